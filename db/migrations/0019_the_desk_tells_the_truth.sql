-- What the desk writes down as it was: a call that somebody made, a patient who went home unseen, a language that was
-- corrected.

alter table call_tasks
  -- An outcome of a call was noted. A task that is done without it was dropped: nobody called.
  add column called_at timestamptz;

alter table visits
  -- Checked in, and went home before being seen.
  add column left_at timestamptz,
  add constraint visits_seen_or_left check (seen_at is null or left_at is null);

-- The language of a patient is corrected at the desk; the other details are sealed.
grant update (language) on bookings to clinic_desk;
