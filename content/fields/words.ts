import type { Words } from '../language.ts'

/**
 * The label and the hint of each field: one vocabulary for all forms, whatever a field is called in the request.
 */
export const fieldWords = {
  name: {
    label: { en: 'Name', hi: 'नाम' },
    hint: { en: 'One name is enough.', hi: 'एक नाम काफ़ी है।' },
  },
  mobile: {
    label: { en: 'Mobile number', hi: 'मोबाइल नंबर' },
    hint: { en: '10 digits. Only about this booking.', hi: '10 अंक। सिर्फ़ इस बुकिंग के लिए।' },
  },
  mobileForMessage: {
    label: { en: 'Mobile number', hi: 'मोबाइल नंबर' },
    hint: { en: '10 digits. Only about this message.', hi: '10 अंक। सिर्फ़ इस संदेश के लिए।' },
  },
  age: {
    label: { en: 'Age', hi: 'उम्र' },
    hint: { en: 'in years', hi: 'साल में' },
  },
  sex: { label: { en: 'Sex, for the lab', hi: 'लिंग, लैब के लिए' } },
  address: {
    label: { en: 'Address', hi: 'पता' },
    hint: { en: 'House, street, landmark', hi: 'मकान, गली, पास की पहचान' },
  },
  pincode: { label: { en: 'Area pincode', hi: 'इलाक़े का पिनकोड' } },
  city: { label: { en: 'City', hi: 'शहर' } },
  email: {
    label: { en: 'Email', hi: 'ईमेल' },
    hint: { en: 'Use one that only you read.', hi: 'वही, जो सिर्फ़ आप देखें।' },
  },
  message: {
    label: { en: 'Message', hi: 'संदेश' },
    hint: { en: 'Only what you are comfortable writing.', hi: 'उतना ही, जितना लिखना ठीक लगे।' },
  },
  adultPresent: {
    label: { en: 'Someone of 18 or over will be at home.', hi: 'घर पर 18 साल या उससे बड़ा कोई होगा।' },
  },
  guardian: {
    label: {
      en: 'If the patient is under 18: I am the patient’s parent or guardian, and I agree.',
      hi: 'अगर मरीज़ 18 साल से कम का है: मैं मरीज़ की माँ, पिता या अभिभावक हूँ, और मेरी सहमति है।',
    },
  },
} satisfies Words

export const sexWords = {
  female: { en: 'Woman', hi: 'महिला' },
  male: { en: 'Man', hi: 'पुरुष' },
  other: { en: 'Other', hi: 'अन्य' },
} satisfies Words
