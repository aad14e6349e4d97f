-- Up Migration

-- Counters of the rate limiter, shared by all site processes. The key is a keyed hash, never an address.
-- Unlogged: whoever shares an address would else wait for the disk on one row; a crash may forget the counts.
create unlogged table rate_limits (
  key     varchar(255) primary key,
  points  integer not null default 0,
  expire  bigint
);

-- Down Migration

drop table rate_limits;
