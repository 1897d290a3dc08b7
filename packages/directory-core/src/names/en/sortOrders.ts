import type { Names } from '../names.ts'

export const sortOrders: Names['sortOrders'] = { featured: 'Featured', az: 'A-Z', za: 'Z-A' }
