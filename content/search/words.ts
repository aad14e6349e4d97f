import type { SitePageId } from '../schema.ts'

/** What people type, in three scripts, with the misspellings that are too far from any of them to be forgiven. */
export type TypedWords = Record<'english' | 'hindi' | 'roman' | 'slips', readonly string[]>

/** For each page; of two that fit alike the one with the lower priority comes first. */
export type PageWords = Partial<Record<SitePageId, TypedWords & { priority: number }>>
