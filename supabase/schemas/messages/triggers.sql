create trigger begin_submission before insert on public.contact_messages
  for each statement execute function private.begin_submission();
create trigger begin_submission before insert on public.enquiries
  for each statement execute function private.begin_submission();
create trigger before_insert before insert on public.contact_messages
  for each row execute function private.before_contact_message_insert();
create trigger before_insert before insert on public.enquiries
  for each row execute function private.before_enquiry_insert();
create trigger before_update before update on public.contact_messages
  for each row execute function private.before_contact_message_update();
create trigger before_update before update on public.enquiries
  for each row execute function private.before_enquiry_update();
create trigger set_handled_at before insert or update on public.contact_messages
  for each row execute function private.set_handled_at();
create trigger set_handled_at before insert or update on public.enquiries
  for each row execute function private.set_handled_at();
create trigger keep_message before insert or update on public.contact_messages
  for each row execute function private.keep_message();
create trigger keep_message before insert or update on public.enquiries
  for each row execute function private.keep_message();
create trigger before_insert before insert on public.inbox_notes
  for each row execute function private.before_note_insert();
create trigger begin_submission before insert on public.change_requests
  for each statement execute function private.begin_submission();
