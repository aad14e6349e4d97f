-- Who may write what, where a user of the database could say more than its process needs.

-- 1 Audit -------------------------------------------------------------------------------------------------------------

-- The time of an audit event is the database's. The site writes in the name of the patient, the worker in that of our
-- jobs, and only the desk in that of a member of staff: whoever holds the site's user cannot invent a look by a doctor.
revoke insert on audit_events from clinic_site, clinic_worker, clinic_desk;
grant insert (id, actor, actor_name, actor_id, actor_role, action, booking_id, detail) on audit_events
  to clinic_site, clinic_worker, clinic_desk;

alter table audit_events enable row level security;
create policy site_as_patient on audit_events for insert to clinic_site with check (actor = 'patient');
create policy worker_as_system on audit_events for insert to clinic_worker with check (actor = 'system');
create policy desk_all on audit_events to clinic_desk using (true);

-- 2 Staff -------------------------------------------------------------------------------------------------------------

-- No call of the desk changes the role, the doctor or the address of an account.
revoke update on staff from clinic_desk;
grant update (name, email_verified, language, two_factor_enabled, one_time_until, disabled_at, updated_at) on staff
  to clinic_desk;

-- Everybody changes the own password.
alter table staff_events drop constraint staff_events_action_known;
alter table staff_events add constraint staff_events_action_known check (
  action in (
    'added', 'disabled', 'enabled', 'reset', 'sessions-ended', 'enrolled', 'signed-in', 'sign-in-failed', 'passkey-added',
    'passkey-removed', 'password-changed'
  )
);

-- 3 Presence ----------------------------------------------------------------------------------------------------------

-- An erased booking is on nobody's screen: its id goes with its details. The site erases, and may not read who is where.
create function forget_presence() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  update desk_presence set row_id = null where row_id like new.id || '%';
  return null;
end
$$;
create trigger bookings_forget_presence after update of erased_at on bookings
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_presence();
