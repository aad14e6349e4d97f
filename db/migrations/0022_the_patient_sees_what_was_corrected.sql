-- Name, number, language and wishes of a patient are corrected at the desk (decision 0058). The patient reads who has
-- changed something about them, beside who has looked.

create or replace function looks_at_booking(asked uuid)
  returns table (at timestamptz, action text, role text, first_name text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if (asked = any (string_to_array(current_setting('app.booking_id', true), ',')::uuid[])) is not true then
    return;
  end if;
  return query
    select e.at, e.action, e.actor_role,
      split_part(regexp_replace(e.actor_name, '^(Dr|Mr|Mrs|Ms)\.?\s+', '', 'i'), ' ', 1)
    from audit_events e
    -- A complaint has no page of its own: it is shown with the booking that it is about.
    where (e.booking_id = asked or e.booking_id in (select id from bookings where about_id = asked))
      and e.actor = 'clinic'
      and e.action in
        ('read', 'number-shown', 'address-shown', 'printed', 'exported', 'corrected', 'contact-changed')
    order by e.at desc;
end
$$;
