-- What the desk needs besides bookings: a change log that every open desk follows, the queue of those who are here, the
-- actions that can be undone, and places that are kept free for an undo.

-- 1 Change log --------------------------------------------------------------------------------------------------------

-- One line for each transaction and booking. Its id is the version of the row that a desk shows: a row is never
-- replaced by one with a lower version.
create table changes (
  id              bigint generated always as identity primary key,
  at              timestamptz not null default clock_timestamp(),
  topic           text not null check (topic in ('booking', 'calendar', 'lab-tests')),
  booking_id      uuid,
  transaction_id  xid8 not null default pg_current_xact_id(),

  constraint changes_of_something check ((topic = 'booking') = (booking_id is not null)),
  constraint changes_once unique nulls not distinct (transaction_id, topic, booking_id)
);

create index changes_of_booking on changes (booking_id, id desc) where booking_id is not null;

-- Runs when the transaction is about to commit. The lock is held until it has: ids are given in the order of commits,
-- so that whoever has read a line has missed none before it.
create function record_change() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  about text := tg_argv[0];
  changed uuid := case when tg_argv[1] is null then null else (to_jsonb(new) ->> tg_argv[1])::uuid end;
  line bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('changes', 0));
  insert into changes (topic, booking_id) values (about, changed) on conflict do nothing returning id into line;
  if line is not null then
    perform pg_notify('changes', line::text);
  end if;
  return null;
end
$$;
revoke all on function record_change() from public;

-- 2 Who is here -------------------------------------------------------------------------------------------------------

-- From check-in until the patient was seen. What has begun today is no longer only planned.
create table visits (
  booking_id     uuid primary key references bookings (id) on delete cascade,
  day            date not null,
  -- Whose queue: a doctor's id, or 'tests' for a sample that is taken at the clinic.
  queue          text not null,
  token          smallint not null check (token between 1 and 999),
  checked_in_at  timestamptz not null,
  called_in_at   timestamptz,
  seen_at        timestamptz,

  constraint visits_in_order check (seen_at is null or called_in_at is not null),
  constraint visits_one_token unique (day, queue, token)
);

-- Who has a desk open, and on which row: worth nothing after a crash.
create unlogged table desk_presence (
  staff_id  text primary key,
  name      text not null,
  row_id    text,
  seen_at   timestamptz not null
);

-- 3 Actions and undo --------------------------------------------------------------------------------------------------

-- What a member of staff did, once for each idempotency key. Ids, states and times; nothing that a patient typed.
create table desk_actions (
  id           uuid primary key,
  at           timestamptz not null default now(),
  staff_id     text not null,
  verb         text not null,
  booking_ids  uuid[] not null,
  -- What the action answered, for a request that comes twice.
  result       jsonb not null,
  -- What undo puts back.
  before       jsonb not null,
  undo_until   timestamptz,
  undone_at    timestamptz
);
create index desk_actions_recent on desk_actions (staff_id, at desc);
create index desk_actions_of_booking on desk_actions using gin (booking_ids);

-- The place that a cancelled or moved booking has left, until the action can no longer be undone. Nobody else is
-- offered it before.
create table place_holds (
  action_id   uuid not null references desk_actions (id) on delete cascade,
  kind        text not null,
  starts_at   timestamptz not null,
  seat        smallint not null,
  doctor      text,
  held_until  timestamptz,
  expires_at  timestamptz not null,

  primary key (action_id, kind, starts_at, seat)
);
create index place_holds_by_time on place_holds (starts_at);

create or replace view taken_places as
  select kind, starts_at, seat, state, trust, verified_at is null as is_unverified, doctor, held_until
  from bookings
  where seat is not null and state <> 'cancelled'
  union all
  select kind, starts_at, seat, 'booked', 'proven', false, doctor, held_until
  from place_holds
  where expires_at > now();

-- 4 Triggers ----------------------------------------------------------------------------------------------------------

create constraint trigger bookings_changed after insert or update on bookings
  deferrable initially deferred for each row
  -- The nightly erasure of old bookings changes nothing that a desk shows.
  when (new.erased_at is null or coalesce(new.starts_at, new.answer_by, new.created_at) > now() - interval '2 days')
  execute function record_change('booking', 'id');
create constraint trigger call_tasks_changed after insert or update on call_tasks
  deferrable initially deferred for each row execute function record_change('booking', 'booking_id');
create constraint trigger visits_changed after insert or update on visits
  deferrable initially deferred for each row execute function record_change('booking', 'booking_id');
create constraint trigger closures_changed after insert or delete on closures
  deferrable initially deferred for each row execute function record_change('calendar');
create constraint trigger openings_changed after insert or delete on openings
  deferrable initially deferred for each row execute function record_change('calendar');

-- Once the details of a booking are erased, no action names it. One that is being undone at this moment is not waited
-- for: its undo waits for the booking, finds it erased and changes nothing.
create function forget_actions() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  delete from desk_actions where id in (
    select id from desk_actions where booking_ids @> array[new.id] for update skip locked
  );
  return null;
end
$$;
revoke all on function forget_actions() from public;
create trigger bookings_erased after update of erased_at on bookings for each row
  when (old.erased_at is null and new.erased_at is not null) execute function forget_actions();

-- 5 Grants ------------------------------------------------------------------------------------------------------------

grant select on changes to clinic_desk;
grant select, insert, update, delete on visits, desk_presence to clinic_desk;
grant select, insert on desk_actions to clinic_desk;
grant update (undone_at) on desk_actions to clinic_desk;
grant select, insert, delete on place_holds to clinic_desk;
-- A booking that is made at the desk.
grant insert on bookings, booking_lab_tests to clinic_desk;
-- The worker clears what is over.
grant select, delete on changes, desk_actions, place_holds, desk_presence to clinic_worker;
