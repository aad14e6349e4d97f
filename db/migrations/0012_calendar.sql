-- What the calendar of the desk changes: closed days, a doctor's leave, a doctor who is late.

-- The desk closes days for the whole clinic, too, with a preview of who is affected: until now it wrote leave only, and
-- reception had to ask whoever has the owner's password. What was closed and by whom is in desk_actions.
drop policy desk_writes_leave on closures;
create policy desk_writes on closures to clinic_desk using (true) with check (true);

alter table closures
  -- One of three fixed sentences: nobody types why a doctor is away.
  add column reason text check (reason in ('doctor-away', 'clinic-closed', 'not-said'));

-- A doctor is late, and the visits of the session have moved: nobody is offered the minutes that were left.
create table absences (
  doctor      text not null,
  starts_at   timestamptz not null,
  held_until  timestamptz not null,

  primary key (doctor, starts_at, held_until),
  constraint absences_end_after_they_begin check (held_until > starts_at)
);
grant select, insert, delete on absences to clinic_desk;
-- The worker clears what is over.
grant select, delete on absences to clinic_worker;

create or replace view taken_places as
  select kind, starts_at, seat, state, trust, verified_at is null as is_unverified, doctor, held_until
  from bookings
  where seat is not null and state <> 'cancelled'
  union all
  select kind, starts_at, seat, 'booked', 'proven', false, doctor, held_until
  from place_holds
  where expires_at > now()
  union all
  select 'appointment', starts_at, 1::smallint, 'booked', 'proven', false, doctor, held_until
  from absences;

create constraint trigger absences_changed after insert or delete on absences
  deferrable initially deferred for each row execute function record_change('calendar');
