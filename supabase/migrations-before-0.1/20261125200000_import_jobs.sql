-- Imports by the page of the administration: a file is kept with what was decided about it, looked through row by row without a write,
-- and then applied batch by batch. What is kept here goes on after a crash. Only the site's server reads and writes it.

create table public.import_jobs (
  id bigint generated always as identity primary key,
  file text not null,
  -- The names of the columns, and a hash of the set of them: what was decided is remembered by it.
  columns jsonb not null,
  columns_key text not null,
  -- Of each column a first value and its different values, if these are few.
  samples jsonb not null,
  chosen jsonb not null,
  remembered boolean not null default true,
  total integer not null,
  state text not null default 'columns' check (state in ('columns', 'checking', 'checked', 'applying', 'done', 'stopped', 'failed')),
  -- How many rows have been looked through, or applied.
  position integer not null default 0,
  counts jsonb not null default '{}',
  -- Where it stood when the server went down.
  resumed_at integer,
  stops boolean not null default false,
  failure text,
  operation bigint references public.audit_operations (id),
  actor uuid not null,
  began_at timestamptz not null default now(),
  applied_at timestamptz,
  closed_at timestamptz
);
comment on table public.import_jobs is 'Files that administrators import. One at a time is open.';
create unique index import_jobs_open on public.import_jobs ((true)) where closed_at is null;
create index import_jobs_operation on public.import_jobs (operation);
create index import_jobs_columns on public.import_jobs (columns_key, id);

create table public.import_pieces (
  job bigint not null references public.import_jobs (id) on delete cascade,
  place integer not null,
  -- [{"line", "cells", "fault"?}]
  records jsonb not null,
  primary key (job, place)
);
comment on table public.import_pieces is 'What is in a file, some hundred records in a row.';

create table public.import_rows (
  job bigint not null references public.import_jobs (id) on delete cascade,
  number integer not null,
  line integer not null,
  kind text not null check (kind in ('new', 'changed', 'unchanged', 'rejected', 'duplicate')),
  -- same: of the listing that it may be a duplicate of. different: new. out: left out.
  decision text check (decision in ('same', 'different', 'out')),
  name text not null,
  city text,
  reason text,
  -- The listing that it is of, or may be of.
  listing text,
  twin jsonb,
  -- {column: [before, after]}
  changes jsonb,
  -- What is written, and what is written if it is the same.
  item jsonb,
  merge jsonb,
  cells jsonb not null,
  primary key (job, number)
);
comment on table public.import_rows is 'What an import will do with each row.';
create index import_rows_kind on public.import_rows (job, kind, number);

alter table public.import_jobs enable row level security;
alter table public.import_jobs force row level security;
alter table public.import_pieces enable row level security;
alter table public.import_pieces force row level security;
alter table public.import_rows enable row level security;
alter table public.import_rows force row level security;
select private.restrict_grants();

---------------------------------------------------------------------------------------------------------------------
-- Which listing a row is of
---------------------------------------------------------------------------------------------------------------------

-- The listing that a row names, by the listing's id or by the source's; none where it is new. Refuses a row that is another source's.
create function private.imported_listing(item jsonb) returns public.listings
language plpgsql stable set search_path = ''
as $$
declare
  current public.listings;
begin
  if item ? 'listing' then
    select * into current from public.listings where id = item ->> 'listing';
    if current.id is null then
      perform private.refuse('the listing that it names is not there any more');
    end if;
    return current;
  end if;
  if coalesce(item -> 'fields' ->> 'source_id', '') = '' then
    perform private.refuse('source_id is required');
  end if;
  select * into current from public.listings where source_id = private.trimmed(item -> 'fields' ->> 'source_id');
  -- Two files may number their rows alike: neither may change the listings of the other.
  if current.source_name <> item -> 'fields' ->> 'source_name'
    or (current.country <> item -> 'fields' ->> 'country' and current.business_name <> item -> 'fields' ->> 'business_name')
  then
    perform private.refuse(format('the id %s is already that of another listing, %s', current.source_id, current.slug));
  end if;
  return current;
end
$$;

