import type { Text } from '../language.ts'

/** Below the lead of a service page: the times below it are longer than the time that is booked. */
export const firstVisit = {
  en: 'First visit about {minutes} minutes. If you need longer, a second time is agreed with you.',
  hi: 'पहली मुलाक़ात लगभग {minutes} मिनट की। ज़्यादा समय चाहिए, तो दूसरा समय आपसे पूछकर तय होता है।',
  reviewNote:
    'The form books one length for everybody where the clinic has one service, while visits of up to 60 and sessions of up to 90 minutes are named on these pages; the clinic should confirm how longer ones are given.',
} satisfies Text
