-- The users of the clinic's processes. They belong to the server, so a dump of the database does not contain them: they
-- are created before every migration and before every restore. Without a password nobody can log in as them, except
-- with trust authentication, as on a development machine. Their grants: migrations/0001_schema.sql.
do $$
declare
  name text;
begin
  foreach name in array array['clinic_site', 'clinic_worker', 'clinic_desk', 'clinic_watcher'] loop
    if not exists (select from pg_roles where rolname = name) then
      begin
        execute format('create role %I login', name);
      exception
        -- A concurrent migration creates them at this moment.
        when duplicate_object or unique_violation then null;
      end;
    end if;
  end loop;
end
$$;
