-- What the owner reads of the last weeks is found among however many years lie before. Both tables are written in the
-- order of their time, so that an index of their blocks is enough: it costs a booking next to nothing.
create index messages_by_time on messages using brin (created_at) with (autosummarize = on);
create index audit_events_by_time on audit_events using brin (at) with (autosummarize = on);
