-- What the table of rows has of each listing, with what needs somebody. The texts are folded once: that is most of the work.
create view private.listings_as_rows as
  select listing.id, name, coalesce(city, U&'\FFFF') as city,
    (private.standing_ranks(array[private.standing(listing)]))[1] as tier,
    case listing.status when 'published' then 0 when 'draft' then 1 else 2 end as status,
    listing.updated_at, listing.country, listing.category, listing.province_slug, listing.city_slug,
    concat_ws(' | ', name, city, regexp_replace(listing.phone, '\D', '', 'g')) as found_by,
    listing.lat is null as lacks_place, listing.paid_until,
    case when listing.phone <> '' or listing.business_hours is not null and listing.business_hours <> '[]'
      then md5(concat_ws('|', listing.country, listing.phone, listing.business_hours::text)) end as to_judge
  from public.listings as listing
    cross join lateral (select private.fold_text(listing.business_name) as name, private.fold_text(listing.city_name) as city offset 0) as folded;
