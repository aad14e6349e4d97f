-- The watcher sees whether messages and jobs wait, and why: counts and causes, no booking and no patient.
grant execute on function job_counts() to clinic_watcher;

-- Messages that should have been sent five minutes ago. One that a provider refuses waits longer before each further
-- try (5 s, 10 s, 20 s…): after the sixth, five minutes have passed.
create function late_messages(at timestamptz)
  returns table (late bigint, oldest timestamptz, errors text[])
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return query
    select
      count(*),
      min(greatest(created_on, start_after)) filter (where state <> 'retry'),
      (
        select coalesce(array_agg(distinct last_error), '{}') from messages
        where settled_at is null and state = 'pending' and last_error is not null
      )
    from pgboss.job
    where name in ('send-email', 'send-sms', 'send-whatsapp')
      and state in ('created', 'retry', 'active')
      and (greatest(created_on, start_after) < at - interval '5 minutes' or retry_count >= 6);
end
$$;
revoke all on function late_messages(timestamptz) from public;
grant execute on function late_messages(timestamptz) to clinic_desk, clinic_watcher;
