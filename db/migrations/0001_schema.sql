-- The schema of version 1.0.0. From then on this file is never edited: a change gets a migration of its own. A rule
-- that must never break is a constraint.
--
--   1 Bookings     bookings, closures
--   2 Pathology    lab_tests, lab_test_words, booking_lab_tests
--   3 Messages     messages, call_tasks
--   4 Audit        audit_events, erasures
--   5 Protection   rate_limits, key_checks
--   6 Access       the view and the functions through which the site finds what it may not read
--   7 Row security
--   8 Grants

create extension if not exists pg_trgm;

-- 1 Bookings ----------------------------------------------------------------------------------------------------------

-- Everything that a visitor submits is one row in one table: one place for personal data, one idempotency key, one
-- reference, one ledger of messages (decision 0012). An enquiry is a booking that waits for an answer.
create table bookings (
  id                uuid primary key,
  kind              text not null,
  reference         text not null unique,
  -- to-confirm: stored, but its time is not held until the clinic has called.
  state             text not null default 'booked',
  -- A complaint is about a booking, is shown with it and is erased with it.
  about_id          uuid references bookings (id) on delete cascade,

  starts_at         timestamptz,
  -- Which place of its time it holds: an hour has several phlebotomists, an appointment has one doctor.
  -- Null holds none: an enquiry, a test whose time is to be agreed, or a booking to be confirmed by phone.
  seat              smallint,
  -- By when an enquiry is answered.
  answer_by         timestamptz,
  -- Counts the changes of time, for calendars: a higher number replaces a lower one.
  sequence          integer not null default 0,

  -- Name, phone, e-mail, address, age, sex, message and contact preferences, encrypted by the application (decision
  -- 0016). Null once erased, with the id of the key and with every hash.
  sealed            bytea,
  key_id            text,
  -- To find the bookings of a phone number, or the booking of a private link, without storing either.
  phone_hash        text,
  link_hash         text unique,
  -- The idempotency key as a keyed hash: submitted twice, it makes one booking, and a dump opens none.
  request_hash      text unique,
  -- The lookup key of the three hashes, the PIN and the link.
  lookup_key_id     text,

  language          text not null,
  consent_notice    text not null,
  consented_at      timestamptz not null,

  -- suspect: a challenge was due and not solved. No message is sent to the contact details of such a form.
  trust             text not null default 'normal' check (trust in ('normal', 'proven', 'suspect')),
  -- When the clinic verified the patient. Until then it counts against the limits for unverified bookings.
  verified_at       timestamptz,
  -- The confirmation shows the PIN once.
  code_shown_at     timestamptz,
  -- Booking sessions and confirmations issued before this moment open nothing.
  access_closed_at  timestamptz,

  -- In rupees; the refund is decided when it is cancelled.
  paid              integer not null default 0 check (paid >= 0),
  refund            integer check (refund between 0 and paid),
  cancelled_by      text check (cancelled_by in ('patient', 'clinic')),
  cancelled_at      timestamptz,

  created_at        timestamptz not null default now(),
  erased_at         timestamptz,

  constraint bookings_kind_known check (kind in ('appointment', 'home-collection', 'lab-test', 'enquiry')),
  constraint bookings_state_known check (
    state in ('booked', 'to-confirm', 'attended', 'missed', 'cancelled', 'open', 'answered')
    and (state = 'cancelled' or (kind = 'enquiry') = (state in ('open', 'answered')))
  ),
  constraint bookings_language_known check (language in ('en', 'hi')),
  constraint bookings_complete check (
    case kind when 'enquiry' then answer_by is not null and starts_at is null else starts_at is not null end
  ),
  -- The grid of slots is a fact of the clinic and not of the database (content/facts.ts). Stray seconds would make two
  -- times of one.
  constraint bookings_at_whole_minutes check (date_trunc('minute', starts_at) = starts_at),
  constraint bookings_seat_fits check (
    case
      when state in ('to-confirm', 'cancelled') and seat is null then true
      when kind = 'appointment' then seat is not null and seat = 1
      when kind = 'home-collection' then seat is not null and seat between 1 and 50
      else seat is null
    end
  ),
  constraint bookings_cancelled_by_someone check (
    (state = 'cancelled') = (cancelled_by is not null) and (state = 'cancelled') = (cancelled_at is not null)
  ),
  constraint bookings_sealed_or_erased check (
    (sealed is null) = (erased_at is not null)
    and (key_id is null) = (sealed is null)
    and (phone_hash is null) = (sealed is null)
    and (lookup_key_id is null) = (sealed is null)
    and (link_hash is null) = (sealed is null)
    and (sealed is not null or request_hash is null)
  )
);

