-- What the owner and the doctors do at the desk that is about no patient: the price list, the texts that a doctor signs,
-- and the health of the jobs.

-- 1 Who did what ------------------------------------------------------------------------------------------------------

-- Audit events are about a booking; these are about none. Nobody changes them.
create table clinic_events (
  id          uuid primary key,
  at          timestamptz not null default now(),
  staff_id    text not null,
  staff_name  text not null,
  action      text not null,
  -- Counts and ids of texts or files; never a patient.
  detail      jsonb not null default '{}',

  constraint clinic_events_action_known check (
    action in ('prices-imported', 'text-signed', 'numbers-exported', 'messages-retried')
  )
);
create index clinic_events_recent on clinic_events (at desc);
grant select, insert on clinic_events to clinic_desk;

-- 2 Price list --------------------------------------------------------------------------------------------------------

-- A list as it was uploaded: previewed, then applied once. Prices and names of tests; nothing about a patient.
create table price_lists (
  id          uuid primary key,
  at          timestamptz not null default now(),
  staff_id    text not null,
  file_name   text not null check (char_length(file_name) between 1 and 120),
  bytes       bytea not null check (octet_length(bytes) <= 1048576),
  applied_at  timestamptz,
  -- What applying it has changed, for a request that comes twice.
  counts      jsonb,
  -- The list as it stood before, to bring it back: written when this one is applied.
  before      bytea,
  -- The list whose import this one takes back.
  restores    uuid
);
grant select, insert, delete on price_lists to clinic_desk;
grant update (applied_at, counts, before) on price_lists to clinic_desk;

-- The place that a test had in the home list when it was taken off. It has it again when it comes back, unless another
-- test has it by then.
create table home_places (
  slug          text primary key references lab_tests (slug) on update cascade on delete cascade,
  home_id       smallint not null,
  home_name_en  text not null,
  home_name_hi  text not null
);

-- All that a price list can do: change a price or a report time, bring a test back, retire one. Which tests may be shown
-- at all, and every word about them, stay with whoever owns the tables.
create function change_prices(tests jsonb, retired text[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into home_places
  select slug, home_id, home_name_en, home_name_hi from lab_tests where slug = any (retired) and home_id is not null
  on conflict (slug) do update set home_id = excluded.home_id, home_name_en = excluded.home_name_en,
    home_name_hi = excluded.home_name_hi;
  update lab_tests
  set retired_at = now(), updated_at = now(), home_id = null, home_name_en = null, home_name_hi = null
  where slug = any (retired) and retired_at is null;
  update lab_tests
  set price = test.price, report_time = test.report_time, retired_at = null, updated_at = now()
  from jsonb_to_recordset(tests) as test (slug text, price integer, report_time text)
  where lab_tests.slug = test.slug;
  update lab_tests
  set home_id = place.home_id, home_name_en = place.home_name_en, home_name_hi = place.home_name_hi
  from (
    select distinct on (home_id) * from home_places
    where slug in (select slug from jsonb_to_recordset(tests) as test (slug text))
    order by home_id, slug
  ) as place
  where lab_tests.slug = place.slug and lab_tests.home_id is null and retired_at is null and price is not null
    and publish = 'book-home' and not exists (select from lab_tests as other where other.home_id = place.home_id);
  -- Used once: a place that is taken away by hand later stays away.
  delete from home_places using lab_tests
  where lab_tests.slug = home_places.slug and lab_tests.home_id = home_places.home_id and lab_tests.retired_at is null;
  refresh materialized view lab_test_words;
  -- The planner needs fresh statistics for the next search.
  analyze lab_tests, lab_test_words;
end
$$;
revoke all on function change_prices(jsonb, text[]) from public;
grant execute on function change_prices(jsonb, text[]) to clinic_desk;

create constraint trigger lab_tests_changed after insert or update on lab_tests
  deferrable initially deferred for each row execute function record_change('lab-tests');

-- 3 Texts that a doctor has signed ------------------------------------------------------------------------------------

-- A signature is for the very words: the hash of the text in both languages. Changed words have none.
create table text_sign_offs (
  text_id    text not null,
  text_hash  text not null,
  staff_id   text not null,
  -- Which of the clinic's doctors (content/facts.ts).
  doctor     text not null,
  signed_at  timestamptz not null default now(),

  primary key (text_id, text_hash)
);
grant select, insert on text_sign_offs to clinic_desk;
grant select on text_sign_offs to clinic_site;

-- 4 Jobs --------------------------------------------------------------------------------------------------------------

-- The desk may add jobs and read none; how many wait is no secret.
create function job_counts()
  returns table (queue text, waiting bigint, retrying bigint, failed bigint, oldest timestamptz, last_done timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return query
    select name::text,
      count(*) filter (where state = 'created' and start_after <= now()),
      count(*) filter (where state = 'retry'),
      count(*) filter (where state = 'failed'),
      min(greatest(created_on, start_after)) filter (
        where state in ('created', 'retry', 'active') and start_after <= now()
      ),
      max(completed_on) filter (where state = 'completed')
    from pgboss.job
    group by name;
end
$$;
revoke all on function job_counts() from public;
grant execute on function job_counts() to clinic_desk;

-- A message that was given up is tried again.
create index messages_given_up on messages (created_at) where state in ('failed', 'uncertain');

-- 5 Counts ------------------------------------------------------------------------------------------------------------

-- The owner's plots read a year of bookings by the day of the visit.
create index bookings_by_start on bookings (starts_at) where starts_at is not null;
create index audit_events_asked on audit_events (booking_id) where action = 'erasure-asked';
