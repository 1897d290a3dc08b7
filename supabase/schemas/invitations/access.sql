create policy "administrators read links" on private.invitations
  for select to authenticated using ((select private.is_admin()));
insert into private.table_privileges (table_name, role_name, privileges) values
  ('admin_invitations', 'authenticated', 'select');
-- Without the hash of what is in a link.
grant select (id, email, purpose, made_by, created_at, expires_at, used_at, withdrawn_at, listing_id) on private.invitations to authenticated;
grant execute on function
  private.invitation_state(private.invitations), private.write_invitation(text), public.claim_invitation(text), public.finish_invitation(text, uuid),
  public.invitation_at(text), public.write_invitation(text)
  to service_role;
grant execute on function
  private.make_invitation(text, text, text, uuid), private.withdraw_invitation(uuid)
  to authenticated;
grant execute on function
  public.make_invitation(text, text, text, uuid), public.withdraw_invitation(uuid)
  to authenticated, service_role;
grant select, update on private.invitations to service_role;
