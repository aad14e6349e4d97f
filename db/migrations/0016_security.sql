-- What an attack on the desk may not reach: secrets with one use each, and codes with one, too.

-- 1 Secrets -----------------------------------------------------------------------------------------------------------

-- The hash of a known text under each secret that one process alone has, and the setting that it was first used for: the
-- site cannot be started with the secret of the desk, though neither knows the other's.
create table secret_marks (
  mark     text primary key,
  setting  text not null check (setting in ('FORM_SECRET', 'DESK_SECRET'))
);
grant select, insert on secret_marks to clinic_site, clinic_desk;

-- 2 Codes -------------------------------------------------------------------------------------------------------------

-- The half minute, counted since 1970, of the last code that opened something: a code is good once.
alter table staff_second_factors add column last_used_step integer;

-- 3 Tries at a password -----------------------------------------------------------------------------------------------

-- Addresses are counted in staff_limits now, with everything else.
drop table staff_rate_limits;
