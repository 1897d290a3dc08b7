create trigger count_enquiry after insert on public.enquiries
  for each row when (new.listing_id is not null) execute function private.count_enquiry();
