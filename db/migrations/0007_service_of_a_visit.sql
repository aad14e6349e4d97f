-- Which of the clinic's services was chosen: null where there is nothing to choose, and once the details are erased.
alter table bookings
  add column service text,
  add constraint bookings_service_of_a_visit check (service is null or kind = 'appointment');

grant update (service) on bookings to clinic_site, clinic_worker, clinic_desk;
