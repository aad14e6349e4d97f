-- By when the patient hears from the clinic about a time that is not settled (clinic/messages/call-promise.ts). It is promised
-- once, when the patient asks for the time; slip, messages and desk read it.
alter table bookings add column call_by timestamptz;

-- What was asked for before: nobody knows any more what was said, but it was never to be after the visit.
update bookings set call_by = starts_at where state = 'to-confirm';

alter table bookings add constraint bookings_call_promised check (
  state <> 'to-confirm' or (call_by is not null and call_by <= starts_at)
);

grant update (call_by) on bookings to clinic_site, clinic_desk;
