-- Up Migration

-- Who may do what. The owner of the tables migrates, imports and rotates keys; site, worker and desk have a user each
-- (db/roles.sql) with what their work needs. Nothing is granted by default: a new table says here, in its own migration,
-- what each of them may do.

-- The site sees the booking that its transaction has named (server/one-booking.ts), what is said about it and what was
-- complained about it.
-- Whoever gets SQL through the site learns nothing about anyone whose booking's id he does not know.

alter table bookings enable row level security;
alter table booking_tests enable row level security;
alter table notices enable row level security;
alter table call_tasks enable row level security;

create policy site_named_booking on bookings to clinic_site
  using (
    id = any (string_to_array(current_setting('app.booking_id', true), ',')::uuid[])
    or about_id = any (string_to_array(current_setting('app.booking_id', true), ',')::uuid[])
  );
create policy site_named_booking on booking_tests to clinic_site
  using (booking_id = any (string_to_array(current_setting('app.booking_id', true), ',')::uuid[]));
create policy site_named_booking on call_tasks to clinic_site
  using (booking_id = any (string_to_array(current_setting('app.booking_id', true), ',')::uuid[]));
-- What is told to the clinic about no one booking names nobody.
create policy site_named_booking on notices to clinic_site
  using (
    booking_id is null
    or booking_id = any (string_to_array(current_setting('app.booking_id', true), ',')::uuid[])
  );

create policy staff_all on bookings to clinic_worker, clinic_desk using (true);
create policy staff_all on booking_tests to clinic_worker, clinic_desk using (true);
create policy staff_all on notices to clinic_worker, clinic_desk using (true);
create policy staff_all on call_tasks to clinic_worker, clinic_desk using (true);

-- Nobody but the owner deletes a booking, changes what it is, or says who made it and when.
grant select, insert on bookings to clinic_site;
grant update (
  starts_at, seat, state, sequence, refund, cancelled_by, cancelled_at, code_shown_at, access_closed_at,
  sealed, key_id, phone_hash, link_hash, request_hash, lookup_key_id, erased_at
) on bookings to clinic_site;
grant select on bookings to clinic_worker, clinic_desk;
grant update (sealed, key_id, phone_hash, link_hash, request_hash, lookup_key_id, erased_at) on bookings
  to clinic_worker;
grant update (
  starts_at, seat, state, sequence, refund, cancelled_by, cancelled_at, paid, trust, verified_at, answer_by,
  sealed, key_id, phone_hash, link_hash, request_hash, lookup_key_id, erased_at
) on bookings to clinic_desk;

grant select, insert, delete on booking_tests to clinic_site;
grant select, delete on booking_tests to clinic_worker, clinic_desk;

grant select, insert, update on notices to clinic_site, clinic_worker, clinic_desk;
grant select, insert, update on call_tasks to clinic_site, clinic_worker, clinic_desk;

-- The trail is written by all and changed by nobody; who looks through it is at the desk.
grant insert on audit_events to clinic_site, clinic_worker, clinic_desk;
grant select on audit_events to clinic_desk;
grant select, insert on erasures to clinic_worker, clinic_desk;

grant select, insert, update, delete on rate_limits to clinic_site;
-- Counters that have run out are cleared away.
grant select, update, delete on rate_limits to clinic_worker;

grant select on closures, pathology_tests, pathology_words, schema_migrations
  to clinic_site, clinic_worker, clinic_desk;
grant select, insert on key_checks to clinic_site, clinic_worker, clinic_desk;

-- Which places are taken, of whom the clinic has not made sure, and nothing about anyone.
create view taken_places as
  select kind, starts_at, seat, state, trust, verified_at is null as is_unverified
  from bookings
  where seat is not null and state <> 'cancelled';
grant select on taken_places to clinic_site, clinic_worker, clinic_desk;

-- The few ways in which the site finds a booking that it cannot name yet. Each wants something that only the patient or
-- a provider has, and finds one at the most. In PL/pgSQL, which plans a query once for each connection.

create function booking_by_request(hashes text[]) returns uuid
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return (select id from bookings where request_hash = any (hashes) and erased_at is null limit 1);
end
$$;

create function booking_by_reference(asked text)
  returns table (id uuid, lookup_key_id text, phone_hash text)
  language plpgsql stable rows 1 security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return query
    select b.id, b.lookup_key_id, b.phone_hash from bookings b where b.reference = asked and b.erased_at is null;
