-- Rounds: who comes to which home collection, what came of it, and the money that was taken at the door.

-- Who comes to a home collection. What is moved to another time has to be given out again: a stop is of one time.
-- A stop that was given to somebody else stays, withdrawn: the first may have been there already, without a network.
create table round_stops (
  booking_id    uuid not null references bookings (id) on delete cascade,
  starts_at     timestamptz not null,
  staff_id      text not null,
  -- The order within the window.
  position      smallint not null check (position between 1 and 99),
  assigned_at   timestamptz not null,
  -- When it first went to the phone: from then on the phlebotomist has seen the address.
  read_at       timestamptz,
  withdrawn_at  timestamptz,

  primary key (booking_id, starts_at, staff_id)
);
create unique index round_stops_one_each on round_stops (booking_id, starts_at) where withdrawn_at is null;
create index round_stops_of_staff on round_stops (staff_id, starts_at);

-- What came of a stop. The id is the idempotency key that the phone made: sent twice, it is here once.
create table round_outcomes (
  id           uuid primary key,
  booking_id   uuid not null references bookings (id) on delete cascade,
  -- The time that the phone knew.
  starts_at    timestamptz not null,
  staff_id     text not null,
  outcome      text not null,
  -- When it was noted on the phone, which may have had no network for hours.
  at           timestamptz not null,
  received_at  timestamptz not null default now(),
  payment      text not null default 'none',
  rupees       integer not null default 0,
  -- Why it changed nothing: the booking had changed meanwhile. Reception looks at it.
  conflict     text,
  settled_at   timestamptz,
  settled_by   text,

  constraint round_outcomes_known check (
    outcome in ('taken', 'not-at-home', 'had-eaten', 'refused', 'someone-else', 'could-not-take', 'wrong-address')
  ),
  constraint round_outcomes_conflict_known check (conflict in ('cancelled', 'moved', 'recorded', 'erased')),
  constraint round_outcomes_paid_when_taken check (
    payment in ('none', 'cash', 'upi')
    and rupees between 0 and 1000000
    and (payment = 'none') = (rupees = 0)
    and (outcome = 'taken' or rupees = 0)
  ),
  constraint round_outcomes_settled_by_someone check ((settled_at is null) = (settled_by is null))
);
-- One outcome of one stop changes the booking; all others are conflicts.
create unique index round_outcomes_once on round_outcomes (booking_id, starts_at) where conflict is null;
create index round_outcomes_of_staff on round_outcomes (staff_id, at);
create index round_outcomes_unsettled on round_outcomes (received_at) where conflict is not null and settled_at is null;

-- A shift of one day, from the moment the sheet is opened on the phone. It ends by hand, or by the clock.
create table round_shifts (
  staff_id       text not null,
  day            date not null,
  started_at     timestamptz not null,
  ended_at       timestamptz,
  -- Stays when the shift is started again: sessions from before it read nothing of a round any more.
  last_ended_at  timestamptz,

  primary key (staff_id, day)
);

-- Cash: what a phlebotomist says was handed over, and what reception counted.
create table round_money (
  id        uuid primary key,
  staff_id  text not null,
  day       date not null,
  entry     text not null check (entry in ('handed-over', 'received')),
  rupees    integer not null check (rupees between 0 and 1000000),
  at        timestamptz not null default now(),
  by_name   text not null,
  -- Within its minute: it stays, and counts no longer.
  taken_back_at timestamptz
);
create index round_money_of_day on round_money (day, staff_id);

create constraint trigger round_stops_changed after insert or update on round_stops
  deferrable initially deferred for each row execute function record_change('booking', 'booking_id');
create constraint trigger round_money_changed after insert or update on round_money
  deferrable initially deferred for each row execute function record_change('calendar');
create constraint trigger round_outcomes_changed after insert or update on round_outcomes
  deferrable initially deferred for each row execute function record_change('booking', 'booking_id');

grant select, insert on round_stops, round_outcomes, round_shifts, round_money to clinic_desk;
grant update (position, assigned_at, read_at, withdrawn_at) on round_stops to clinic_desk;
grant update (settled_at, settled_by) on round_outcomes to clinic_desk;
grant update (ended_at, last_ended_at) on round_shifts to clinic_desk;
grant update (taken_back_at) on round_money to clinic_desk;
