-- Texts: how a text, address, slug or phone is cleaned, folded and compared, as directory-core does.

-- What directory-core's foldCodePoint makes of a character beyond ASCII, where that is another text. Korean syllables are not in it.
create table private.search_folds (
  letter text collate "C" primary key,
  folded text not null
);
alter table private.search_folds enable row level security;
