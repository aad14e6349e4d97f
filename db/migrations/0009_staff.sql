-- The people of the desk: accounts, sessions and second factors, and a person behind every audit event. The tables of
-- better-auth (server/staff/staff-auth.ts) under our names. Site and worker may read none of them.

-- 1 Accounts ----------------------------------------------------------------------------------------------------------

create table staff (
  id                  uuid primary key,
  name                text not null,
  email               text not null unique,
  email_verified      boolean not null default false,
  role                text not null,
  -- Which of the clinic's doctors this is (content/facts.ts).
  doctor_id           text,
  language            text not null default 'en',
  two_factor_enabled  boolean not null default false,
  -- Set: the password was given by somebody else, is good until then, and opens nothing but the choice of another one
  -- and of the second factor.
  one_time_until      timestamptz,
  disabled_at         timestamptz,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),

  constraint staff_role_known check (role in ('receptionist', 'phlebotomist', 'doctor', 'owner')),
  constraint staff_doctor_named check ((role = 'doctor') = (doctor_id is not null)),
  constraint staff_language_known check (language in ('en', 'hi')),
  constraint staff_email_lower check (email = lower(email))
);

-- One row for each way to sign in: there is one, a password, as its scrypt hash.
create table staff_accounts (
  id           uuid primary key,
  staff_id     uuid not null references staff (id) on delete cascade,
  account_id   text not null,
  provider_id  text not null,
  password     text,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),

  constraint staff_accounts_once unique (staff_id, provider_id)
);

-- The secret and the recovery codes are encrypted with DESK_SECRET.
create table staff_second_factors (
  id                         uuid primary key,
  staff_id                   uuid not null unique references staff (id) on delete cascade,
  secret                     text not null,
  backup_codes               text not null,
  verified                   boolean not null default true,
  failed_verification_count  integer not null default 0,
  locked_until               timestamptz
);

-- A passkey signs in without password and code. Nothing of it is secret: that never leaves the person's device.
create table staff_passkeys (
  -- Given by the device.
  id            text primary key,
  staff_id      uuid not null references staff (id) on delete cascade,
  public_key    bytea not null,
  -- Of its uses, as the device counts them: one that goes back was copied. 0 for ever: the device does not count.
  counter       bigint not null,
  -- What it is kept on, so that its owner finds it in the list.
  device        text not null,
  created_at    timestamptz not null default now(),
  last_used_at  timestamptz,

  constraint staff_passkeys_device_known check (device in ('pc', 'phone', 'key'))
);
create index staff_passkeys_of_person on staff_passkeys (staff_id);

-- 2 Sessions ----------------------------------------------------------------------------------------------------------

create table staff_sessions (
  id              uuid primary key,
  token           text not null unique,
  staff_id        uuid not null references staff (id) on delete cascade,
  expires_at      timestamptz not null,
  -- The last thing that a person did. A session without one for 15 minutes is asleep until the password is typed.
  last_active_at  timestamptz not null default now(),
  ip_address      text,
  user_agent      text,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now()
);
create index staff_sessions_of_person on staff_sessions (staff_id);

-- Between password and code, the office PC of which no code is asked again today, and what a passkey has to sign.
create table staff_verifications (
  id          uuid primary key,
  identifier  text not null,
  value       text not null,
  expires_at  timestamptz not null,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now()
);
create index staff_verifications_by_identifier on staff_verifications (identifier);

-- Wrong passwords by account: the key is a keyed hash, as in rate_limits. Searches by the id of whoever searches.
create unlogged table staff_limits (
  key     varchar(255) primary key,
  points  integer not null default 0,
  expire  bigint
);

-- Sign-ins by address.
create unlogged table staff_rate_limits (
  id            uuid primary key,
  key           text not null unique,
  count         integer not null,
  last_request  bigint not null
);

-- 3 Who did what ------------------------------------------------------------------------------------------------------

-- What was done to an account, by whom. Nobody changes it.
create table staff_events (
  id          uuid primary key,
  at          timestamptz not null default now(),
  staff_id    uuid not null references staff (id),
  action      text not null,
  -- Null: the operator, by name.
  actor_id    uuid references staff (id),
  actor_name  text not null,

  constraint staff_events_action_known check (
    action in (
      'added', 'disabled', 'enabled', 'reset', 'sessions-ended', 'enrolled', 'signed-in', 'sign-in-failed', 'passkey-added',
      'passkey-removed'
    )
  )
);
create index staff_events_of_person on staff_events (staff_id, at desc);

-- An audit event names the person and the role in which it was done. Null: the patient, a job, or the operator.
alter table audit_events add column actor_id uuid;
alter table audit_events add column actor_role text;

-- A trace is deleted a year after its booking was erased (erase_traces), so only the owner of the tables may say that
-- this was long ago: whoever else erases, erases now.
create function erase_now() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if not pg_has_role(session_user, current_user, 'member') then
    new.erased_at := now();
  end if;
  return new;
end
$$;
revoke all on function erase_now() from public;
create trigger bookings_erased_now before update of erased_at on bookings
  for each row when (new.erased_at is distinct from old.erased_at and new.erased_at is not null)
  execute function erase_now();

-- Who has looked into a booking, for the patient whom it belongs to: the first name, the role, the time and what was
-- seen. Only of the booking that the transaction has named (server/bookings/one-booking.ts).
create function looks_at_booking(asked uuid)
  returns table (at timestamptz, action text, role text, first_name text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if (asked = any (string_to_array(current_setting('app.booking_id', true), ',')::uuid[])) is not true then
    return;
  end if;
  return query
    select e.at, e.action, e.actor_role,
      split_part(regexp_replace(e.actor_name, '^(Dr|Mr|Mrs|Ms)\.?\s+', '', 'i'), ' ', 1)
    from audit_events e
    -- A complaint has no page of its own: it is shown with the booking that it is about.
    where (e.booking_id = asked or e.booking_id in (select id from bookings where about_id = asked))
      and e.actor = 'clinic'
      and e.action in ('read', 'number-shown', 'address-shown', 'printed', 'exported')
    order by e.at desc;
end
$$;

-- 4 Grants ------------------------------------------------------------------------------------------------------------

-- A person who has left is disabled, not deleted: audit events point to the account.
grant select, insert, update on staff to clinic_desk;
grant select, insert, update, delete
  on staff_accounts, staff_second_factors, staff_sessions, staff_verifications, staff_rate_limits to clinic_desk;
-- Its key stays as it is.
grant select, insert, delete, update (counter, last_used_at) on staff_passkeys to clinic_desk;
grant select, insert on staff_events to clinic_desk;
grant select, insert, update, delete on staff_limits to clinic_desk;
-- Expired counters are deleted.
grant select, update, delete on staff_limits to clinic_worker;

revoke all on function looks_at_booking(uuid) from public;
grant execute on function looks_at_booking(uuid) to clinic_site;
