import { expect, test } from 'vitest'
import { blogPage } from './blog/page.ts'
import { posts } from './blog/posts.ts'
import { words } from './clinic/chosen-words.ts'
import { aboutClinic } from './pages/about-clinic.ts'
import { accessibility } from './pages/accessibility.ts'
import { homeCollection } from './pages/home-collection.ts'
import { pathology } from './pages/pathology.ts'
import { practice } from './pages/practice.ts'
import { privacyPromise } from './pages/privacy-promise.ts'
import { safety } from './pages/safety.ts'
import { gynaecologyPage } from './services/gynaecology/page.ts'
import { psychiatricPage } from './services/psychiatric/page.ts'

test('no two pages begin with the same picture', () => {
  const tabs = [...gynaecologyPage.tabs, ...psychiatricPage.tabs]
  const pages = [
    aboutClinic,
    ...Object.values(words.doctors),
    accessibility,
    homeCollection,
    pathology,
    practice,
    privacyPromise,
    safety,
  ]
  const first = [...pages, ...tabs, blogPage, ...posts].flatMap((page) =>
    'picture' in page && page.picture ? [page.picture as string] : [],
  )
  expect(first.length).toBeGreaterThan(17)
  expect(first.filter((picture, at) => first.indexOf(picture) !== at)).toEqual([])
})
