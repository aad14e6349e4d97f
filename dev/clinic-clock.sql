-- The clock of a development database. PostgreSQL's own clock cannot be shifted, but a function of the same name is
-- found first by the search_path. Objects bound to the real clock when they were created (defaults, views, functions
-- with a search_path of their own, the job queue) are bound again here. Run after every migration; safe to run again.

create schema if not exists clinic_clock;
grant usage on schema clinic_clock to public;

-- In a session with clinic_clock.at time stands still there. Otherwise it runs on, shifted by clinic_clock.shift_ms.
create or replace function clinic_clock.shift() returns interval language sql stable as $$
  select make_interval(secs => coalesce(nullif(current_setting('clinic_clock.shift_ms', true), ''), '0')::float8 / 1000)
$$;
create or replace function clinic_clock.now() returns timestamptz language sql stable as $$
  select coalesce(nullif(current_setting('clinic_clock.at', true), '')::timestamptz, pg_catalog.now() + clinic_clock.shift())
$$;
create or replace function clinic_clock.clock_timestamp() returns timestamptz language sql volatile as $$
  select coalesce(
    nullif(current_setting('clinic_clock.at', true), '')::timestamptz,
    pg_catalog.clock_timestamp() + clinic_clock.shift()
  )
$$;

create or replace function pgboss.job_now() returns timestamptz language sql stable as 'select clinic_clock.now()';

do $$
declare
  reads_clock constant text := '(^|[^.\w])(now|clock_timestamp)\(\)';
  statements text[];
  statement text;
begin
  -- With an empty path, PostgreSQL prints all names but its own with their schema.
  perform set_config('search_path', '', true);
  statements := array(
    select format('alter table %s alter column %I set default %s', adrelid::regclass, attname, pg_get_expr(adbin, adrelid))
    from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum join pg_class on pg_class.oid = adrelid
    where relnamespace = 'public'::regnamespace and attgenerated = '' and pg_get_expr(adbin, adrelid) ~ reads_clock
    union all
    select format('create or replace view %s as %s', oid::regclass, pg_get_viewdef(oid))
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'v' and pg_get_viewdef(oid) ~ reads_clock
    union all
    select format('alter function %s set search_path = clinic_clock, pg_catalog, public, pg_temp', oid::regprocedure)
    from pg_proc
    where pronamespace = 'public'::regnamespace and proconfig is not null and prosrc ~ reads_clock
  );
  perform set_config('search_path', 'clinic_clock, pg_catalog, public', true);
  foreach statement in array statements loop
    execute statement;
  end loop;
end
$$;
