import { offered, type Parts } from '../clinic/offered.ts'
import type { Question } from '../schema.ts'
import { afterBirth } from './after-birth.ts'
import { discharge } from './discharge.ts'
import { emergencyPill } from './emergency-pill.ts'
import { endingAPregnancy } from './ending-a-pregnancy.ts'
import { heavyBleeding } from './heavy-bleeding.ts'
import { latePeriod } from './late-period.ts'
import { menopause } from './menopause.ts'
import { pcos } from './pcos.ts'
import { pelvicPain } from './pelvic-pain.ts'
import { pregnancyBleeding } from './pregnancy-bleeding.ts'
import { pregnantFirstVisit } from './pregnant-first-visit.ts'
import { screening } from './screening.ts'
import { someoneHurtsMe } from './someone-hurts-me.ts'
import { tryingToConceive } from './trying-to-conceive.ts'

/** What women ask, in the order of a list. */
export const questions: readonly Question[] = [
  latePeriod,
  heavyBleeding,
  emergencyPill,
  endingAPregnancy,
  pregnantFirstVisit,
  pregnancyBleeding,
  tryingToConceive,
  discharge,
  pelvicPain,
  pcos,
  screening,
  menopause,
  afterBirth,
  someoneHurtsMe,
]

/** Those of the departments that a clinic has. */
export const questionsOf = (clinic?: Parts): Question[] => offered(questions, clinic)
