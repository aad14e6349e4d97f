-- What a phone has noted on a round and the desk refused: a stop that was never given to this phlebotomist, a code that a
-- new version does not know. It stays on the phone until reception has settled it here; a sample or cash may be in a bag.
create table round_refusals (
  -- The idempotency key of what was refused.
  id           uuid primary key,
  staff_id     text not null,
  command      text not null,
  -- Why it was refused, as the phone was answered.
  reason       text not null,
  -- Null where no booking has the id that was sent.
  booking_id   uuid references bookings (id) on delete cascade,
  -- As far as this version can read it.
  outcome      text,
  payment      text not null default 'none' check (payment in ('none', 'cash', 'upi')),
  rupees       integer not null default 0 check (rupees between 0 and 1000000),
  at           timestamptz not null,
  received_at  timestamptz not null default now(),
  settled_at   timestamptz,
  settled_by   text,

  constraint round_refusals_settled_by_someone check ((settled_at is null) = (settled_by is null))
);
create index round_refusals_unsettled on round_refusals (received_at) where settled_at is null;
create index round_refusals_of_staff on round_refusals (staff_id, at);

create trigger round_refusals_noted_on_insert after insert on round_refusals
  referencing new table as changed for each statement execute function note_changed_topic('calendar');
create trigger round_refusals_noted_on_update after update on round_refusals
  referencing new table as changed for each statement execute function note_changed_topic('calendar');

grant select, insert on round_refusals to clinic_desk;
grant update (settled_at, settled_by) on round_refusals to clinic_desk;
