-- An invoice that was sent stays as it was sent: its entry keeps who sold and which tax was within the price. record_payment() takes it with the payment, and
-- a reversal has that of its payment.

alter table public.payments add column seller jsonb;
comment on column public.payments.seller is 'Who sold, as the invoice says it: {"lines", "vatNumber", "vatPercent"}. Null for entries of before, whose invoices follow the settings.';

create function private.clean_seller() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if jsonb_typeof(new.seller) <> 'object' or jsonb_typeof(new.seller -> 'lines') is distinct from 'array' or octet_length(new.seller::text) > 4000 then
    perform private.refuse('seller has lines, a VAT number and a rate, in 4 kB');
  end if;
  new.seller := jsonb_strip_nulls(jsonb_build_object(
    'lines', (select coalesce(jsonb_agg(private.clean_text('seller', line, 200) order by place), '[]')
      from jsonb_array_elements_text(new.seller -> 'lines') with ordinality as written (line, place)),
    'vatNumber', private.clean_text('seller.vatNumber', new.seller ->> 'vatNumber', 60),
    'vatPercent', private.clean_vat_percent(new.seller -> 'vatPercent')));
  return new;
end
$$;

create function private.clean_vat_percent(given jsonb) returns numeric
language plpgsql immutable set search_path = ''
as $$
begin
  if given is null or given = 'null' then
    return null;
  end if;
  if jsonb_typeof(given) <> 'number' or given::numeric not between 0 and 100 then
    perform private.refuse('seller.vatPercent is from 0 to 100');
  end if;
  return given::numeric;
end
$$;

create trigger clean_seller before insert on public.payments
  for each row when (new.seller is not null) execute function private.clean_seller();

revoke all on function private.clean_seller(), private.clean_vat_percent(jsonb) from public, anon, authenticated;
