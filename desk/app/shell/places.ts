import type { Role } from '../../contract/roles.ts'

/** The screens of each role, the first one opened after sign-in. The server guards their data. */
const places = {
  receptionist: ['today', 'calendar', 'answers', 'rounds'],
  phlebotomist: ['rounds'],
  doctor: ['today', 'calendar', 'answers', 'owner'],
  owner: ['owner'],
} as const satisfies Record<Role, readonly string[]>

export type Place = (typeof places)[Role][number]

export const placesOf = (role: Role): readonly Place[] => places[role]

export const pathOf = (place: Place): string => (place === 'today' ? '/' : `/${place}`)
