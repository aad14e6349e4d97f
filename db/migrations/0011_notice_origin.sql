-- Up Migration

-- Who caused a message: a form, whose sender may be anyone, or the clinic's own people. What the clinic says itself is
-- never held back by the limits that keep strangers from sending messages in its name.
alter table notices
  add column origin text not null default 'patient' check (origin in ('patient', 'clinic'));

-- Down Migration

alter table notices drop column origin;
