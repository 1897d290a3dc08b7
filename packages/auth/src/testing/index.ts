export { ADMIN, STRANGER, type TestAccount } from './account.ts'
export { createFakeGateway, type FakeGateway, type FakeGatewayOptions } from './fakeGateway.ts'
export { supabaseHandlers, type SupabaseHandlersOptions } from './supabaseHandlers.ts'
