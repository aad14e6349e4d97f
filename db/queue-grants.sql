-- Run after every migration, as the owner of the queue's tables.
grant usage on schema pgboss to clinic_site, clinic_worker, clinic_desk;
-- Site and desk may add jobs, and read none.
grant select on pgboss.version, pgboss.queue to clinic_site, clinic_desk;
grant insert, select (id) on pgboss.job, pgboss.job_common to clinic_site, clinic_desk;
grant select, insert, update, delete on all tables in schema pgboss to clinic_worker;
