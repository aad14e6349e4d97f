-- The anchor of a booking: the questions that it asks and the rows that it writes, in as few statements as SQL needs, by
-- the user of the site. The counters come first and by themselves, as in the site: everybody counts in four of them.
\set n random(1, 1000000000)
insert into rate_limits as counted (key, points, expire)
  select key, 1, 4000000000000 from unnest(array[
    'submits:' || :n, 'busy:' || :n, 'held-network-hour:' || :n, 'held-network-day:' || :n, 'held-network-week:' || :n,
    'bench-everything', 'bench-held-hour', 'bench-held-day']) key
  on conflict (key) do update set points = counted.points + 1 returning points;
begin;
select set_config('app.booking_id', md5('booking' || :n), true),
  pg_advisory_xact_lock_shared(hashtextextended('calendar', 0));
select day, session, doctor, null from closures where day between '2100-01-01' and '2100-01-02'
  union all
  select day, session, doctor, opens from openings where day between '2100-01-01' and '2100-01-02';
select count(*) from taken_places
  where doctor = 'bench' and tstzrange(starts_at, held_until)
    && tstzrange('2100-01-01'::timestamptz + interval '20 minutes' * :n, '2100-01-01'::timestamptz + interval '20 minutes' * (:n + 1));
insert into bookings (id, kind, reference, starts_at, held_until, seat, doctor, sealed, key_id, phone_hash, link_hash,
    request_hash, lookup_key_id, language, consent_notice, consented_at)
  values (md5('booking' || :n)::uuid, 'appointment', 'BENCH-' || :n,
    '2100-01-01'::timestamptz + interval '20 minutes' * :n, '2100-01-01'::timestamptz + interval '20 minutes' * (:n + 1),
    1, 'bench', decode(repeat('ab', 235), 'hex'), 'bench', md5('phone' || :n), md5('link' || :n), md5('request' || :n),
    'bench', 'en', 'bench', now());
insert into booking_search (booking_id, hash)
  select md5('booking' || :n)::uuid, (:n + word * 7919) % 65536 from generate_series(1, 5) word;
insert into messages (id, booking_id, channel, template)
  values (md5('mail' || :n)::uuid, md5('booking' || :n)::uuid, 'email', 'appointment-confirmed'),
    (md5('alert' || :n)::uuid, md5('booking' || :n)::uuid, 'email', 'desk-appointment-new');
insert into pgboss.job_common (id, name, data, retry_limit, retry_backoff, dead_letter, policy)
  values (md5('mail' || :n)::uuid, 'send-email', jsonb_build_object('messageId', md5('mail' || :n)), 20, true, 'dead-letter', 'standard'),
    (md5('alert' || :n)::uuid, 'send-email', jsonb_build_object('messageId', md5('alert' || :n)), 20, true, 'dead-letter', 'standard');
insert into audit_events (id, actor, action, booking_id)
  values (md5('event' || :n)::uuid, 'patient', 'booked', md5('booking' || :n)::uuid);
end;