-- The rule that must never break: one live booking for one place of one time. A cancelled booking frees its place.
create unique index bookings_one_per_place on bookings (kind, starts_at, seat)
  where seat is not null and state <> 'cancelled';
create unique index bookings_one_open_complaint on bookings (about_id) where state = 'open';
create index bookings_complaints on bookings (about_id) where about_id is not null;
create index bookings_of_phone on bookings (phone_hash, starts_at) where state in ('booked', 'to-confirm');
-- Unverified bookings that hold a place ahead.
create index bookings_unverified on bookings (kind, starts_at)
  where seat is not null and state = 'booked' and verified_at is null;
-- For the worker, which compares today with the days before.
create index bookings_by_creation on bookings (created_at);
-- For key rotation: what still uses a key.
create index bookings_by_key on bookings (key_id);
create index bookings_by_lookup_key on bookings (lookup_key_id);
-- The nightly erasure finds what is due without reading what is retained.
create index bookings_to_erase on bookings ((coalesce(starts_at, answer_by, created_at)))
  where erased_at is null and state <> 'attended';
create index bookings_visits_to_erase on bookings ((coalesce(starts_at, answer_by, created_at)))
  where erased_at is null and state = 'attended';
create index bookings_erased on bookings (erased_at) where erased_at is not null;

create table closures (
  day         date not null,
  -- Null closes the whole day.
  session     text,
  created_at  timestamptz not null default now(),

  constraint closures_session_known check (session in ('morning', 'evening')),
  constraint closures_once unique nulls not distinct (day, session)
);

-- 2 Pathology ---------------------------------------------------------------------------------------------------------

-- The catalogue, as the last import left it (db/catalogue.ts). A test is never deleted: bookings point to it.
create table lab_tests (
  id              uuid primary key default gen_random_uuid(),
  slug            text not null unique,
  -- The name that labs print.
  name            text not null,
  category        text not null,
  sample          text not null,
  preparation     text not null,
  report_time     text not null,
  collect         text not null,
  publish         text not null,
  -- In rupees; null: on request.
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
  -- Its line in the imported file: the order in which tests are listed.
  position        integer not null,
  -- The normalised search texts (clinic/lab-tests/search-text.ts) of the name, and of name and search words together.
  name_search     text not null,
  words_search    text not null,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  retired_at      timestamptz,
  -- The law forbids listing some tests: a generated column, so that no query can forget it.
  is_listed       boolean not null generated always as (
    retired_at is null and publish in ('book-home', 'book-clinic', 'call-first', 'referred')
  ) stored,

  constraint lab_tests_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  constraint lab_tests_texts_bounded check (
    char_length(name) between 2 and 120
    and coalesce(char_length(plain_en), 0) <= 400
    and coalesce(char_length(plain_hi), 0) <= 400
  ),
  constraint lab_tests_collect_known check (collect in ('home', 'clinic', 'hospital')),
  constraint lab_tests_publish_known check (
    publish in ('book-home', 'book-clinic', 'call-first', 'referred', 'doctor-ordered', 'hold-PCPNDT')
  ),
  constraint lab_tests_book_home_at_home check (publish <> 'book-home' or collect = 'home'),
  constraint lab_tests_price_real check (price between 1 and 1000000),
  constraint lab_tests_plain_in_both check ((plain_en is null) = (plain_hi is null)),
  -- A test of the home list has a number, a name in both languages and a price, and can be taken at home.
  constraint lab_tests_home_complete check (
    case when home_id is null then home_name_en is null and home_name_hi is null
    else home_id between 1 and 8 and home_name_en is not null and home_name_hi is not null
      and price is not null and publish = 'book-home' and retired_at is null end
  ),
  constraint lab_tests_home_once unique (home_id)
);

create index lab_tests_in_order on lab_tests (home_id, position) where is_listed;
-- Written seldom, read often: without fastupdate there is no pending list that slows down searches.
create index lab_tests_by_name on lab_tests using gin (name_search gin_trgm_ops)
  with (fastupdate = off) where is_listed;