-- A listing with columns of a row; what an import never sets by itself stays.
create function private.with_imported(listing public.listings, fields jsonb) returns public.listings
language sql stable set search_path = ''
as $$ select private.clean_listing(jsonb_populate_record(listing, fields - array['id', 'slug', 'created_at', 'updated_at', 'version'])) $$;

-- A new listing as a row has it, without an id and a slug of its own.
create function private.new_imported(item jsonb) returns public.listings
language sql stable set search_path = ''
as $$
  select jsonb_populate_record(null::public.listings, '{"address": "", "phone": "", "status": "draft"}'::jsonb
    || coalesce(item -> 'initial', '{}') || (item -> 'fields') - array['id', 'slug', 'created_at', 'updated_at'])
$$;

-- As before; a row may name its listing by that listing's id.
create or replace function public.import_listings(rows jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  outcomes jsonb := '[]';
  outcome jsonb;
  item jsonb;
  current public.listings;
  next public.listings;
begin
  if current_user not in ('service_role', 'postgres', 'supabase_admin') then
    raise exception using message = 'Only the service role imports listings', errcode = '42501';
  end if;
  if rows is null or jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) > 1000 then
    perform private.refuse('rows is a list of at most 1000 rows');
  end if;
  -- Two imports at once would race for slugs and source ids; the second waits for the first one's batch.
  perform pg_advisory_xact_lock(hashtext('public.import_listings'));
  -- Who edits one of them now comes before or after.
  perform from public.listings
    where source_id in (select private.trimmed(value -> 'fields' ->> 'source_id') from jsonb_array_elements(rows))
      or id in (select value ->> 'listing' from jsonb_array_elements(rows))
    order by id for update;

  for item in select value from jsonb_array_elements(rows) loop
    -- A block of its own, so that a row that is refused takes no other row with it.
    begin
      current := private.imported_listing(item);
      if current.id is not null then
        next := private.with_imported(current, item -> 'fields');
        if next is distinct from current then
          perform private.update_listing(next);
          outcome := jsonb_build_object('outcome', 'updated', 'slug', current.slug);
        else
          outcome := jsonb_build_object('outcome', 'unchanged', 'slug', current.slug);
        end if;
      else
        outcome := jsonb_build_object('outcome', 'inserted', 'slug', private.insert_imported(
          private.new_imported(item), array(select jsonb_array_elements_text(item -> 'slugs'))));
      end if;
    exception
      -- Values that do not fit: classes 22 (data) and 23 (constraints). Anything else is not the row's fault and ends the batch.
      when data_exception or integrity_constraint_violation then
        outcome := jsonb_build_object('outcome', 'rejected', 'reason', sqlerrm);
    end;
    outcomes := outcomes || jsonb_build_array(outcome);
  end loop;
  return outcomes;
end
$$;

---------------------------------------------------------------------------------------------------------------------
-- Possible duplicates
---------------------------------------------------------------------------------------------------------------------

-- The last nine digits of the first number: the same however it is written; null where there are too few.
create function private.phone_key(phone text) returns text
language sql immutable set search_path = ''
return substring(right(regexp_replace(split_part(phone, ' / ', 1), '\D', '', 'g'), 9) from '^[0-9]{7,}$');
create index listings_phone_key on public.listings (private.phone_key(phone)) where private.phone_key(phone) is not null;
create index listings_position on public.listings (lat, lng) where lat is not null;

-- Whether two folded names may be those of one business: equal, one within the other, or most of their words shared.
create function private.names_alike(a text, b text) returns boolean
language sql immutable set search_path = ''
as $$
  select a = b
    or (least(length(a), length(b)) >= 5 and (strpos(a, b) > 0 or strpos(b, a) > 0))
    or (select count(*) from (select unnest(string_to_array(a, ' ')) intersect select unnest(string_to_array(b, ' '))) as shared) * 3
      >= 2 * greatest(cardinality(string_to_array(a, ' ')), cardinality(string_to_array(b, ' ')))
$$;

-- How far two points are from each other, in metres.
create function private.metres(a_lat double precision, a_lng double precision, b_lat double precision, b_lng double precision) returns double precision
language sql immutable set search_path = ''
return 111195 * sqrt((a_lat - b_lat) ^ 2 + ((a_lng - b_lng) * cos(radians(a_lat))) ^ 2);

