import type { ComponentType } from 'react'

/** Every island with its component. Each is a chunk of its own; their shared code is one more. */
const load = {
  'appointment-form': () =>
    import('./appointment/appointment-form.tsx').then(({ AppointmentForm }) => AppointmentForm),
  'appointment-outage': () => import('./appointment/outage.tsx').then(({ Outage }) => Outage),
  'contact-form': () => import('./contact/contact-form.tsx').then(({ ContactForm }) => ContactForm),
  confirmation: () => import('./confirmation/confirmation.tsx').then(({ Confirmation }) => Confirmation),
  'home-collection-form': () =>
    import('./home-collection/collection-form.tsx').then(({ CollectionForm }) => CollectionForm),
  'lab-test-basket': () => import('./pathology/basket/basket-form.tsx').then(({ BasketForm }) => BasketForm),
  'lab-test-form': () => import('./pathology/lab-test-form.tsx').then(({ LabTestForm }) => LabTestForm),
  'lab-test-search': () =>
    import('./pathology/lab-test-search.tsx').then(({ LabTestSearch }) => LabTestSearch),
  'manage-booking': () => import('./manage/manage-booking.tsx').then(({ ManageBooking }) => ManageBooking),
}

export type IslandName = keyof typeof load

/** The component of an island. Its props come from the page, as the server drew it. */
export const loadIsland = (name: IslandName) => load[name]() as Promise<ComponentType<object>>
