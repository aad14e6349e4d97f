import type { DeskMessage } from './parts.ts'

/** Alerts that are not about a single booking. Each is sent at most once an hour or once a day. */
export const alertMessages = {
  'desk-erasure-failed': {
    email: {
      subject: { en: 'Nightly erasure failed', hi: 'रात का डेटा मिटाने का काम नहीं हुआ' },
      body: [
        {
          en: 'Last night, details whose time was over could not all be erased. Please tell the person who looks after the website today. The next night tries again.',
          hi: 'पिछली रात जिन जानकारियों का समय पूरा हो गया था, वे सब मिटाई नहीं जा सकीं। वेबसाइट सँभालने वाले को आज ही बताएँ। अगली रात फिर कोशिश होगी।',
        },
      ],
    },
  },
  'desk-unusual-day': {
    email: {
      subject: { en: 'Many more bookings than usual today', hi: 'आज आम दिनों से बहुत ज़्यादा बुकिंग' },
      body: [
        {
          en: 'Many more bookings than usual have come in today. Please look at the list: if they do not look like patients, cancel them and tell the person who looks after the website.',
          hi: 'आज आम दिनों से बहुत ज़्यादा बुकिंग आई हैं। सूची देख लें: अगर वे मरीज़ों की न लगें, तो रद्द करें और वेबसाइट सँभालने वाले को बताएँ।',
        },
      ],
    },
  },
  'desk-places-limited': {
    email: {
      subject: { en: 'New bookings are kept to be confirmed', hi: 'नई बुकिंग पक्की करनी होंगी' },
      body: [
        {
          en: 'So many bookings have come in that the website has stopped giving out times by itself. From now on new ones are kept as “to be confirmed” and take no time away from others. Please look at the list and confirm those that you know to be patients.',
          hi: 'इतनी बुकिंग आ चुकी हैं कि वेबसाइट अब अपने आप समय नहीं दे रही है। अब से नई बुकिंग “पक्की होनी है” के रूप में रखी जाएँगी और किसी का समय नहीं लेंगी। सूची देखें और जो मरीज़ों की हों, उन्हें पक्का करें।',
        },
      ],
    },
  },
  'desk-paid-messages-near-limit': {
    email: {
      subject: {
        en: 'SMS and WhatsApp: most of today’s are used',
        hi: 'SMS और WhatsApp: आज की सीमा पास है',
      },
      body: [
        {
          en: 'Three quarters of the SMS and WhatsApp messages that may leave in one day have left. From now on they are kept for what you tell patients yourself and for bookings that are certainly made by people. Emails go on as usual. If this is an ordinary busy day, please ask for a higher limit.',
          hi: 'एक दिन में जितने SMS और WhatsApp संदेश जा सकते हैं, उनमें से तीन-चौथाई जा चुके हैं। अब बाक़ी संदेश उन बातों के लिए रखे जाएँगे जो आप ख़ुद मरीज़ों को बताएँ और उन बुकिंग के लिए जो पक्के तौर पर लोगों ने की हैं। ईमेल पहले की तरह जाते रहेंगे। अगर आज बस भीड़ का दिन है, तो सीमा बढ़वा लें।',
        },
      ],
    },
  },
  'desk-paid-messages-stopped': {
    email: {
      subject: { en: 'SMS and WhatsApp stopped for today', hi: 'SMS और WhatsApp आज के लिए बंद' },
      body: [
        {
          en: 'All SMS and WhatsApp messages that may leave in one day have left. Until midnight only what you tell patients yourself still leaves. Whom the others should have reached stands in the list of calls. Emails go on as usual.',
          hi: 'एक दिन में जितने SMS और WhatsApp संदेश जा सकते हैं, वे सब जा चुके हैं। आधी रात तक सिर्फ़ वही जाएगा जो आप ख़ुद मरीज़ों को बताएँ। बाक़ी संदेश जिनके लिए थे, वे कॉल की सूची में हैं। ईमेल पहले की तरह जाते रहेंगे।',
        },
      ],
    },
  },
  'desk-much-opened': {
    email: {
      subject: { en: 'Many bookings opened at the desk', hi: 'डेस्क पर बहुत सी बुकिंग खोली गईं' },
      body: [
        {
          en: 'One person has opened far more bookings or telephone numbers at the desk within an hour than usual. The desk asks for that password now. Who it was stands at the desk under “Health and erasing”. If it was not that person, end the sessions there under “People”.',
          hi: 'डेस्क पर किसी एक ने एक घंटे में आम से बहुत ज़्यादा बुकिंग या फ़ोन नंबर खोले हैं। डेस्क अब उनका पासवर्ड माँग रहा है। कौन था, यह डेस्क में “काम और मिटाना” में दिखता है। अगर वे ख़ुद नहीं थे, तो “लोग” में जाकर उनके सेशन बंद करें।',
        },
      ],
    },
  },
  'desk-more-messages': {
    email: {
      subject: { en: 'More news than fits into this inbox', hi: 'इस इनबॉक्स के लिए बहुत ज़्यादा सूचनाएँ' },
      body: [
        {
          en: 'So much has happened within an hour that not all of it is sent to you one by one. Nothing is lost: please look at the list.',
          hi: 'एक घंटे में इतना कुछ हुआ कि हर बात की अलग सूचना नहीं भेजी जा रही है। कुछ भी खोया नहीं है: सूची देख लें।',
        },
      ],
    },
  },
} satisfies Record<string, DeskMessage>
