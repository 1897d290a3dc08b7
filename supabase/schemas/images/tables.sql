-- Images: the files that the server stores, who may send and see them, and when they go.

create table public.stored_images (
  id uuid primary key default gen_random_uuid(),
  url text not null unique,
  stored_at timestamptz not null default now(),
  stored_by uuid,
  kept_until timestamptz,
  is_private boolean not null default false,
  bytes integer not null default 0 check (bytes >= 0)
);
comment on table public.stored_images is 'The image files that the server of the site stores. The service role reads and writes.';
comment on column public.stored_images.url is 'The address as listings name it.';
comment on column public.stored_images.stored_by is 'The administrator or owner who sent it; null for applicants, whom application_images has.';
comment on column public.stored_images.kept_until is 'When its files may be removed; null while a listing names it.';
comment on column public.stored_images.is_private is
  'Sent by an owner or an applicant, and no listing that is published has named it yet: its files are shown to who sent it and to administrators.';
comment on column public.stored_images.bytes is 'How much its files take; 0 where it was not counted.';
alter table public.stored_images enable row level security, force row level security;
create index stored_images_kept_until on public.stored_images (kept_until) where kept_until is not null;
create index stored_images_sender on public.stored_images (stored_by, stored_at);

create table private.application_images (
  application text not null,
  url text not null references public.stored_images (url) on delete cascade,
  sent_at timestamptz not null default clock_timestamp(),
  primary key (application, url)
);
comment on table private.application_images is 'Which photographs were sent for which application. Written and read by functions alone.';
comment on column private.application_images.application is 'SHA-256 of its token, as change_requests.link_token.';
alter table private.application_images enable row level security;
create index application_images_url on private.application_images (url);
