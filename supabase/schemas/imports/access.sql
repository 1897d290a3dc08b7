grant execute on function
  private.batch_took(), private.begin_import(jsonb, uuid), private.check_import_batch(bigint, integer, jsonb), private.end_import(bigint),
  private.import_changes(public.listings, public.listings), private.import_counts(bigint), private.import_merge(jsonb, text),
  private.import_outlook(bigint, integer, jsonb), private.import_refusal(public.listings, jsonb), private.import_rows_of(jsonb),
  private.import_twin(public.listings), private.imported_fields(public.listings, jsonb), private.imported_listing(jsonb),
  private.imported_listings(jsonb), private.is_archived_by_undo(text), private.is_other_business(public.listings, jsonb), private.names_alike(text, text), private.new_imported(jsonb),
  private.open_import(bigint), private.part_of(jsonb, integer, integer), private.renamed_source_id(jsonb), private.twin_json(public.listings, text, numeric), private.update_listings(public.listings[]),
  private.with_imported(public.listings, jsonb), private.write_imported(jsonb), public.apply_import_rows(bigint, integer),
  public.begin_import(jsonb, uuid), public.begin_import_job(bigint), public.check_import_rows(bigint, integer, integer, jsonb),
  public.decide_import_row(bigint, integer, text), public.end_import(bigint), public.import_batch(bigint, jsonb), public.import_listings(jsonb),
  public.leave_out_doubted(bigint, text, boolean), public.mend_import_row(bigint, integer, jsonb)
  to service_role;
