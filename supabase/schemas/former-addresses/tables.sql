-- Former addresses: where the page of a listing that was renamed, merged or closed leads for ever.

create table private.former_addresses (
  slug text primary key,
  listing_id text not null
);
comment on table private.former_addresses is
  'Slugs under which a listing was published and is no longer, or was for a while: one that is published now comes first. Written by triggers alone, and never removed.';
comment on column private.former_addresses.listing_id is 'No reference: of a listing that is removed it is known that there was one.';
alter table private.former_addresses enable row level security;
create index former_addresses_listing on private.former_addresses (listing_id);
create index former_addresses_in_order on private.former_addresses (slug collate "C");

create table private.merged_listings (
  listing_id text primary key,
  into_id text not null,
  constraint merged_listings_check check (into_id <> listing_id)
);
comment on table private.merged_listings is 'Which listing was archived because another one is of the same business. It counts while the first is not published.';
alter table private.merged_listings enable row level security;
create index merged_listings_into on private.merged_listings (into_id);