-- The listing that a new one may be a duplicate of, with the reason: the same phone number, a name like it within 200 m, or the same name in
-- the same town. Null where there is none.
create function private.import_twin(listing public.listings) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  key constant text := private.phone_key(listing.phone);
  folded constant text := private.fold_text(listing.business_name);
  twin public.listings;
  alike text;
begin
  if key is not null then
    select * into twin from public.listings as other
      where private.phone_key(other.phone) = key and private.phone_key(other.phone) is not null and other.country = listing.country
      order by other.status = 'archived', other.id limit 1;
    alike := 'phone';
  end if;
  if twin.id is null and listing.lat is not null then
    select * into twin from public.listings as other
      where other.lat between listing.lat - 0.0018 and listing.lat + 0.0018
        and other.lng between listing.lng - 0.0036 and listing.lng + 0.0036
        and private.metres(listing.lat, listing.lng, other.lat, other.lng) <= 200
        and private.names_alike(folded, private.fold_text(other.business_name))
      order by private.metres(listing.lat, listing.lng, other.lat, other.lng), other.id limit 1;
    alike := 'name';
  end if;
  if twin.id is null and listing.city_slug is not null then
    select other.* into twin from private.listing_rows as known join public.listings as other using (id)
      where known.name = folded and known.city_slug = listing.city_slug and known.country = listing.country
        and (other.lat is null or listing.lat is null)
      order by other.id limit 1;
    alike := 'town';
  end if;
  if twin.id is null then
    return null;
  end if;
  return jsonb_build_object('id', twin.id, 'name', twin.business_name, 'slug', twin.slug, 'by', alike, 'status', twin.status,
    'metres', round(private.metres(listing.lat, listing.lng, twin.lat, twin.lng)));
end
$$;

---------------------------------------------------------------------------------------------------------------------
-- The dry run
---------------------------------------------------------------------------------------------------------------------

-- {column: [before, after]} of what differs.
create function private.import_changes(before public.listings, after public.listings) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_object_agg(key, jsonb_build_array(old.value, new.value))
  from jsonb_each(to_jsonb(before)) as old join jsonb_each(to_jsonb(after)) as new using (key)
  where old.value is distinct from new.value
$$;

-- What a row writes into the listing that it is the same as: what the file says, and nothing of what it is silent about.
create function private.import_merge(item jsonb, twin text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('listing', twin, 'fields', coalesce(jsonb_object_agg(key, value), '{}'))
  from jsonb_each(jsonb_strip_nulls(item -> 'fields'))
  where value <> '""' and key not in ('source_id', 'source_name', 'source_url', 'status')
$$;

-- What a row of the file would do, as a row of import_rows. `record` is {"line", "cells", "name", "city", "item" | "reason"}.
create function private.import_outlook(job bigint, number integer, record jsonb) returns public.import_rows
language plpgsql stable set search_path = ''
as $$
declare
  outlook public.import_rows := jsonb_populate_record(null::public.import_rows, record - 'item');
  item constant jsonb := nullif(record -> 'item', 'null');
  current public.listings;
  next public.listings;
begin
  outlook.job := job;
  outlook.number := number;
  outlook.kind := 'rejected';
  if item is null then
    return outlook;
  end if;
  current := private.imported_listing(item);
  if current.id is not null then
    next := private.with_imported(current, item -> 'fields');
    outlook.listing := current.id;
    outlook.changes := private.import_changes(current, next);
    outlook.kind := case when outlook.changes is null then 'unchanged' else 'changed' end;
    -- Only what differs now is written: what an administrator changes until then stays.
    outlook.item := jsonb_build_object('listing', current.id, 'fields',
      (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(item -> 'fields') where outlook.changes ? key));
    return outlook;
  end if;
  next := private.new_imported(item);
  next.id := 'new';
  next.slug := 'new';
  next := private.clean_listing(next);
  outlook.item := item;
  outlook.twin := private.import_twin(next);
  outlook.kind := case when outlook.twin is null then 'new' else 'duplicate' end;
  if outlook.twin is not null then
    outlook.listing := outlook.twin ->> 'id';
    outlook.merge := private.import_merge(item, outlook.listing);
    select * into current from public.listings where id = outlook.listing;
    outlook.changes := private.import_changes(current, private.with_imported(current, outlook.merge -> 'fields'));
  end if;
  return outlook;
exception
  when data_exception or integrity_constraint_violation then
    outlook.kind := 'rejected';
    outlook.reason := sqlerrm;
    outlook.item := null;
    outlook.merge := null;
    return outlook;
end
$$;

-- Who may go on with an import: whoever began it, as long as they are an administrator.
create function private.open_import(job bigint) returns public.import_jobs
language plpgsql set search_path = ''
as $$
declare
  opened public.import_jobs;
begin
  select * into opened from public.import_jobs where id = job and closed_at is null for update;
  if opened.id is null then
    perform private.refuse('There is no such import open');
  end if;
  if not exists (select from public.admin_users where id = opened.actor) then
    raise exception using message = 'Who began it is no administrator now', errcode = '42501';
  end if;
  return opened;
end
$$;

-- How many rows there are of each kind, with what was decided; goes is how many would be written.
create function private.import_counts(job bigint) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'new', count(*) filter (where kind = 'new'),
    'changed', count(*) filter (where kind = 'changed'),
    'unchanged', count(*) filter (where kind = 'unchanged'),
    'rejected', count(*) filter (where kind = 'rejected'),
    'duplicate', count(*) filter (where kind = 'duplicate'),
    'undecided', count(*) filter (where kind = 'duplicate' and decision is null),
    'goes', count(*) filter (where (kind in ('new', 'changed') and decision is null) or decision in ('same', 'different')))
  from public.import_rows as planned where planned.job = import_counts.job
