-- The change log is written once for a transaction: each statement notes which bookings it changed, and the commit writes
-- the lines of all of them in one statement. A leave of 500 visits holds the lock of the log as briefly as one booking.

-- What the open transactions have changed so far. Worth nothing after a crash: those transactions are gone with it.
create unlogged table pending_changes (
  transaction_id  xid8 primary key default pg_current_xact_id(),
  topics          text[] not null,
  booking_ids     uuid[] not null
);

create function note_changes(changed_topics text[], changed_bookings uuid[]) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  insert into pending_changes as pending (topics, booking_ids) values (changed_topics, changed_bookings)
  on conflict (transaction_id) do update set
    topics = pending.topics || excluded.topics, booking_ids = pending.booking_ids || excluded.booking_ids
  where not (pending.topics @> excluded.topics and pending.booking_ids @> excluded.booking_ids)
$$;

-- Key rotation seals every booking again: no desk shows anything else after it. It says so by app.reseals
-- (server/platform/rotate-keys.ts), because what is sealed cannot be compared here.
create function note_changed_bookings() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  ids uuid[];
begin
  if current_setting('app.reseals', true) = 'on' then
    return null;
  end if;
  select array_agg(id) into ids from changed
  -- The nightly erasure of old bookings changes nothing that a desk shows.
  where erased_at is null or coalesce(starts_at, answer_by, created_at) > now() - interval '2 days';
  if ids is not null then
    perform note_changes('{}', ids);
  end if;
  return null;
end
$$;

-- For tables whose rows belong to a booking.
create function note_bookings_of_changed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  ids uuid[];
begin
  select array_agg(distinct booking_id) into ids from changed;
  if ids is not null then
    perform note_changes('{}', ids);
  end if;
  return null;
end
$$;

-- For tables that every desk reads anew as a whole; the argument is their topic.
create function note_changed_topic() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if exists (select from changed) then
    perform note_changes(array[tg_argv[0]], '{}');
  end if;
  return null;
end
$$;

-- Runs when the transaction is about to commit. The lock is held until it has: ids are given in the order of commits,
-- so that a reader of a line has missed none before it. One notification says that there is something to read.
create function write_changes() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  pending pending_changes;
begin
  delete from pending_changes where transaction_id = new.transaction_id returning * into pending;
  perform pg_advisory_xact_lock(hashtextextended('changes', 0));
  insert into changes (topic, booking_id)
  select 'booking', id from unnest(pending.booking_ids) id
  union
  select topic, null from unnest(pending.topics) topic
  on conflict do nothing;
  notify changes;
  return null;
end
$$;

revoke all on function
  note_changes(text[], uuid[]), note_changed_bookings(), note_bookings_of_changed(), note_changed_topic(), write_changes()
  from public;

create constraint trigger pending_changes_written after insert on pending_changes
  deferrable initially deferred for each row execute function write_changes();

-- A trigger that sees all rows of a statement belongs to one event.
do $$
declare
  watched record;
begin
  for watched in
    select * from (values
      ('bookings', '{insert,update}'::text[], 'note_changed_bookings()'),
      ('call_tasks', '{insert,update}', 'note_bookings_of_changed()'),
      ('visits', '{insert,update}', 'note_bookings_of_changed()'),
      ('round_stops', '{insert,update}', 'note_bookings_of_changed()'),
      ('round_outcomes', '{insert,update}', 'note_bookings_of_changed()'),
      ('round_money', '{insert,update}', 'note_changed_topic(''calendar'')'),
      ('closures', '{insert,delete}', 'note_changed_topic(''calendar'')'),
      ('openings', '{insert,delete}', 'note_changed_topic(''calendar'')'),
      ('absences', '{insert,delete}', 'note_changed_topic(''calendar'')'),
      ('lab_tests', '{insert,update}', 'note_changed_topic(''lab-tests'')')
    ) as every (name, events, noted_by)
  loop
    execute format('drop trigger %I on %I', watched.name || '_changed', watched.name);
    for i in 1 .. array_length(watched.events, 1) loop
      execute format(
        'create trigger %I after %s on %I referencing %s table as changed for each statement execute function %s',
        watched.name || '_noted_on_' || watched.events[i], watched.events[i], watched.name,
        case watched.events[i] when 'delete' then 'old' else 'new' end, watched.noted_by
      );
    end loop;
  end loop;
end
$$;

drop function record_change();
