import { type CollectionRequest, parseCollection, windowStart } from '#clinic/home-collection.ts'
import { toIso } from '#clinic/time.ts'
import { collectionForm } from '#content/collection-form.ts'
import { servedPincodes } from '#content/facts.ts'
import { windowLabel } from '#content/format/collection-windows.ts'
import { bound } from '#content/format/fill.ts'
import { serviceErrors } from '#content/forms.ts'
import type { Language } from '#content/language.ts'
import { homeCollectionPrivacyNotice } from '#content/privacy-notices/home-collection.ts'
import { wordsIn } from '#content/words-in.ts'
import { bookHomeCollection } from '#server/bookings/book-home-collection.ts'
import type { Site } from '#server/site.ts'
import { rejection } from '../forms/respond.ts'
import type { FormHandler } from '../forms/submit-form.ts'
import { readWindows } from './windows.ts'

export function collectionHandler(site: Site, language: Language): FormHandler<CollectionRequest> {
  const words = wordsIn(serviceErrors, language)
  return {
    form: 'home-collection',
    parse: (values) => parseCollection(values, servedPincodes, homeCollectionPrivacyNotice.version),
    place: 'home-collection',
    words: {
      failed: { title: words.failedToBookHomeTitle, help: words.failedToBookHome },
      accepted: collectionForm.successTitle[language],
    },
    async store(request, options) {
      const perWindow = site.collectionsPerWindow
      const ahead = await site.aheadLimit('home-collection', options.now)
      const outcome = await bookHomeCollection(site.db, site.queue, request, { ...options, perWindow, ahead })
      if (outcome.ok) return outcome
      const { reason } = outcome
      if (reason.kind === 'visit') return { ok: false, kind: 'invalid', errors: [reason] }
      if (reason.kind === 'tests-apart')
        return { ok: false, kind: 'invalid', errors: [{ field: 'tests', code: 'tests-apart' }] }
      if (reason.kind === 'test-unknown')
        return { ok: false, kind: 'invalid', errors: [{ field: 'tests', code: 'test-unavailable' }] }
      const windows = await readWindows(site, options.now, request.collectionDate)
      const others = windows.filter(({ state }) => state === 'free')
      return {
        ok: false,
        kind: 'slot-taken',
        rejected: {
          ...rejection(words.windowFullTitle, others.length ? words.windowFullBody : words.windowFullNone),
          alternatives: others.map(({ date, from }) => ({
            dateTime: toIso(windowStart(date, from)),
            when: bound(windowLabel(language, from)),
          })),
        },
      }
    },
  }
}