$$;

-- Looks at the next rows of a file and writes no listing.
create function public.check_import_rows(job bigint, rows jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  opened public.import_jobs := private.open_import(job);
begin
  if opened.state <> 'checking' then
    perform private.refuse('It is not being looked through');
  end if;
  insert into public.import_rows
    select outlook.* from jsonb_array_elements(rows) with ordinality as element (value, place)
      cross join lateral private.import_outlook(opened.id, opened.position + place::integer, value) as outlook;
  update public.import_jobs set position = position + jsonb_array_length(rows) where id = opened.id returning * into opened;
  if opened.position >= opened.total then
    update public.import_jobs set state = 'checked', counts = private.import_counts(opened.id) where id = opened.id;
  end if;
  return jsonb_build_object('position', opened.position);
end
$$;

-- Decides what becomes of a row, or takes that back with null. Answers the counts.
create function public.decide_import_row(job bigint, number integer, decision text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  opened public.import_jobs := private.open_import(job);
  decided jsonb;
begin
  if opened.state <> 'checked' then
    perform private.refuse('It is not looked through yet, or applied already');
  end if;
  update public.import_rows as planned set decision = decide_import_row.decision
    where planned.job = opened.id and planned.number = decide_import_row.number
      and (decide_import_row.decision is null or decide_import_row.decision = 'out' and kind in ('new', 'changed')
        or decide_import_row.decision in ('same', 'different') and kind = 'duplicate');
  if not found then
    perform private.refuse('There is nothing to decide about this row');
  end if;
  decided := private.import_counts(opened.id);
  update public.import_jobs set counts = decided where id = opened.id;
  return decided;
end
$$;

---------------------------------------------------------------------------------------------------------------------
-- Applying
---------------------------------------------------------------------------------------------------------------------

-- Begins to write what was looked through, as one operation of History; goes on where it was stopped.
create function public.begin_import_job(job bigint) returns text
language plpgsql set search_path = ''
as $$
declare
  opened public.import_jobs := private.open_import(job);
begin
  if opened.state not in ('checked', 'stopped', 'failed') or (opened.state = 'failed' and opened.operation is null) then
    perform private.refuse('It is not looked through yet, or applied already');
  end if;
  update public.import_jobs set
    state = 'applying', stops = false, failure = null, resumed_at = null,
    applied_at = coalesce(applied_at, now()),
    position = case when operation is null then 0 else position end,
    counts = case when operation is null
      then jsonb_build_object('checked', counts, 'new', 0, 'changed', 0, 'unchanged', 0, 'rejected', 0, 'out', 0) else counts end,
    operation = coalesce(operation, public.begin_import(jsonb_build_object('file', file, 'job', id), actor))
  where id = opened.id returning * into opened;
  return opened.state;
end
$$;

-- Writes the next rows: listings, counts and how far it has come in one transaction, so that each row counts once whatever happens.
create function public.apply_import_rows(job bigint, size integer default 40) returns text
language plpgsql set search_path = ''
as $$
declare
  opened public.import_jobs := private.open_import(job);
  numbers integer[];
  items jsonb;
  outcomes jsonb;
  added jsonb;
begin
  if opened.state <> 'applying' then
    return opened.state;
  end if;
  select array_agg(number order by number), jsonb_agg(case when decision = 'same' then merge else item end order by number)
    into numbers, items
    from public.import_rows as planned
    where planned.job = opened.id and number > opened.position and number <= opened.position + size
      and ((kind in ('new', 'changed') and decision is null) or decision in ('same', 'different'));
  outcomes := case when numbers is null then '[]' else public.import_batch(opened.operation, items) end;
  -- What was not written after all, since the directory has changed meanwhile.
  update public.import_rows as planned set kind = 'rejected', decision = null, reason = said.value ->> 'reason'
    from jsonb_array_elements(outcomes) with ordinality as said (value, place)
    where planned.job = opened.id and planned.number = numbers[said.place] and said.value ->> 'outcome' = 'rejected';
  select jsonb_build_object(
    'new', (opened.counts ->> 'new')::integer + count(*) filter (where outcome = 'inserted'),
    'changed', (opened.counts ->> 'changed')::integer + count(*) filter (where outcome = 'updated'),
    'unchanged', (opened.counts ->> 'unchanged')::integer + count(*) filter (where outcome = 'unchanged' or (outcome is null and kind = 'unchanged')),
    'rejected', (opened.counts ->> 'rejected')::integer + count(*) filter (where outcome = 'rejected' or (outcome is null and kind = 'rejected')),
    'out', (opened.counts ->> 'out')::integer + count(*) filter (where outcome is null and kind not in ('unchanged', 'rejected')))
    into added
    from public.import_rows as planned
      left join (select numbers[place] as number, value ->> 'outcome' as outcome from jsonb_array_elements(outcomes) with ordinality as said (value, place))
        as said using (number)
    where planned.job = opened.id and planned.number > opened.position and planned.number <= opened.position + size;
  update public.import_jobs set
    position = least(total, position + size),
    counts = counts || added,
    state = case when position + size >= total then 'done' when stops then 'stopped' else 'applying' end
  where id = opened.id returning * into opened;
  if opened.state = 'done' then
    perform public.end_import(opened.operation);
  end if;
  return opened.state;
end
$$;

revoke all on function
  private.imported_listing(jsonb), private.with_imported(public.listings, jsonb), private.new_imported(jsonb), private.phone_key(text),
  private.names_alike(text, text), private.metres(double precision, double precision, double precision, double precision),
  private.import_twin(public.listings), private.import_changes(public.listings, public.listings), private.import_merge(jsonb, text),
  private.import_outlook(bigint, integer, jsonb), private.open_import(bigint), private.import_counts(bigint)
from public;
grant execute on function
  private.imported_listing(jsonb), private.with_imported(public.listings, jsonb), private.new_imported(jsonb),
  private.names_alike(text, text), private.metres(double precision, double precision, double precision, double precision),
  private.import_twin(public.listings), private.import_changes(public.listings, public.listings), private.import_merge(jsonb, text),
  private.import_outlook(bigint, integer, jsonb), private.open_import(bigint), private.import_counts(bigint)
to service_role;
-- An index asks it of whoever writes a listing.
grant execute on function private.phone_key(text) to authenticated, service_role;
revoke all on function
  public.check_import_rows(bigint, jsonb), public.decide_import_row(bigint, integer, text), public.begin_import_job(bigint),
  public.apply_import_rows(bigint, integer)
from public, anon, authenticated;
grant execute on function
  public.check_import_rows(bigint, jsonb), public.decide_import_row(bigint, integer, text), public.begin_import_job(bigint),
  public.apply_import_rows(bigint, integer)
to service_role;