create index lab_tests_by_words on lab_tests using gin (words_search gin_trgm_ops)
  with (fastupdate = off) where is_listed;

-- Every distinct word that finds a test: what a mistyped word is compared with. Refreshed by each import.
create materialized view lab_test_words as
  select distinct word
  from lab_tests, regexp_split_to_table(words_search, '[ |]+') as word
  where is_listed and word <> '';

create unique index lab_test_words_once on lab_test_words (word text_pattern_ops);
create index lab_test_words_alike on lab_test_words using gin (word gin_trgm_ops);

-- The tests of a home collection or of a test booking, with the price that was shown.
create table booking_lab_tests (
  booking_id  uuid not null references bookings (id) on delete cascade,
  test_id     uuid not null references lab_tests (id),
  price       integer,

  primary key (booking_id, test_id)
);

-- 3 Messages ----------------------------------------------------------------------------------------------------------

-- The ledger of messages: one row for each message, written in the booking's own transaction (decision 0005).
create table messages (
  id              uuid primary key,
  -- Null for an alert to the clinic that is not about a single booking; then the sequence counts hours or days.
  booking_id      uuid references bookings (id),
  channel         text not null,
  template        text not null,
  -- How often the booking had been changed when this was created: a message about an older time is never sent.
  sequence        integer not null default 0,
  -- Who caused it: a form, which anyone can submit, or the clinic's staff. The rate limits against abuse never apply to
  -- messages by the clinic's staff.
  origin          text not null default 'patient' check (origin in ('patient', 'clinic')),

  -- pending: to be sent. sending: request to the provider under way. sent: accepted by the provider.
  -- uncertain: requested twice without a response; a person must look. failed: given up after all retries.
  -- withdrawn: no longer due.
  state           text not null default 'pending',
  -- How many times it was handed over and not certainly refused: possible copies in a mailbox. Never more than two.
  unconfirmed     integer not null default 0,
  claimed_until   timestamptz,
  last_error      text,

  -- The recipient as a keyed hash, and when it was last handed over: for the rate limit of each recipient.
  recipient_hash  text,
  handed_over_at  timestamptz,
  -- The provider's id of it, and its delivery receipt.
  provider_id     text,
  delivery        text check (delivery in ('delivered', 'read', 'failed')),
  delivery_at     timestamptz,

  created_at      timestamptz not null default now(),
  settled_at      timestamptz,

  constraint messages_once unique nulls not distinct (booking_id, channel, template, sequence),
  constraint messages_about_someone check (booking_id is not null or template like 'desk-%'),
  constraint messages_channel_known check (channel in ('email', 'sms', 'whatsapp')),
  constraint messages_state_known check (state in ('pending', 'sending', 'sent', 'uncertain', 'failed', 'withdrawn')),
  constraint messages_two_copies_at_most check (unconfirmed between 0 and 2)
);

create index messages_unsettled on messages (created_at) where settled_at is null;
create index messages_by_provider_id on messages (provider_id) where provider_id is not null;
create index messages_by_recipient on messages (recipient_hash, channel, handed_over_at)
  where recipient_hash is not null;
create index messages_handed_over on messages (handed_over_at) where handed_over_at is not null;
-- The recipient hash is cleared when no limit needs it any more: this finds those that are left.
create index messages_recipient_known on messages (handed_over_at) where recipient_hash is not null;

-- Whom the clinic must call, and why: a message that was not delivered, or a change that cannot be sent.
create table call_tasks (
  id          uuid primary key,
  booking_id  uuid not null references bookings (id) on delete cascade,
  message_id   uuid references messages (id) on delete cascade,
  reason      text not null default 'undelivered',
  created_at  timestamptz not null default now(),
  done_at     timestamptz,

  constraint call_tasks_reason_known check (
    reason in ('undelivered', 'cancelled', 'moved', 'answered', 'confirmed', 'to-confirm', 'many-bookings')
  )
);

-- One open task for each reason.
create unique index call_tasks_one_open on call_tasks (booking_id, reason) where done_at is null;
create index call_tasks_of_booking on call_tasks (booking_id);
-- For the foreign key check when a message is deleted.
create index call_tasks_of_message on call_tasks (message_id) where message_id is not null;

-- 4 Audit -------------------------------------------------------------------------------------------------------------

