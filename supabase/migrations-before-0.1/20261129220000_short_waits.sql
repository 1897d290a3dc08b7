-- A trigram index keeps what is new in a list, which each search reads, and sorts all of it in once the list is full: by default at 4 MB, which then keeps
-- everybody for a fifth of a second in the middle of an import. Of 512 kB it takes an eighth of that. Without pg_trgm there is no such index.
alter index if exists private.listing_rows_found_by set (gin_pending_list_limit = 512);
alter index if exists private.search_rows_name set (gin_pending_list_limit = 512);
