-- The desk puts a doctor on leave, and ends it. The days on which the whole clinic is closed stay with the owner.
alter table closures enable row level security;
create policy everybody_reads on closures for select to clinic_site, clinic_worker, clinic_desk using (true);
create policy desk_writes_leave on closures to clinic_desk
  using (doctor is not null) with check (doctor is not null);
grant insert, delete on closures to clinic_desk;
