-- A visit takes a doctor's time from its beginning to its end, whatever the lengths and the grid of the clinic: the
-- database alone refuses two visits that overlap. A home collection keeps its place of a window.

create extension if not exists btree_gist;

alter table bookings
  -- Whose time it takes: the id of one of the clinic's doctors.
  add column doctor text,
  -- The end of the visit with the pause after it.
  add column held_until timestamptz;

-- Until now there was one calendar, and how long a visit takes was not stored: 20 minutes, or until the next visit
-- begins, where a clinic's grid was finer.
update bookings set doctor = 'doctor-1', held_until = starts_at + interval '20 minutes' where kind = 'appointment';
update bookings set held_until = following.starts_at
from (
  select id, lead(starts_at) over (order by starts_at) as starts_at
  from bookings
  where kind = 'appointment' and seat is not null and state <> 'cancelled'
) following
where following.id = bookings.id and following.starts_at < bookings.held_until;

alter table bookings
  add constraint bookings_doctors_time check (
    case kind
      when 'appointment' then doctor is not null and held_until is not null and held_until > starts_at
      else doctor is null and held_until is null
    end
  ),
  add constraint bookings_no_overlap exclude using gist (
    doctor with =,
    tstzrange(starts_at, held_until) with &&
  ) where (doctor is not null and seat is not null and state <> 'cancelled');

drop index bookings_one_per_place;
create unique index bookings_one_per_place on bookings (kind, starts_at, seat)
  where doctor is null and seat is not null and state <> 'cancelled';

create or replace view taken_places as
  select kind, starts_at, seat, state, trust, verified_at is null as is_unverified, doctor, held_until
  from bookings
  where seat is not null and state <> 'cancelled';

alter table closures
  -- Null closes it for every doctor; a doctor alone is on leave.
  add column doctor text,
  drop constraint closures_session_known,
  drop constraint closures_once,
  add constraint closures_session_known check (session in ('morning', 'afternoon', 'evening')),
  add constraint closures_once unique nulls not distinct (day, session, doctor);

-- Hours that are open on one day besides those of the week.
create table openings (
  day         date not null,
  -- Null: for every doctor.
  doctor      text,
  session     text not null,
  opens       time not null,
  closes      time not null,
  created_at  timestamptz not null default now(),

  constraint openings_session_known check (session in ('morning', 'afternoon', 'evening')),
  constraint openings_end_after_they_begin check (closes > opens),
  constraint openings_once unique nulls not distinct (day, doctor, opens)
);
grant select on openings to clinic_site, clinic_worker, clinic_desk;

-- A booking that is moved, by the patient or by the desk, takes its doctor and its end along.
grant update (doctor, held_until) on bookings to clinic_site, clinic_desk;
