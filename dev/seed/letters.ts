import { answerWays, parseEnquiry } from '#clinic/enquiry.ts'
import { addDays, dayOf, instantAt } from '#clinic/time.ts'
import { clinicHours } from '#content/facts.ts'
import type { Language } from '#content/language.ts'
import { contactPrivacyNotice } from '#content/privacy-notices/contact.ts'
import { readBooking } from '#server/bookings/read-booking.ts'
import { sendComplaint } from '#server/bookings/send-complaint.ts'
import { sendEnquiry } from '#server/bookings/send-enquiry.ts'
import { answer } from '#server/desk/verbs/answer.ts'
import { forgetBooking } from '#server/erasure/forget-booking.ts'
import type { Lane, Member } from './lane.ts'
import { minutesAfter } from './plan-visits.ts'
import { type Clinic, formOptions, parsed, stored } from './seed-visit.ts'

const HOUR = 60

/** Typical questions, each with an answer in the same language. */
const enquiries: Record<Language, readonly (readonly [question: string, answer: string])[]> = {
  en: [
    [
      'Do you have an evening appointment for somebody who works until six?',
      'Yes, please choose an evening time on the booking page.',
    ],
    [
      'Which papers should I bring to the first visit?',
      'Any earlier reports and a list of your medicines are enough.',
    ],
    ['Can my mother come in with me?', 'Of course. Tell us at reception whom you want to have with you.'],
    [
      'How long do the reports of blood tests take?',
      'Most are ready the next day. We send a message when yours are.',
    ],
    [
      'Is there a ramp? My grandmother uses a wheelchair.',
      'Yes, the entrance has a ramp, and we help at the door.',
    ],
  ],
  hi: [
    [
      'क्या शाम को मिलने का समय मिल सकता है? मैं छह बजे तक काम पर रहती हूँ।',
      'जी हाँ, बुकिंग के पन्ने पर शाम का समय चुन लीजिए।',
    ],
    ['पहली बार आने पर कौन से काग़ज़ लाने होंगे?', 'पुरानी रिपोर्ट और दवाओं की सूची काफ़ी है।'],
    ['क्या मेरी सास के बिना डॉक्टर से बात हो सकती है?', 'जी हाँ, आप अकेले बात कर सकती हैं।'],
    ['जाँच की रिपोर्ट कितने दिन में मिलती है?', 'ज़्यादातर अगले दिन। रिपोर्ट तैयार होने पर हम संदेश भेजते हैं।'],
  ],
}

/** Words that the desk treats as urgent: the letter comes first. */
const urgent: Record<Language, string> = {
  en: 'Heavy bleeding since this morning and I feel weak. Should I come at once?',
  hi: 'सुबह से बहुत खून आ रहा है और कमज़ोरी लग रही है। क्या मैं अभी आ जाऊँ?',
}

const complaints: Record<Language, string> = {
  en: 'I waited for more than an hour after my time, and nobody told me why.',
  hi: 'अपने समय के बाद मुझे एक घंटे से ज़्यादा इंतज़ार करना पड़ा और किसी ने कारण नहीं बताया।',
}
const received: Record<Language, string> = {
  en: 'We have read your complaint and are asking everybody who was there that day.',
  hi: 'हमने आपकी शिकायत पढ़ ली है और उस दिन मौजूद सभी लोगों से पूछ रहे हैं।',
}
const settled: Record<Language, string> = {
  en: 'We are sorry. From now on reception tells everybody who waits for longer than 20 minutes.',
  hi: 'हमें खेद है। अब 20 मिनट से ज़्यादा इंतज़ार होने पर रिसेप्शन हर किसी को बताएगा।',
}

async function writeEnquiry(
  lane: Lane,
  { people, chance }: Clinic,
  index: number,
  at: Date,
  isUrgent = false,
) {
  const own = chance.of(`enquiry ${index}`)
  const patient = people[100 + index]!
  const [question, reply] = own.pick(enquiries[patient.language])
  const answers = {
    fullName: patient.name,
    email: patient.email ?? `sender.${index}@mail.example`,
    phoneNumber: patient.phone,
    message: isUrgent ? urgent[patient.language] : question,
    ...patient.contact,
    consent: true,
    language: patient.language,
  }
  const request = parsed(parseEnquiry(answers, contactPrivacyNotice.version, answerWays))
  const { id } = await lane.at(at, async () =>
    stored(
      await sendEnquiry(lane.db, lane.queue, request, {
        ...formOptions('enquiry'),
        schedule: clinicHours(14),
        ...lane.given(),
        vault: lane.vault,
      }),
    ),
  )
  return { id, reply }
}

