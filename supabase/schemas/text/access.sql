grant execute on function
  private.clean_date(text, text), private.clean_items(text, jsonb, jsonb), private.clean_slugs(text, jsonb, integer), private.clean_required(text, text, integer),
  private.clean_slug(text, text, integer), private.clean_text(text, text, integer), private.clean_url(text, text, integer), private.clean_website(text, text),
  private.is_safe_url(text), private.phone_digits(text), private.phone_key(text), private.refuse(text), private.slugify(text), private.trimmed(text),
  private.utf16_length(text), private.website_key(text)
  to authenticated, service_role;
grant execute on function
  private.metres(float8, float8, float8, float8)
  to service_role;
