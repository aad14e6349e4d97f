import type { FieldCode } from '#clinic/fields.ts'
import type { Localized } from '../language.ts'

type Counted = { one: Localized<string>; other: Localized<string> }

/** The message for each code of clinic/fields.ts. */
export const fieldErrors = {
  'slot-required': { en: 'Please select a time slot to continue', hi: 'आगे बढ़ने के लिए कोई समय चुनें' },
  'service-unknown': { en: 'Choose one of the visits shown', hi: 'दिखाई गई मुलाक़ातों में से कोई एक चुनें' },
  'doctor-unknown': {
    en: 'Choose a doctor who gives this visit, or whoever is free first',
    hi: 'इस मुलाक़ात के डॉक्टरों में से किसी को चुनें, या जो सबसे पहले मिल सकें',
  },
  'name-required': { en: 'Write a name', hi: 'नाम लिखें' },
  'sender-name-required': { en: 'Write a name', hi: 'नाम लिखें' },
  'patient-name-required': { en: 'Write a name', hi: 'नाम लिखें' },
  'name-too-short': { en: 'At least 2 letters, please', hi: 'कम से कम 2 अक्षर लिखें' },
  'name-too-long': { en: 'At most 100 letters, please', hi: '100 अक्षरों से कम में लिखें' },
  'name-characters': { en: 'Letters only, please', hi: 'सिर्फ़ अक्षर लिखें' },
  'phone-required': { en: 'Write a mobile number', hi: 'मोबाइल नंबर लिखें' },
  'answer-way-unknown': { en: 'Choose how we answer', hi: 'चुनें कि जवाब कैसे दें' },
  'sender-phone-required': { en: 'Write a mobile number', hi: 'मोबाइल नंबर लिखें' },
  'phone-short': {
    one: { en: '1 digit is missing', hi: '1 अंक कम है' },
    other: { en: '{count} digits are missing', hi: '{count} अंक कम हैं' },
  },
  'phone-long': {
    one: { en: '1 digit too many', hi: '1 अंक ज़्यादा है' },
    other: { en: '{count} digits too many', hi: '{count} अंक ज़्यादा हैं' },
  },
  'phone-signs': { en: 'Digits only, please', hi: 'सिर्फ़ अंक लिखें' },
  'phone-start': { en: 'Should begin with 6, 7, 8 or 9', hi: '6, 7, 8 या 9 से शुरू हो' },
  'mobile-required': { en: 'Write a mobile number', hi: 'मोबाइल नंबर लिखें' },
  'mobile-short': {
    one: {
      en: 'Mobile number must be 10 digits: 1 is missing',
      hi: 'मोबाइल नंबर 10 अंकों का हो: 1 अंक कम है',
    },
    other: {
      en: 'Mobile number must be 10 digits: {count} are missing',
      hi: 'मोबाइल नंबर 10 अंकों का हो: {count} अंक कम हैं',
    },
  },
  'mobile-long': {
    one: {
      en: 'Mobile number must be 10 digits: 1 too many',
      hi: 'मोबाइल नंबर 10 अंकों का हो: 1 अंक ज़्यादा है',
    },
    other: {
      en: 'Mobile number must be 10 digits: {count} too many',
      hi: 'मोबाइल नंबर 10 अंकों का हो: {count} अंक ज़्यादा हैं',
    },
  },
  'email-required': { en: 'Write an email', hi: 'ईमेल लिखें' },
  'email-format': { en: 'Like name@example.com', hi: 'जैसे name@example.com' },
  'email-too-long': {
    en: 'The email address is too long. Check it for extra words.',
    hi: 'ईमेल पता बहुत लंबा है। देख लें कि कुछ ज़्यादा तो नहीं लिखा।',
  },
  'age-required': { en: 'Write the age', hi: 'उम्र लिखें' },
  'age-format': { en: 'From 0 to 120', hi: '0 से 120 तक' },
  'sex-required': { en: 'Choose one: woman, man or other', hi: 'एक चुनें: महिला, पुरुष या अन्य' },
  'gender-required': { en: 'Choose one: woman, man or other', hi: 'एक चुनें: महिला, पुरुष या अन्य' },
  'address-required': { en: 'Write the address', hi: 'पता लिखें' },
  'address-too-long': {
    en: 'The address must have 300 letters or fewer',
    hi: 'पता 300 अक्षरों से ज़्यादा का न हो',
  },
  'city-required': { en: 'Write the city', hi: 'शहर लिखें' },
  'pincode-required': { en: 'Write the pincode', hi: 'पिनकोड लिखें' },
  'pincode-format': { en: '6 digits', hi: '6 अंक लिखें' },
  'pincode-not-served': { en: 'We do not come there yet', hi: 'हम वहाँ अभी नहीं आते' },
  'guardian-needed': {
    en: 'The patient is under 18. A parent or guardian must tick this box.',
    hi: 'मरीज़ की उम्र 18 साल से कम है। इस बॉक्स पर माता-पिता या अभिभावक टिक करें।',
  },
  'adult-missing': { en: 'Tick this box, then press Book.', hi: 'यहाँ टिक करें, फिर “बुक करें” दबाएँ।' },
  'collection-date-required': { en: 'Choose a day', hi: 'दिन चुनें' },
  'collection-time-required': { en: 'Please select a time slot to continue', hi: 'आगे बढ़ने के लिए कोई समय चुनें' },
  'date-required': { en: 'Choose a day', hi: 'दिन चुनें' },
  'date-past': {
    en: 'This date has passed. Choose today or a later date.',
    hi: 'यह तारीख़ निकल चुकी है। आज या आगे की तारीख़ चुनें।',
  },
  'date-too-far': {
    en: 'This date is too far ahead. Choose an earlier one, or call {phone}.',
    hi: 'यह तारीख़ बहुत आगे की है। पहले की कोई तारीख़ चुनें, या {phone} पर कॉल करें।',
  },
  'time-required': { en: 'Please select a time slot to continue', hi: 'आगे बढ़ने के लिए कोई समय चुनें' },
  'time-past': {
    en: 'This time has passed. Choose a later time.',
    hi: 'यह समय निकल चुका है। आगे का कोई समय चुनें।',
  },
  'time-closed': {
    en: 'The clinic is closed at this time. Choose a time within opening hours.',
    hi: 'इस समय क्लिनिक बंद रहता है। खुलने के समय में से कोई समय चुनें।',
  },
  'time-too-soon': {
    en: 'This time is too soon: we could not agree it with you before. Choose a later time, or call {phone}.',
    hi: 'यह समय बहुत जल्दी का है: उससे पहले हम आपसे बात करके तय नहीं कर पाएँगे। आगे का समय चुनें, या {phone} पर कॉल करें।',
  },
  'tests-required': { en: 'Please select at least one test', hi: 'कम से कम एक टेस्ट चुनें' },
  'text-too-long': {
    en: 'This is too long. Write it in fewer words.',
    hi: 'यह बहुत लंबा है। कम शब्दों में लिखें।',
  },
  'test-unavailable': {
    en: 'A test you chose cannot be booked online any more. Check the tests and book again.',
    hi: 'आपका चुना हुआ एक टेस्ट अब ऑनलाइन बुक नहीं होता। टेस्ट देखकर फिर से बुक करें।',
  },
  'tests-apart': {
    en: 'Some of these tests cannot be taken in the same hour. Book them one after the other, or call {phone}.',
    hi: 'इनमें से कुछ टेस्ट एक ही घंटे में नहीं हो सकते। अलग-अलग बुक करें, या {phone} पर कॉल करें।',
  },
  'message-required': { en: 'Write a few words', hi: 'कुछ शब्द लिखें' },
  'message-too-short': {
    en: 'Write a little more, so that we can help',
    hi: 'थोड़ा और लिखें, ताकि हम मदद कर सकें',
  },
  'message-too-long': {
    en: 'The message must have 2000 letters or fewer',
    hi: 'संदेश 2000 अक्षरों से ज़्यादा का न हो',
  },
  'reminder-email-missing': {
    en: 'Enter an email address, or leave the email reminder box empty',
    hi: 'ईमेल पता लिखें, या ईमेल रिमाइंडर का बॉक्स ख़ाली छोड़ दें',
  },
  'contact-call-required': {
    en: 'Choose whether we may call you',
    hi: 'चुनें कि हम आपको कॉल कर सकते हैं या नहीं',
  },
  'contact-hours-required': {
    en: 'Choose a good time to contact you',
    hi: 'संपर्क करने का सही समय चुनें',
  },
  'contact-hours-order': {
    en: 'The second time must be later than the first',
    hi: 'दूसरा समय पहले समय के बाद का होना चाहिए',
  },
  'contact-words-too-long': {
    en: 'These words must have 120 letters or fewer',
    hi: 'ये शब्द 120 अक्षरों से ज़्यादा के न हों',
  },
  'contact-way-required': {
    en: 'Tick how we may write to you, or choose “Do not contact me”',
    hi: 'किस तरह लिखें, उस पर टिक करें, या “मुझसे संपर्क न करें” चुनें',
  },
  'consent-missing-contact': {
    en: 'Tick this box, then press Send Message.',
    hi: 'यहाँ टिक करें, फिर “संदेश भेजें” दबाएँ।',
  },
  'consent-missing': { en: 'Tick this box, then press Book.', hi: 'यहाँ टिक करें, फिर “बुक करें” दबाएँ।' },
} satisfies Record<FieldCode, Localized<string> | Counted>

/** The specification's errors for callers of the English API. Pages have their own texts. */
export const specifiedErrors: Partial<Record<FieldCode, string>> = {
  'patient-name-required': 'Patient name required',
  'age-required': 'Age required',
  'mobile-required': 'Mobile required',
  'mobile-short': 'Mobile number must be 10 digits',
  'mobile-long': 'Mobile number must be 10 digits',
  'sex-required': 'Sex required',
  'address-required': 'Address required',
  'city-required': 'City required',
  'pincode-required': 'Pincode required',
  'collection-date-required': 'Collection date required',
  'collection-time-required': 'Collection time required',
}
