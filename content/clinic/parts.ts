/** What a clinic may or may not have. Without a department its pages, menus, messages and search data are gone, too. */
export const departments = ['gynaecology', 'psychiatry', 'pathology'] as const
export type Department = (typeof departments)[number]

/** Pages that a clinic may leave out; all others every clinic has. */
export const optionalPages = ['gallery', 'blog', 'practice', 'home-collection'] as const
export type OptionalPage = (typeof optionalPages)[number]

/** What one clinic has and another may not. */
export type Part = Department | OptionalPage