-- What was done to which booking, by whom, when. Never a patient's name, phone or reason; the booking may be erased.
create table audit_events (
  id          uuid primary key,
  at          timestamptz not null default now(),
  actor       text not null,
  -- The name of the member of staff.
  actor_name  text,
  action      text not null,
  booking_id  uuid not null
);

create index audit_events_of_booking on audit_events (booking_id, at);

-- What was erased, as evidence and for the replay after a restore (decision 0022): ids, never a name.
create table erasures (
  id           uuid primary key,
  at           timestamptz not null,
  purpose      text not null,
  booking_ids  uuid[] not null
);

-- 5 Protection --------------------------------------------------------------------------------------------------------

-- Counters of the rate limiter, shared by all site processes. The key is a keyed hash, never an IP address.
-- Unlogged: visitors behind one IP would wait for the disk on one row; losing the counts in a crash does no harm.
create unlogged table rate_limits (
  key     varchar(255) primary key,
  points  integer not null default 0,
  expire  bigint
);

-- The hash of a known text under each key: a process with a wrong key is stopped before it writes a single row.
create table key_checks (
  kind         text not null check (kind in ('data', 'lookup')),
  key_id       text not null,
  check_value  text not null,

  primary key (kind, key_id)
);

-- 6 Access ------------------------------------------------------------------------------------------------------------

-- Which places are taken, and which of them are unverified; no personal data.
create view taken_places as
  select kind, starts_at, seat, state, trust, verified_at is null as is_unverified
  from bookings
  where seat is not null and state <> 'cancelled';

-- How the site finds a booking whose id it does not know yet. Each function needs something that only the patient or a
-- provider has, and finds at most one. In PL/pgSQL, which plans a query once for each connection.

create function booking_by_request(hashes text[]) returns uuid
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return (select id from bookings where request_hash = any (hashes) and erased_at is null limit 1);
end
$$;

create function booking_by_reference(asked text)
  returns table (id uuid, lookup_key_id text, phone_hash text)
  language plpgsql stable rows 1 security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return query
    select b.id, b.lookup_key_id, b.phone_hash from bookings b where b.reference = asked and b.erased_at is null;
end
$$;

-- A complaint has no page of its own: its link leads to the booking that it is about.
create function booking_by_link(hashes text[])
  returns table (
    id uuid, reference text, sealed bytea, key_id text,
    starts_at timestamptz, answer_by timestamptz, created_at timestamptz
  )
  language plpgsql stable rows 1 security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return query
    select shown.id, shown.reference, shown.sealed, shown.key_id,
      linked.starts_at, linked.answer_by, linked.created_at
    from bookings linked join bookings shown on shown.id = coalesce(linked.about_id, linked.id)
    where linked.link_hash = any (hashes)
    limit 1;
end
$$;

-- By our own id of a message, or by the provider's where a receipt has nothing else.
create function booking_of_message(our_id uuid, their_id text)
  returns table (message_id uuid, booking_id uuid)
  language plpgsql stable rows 1 security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if our_id is not null then
    return query select n.id, n.booking_id from messages n where n.booking_id is not null and n.id = our_id;
  else
    return query
      select n.id, n.booking_id from messages n where n.booking_id is not null and n.provider_id = their_id limit 1;
  end if;
end
$$;

create function count_visits(of_kind text, after timestamptz, until timestamptz) returns integer
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return (
    select count(*)::integer from bookings
    where kind = of_kind and state = 'attended' and starts_at > after and starts_at <= until
  );
end
$$;

-- The only way to delete an audit event: a year after the details of its booking were erased (clinic/retention.ts),
-- with all that is left of the booking. Only the owner of the tables could delete more.
create function erase_traces(at_time timestamptz, erased_before timestamptz, at_most integer) returns uuid[]
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  gone uuid[];
  limit_of_rule timestamptz := now() - interval '12 months';
begin
  if not pg_has_role(session_user, current_user, 'member') and erased_before > limit_of_rule then
    erased_before := limit_of_rule;
  end if;
  with recursive due as (
    select id from bookings
    where erased_at is not null and erased_at < erased_before
    order by erased_at limit at_most for update skip locked
  ),
  family as (
    select id from due
    union
    select complaint.id from bookings complaint join family on complaint.about_id = family.id
  )
  select array_agg(id) into gone from family;
  if gone is null then
    return '{}';
  end if;
  delete from call_tasks where booking_id = any (gone);
  delete from messages where booking_id = any (gone);
  delete from audit_events where booking_id = any (gone);
  delete from bookings where id = any (gone);
  insert into erasures (id, at, purpose, booking_ids) values (gen_random_uuid(), at_time, 'trace', gone);
  return gone;
