-- Up Migration

-- Who she is moves into one sealed column that only the application can read (decision 0016). SQL cannot seal, so
-- bookings in plain text are never half converted: there are none before the site opens.
do $$
begin
  if exists (select from bookings) then
    raise exception 'There are bookings in plain text. Empty the table first, or keep this database as it is.';
  end if;
end
$$;

drop index bookings_of_phone;
alter table bookings
  drop constraint bookings_phone_e164,
  drop constraint bookings_texts_bounded,
  drop constraint bookings_patient_known,
  drop constraint bookings_complete,
  drop constraint bookings_state_known,
  drop constraint bookings_reminders_known,
  drop column patient_name, drop column phone_number, drop column email, drop column address, drop column city,
  drop column pincode, drop column age, drop column sex, drop column message, drop column reminders,
  -- Name, phone, e-mail, address, age, sex, message and contact rules, and which key opens them. Null once erased.
  add column sealed bytea,
  add column key_id text,
  -- Finds the bookings of one number without telling the number.
  add column phone_hash text,
  -- Finds the booking of a private link without telling the link.
  add column link_hash text not null unique,
  -- Counts the changes of time, for calendars: a higher number replaces a lower one.
  add column sequence integer not null default 0,
  add column paid integer not null default 0 check (paid >= 0),
  -- What she gets back of it, in rupees, decided when it was cancelled.
  add column refund integer check (refund between 0 and paid),
  add column cancelled_by text check (cancelled_by in ('patient', 'clinic')),
  add column cancelled_at timestamptz,
  add column erased_at timestamptz,
  add constraint bookings_sealed_or_erased check (
    (sealed is null) = (erased_at is not null)
    and (key_id is null) = (sealed is null)
    and (phone_hash is null) = (sealed is null)
  ),
  add constraint bookings_state_known check (
    state in ('booked', 'to-confirm', 'attended', 'missed', 'cancelled', 'open', 'answered')
    and (state = 'cancelled' or (kind = 'enquiry') = (state in ('open', 'answered')))
  ),
  add constraint bookings_cancelled_by_someone check (
    (state = 'cancelled') = (cancelled_by is not null) and (state = 'cancelled') = (cancelled_at is not null)
  ),
  add constraint bookings_complete check (
    case kind when 'enquiry' then answer_by is not null and starts_at is null else starts_at is not null end
  );

create index bookings_of_phone on bookings (phone_hash, starts_at) where state in ('booked', 'to-confirm');
create index bookings_by_key on bookings (key_id);

-- Down Migration

do $$
begin
  if exists (select from bookings) then
    raise exception 'SQL cannot open what is sealed. Empty the table first.';
  end if;
end
$$;

drop index bookings_by_key;
drop index bookings_of_phone;
alter table bookings
  drop constraint bookings_sealed_or_erased,
  drop constraint bookings_cancelled_by_someone,
  drop constraint bookings_complete,
  drop constraint bookings_state_known,
  drop column sealed, drop column key_id, drop column phone_hash, drop column link_hash, drop column sequence,
  drop column paid, drop column refund, drop column cancelled_by, drop column cancelled_at, drop column erased_at,
  add column patient_name text not null,
  add column phone_number text not null,
  add column email text,
  add column address text,
  add column city text,
  add column pincode text,
  add column age smallint,
  add column sex text,
  add column message text,
  add column reminders text[] not null default '{}',
  add constraint bookings_phone_e164 check (phone_number ~ '^\+91[6-9][0-9]{9}$'),
  add constraint bookings_state_known check (
    state in ('booked', 'to-confirm', 'attended', 'missed', 'cancelled', 'open', 'answered')
    and (kind = 'enquiry') = (state in ('open', 'answered'))
  ),
  add constraint bookings_texts_bounded check (
    char_length(patient_name) between 1 and 100
    and coalesce(char_length(email), 0) <= 254
    and coalesce(char_length(address), 0) <= 300
    and coalesce(char_length(city), 0) <= 100
    and coalesce(char_length(message), 0) <= 2000
  ),
  add constraint bookings_patient_known check (
    age between 0 and 120 and sex in ('female', 'male', 'other') and pincode ~ '^[1-9][0-9]{5}$'
  ),
  add constraint bookings_complete check (
    case kind
      when 'enquiry' then message is not null and answer_by is not null and starts_at is null
      when 'home-collection' then starts_at is not null and address is not null and city is not null
        and pincode is not null and age is not null and sex is not null
      when 'test' then starts_at is not null and age is not null and sex is not null
      else starts_at is not null
    end
  ),
  add constraint bookings_reminders_known check (reminders <@ array['email', 'sms', 'whatsapp']);
create index bookings_of_phone on bookings (phone_number, starts_at) where state in ('booked', 'to-confirm');
