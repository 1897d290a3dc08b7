-- The search in Postgres, which the site's server and the browser do from memory: decision 0044.

drop trigger follow_listings_on_insert on public.listings;
drop trigger follow_listings_on_update on public.listings;
drop trigger follow_listings_on_delete on public.listings;

-- Before the table that it reads.
drop function private.unplaced_in(integer);

drop table private.search_rows, private.search_blocks, private.search_hours, private.search_offers, private.search_grams, private.search_gram_changes,
  private.search_tally, private.search_cells, private.search_places, private.search_categories, private.search_countries, private.search_letters,
  private.search_settings;

drop function
  public.follow_search(jsonb), public.listings_with_ids(text[]), public.published_slugs_page(text), public.refresh_search(), public.search_groups(),
  public.search_listings(jsonb), public.search_state(), public.suggest_listings(text, integer), public.switch_search(boolean), public.write_search(jsonb),
  private.around(float8, float8, float8), private.around_the_globe(integer), private.blocks_named(text[]),
  private.box_condition(integer, integer, integer, integer), private.cell_column(integer), private.cell_row(integer),
  private.cells_in(integer[], text, text), private.cells_of(text), private.count_of(integer), private.count_search_rows(),
  private.current_offers(timestamptz), private.end_packages(bigint), private.few_rows(text[], text[], integer[]), private.follow_listings(),
  private.follow_search(jsonb), private.forget_grams(), private.forget_search_counts(), private.forget_search_places(), private.in_blocks(integer[]),
  private.instant_at(timestamp, text), private.keep_package_end(), private.keep_search_counts(), private.keep_search_places(),
  private.middle_of(text), private.name_key(text), private.odd_units(text, text), private.open_hours(timestamptz), private.place_search_block(),
  private.refresh_search(), private.search_groups(), private.search_is_on(), private.search_listings(jsonb), private.search_row_of(public.listings),
  private.search_state(), private.sorted_name(text), private.suggest_listings(text, integer), private.switch_search(boolean), private.town_points(),
  private.units_of(text), private.words_of(text), private.write_search(jsonb), private.write_search_rows(jsonb);

-- What stands in the schema of today, where these were made anew: the view with the columns of the table, three comments of functions that are called by others alone.
create or replace view public.published_listings with (security_invoker = true) as
  select
    id, slug, business_name, category, subcategory, country, province_slug, province_name, city_slug, city_name, address, phone,
    case when tier in ('standard', 'premium') then email end as email,
    case when tier in ('standard', 'premium') then website end as website,
    case when tier in ('standard', 'premium') then description end as description,
    tier as package_tier,
    lat, lng,
    case when tier in ('standard', 'premium') then images end as images,
    case when tier = 'premium' then business_hours end as business_hours,
    case when tier = 'premium' then social_media end as social_media,
    case when tier = 'premium' then special_offers end as special_offers,
    source_name, source_url
  from (
    select *, case when package_tier <> 'classified' and paid_until < (select private.ended_before()) then 'classified' else package_tier end as tier
    from public.listings where status = 'published'
  ) as listing;
comment on function private.export_sent_by(text) is null;
comment on function private.export_letters_of(text) is null;
comment on function private.export_account_of(text) is null;
