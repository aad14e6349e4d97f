-- Up Migration

-- The ledger of messages: one row for each message owed, written in the booking's own transaction.
create table notices (
  id              uuid primary key,
  appointment_id  uuid not null references appointments (id),
  channel         text not null,
  template        text not null,
  state           text not null default 'owed',
  -- How many times it was handed over and not certainly refused: copies that may be in a mailbox. Never more than two.
  unconfirmed     integer not null default 0,
  claimed_until   timestamptz,
  last_error      text,
  created_at      timestamptz not null default now(),
  settled_at      timestamptz,

  constraint notices_once unique (appointment_id, channel, template),
  constraint notices_channel_known check (channel in ('email')),
  -- owed: to be sent. sending: handed over, answer awaited. sent: accepted by the provider.
  -- uncertain: handed over twice without an answer; a person must look. failed: given up after all retries.
  -- withdrawn: no longer due.
  constraint notices_state_known check (state in ('owed', 'sending', 'sent', 'uncertain', 'failed', 'withdrawn')),
  constraint notices_two_copies_at_most check (unconfirmed between 0 and 2)
);

create index notices_unsettled on notices (created_at) where settled_at is null;

-- Down Migration

drop table notices;