const reply = (lane: Lane, staff: Member, id: string, text: string, at: Date) =>
  lane.act(at, staff, id, answer, { text })

/** How many days back the answered letters go. */
const ANSWERED_DAYS = 28

/** One enquiry on most days, answered on the next; some are open, one of them overdue. */
export async function seedEnquiries(lane: Lane, clinic: Clinic): Promise<void> {
  const { now, deskNow, chance, receptionist } = clinic
  const today = dayOf(now)
  for (let ago = ANSWERED_DAYS; ago >= 2; ago--) {
    const own = chance.of(`letter ${ago}`)
    const at = instantAt(addDays(today, -ago), own.between(8 * HOUR, 21 * HOUR))
    const { id, reply: text } = await writeEnquiry(lane, clinic, ago, at)
    const answeredAt = instantAt(addDays(dayOf(at), 1), own.between(10 * HOUR, 13 * HOUR))
    // The one of three days ago stays open: it is overdue.
    if (ago !== 3 && answeredAt <= now) await reply(lane, receptionist, id, text, answeredAt)
  }
  const { id, reply: text } = await writeEnquiry(lane, clinic, 30, minutesAfter(deskNow, -9 * HOUR))
  await reply(lane, receptionist, id, text, minutesAfter(deskNow, -35))
  await writeEnquiry(lane, clinic, 31, instantAt(addDays(today, -1), 11 * HOUR + 20))
  await writeEnquiry(lane, clinic, 32, minutesAfter(now, -5 * HOUR))
  await writeEnquiry(lane, clinic, 33, minutesAfter(now, -70))
  await writeEnquiry(lane, clinic, 34, minutesAfter(now, -18), true)
}

/** Visits that took place so many days ago, or on the nearest earlier day with any. */
const seenBefore = (lane: Lane, now: Date, days: number) =>
  lane.db
    .selectFrom('bookings')
    .select(['id', 'doctor', 'language'])
    .where('kind', '=', 'appointment')
    .where('state', '=', 'attended')
    .where('starts_at', '<', instantAt(addDays(dayOf(now), -days), 0))
    .orderBy('starts_at', 'desc')
    .orderBy('doctor')
    .limit(1)
    .executeTakeFirst()

async function complain(lane: Lane, { now }: Clinic, daysAgo: number, at: Date) {
  const visit = await seenBefore(lane, now, daysAgo)
  if (!visit) return null
  const { db, queue, vault } = lane
  const id = await lane.at(at, async () => {
    const about = await readBooking(db, lane.services, visit.id, 'patient')
    const options = { ...formOptions('complaint'), ...lane.given(), vault }
    return stored(await sendComplaint(db, queue, about!, complaints[visit.language], options)).id
  })
  return { ...visit, id }
}

/** Three complaints: open, confirmed only, settled. */
export async function seedComplaints(lane: Lane, clinic: Clinic, doctorOf: (id: string | null) => Member) {
  const { now, deskNow } = clinic
  await complain(lane, clinic, 2, minutesAfter(now, -19 * HOUR))
  const confirmed = await complain(lane, clinic, 4, minutesAfter(deskNow, -70 * HOUR))
  if (confirmed)
    await lane.act(minutesAfter(deskNow, -47 * HOUR), doctorOf(confirmed.doctor), confirmed.id, answer, {
      text: received[confirmed.language],
      isSettledLater: true,
    })
  const over = await complain(lane, clinic, 16, minutesAfter(deskNow, -15 * 24 * HOUR))
  if (over)
    await reply(
      lane,
      doctorOf(over.doctor),
      over.id,
      settled[over.language],
      minutesAfter(deskNow, -14 * 24 * HOUR),
    )
}

/** A patient asks for erasure of a visit, whose record the law requires: the clinic must answer. */
export async function seedPrivacyRequest(lane: Lane, { now }: Clinic) {
  const visit = await seenBefore(lane, now, 6)
  if (!visit) return
  const { db, queue, vault } = lane
  await lane.at(minutesAfter(now, -26 * HOUR), () =>
    forgetBooking(db, queue, visit.id, { ...lane.given(), vault, why: 'erased' }),
  )
}
