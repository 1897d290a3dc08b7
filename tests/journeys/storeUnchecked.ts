/*
 * storeUnchecked.ts DATA_FOLDER SQL: runs SQL in a stopped site's database without the trigger that checks listings, for what it would
 * refuse: it may have been stored before there was one.
 */
import { openPglite } from '../../apps/backend/src/database/openPglite.ts'

const [dataFolder = '', sql = ''] = process.argv.slice(2)
const { connection, close } = await openPglite({ dataFolder, mustExist: true })
await connection.driver.exec(`
  alter table public.listings disable trigger before_listing_write;
  ${sql};
  alter table public.listings enable trigger before_listing_write`)
await close()
