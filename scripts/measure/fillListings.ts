/*
 * fillListings.ts DATA_FOLDER COUNT: adds made-up listings to a stopped site's embedded database, as they are once all triggers and the daily work have
 * been at them; importing so many would take many minutes.
 */
import { openPglite } from '../../apps/backend/src/database/openPglite.ts'

const [dataFolder = '', count = ''] = process.argv.slice(2)
const WORDS = `array['lodge', 'guest house', 'safari', 'coffee', 'craft', 'museum', 'beach hotel', 'tours', 'market', 'clinic', 'bakery', 'garage', 'school', 'farm', 'café', 'bank']`
const OWNERS = `array['Nara', 'Zuri', 'Amahle', 'Baobab', 'Kijani', 'Old Pier', 'Serengeti', 'Sunrise', 'Acacia', 'Blue Crane', 'Tembo', 'Karoo', 'Sahel']`
const TOWNS = `array['Nairobi', 'Mombasa', 'Kisumu', 'Nakuru', 'Eldoret', 'Windhoek', 'Accra', 'Kampala', 'Cairo', 'Cape Town']`

const { connection, close } = await openPglite({ dataFolder, mustExist: true })
await connection.driver.exec(`
  alter table public.listings disable trigger user;
  insert into public.listings (id, slug, business_name, category, country, city_name, city_slug, phone, lat, lng, package_tier, status, updated_at)
  select 'made-' || at, 'made-' || at, concat_ws(' ', (${OWNERS})[at % 13 + 1], (${WORDS})[at / 13 % 16 + 1], at),
    (array['shopping', 'accommodation'])[at % 2 + 1], (array['KE', 'NA', 'GH', 'UG', 'EG', 'ZA'])[at % 6 + 1],
    (${TOWNS})[at / 7 % 10 + 1], lower(replace((${TOWNS})[at / 7 % 10 + 1], ' ', '-')), '+254 7' || lpad(at::text, 8, '0'),
    at % 60 - 30, at % 50, case when at % 50 = 0 then 'premium' when at % 20 = 0 then 'standard' else 'classified' end,
    case when at % 80 = 0 then 'draft' else 'published' end, timestamptz '2026-01-01' + at * interval '1 minute'
  from generate_series(1, ${Number(count)}) as at on conflict do nothing;
  alter table public.listings enable trigger user;
  insert into private.listing_rows select * from private.listings_as_rows on conflict (id) do nothing;
  update private.listing_rows set judged = to_judge, to_compare = false;`)
await connection.driver.exec('vacuum analyze')
await close()
