-- What the commands of the desk need: messages that wait until an action can no longer be undone, tokens that are given
-- once, a second visit at a taken time, calls that are tried again, and how consent was given.

-- 1 Messages wait -----------------------------------------------------------------------------------------------------

alter table messages
  -- Not sent before, whenever its job runs: what caused it can still be undone.
  add column held_until timestamptz;

-- 2 Tokens ------------------------------------------------------------------------------------------------------------

-- The last token of each queue and day. A token that was given and taken back is not given again: somebody may have
-- heard it.
create table queue_tokens (
  day    date not null,
  queue  text not null,
  last   smallint not null check (last between 1 and 999),

  primary key (day, queue)
);
grant select, insert, update on queue_tokens to clinic_desk;

-- The code of a booking made at the desk is read out.
grant update (code_shown_at) on bookings to clinic_desk;

-- 3 A second visit at a taken time ------------------------------------------------------------------------------------

alter table bookings
  -- Why the clinic gave a time that was taken. Only the desk does, and one such visit at a time.
  add column overbooked text check (overbooked in ('emergency', 'doctor-asked', 'returning-today')),
  -- voice: the notice was read out, on the phone or at the counter.
  add column consent_by text not null default 'form' check (consent_by in ('form', 'voice')),
  drop constraint bookings_seat_fits,
  add constraint bookings_seat_fits check (
    case
      when state in ('to-confirm', 'cancelled') and seat is null then true
      when kind = 'appointment' then seat is not null and (seat = 1 or (seat = 2 and overbooked is not null))
      when kind = 'home-collection' then seat is not null and seat between 1 and 50
      else seat is null
    end
  ),
  drop constraint bookings_no_overlap,
  -- Two ordinary visits never overlap, nor do two that were added to taken times.
  add constraint bookings_no_overlap exclude using gist (
    doctor with =,
    seat with =,
    tstzrange(starts_at, held_until) with &&
  ) where (doctor is not null and seat is not null and state <> 'cancelled');

-- 4 Calls -------------------------------------------------------------------------------------------------------------

alter table call_tasks
  -- Not before, where it was tried in vain or the patient asked for a later hour.
  add column due_at timestamptz,
  -- How often nobody was reached.
  add column attempts smallint not null default 0 check (attempts >= 0);

-- 5 Audit -------------------------------------------------------------------------------------------------------------

alter table audit_events
  -- A code, such as the reason for which a number was shown. Nothing can be typed here.
  add column detail text check (detail ~ '^[a-z-]{1,40}$');
