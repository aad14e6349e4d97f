-- Up Migration

-- The worker compares today with the days before.
create index bookings_by_creation on bookings (created_at);

-- Down Migration

drop index bookings_by_creation;
