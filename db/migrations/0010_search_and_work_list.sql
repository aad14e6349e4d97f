-- What the work list of a day is found by, among however many bookings.
create index bookings_by_time on bookings (starts_at) where erased_at is null;
create index bookings_by_promise on bookings (answer_by) where answer_by is not null and erased_at is null;
create index bookings_to_confirm on bookings (starts_at) where state = 'to-confirm' and erased_at is null;
create index bookings_to_answer on bookings (answer_by) where state = 'open' and erased_at is null;
create index call_tasks_open on call_tasks (booking_id) where done_at is null;
create index call_tasks_done on call_tasks (done_at) where done_at is not null;

-- The lines of the change log that the hourly cleanup reads. They lie on the disk in the order of their time.
create index changes_by_time on changes using brin (at);

-- When nothing is left of a booking, nothing is left of it in the change log.
create function forget_changes() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  delete from changes where booking_id = old.id;
  return null;
end
$$;
revoke all on function forget_changes() from public;
create trigger bookings_forgotten after delete on bookings for each row execute function forget_changes();

-- What the desk finds a booking by without opening every one: keyed hashes of the sounds of a name and of the last four
-- digits of the phone, cut to 16 bits (decision 0041). Deleted when the details are erased.
create table booking_search (
  hash        integer not null check (hash between 0 and 65535),
  booking_id  uuid not null references bookings (id) on delete cascade,

  primary key (hash, booking_id)
);
create index booking_search_of_booking on booking_search (booking_id);

alter table booking_search enable row level security;
create policy site_named_booking on booking_search to clinic_site
  using (booking_id = any (string_to_array(current_setting('app.booking_id', true), ',')::uuid[]));
create policy staff_all on booking_search to clinic_worker, clinic_desk using (true);

-- The site writes and deletes those of the booking that it has named, and reads no hash.
grant insert, delete, select (booking_id) on booking_search to clinic_site;
grant delete, select (booking_id) on booking_search to clinic_worker;
grant select, insert, delete on booking_search to clinic_desk;

-- How often somebody searched on a day, and how many bookings that showed. What was typed is nowhere; who was shown is in
-- the audit events of each. The owner sees who searches far more than the work needs.
create table desk_searches (
  staff_id    text not null,
  day         date not null,
  staff_name  text not null,
  searches    integer not null,
  shown       integer not null,

  primary key (staff_id, day)
);
grant select, insert, update on desk_searches to clinic_desk;
grant select, delete on desk_searches to clinic_worker;
