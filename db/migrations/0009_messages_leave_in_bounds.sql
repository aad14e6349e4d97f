-- Up Migration

-- Deleting a message looks for its tasks.
create index call_tasks_of_notice on call_tasks (notice_id) where notice_id is not null;

-- Whom a message went to is forgotten when it no longer limits anything: the few that are left are found here.
create index notices_recipient_known on notices (handed_over_at) where recipient_hash is not null;

-- Down Migration

drop index notices_recipient_known;
drop index call_tasks_of_notice;
