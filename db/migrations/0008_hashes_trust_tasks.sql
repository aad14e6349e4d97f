-- Up Migration

-- Rows made before lookup keys had ids cannot be told which key made their hashes: there are none before the site opens.
do $$
begin
  if exists (select from bookings where erased_at is null) then
    raise exception 'There are bookings from before lookup keys had ids. Empty the table first.';
  end if;
end
$$;

alter table bookings
  -- A dump must not hold what a request was sent with: only a keyed hash, and nothing once the booking is erased.
  drop column idempotency_key,
  add column request_hash text unique,
  alter column link_hash drop not null,
  -- Which lookup key made request, link and phone hash, and makes the code and the link.
  add column lookup_key_id text,
  -- A complaint is about a booking, is read beside it and is erased with it.
  add column about_id uuid references bookings (id) on delete cascade,
  -- suspect: a proof was due and none was brought. Nothing is sent to whom such a form names.
  add column trust text not null default 'normal' check (trust in ('normal', 'proven', 'suspect')),
  -- When the clinic made sure that there is a person behind it. Until then it counts against what strangers may hold.
  add column verified_at timestamptz,
  -- The confirmation shows the code once.
  add column code_shown_at timestamptz,
  -- Passes and confirmations from before this moment open nothing.
  add column access_closed_at timestamptz,
  drop constraint bookings_sealed_or_erased,
  add constraint bookings_sealed_or_erased check (
    (sealed is null) = (erased_at is not null)
    and (key_id is null) = (sealed is null)
    and (phone_hash is null) = (sealed is null)
    and (lookup_key_id is null) = (sealed is null)
    and (link_hash is null) = (sealed is null)
    and (sealed is not null or request_hash is null)
  );

create unique index bookings_one_open_complaint on bookings (about_id) where state = 'open';
create index bookings_complaints on bookings (about_id) where about_id is not null;
create index bookings_by_lookup_key on bookings (lookup_key_id);
-- What is held ahead and nobody has made sure of.
create index bookings_unverified on bookings (kind, starts_at)
  where seat is not null and state = 'booked' and verified_at is null;
-- The nightly erasure finds what is due without reading what is kept.
create index bookings_to_erase on bookings ((coalesce(starts_at, answer_by, created_at)))
  where erased_at is null and state <> 'attended';
create index bookings_visits_to_erase on bookings ((coalesce(starts_at, answer_by, created_at)))
  where erased_at is null and state = 'attended';
create index bookings_erased on bookings (erased_at) where erased_at is not null;

alter table notices
  drop constraint notices_once,
  -- Null for what is told to the clinic about no one booking; then the sequence counts hours or days.
  alter column booking_id drop not null,
  -- To whom, as a keyed hash, and when it was last handed over: what limits how much one person is sent.
  add column recipient_hash text,
  add column handed_over_at timestamptz,
  add constraint notices_once unique nulls not distinct (booking_id, channel, template, sequence),
  add constraint notices_about_someone check (booking_id is not null or template like 'desk-%');

create index notices_by_recipient on notices (recipient_hash, channel, handed_over_at)
  where recipient_hash is not null;
create index notices_handed_over on notices (handed_over_at) where handed_over_at is not null;

-- Whom the clinic must call, and why: a message that did not arrive, or news for which there is no other way.
alter table call_tasks
  drop constraint call_tasks_notice_id_key,
  alter column notice_id drop not null,
  add column reason text not null default 'undelivered',
  add constraint call_tasks_reason_known check (
    reason in ('undelivered', 'cancelled', 'moved', 'answered', 'confirmed', 'to-confirm', 'many-bookings')
  );
create unique index call_tasks_one_open on call_tasks (booking_id, reason) where done_at is null;
create index call_tasks_of_booking on call_tasks (booking_id);

-- Which person of the clinic did it.
alter table audit_events add column actor_name text;

-- What each key makes of a known text: a process with a wrong key is stopped before it writes a single row.
create table key_checks (
  kind    text not null check (kind in ('data', 'lookup')),
  key_id  text not null,
  check_value text not null,
  primary key (kind, key_id)
);

-- Down Migration

do $$
begin
  raise exception 'Hashes cannot be turned back into what they were made of.';
end
$$;
