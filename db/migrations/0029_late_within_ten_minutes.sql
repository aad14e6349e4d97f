-- Each wait before a further try is up to twice as long as 0026 thought: the sixth try ended after five to ten minutes,
-- and the watcher's mail came after up to twelve. Five tries take two and a half to five minutes.
create or replace function late_messages(at timestamptz)
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
      and (greatest(created_on, start_after) < at - interval '5 minutes' or retry_count >= 5);
end
$$;
