-- Up Migration

create extension if not exists pg_trgm;

-- The catalogue, as the last import left it (db/catalogue.ts). A test is never deleted: bookings point to it.
create table pathology_tests (
  id              uuid primary key default gen_random_uuid(),
  slug            text not null unique,
  -- As labs print it.
  name            text not null,
  category        text not null,
  sample          text not null,
  preparation     text not null,
  report_time     text not null,
  collect         text not null,
  publish         text not null,
  -- In rupees; null where one must ask.
  price           integer,
  -- Its number, and its plain name, in the short list of home collection.
  home_id         smallint,
  home_name_en    text,
  home_name_hi    text,
  words_en        text[] not null,
  words_hi        text[] not null,
  words_hinglish  text[] not null,
  plain_en        text,
  plain_hi        text,
  -- Its line in the imported file: the order in which the clinic wants its tests shown.
  position        integer not null,
  -- What a search is compared with, made by clinic/search-text.ts: the name, and every word of name and search words.
  name_search     text not null,
  words_search    text not null,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  retired_at      timestamptz,
  -- The law forbids listing what is held back; no query has to remember it.
  is_listed       boolean not null generated always as (
    retired_at is null and publish in ('book-home', 'book-clinic', 'call-first', 'referred')
  ) stored,

  constraint pathology_tests_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  constraint pathology_tests_texts_bounded check (
    char_length(name) between 2 and 120
    and coalesce(char_length(plain_en), 0) <= 400
    and coalesce(char_length(plain_hi), 0) <= 400
  ),
  constraint pathology_tests_collect_known check (collect in ('home', 'clinic', 'hospital')),
  constraint pathology_tests_publish_known check (
    publish in ('book-home', 'book-clinic', 'call-first', 'referred', 'doctor-ordered', 'hold-PCPNDT')
  ),
  constraint pathology_tests_book_home_at_home check (publish <> 'book-home' or collect = 'home'),
  constraint pathology_tests_price_real check (price between 1 and 1000000),
  constraint pathology_tests_plain_in_both check ((plain_en is null) = (plain_hi is null)),
  -- What can be ordered to one's home has a number, a name in both languages and a price, and can be taken there.
  constraint pathology_tests_home_complete check (
    case when home_id is null then home_name_en is null and home_name_hi is null
    else home_id between 1 and 8 and home_name_en is not null and home_name_hi is not null
      and price is not null and publish = 'book-home' and retired_at is null end
  ),
  constraint pathology_tests_home_once unique (home_id)
);

create index pathology_tests_in_order on pathology_tests (home_id, position) where is_listed;
-- Written seldom, read often: without fastupdate nobody searches through a list of what is not indexed yet.
create index pathology_tests_by_name on pathology_tests using gin (name_search gin_trgm_ops)
  with (fastupdate = off) where is_listed;
create index pathology_tests_by_words on pathology_tests using gin (words_search gin_trgm_ops)
  with (fastupdate = off) where is_listed;

-- Every word that finds a test, once: what a mistyped word is compared with. Refreshed by each import.
create materialized view pathology_words as
  select distinct word
  from pathology_tests, regexp_split_to_table(words_search, '[ |]+') as word
  where is_listed and word <> '';

create unique index pathology_words_once on pathology_words (word text_pattern_ops);
create index pathology_words_alike on pathology_words using gin (word gin_trgm_ops);

-- Down Migration

drop materialized view pathology_words;
drop table pathology_tests;
drop extension pg_trgm;
