-- Up Migration

-- Everything that a visitor sends by a form is one row in one table: one place for personal data, one key, one
-- reference, one ledger of messages. An enquiry books an answer.
alter table appointments rename to bookings;
alter table notices rename column appointment_id to booking_id;
alter table audit_events rename column appointment_id to booking_id;

alter table bookings
  add column kind text not null default 'appointment',
  -- Which of the places of its time it holds: an hour has several phlebotomists, an appointment has one doctor.
  -- Null holds none: an enquiry, a test whose time is to be agreed, or a booking to be confirmed by phone.
  add column seat smallint,
  add column age smallint,
  add column sex text,
  add column city text,
  add column pincode text,
  add column message text,
  add column answer_by timestamptz,
  add column reminders text[] not null default '{}',
  alter column starts_at drop not null;
update bookings set seat = 1;
alter table bookings alter column kind drop default;

drop index appointments_one_per_time;
alter table bookings
  drop constraint appointments_state_known,
  drop constraint appointments_texts_bounded,
  drop constraint appointments_on_the_grid;
alter table bookings rename constraint appointments_language_known to bookings_language_known;
alter table bookings rename constraint appointments_phone_e164 to bookings_phone_e164;
alter table bookings rename constraint appointments_idempotency_key_key to bookings_idempotency_key_key;
alter table bookings rename constraint appointments_reference_key to bookings_reference_key;

alter table bookings
  add constraint bookings_kind_known check (kind in ('appointment', 'home-collection', 'test', 'enquiry')),
  -- to-confirm: kept, but its time is not held until the clinic has called.
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
  -- On the clinic's own clock, so that two visits can never overlap without being equal.
  add constraint bookings_on_the_grid check (
    starts_at is null or (
      extract(second from starts_at) = 0
      and extract(minute from starts_at at time zone 'Asia/Kolkata')::int
        % (case kind when 'appointment' then 20 when 'home-collection' then 60 else 1 end) = 0
    )
  ),
  add constraint bookings_seat_fits check (
    case
      when state in ('to-confirm', 'cancelled') and seat is null then true
      when kind = 'appointment' then seat is not null and seat = 1
      when kind = 'home-collection' then seat is not null and seat between 1 and 50
      else seat is null
    end
  ),
  add constraint bookings_reminders_known check (reminders <@ array['email', 'sms', 'whatsapp']);

-- The rule that must never break: one live booking for one place of one time, whoever writes. A cancelled one lets go.
create unique index bookings_one_per_place on bookings (kind, starts_at, seat)
  where seat is not null and state <> 'cancelled';

create index bookings_of_phone on bookings (phone_number, starts_at) where state in ('booked', 'to-confirm');

-- The tests of a home collection or of a test booking, with the price that was shown.
create table booking_tests (
  booking_id  uuid not null references bookings (id) on delete cascade,
  test_id     uuid not null references pathology_tests (id),
  price       integer,
  primary key (booking_id, test_id)
);

-- Down Migration

drop table booking_tests;
delete from notices where booking_id in (select id from bookings where kind <> 'appointment' or seat is null);
delete from bookings where kind <> 'appointment' or seat is null;
drop index bookings_one_per_place;
drop index bookings_of_phone;
alter table bookings
  drop constraint bookings_kind_known,
  drop constraint bookings_state_known,
  drop constraint bookings_texts_bounded,
  drop constraint bookings_patient_known,
  drop constraint bookings_complete,
  drop constraint bookings_on_the_grid,
  drop constraint bookings_seat_fits,
  drop constraint bookings_reminders_known,
  drop column kind, drop column seat, drop column age, drop column sex, drop column city, drop column pincode,
  drop column message, drop column answer_by, drop column reminders,
  alter column starts_at set not null,
  add constraint appointments_state_known check (state in ('booked', 'attended', 'missed', 'cancelled')),
  add constraint appointments_texts_bounded check (
    char_length(patient_name) between 1 and 100
    and coalesce(char_length(email), 0) <= 254
    and coalesce(char_length(address), 0) <= 300
  ),
  add constraint appointments_on_the_grid check (
    extract(second from starts_at) = 0
    and extract(minute from starts_at at time zone 'Asia/Kolkata')::int % 20 = 0
  );
alter table bookings rename constraint bookings_language_known to appointments_language_known;
alter table bookings rename constraint bookings_phone_e164 to appointments_phone_e164;
alter table bookings rename constraint bookings_idempotency_key_key to appointments_idempotency_key_key;
alter table bookings rename constraint bookings_reference_key to appointments_reference_key;
alter table notices rename column booking_id to appointment_id;
alter table audit_events rename column booking_id to appointment_id;
alter table bookings rename to appointments;
create unique index appointments_one_per_time on appointments (starts_at) where state <> 'cancelled';
