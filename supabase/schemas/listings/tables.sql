-- Listings: the businesses, what of them shows by the package and the day, and what has changed.

create table public.listings (
  id text primary key default gen_random_uuid()::text,
  slug text not null unique,
  business_name text not null,
  category text not null,
  subcategory text,
  country text not null,
  province_name text,
  city_name text,
  address text not null default '',
  phone text not null default '',
  email text,
  website text,
  description text,
  package_tier text,
  lat float8,
  lng float8,
  images jsonb,
  business_hours jsonb,
  social_media jsonb,
  special_offers jsonb,
  status text not null default 'draft',
  source_id text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  province_slug text,
  city_slug text,
  source_name text,
  source_url text,
  version integer not null default 1,
  paid_until date check ((paid_until >= '1970-01-01') and (paid_until <= '9999-12-31')),
  existence_check jsonb,
  phone_check jsonb,
  hours_check jsonb,
  place_check jsonb,
  kind text,
  price_level text,
  attributes jsonb,
  stars text,
  book_url text,
  menu_url text,
  order_url text,
  brand text,
  operator text,
  constraint existence_check check (private.is_check(existence_check)),
  constraint phone_check check (private.is_check(phone_check)),
  constraint hours_check check (private.is_check(hours_check)),
  constraint place_check check (private.is_check(place_check))
);
comment on table public.listings is 'Businesses of the directory. Visitors read the published ones; administrators write.';
comment on column public.listings.package_tier is
  'The tier that was bought: classified, standard or premium; null counts as classified, and is not yet claimed where an import brought it. What visitors are shown of it says published_listings.';
comment on column public.listings.status is 'draft, published or archived; only published listings are public.';
comment on column public.listings.source_id is 'The identity of an imported row in its source; null for a listing made by hand.';
comment on column public.listings.province_name is 'As the business gave it; null when it is not given, and so in city_name.';
comment on column public.listings.province_slug is 'The province in the addresses of the site. Null, it is made of the name; so is city_slug.';
comment on column public.listings.category is 'The slug of a category.';
comment on column public.listings.kind is 'The slug of what the place is, such as pharmacy: KINDS of directory-core.';
comment on column public.listings.price_level is 'How dear it is beside others of its kind in its country, from 1 to 4.';
comment on column public.listings.book_url is 'Where it is booked; menu_url and order_url are alike. Visitors are shown them by the package.';
comment on column public.listings.stars is 'The stars of a hotel, as it says itself, from 1 to 5.';
comment on column public.listings.brand is 'Whose name it trades under, and in operator who runs it: it is found by both.';
comment on column public.listings.attributes is 'The slugs of what the place has: ATTRIBUTES of directory-core.';
comment on column public.listings.country is 'The code of ISO 3166-1 in two letters; ZZ where an older version stored a name that is no country of Africa.';
comment on column public.listings.address is 'Empty text means "not given", here and in phone.';
comment on column public.listings.source_name is 'Whom to credit for an imported listing, with the licence; null for one made by hand.';
comment on column public.listings.source_url is 'Where the source and its licence are described; given with source_name, or neither is.';
comment on column public.listings.version is
  'Counts the real changes; written by the database. Save with the filter version=eq.7: no row answered means that somebody saved since.';
comment on column public.listings.paid_until is 'The last day of the package that is paid for; null where it has no end. Administrators alone read it.';
comment on column public.listings.existence_check is 'When it was last checked that the business is there, and how: {"on", "how": owner, administrator, call or source}. The three others are alike.';
alter table public.listings enable row level security, force row level security;
-- Visitors ask for what is published, page by page and since when; administrators work by status.
create index listings_published_id on public.listings (id) where status = 'published';
create index listings_published_updated_at on public.listings (updated_at) where status = 'published';
create index listings_status on public.listings (status);
-- Which listings name an image.
create index listings_images on public.listings using gin (images jsonb_path_ops) where images is not null;
create index listings_package_end on public.listings (paid_until)
  where status = 'published' and package_tier <> 'classified' and paid_until is not null;
create index listings_phone_key on public.listings (private.phone_key(phone)) where private.phone_key(phone) is not null;
create index listings_position on public.listings (lat, lng) where lat is not null;
create index listings_phone_digits on public.listings (country, right(private.phone_digits(phone), 7)) where private.phone_digits(phone) is not null;
create index listings_website on public.listings (private.website_key(website)) where website is not null;

-- One row. The epoch tells databases apart, so that a restored or replaced one is never taken for the one before.
create table private.listings_version (
  only_row boolean primary key default true check (only_row),
  epoch uuid not null default gen_random_uuid(),
  version bigint not null default 0,
  -- From which version on everything is known, removals too. A reader who comes with an older one begins anew.
  known_since bigint not null default 0
);
alter table private.listings_version enable row level security;

-- The last change of every listing that is or was published, under the version that the change made. A listing that was
-- never published has no entry.
create table private.listing_changes (
  listing_id text primary key,
  -- The slug under which it was last published.
  slug text not null,
  version bigint not null
);
alter table private.listing_changes enable row level security;
create index listing_changes_in_order on private.listing_changes (version, listing_id collate "C");
