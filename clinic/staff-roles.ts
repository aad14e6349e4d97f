/** The roles at the desk. The owner manages the clinic and sees no patient. */
export const staffRoles = ['receptionist', 'phlebotomist', 'doctor', 'owner'] as const
export type StaffRole = (typeof staffRoles)[number]
