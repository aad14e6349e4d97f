-- Up Migration

alter table notices
  drop constraint notices_once,
  drop constraint notices_channel_known,
  -- How often the booking had been changed when this was owed: what speaks of an older time is never sent.
  add column sequence integer not null default 0,
  -- What the provider calls it, and what it told later.
  add column provider_id text,
  add column delivery text check (delivery in ('delivered', 'read', 'failed')),
  add column delivery_at timestamptz,
  add constraint notices_channel_known check (channel in ('email', 'sms', 'whatsapp')),
  add constraint notices_once unique (booking_id, channel, template, sequence);
create index notices_by_provider_id on notices (provider_id) where provider_id is not null;

-- A message that did not arrive is somebody's to make good: one task for the clinic, however often it is told.
create table call_tasks (
  id          uuid primary key,
  notice_id   uuid not null unique references notices (id) on delete cascade,
  booking_id  uuid not null references bookings (id) on delete cascade,
  created_at  timestamptz not null default now(),
  done_at     timestamptz
);

-- What the clock erased, for whoever asks: ids and counts, never a name.
create table erasures (
  id          uuid primary key,
  at          timestamptz not null,
  purpose     text not null,
  booking_ids uuid[] not null
);

-- Down Migration

drop table erasures;
drop table call_tasks;
drop index notices_by_provider_id;
delete from notices where channel <> 'email' or sequence > 0;
alter table notices
  drop constraint notices_once,
  drop constraint notices_channel_known,
  drop column sequence, drop column provider_id, drop column delivery, drop column delivery_at,
  add constraint notices_channel_known check (channel in ('email')),
  add constraint notices_once unique (booking_id, channel, template);
