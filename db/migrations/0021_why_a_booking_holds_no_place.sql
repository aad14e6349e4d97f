-- The owner sees how often each limit has turned a booking into a call (decision 0056).
alter table bookings
  add column limited_by text,
  add constraint bookings_limited_by_known check (limited_by in ('network', 'clinic', 'week', 'pace'));

create index bookings_limited on bookings (created_at) where limited_by is not null;
