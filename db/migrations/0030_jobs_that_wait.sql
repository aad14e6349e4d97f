-- 100,000 reminders may wait in the queue: what follows reads the jobs that are due or in trouble, and the last one that
-- was done. Each is found in the index of db/queue.sql, which is made after the queue's own tables. Its condition stands
-- in each query. The planner takes the times of done, due and waiting jobs for one lot and would rather read the whole
-- table; forbidden that, it takes the cost for so high that it would compile the query, for half a second.

-- A queue without jobs has its line, too.
create or replace function job_counts()
  returns table (queue text, waiting bigint, retrying bigint, failed bigint, oldest timestamptz, last_done timestamptz)
  language plpgsql stable security definer
  set search_path = pg_catalog, public, pg_temp set enable_seqscan = off set jit = off
as $$
begin
  return query
    select known.name, open.waiting, open.retrying, open.failed, open.oldest, (
        select completed_on from pgboss.job
        where name = known.name and state = 'completed' and coalesce(completed_on, start_after) is not null
        order by coalesce(completed_on, start_after) desc
        limit 1
      )
    from pgboss.queue as known cross join lateral (
      select
        count(*) filter (where state = 'created') as waiting,
        count(*) filter (where state = 'retry') as retrying,
        count(*) filter (where state = 'failed') as failed,
        min(greatest(created_on, start_after)) filter (where state <> 'failed' and start_after <= now()) as oldest
      from (
        select state, created_on, start_after from pgboss.job
        where name = known.name and state = 'created' and coalesce(completed_on, start_after) <= now()
        union all
        select state, created_on, start_after from pgboss.job
        where name = known.name and state in ('retry', 'active', 'failed')
          and coalesce(completed_on, start_after) is not null
      ) as job
    ) as open;
end
$$;

-- A job that is created has not been tried yet.
create or replace function late_messages(at timestamptz)
  returns table (late bigint, oldest timestamptz, errors text[])
  language plpgsql stable security definer
  set search_path = pg_catalog, public, pg_temp set enable_seqscan = off set jit = off
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
    from (
      select state, created_on, start_after, retry_count from pgboss.job
      where name in ('send-email', 'send-sms', 'send-whatsapp') and state = 'created'
        and coalesce(completed_on, start_after) < at - interval '5 minutes'
      union all
      select state, created_on, start_after, retry_count from pgboss.job
      where name in ('send-email', 'send-sms', 'send-whatsapp') and state in ('retry', 'active')
        and coalesce(completed_on, start_after) is not null
    ) as job
    where greatest(created_on, start_after) < at - interval '5 minutes' or retry_count >= 5;
end
$$;

-- A job for later waits with a priority below zero, where no sender looks (server/platform/jobs.ts). When it is due, it
-- gets the priority that it was queued with.
create function raise_due_jobs() returns void
  language plpgsql set search_path = pg_catalog, public, pg_temp set enable_seqscan = off set jit = off
as $$
begin
  update pgboss.job set priority = priority + 100
  where name = any (array(select name from pgboss.queue)) and state in ('created', 'retry')
    and coalesce(completed_on, start_after) <= now() and priority < 0;
end
$$;
revoke all on function raise_due_jobs() from public;
grant execute on function raise_due_jobs() to clinic_worker;

-- The errors of messages that wait, among all that wait.
create index messages_refused on messages (last_error)
  where settled_at is null and state = 'pending' and last_error is not null;
