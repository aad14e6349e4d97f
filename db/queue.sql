-- Run after every migration, as the owner of the queue's tables.
grant usage on schema pgboss to clinic_site, clinic_worker, clinic_desk;
-- Site and desk may add jobs, and read none.
grant select on pgboss.version, pgboss.queue to clinic_site, clinic_desk;
grant insert, select (id) on pgboss.job, pgboss.job_common to clinic_site, clinic_desk;
grant select, insert, update, delete on all tables in schema pgboss to clinic_worker;

-- The jobs of all our queues are in this part of pgboss.job. What is due, in trouble or done last is found here, however
-- many jobs wait (migration 0030). The condition always holds. It hides the index from the statements of the job queue,
-- which do not name it: some of them would read more with this index than with their own.
create index if not exists job_by_state on pgboss.job_common (name, state, coalesce(completed_on, start_after))
  where coalesce(completed_on, start_after) is not null;
