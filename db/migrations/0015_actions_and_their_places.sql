-- An action of the desk and its lines in the change log are one transaction. Its number is stored, so that the versions
-- which an action made are read after its commit: the lock of the change log is held for the commit alone.
alter table desk_actions add column transaction_id xid8;
update desk_actions set transaction_id = (
  select changes.transaction_id from jsonb_each_text(result -> 'versions') version
  join changes on changes.id = version.value::bigint
  limit 1
);
alter table desk_actions alter column transaction_id set default pg_current_xact_id();
create index desk_actions_of_transaction on desk_actions (transaction_id);

-- Two doctors may leave the same minute in one action. A collection has no doctor, so that this is no primary key.
alter table place_holds
  drop constraint place_holds_pkey,
  add constraint place_holds_once unique nulls not distinct (action_id, kind, starts_at, seat, doctor);
