-- What the database knows of the list of erasures, which is outside of it (decision 0091): a list that is older than a
-- backup, or that somebody has put back, is noticed.
create table erasure_list (
  is_only     boolean primary key default true check (is_only),
  -- Of the newest list; 0 before the first one with a header.
  number      bigint not null default 0,
  written_at  timestamptz
);
insert into erasure_list default values;
grant select on erasure_list to clinic_worker, clinic_watcher;
-- Who locks the row must be allowed to change it.
grant update (number, written_at) on erasure_list to clinic_worker;