end
$$;

-- A complaint has no page of its own: its link leads to the booking that it is about.
create function booking_by_link(hashes text[])
  returns table (
    id uuid, reference text, sealed bytea, key_id text,
    starts_at timestamptz, answer_by timestamptz, created_at timestamptz
  )
  language plpgsql stable rows 1 security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return query
    select shown.id, shown.reference, shown.sealed, shown.key_id,
      linked.starts_at, linked.answer_by, linked.created_at
    from bookings linked join bookings shown on shown.id = coalesce(linked.about_id, linked.id)
    where linked.link_hash = any (hashes)
    limit 1;
end
$$;

-- By our own id of a message, or by the provider's where that is all it says.
create function booking_of_message(our_id uuid, their_id text)
  returns table (notice_id uuid, booking_id uuid)
  language plpgsql stable rows 1 security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if our_id is not null then
    return query select n.id, n.booking_id from notices n where n.booking_id is not null and n.id = our_id;
  else
    return query
      select n.id, n.booking_id from notices n where n.booking_id is not null and n.provider_id = their_id limit 1;
  end if;
end
$$;

create function count_visits(of_kind text, after timestamptz, until timestamptz) returns integer
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return (
    select count(*)::integer from bookings
    where kind = of_kind and state = 'attended' and starts_at > after and starts_at <= until
  );
end
$$;

-- The one way in which an entry of the trail goes: a year after the details that it speaks of are gone
-- (clinic/retention.ts), with all that is left of the booking. Who is not the owner cannot ask for more than that.
create function erase_traces(at_time timestamptz, erased_before timestamptz, at_most integer) returns uuid[]
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  gone uuid[];
  limit_of_rule timestamptz := now() - interval '12 months';
begin
  if not pg_has_role(session_user, current_user, 'member') and erased_before > limit_of_rule then
    erased_before := limit_of_rule;
  end if;
  with recursive due as (
    select id from bookings
    where erased_at is not null and erased_at < erased_before
    order by erased_at limit at_most for update skip locked
  ),
  family as (
    select id from due
    union
    select complaint.id from bookings complaint join family on complaint.about_id = family.id
  )
  select array_agg(id) into gone from family;
  if gone is null then
    return '{}';
  end if;
  delete from call_tasks where booking_id = any (gone);
  delete from notices where booking_id = any (gone);
  delete from audit_events where booking_id = any (gone);
  delete from bookings where id = any (gone);
  insert into erasures (id, at, purpose, booking_ids) values (gen_random_uuid(), at_time, 'trace', gone);
  return gone;
end
$$;

revoke all on function
  booking_by_request(text[]), booking_by_reference(text), booking_by_link(text[]), booking_of_message(uuid, text),
  count_visits(text, timestamptz, timestamptz), erase_traces(timestamptz, timestamptz, integer)
  from public;
grant execute on function
  booking_by_request(text[]), booking_by_reference(text), booking_by_link(text[]), booking_of_message(uuid, text),
  count_visits(text, timestamptz, timestamptz)
  to clinic_site;
grant execute on function erase_traces(timestamptz, timestamptz, integer) to clinic_worker, clinic_desk;

-- Down Migration

drop function booking_by_request(text[]);
drop function booking_by_reference(text);
drop function booking_by_link(text[]);
drop function booking_of_message(uuid, text);
drop function count_visits(text, timestamptz, timestamptz);
drop function erase_traces(timestamptz, timestamptz, integer);
drop view taken_places;
drop policy site_named_booking on bookings;
drop policy site_named_booking on booking_tests;
drop policy site_named_booking on notices;
drop policy site_named_booking on call_tasks;
drop policy staff_all on bookings;
drop policy staff_all on booking_tests;
drop policy staff_all on notices;
drop policy staff_all on call_tasks;
alter table bookings disable row level security;
alter table booking_tests disable row level security;
alter table notices disable row level security;
alter table call_tasks disable row level security;
revoke all on
  bookings, booking_tests, notices, call_tasks, audit_events, erasures, rate_limits, closures, pathology_tests,
  pathology_words, schema_migrations, key_checks
  from clinic_site, clinic_worker, clinic_desk;