end
$$;

-- 7 Row security ------------------------------------------------------------------------------------------------------

-- The site sees only the booking that its transaction has named (server/bookings/one-booking.ts), its messages and its
-- complaints (decision 0021). An SQL injection through the site reveals no booking whose id the attacker does not know.
-- Worker and desk see all.

alter table bookings enable row level security;
create policy site_named_booking on bookings to clinic_site
  using (
    id = any (string_to_array(current_setting('app.booking_id', true), ',')::uuid[])
    or about_id = any (string_to_array(current_setting('app.booking_id', true), ',')::uuid[])
  );
create policy staff_all on bookings to clinic_worker, clinic_desk using (true);

alter table booking_lab_tests enable row level security;
create policy site_named_booking on booking_lab_tests to clinic_site
  using (booking_id = any (string_to_array(current_setting('app.booking_id', true), ',')::uuid[]));
create policy staff_all on booking_lab_tests to clinic_worker, clinic_desk using (true);

-- Alerts to the clinic have no booking and no personal data.
alter table messages enable row level security;
create policy site_named_booking on messages to clinic_site
  using (
    booking_id is null
    or booking_id = any (string_to_array(current_setting('app.booking_id', true), ',')::uuid[])
  );
create policy staff_all on messages to clinic_worker, clinic_desk using (true);

alter table call_tasks enable row level security;
create policy site_named_booking on call_tasks to clinic_site
  using (booking_id = any (string_to_array(current_setting('app.booking_id', true), ',')::uuid[]));
create policy staff_all on call_tasks to clinic_worker, clinic_desk using (true);

-- 8 Grants ------------------------------------------------------------------------------------------------------------

-- The owner of the tables migrates, imports and rotates keys; site, worker and desk have a user each (db/roles.sql)
-- with the least privileges. Nothing is granted by default: the migration of a new table has its grants.

-- Only the owner can delete a booking, or change its kind, its reference or its creation time.
grant select, insert on bookings to clinic_site;
grant update (
  starts_at, seat, state, sequence, refund, cancelled_by, cancelled_at, code_shown_at, access_closed_at,
  sealed, key_id, phone_hash, link_hash, request_hash, lookup_key_id, erased_at
) on bookings to clinic_site;
grant select on bookings to clinic_worker, clinic_desk;
grant update (sealed, key_id, phone_hash, link_hash, request_hash, lookup_key_id, erased_at) on bookings
  to clinic_worker;
grant update (
  starts_at, seat, state, sequence, refund, cancelled_by, cancelled_at, paid, trust, verified_at, answer_by,
  sealed, key_id, phone_hash, link_hash, request_hash, lookup_key_id, erased_at
) on bookings to clinic_desk;

grant select, insert, delete on booking_lab_tests to clinic_site;
grant select, delete on booking_lab_tests to clinic_worker, clinic_desk;
grant select, insert, update on messages, call_tasks to clinic_site, clinic_worker, clinic_desk;

-- Audit events are written by all, changed by nobody, and read by the desk only.
grant insert on audit_events to clinic_site, clinic_worker, clinic_desk;
grant select on audit_events to clinic_desk;
grant select, insert on erasures to clinic_worker, clinic_desk;

grant select, insert, update, delete on rate_limits to clinic_site;
-- Expired counters are deleted.
grant select, update, delete on rate_limits to clinic_worker;
grant select, insert on key_checks to clinic_site, clinic_worker, clinic_desk;

grant select on closures, lab_tests, lab_test_words, taken_places, schema_migrations
  to clinic_site, clinic_worker, clinic_desk;

revoke all on function
  booking_by_request(text[]), booking_by_reference(text), booking_by_link(text[]), booking_of_message(uuid, text),
  count_visits(text, timestamptz, timestamptz), erase_traces(timestamptz, timestamptz, integer)
  from public;
grant execute on function
  booking_by_request(text[]), booking_by_reference(text), booking_by_link(text[]), booking_of_message(uuid, text),
  count_visits(text, timestamptz, timestamptz)
  to clinic_site;
grant execute on function erase_traces(timestamptz, timestamptz, integer) to clinic_worker, clinic_desk;
