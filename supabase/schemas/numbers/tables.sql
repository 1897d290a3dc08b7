-- Weekly numbers: how often a page was seen and a contact used.

create table private.listing_weeks (
  listing_id text not null,
  week date not null check (extract(isodow from week) = 1),
  views integer not null default 0 check (views >= 0),
  contacts integer not null default 0 check (contacts >= 0),
  primary key (listing_id, week)
);
comment on table private.listing_weeks is 'How often a listing was seen and contacted in a week. Written and read by functions alone.';
comment on column private.listing_weeks.listing_id is 'No reference: a listing that is removed may come back.';
comment on column private.listing_weeks.week is 'The Monday (UTC) of the ISO week.';
comment on column private.listing_weeks.contacts is 'Presses on its phone, WhatsApp and e-mail, and enquiries.';
alter table private.listing_weeks enable row level security;
create index listing_weeks_week on private.listing_weeks (week);

create table private.counting (
  is_one boolean primary key default true check (is_one),
  began_on date not null
);
comment on table private.counting is 'On which day counting began: the one on which this migration ran.';
alter table private.counting enable row level security;
