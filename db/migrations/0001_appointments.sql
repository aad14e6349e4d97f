-- Up Migration

create table appointments (
  id               uuid primary key,
  reference        text not null unique,
  starts_at        timestamptz not null,
  state            text not null default 'booked',
  patient_name     text not null,
  phone_number     text not null,
  email            text,
  address          text,
  language         text not null,
  consent_notice   text not null,
  consented_at     timestamptz not null,
  -- The key of the request that made this row: the same key can never make a second one.
  idempotency_key  uuid not null unique,
  created_at       timestamptz not null default now(),

  constraint appointments_state_known check (state in ('booked', 'attended', 'missed', 'cancelled')),
  constraint appointments_language_known check (language in ('en', 'hi')),
  constraint appointments_phone_e164 check (phone_number ~ '^\+91[6-9][0-9]{9}$'),
  constraint appointments_texts_bounded check (
    char_length(patient_name) between 1 and 100
    and coalesce(char_length(email), 0) <= 254
    and coalesce(char_length(address), 0) <= 300
  ),
  -- On the clinic's own clock, so that two visits can never overlap without being equal.
  constraint appointments_on_the_grid check (
    extract(second from starts_at) = 0
    and extract(minute from starts_at at time zone 'Asia/Kolkata')::int % 20 = 0
  )
);

-- The rule that must never break: one live appointment for one time, whoever writes. A cancelled one lets go.
create unique index appointments_one_per_time on appointments (starts_at) where state <> 'cancelled';

create table closures (
  day         date not null,
  -- Null closes the whole day.
  session     text,
  created_at  timestamptz not null default now(),

  constraint closures_session_known check (session in ('morning', 'evening')),
  constraint closures_once unique nulls not distinct (day, session)
);

-- What was done to what, by whom, when. Ids only: never a name, a phone or a reason.
create table audit_events (
  id              uuid primary key,
  at              timestamptz not null default now(),
  actor           text not null,
  action          text not null,
  appointment_id  uuid not null
);

create index audit_events_of_appointment on audit_events (appointment_id, at);

-- Down Migration

drop table audit_events;
drop table closures;
drop table appointments;
