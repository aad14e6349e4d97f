-- How reception settled a result of a round that came too late or was refused. stands: the booking stays as it is.
-- taken: the sample was taken, and the booking is a visit.
alter table round_outcomes add column settled_as text;
alter table round_refusals add column settled_as text;

update round_outcomes set settled_as = 'stands' where settled_at is not null;
update round_refusals set settled_as = 'stands' where settled_at is not null;

alter table round_outcomes add constraint round_outcomes_settled_somehow check (
  (settled_as is null) = (settled_at is null) and settled_as in ('stands', 'taken')
);
alter table round_refusals add constraint round_refusals_settled_somehow check (
  (settled_as is null) = (settled_at is null) and settled_as in ('stands', 'taken')
);

grant update (settled_as) on round_outcomes, round_refusals to clinic_desk;
