import type { TestGroup } from '#clinic/lab-tests/lab-test.ts'
import type { Text } from '../language.ts'

type GroupWords = {
  /** On its tile, one or two words. */
  label: Text
  title: Text
  lead: Text
  /** The most useful first; what each looks at. The rest of the group follows without a reason. */
  tests: readonly { slug: string; reason: Text }[]
}

/** The ways in to the list of tests. A test is shown only where the catalogue lists it. */
export const testGroupWords: Record<TestGroup, GroupWords> = {
  sugar: {
    label: { en: 'Sugar', hi: 'शुगर' },
    title: { en: 'Sugar tests', hi: 'शुगर की जाँच' },
    lead: {
      en: 'To check your sugar for the first time, or to see how it is going. Your doctor reads the result with you.',
      hi: 'पहली बार शुगर देखनी हो, या यह जानना हो कि शुगर कैसी चल रही है। रिपोर्ट डॉक्टर समझाते हैं।',
      reviewNote:
        'Doctor to confirm the order of the tests of all groups, what is said of each, and the leads; then a receptionist reads them aloud to a few patients.',
    },
    tests: [
      {
        slug: 'blood-sugar-fasting-fbs',
        reason: {
          en: 'Sugar before eating, in the morning. Often the first sugar test.',
          hi: 'सुबह ख़ाली पेट की शुगर। अक्सर शुगर की पहली जाँच यही होती है।',
        },
      },
      {
        slug: 'blood-sugar-post-prandial-ppbs',
        reason: { en: 'Sugar two hours after you start a meal.', hi: 'खाना शुरू करने के दो घंटे बाद की शुगर।' },
      },
      {
        slug: 'blood-sugar-fasting-pp',
        reason: {
          en: 'Both together: one sample before food, one after.',
          hi: 'दोनों साथ में: एक सैंपल खाने से पहले, एक खाने के बाद।',
        },
      },
      {
        slug: 'hba1c-glycosylated-haemoglobin',
        reason: {
          en: 'The average sugar of about three months. You may eat before it.',
          hi: 'लगभग तीन महीने की औसत शुगर। खाकर भी हो सकता है।',
        },
      },
      {
        slug: 'blood-sugar-random-rbs',
        reason: {
          en: 'Sugar at any time of day, when you cannot come fasting.',
          hi: 'दिन में किसी भी समय की शुगर, जब ख़ाली पेट आना न हो पाए।',
        },
      },
      {
        slug: 'diabetes-profile-fbs-ppbs-hba1c',
        reason: {
          en: 'Fasting sugar, sugar after food and the three-month average in one booking.',
          hi: 'ख़ाली पेट, खाने के बाद और तीन महीने की शुगर, एक ही बुकिंग में।',
        },
      },
      {
        slug: 'albumin-creatinine-ratio-acr-urine',
        reason: {
          en: 'A urine test of the kidneys that doctors ask for when someone has diabetes.',
          hi: 'किडनी के लिए पेशाब की जाँच, जो डॉक्टर शुगर के मरीज़ों में कराते हैं।',
        },
      },
      {
        slug: 'glucose-75-gm-2-hours-dipsi',
        reason: {
          en: 'If you are pregnant: sugar two hours after a glucose drink.',
          hi: 'अगर आप गर्भवती हैं: ग्लूकोज़ पीने के दो घंटे बाद की शुगर।',
        },
      },
    ],
  },
  thyroid: {
    label: { en: 'Thyroid', hi: 'थायरॉइड' },
    title: { en: 'Thyroid tests', hi: 'थायरॉइड की जाँच' },
    lead: {
      en: 'Blood tests of the thyroid, a small gland in the neck. Tell us if you take thyroid medicine or biotin.',
      hi: 'थायरॉइड गले की एक छोटी ग्रंथि है। ख़ून से उसकी जाँच होती है। थायरॉइड की दवा या बायोटिन चल रही हो तो बताएँ।',
    },
    tests: [
      {
        slug: 'tsh-ultrasensitive',
        reason: {
          en: 'Usually the first thyroid test, and the one to repeat while on medicine.',
          hi: 'आम तौर पर थायरॉइड की पहली जाँच। दवा चल रही हो तो भी यही दोबारा होती है।',
        },
      },
      {
        slug: 'thyroid-profile-t3-t4-tsh',
        reason: { en: 'The three usual thyroid tests together.', hi: 'थायरॉइड की तीन आम जाँचें एक साथ।' },
      },
      {
        slug: 'thyroid-profile-free-ft3-ft4-tsh',
        reason: {
          en: 'The same check with the active part of the hormones, if your doctor wrote “free”.',
          hi: 'यही जाँच, हार्मोन के सक्रिय हिस्से के साथ। पर्चे पर “फ़्री” लिखा हो तो यह चुनें।',
        },
      },
      {
        slug: 'free-t4-ft4',
        reason: {
          en: 'The active part of the main thyroid hormone, read along with TSH.',
          hi: 'थायरॉइड के मुख्य हार्मोन का सक्रिय हिस्सा। टीएसएच के साथ देखा जाता है।',
        },
      },
      {
        slug: 'tsh-in-pregnancy-trimester-ranges',
        reason: {
          en: 'If you are pregnant: TSH read against the ranges of pregnancy.',
          hi: 'अगर आप गर्भवती हैं: टीएसएच, जो गर्भावस्था के हिसाब से देखा जाता है।',
        },
      },
      {
        slug: 'anti-tpo-antibody',
        reason: {
          en: 'Asked by the doctor to look for a cause when TSH is not in range.',
          hi: 'टीएसएच ठीक न आए तो वजह देखने के लिए डॉक्टर लिखते हैं।',
        },
      },
      {
        slug: 'thyroid-profile-with-anti-tpo',
        reason: {
          en: 'T3, T4, TSH and the antibody test in one booking.',
          hi: 'टी3, टी4, टीएसएच और एंटीबॉडी की जाँच, एक ही बुकिंग में।',
        },
      },
    ],
  },
  pregnancy: {
    label: { en: 'Pregnancy', hi: 'गर्भावस्था' },
    title: { en: 'Pregnancy tests', hi: 'गर्भावस्था की जाँच' },
    lead: {
      en: 'To know if you are pregnant, and the usual tests while you are. Your doctor decides which you need and when. We do not test for the sex of the baby.',
      hi: 'गर्भ है या नहीं यह जानने की, और गर्भावस्था की आम जाँचें। कौन-सी जाँच कब हो, यह डॉक्टर तय करते हैं। यहाँ गर्भस्थ शिशु के लिंग की जाँच नहीं की जाती।',
    },
    tests: [
      {
        slug: 'urine-pregnancy-test-upt',
        reason: { en: 'A urine test when a period is late.', hi: 'माहवारी रुकने पर पेशाब से होने वाली जाँच।' },
      },
      {
        slug: 'beta-hcg-total',
        reason: {
          en: 'A blood test for pregnancy, when the doctor wants the level.',
          hi: 'ख़ून से गर्भ की जाँच, जब डॉक्टर को हार्मोन की मात्रा देखनी हो।',
        },
      },
      {
        slug: 'antenatal-profile-first-visit',
        reason: {
          en: 'The usual first tests of pregnancy together. Please call us first.',
          hi: 'गर्भावस्था की पहली आम जाँचें एक साथ। पहले हमें कॉल करें।',
        },
      },
      {
        slug: 'complete-blood-count-cbc',
        reason: {
          en: 'To see if there is enough blood (haemoglobin). It is repeated during pregnancy.',
          hi: 'ख़ून (हीमोग्लोबिन) कम तो नहीं, यह देखने के लिए। गर्भावस्था में दोबारा भी होती है।',
        },
      },
      {
        slug: 'blood-group-abo-rh-typing',
        reason: {
          en: 'The blood group and Rh of the mother, needed once and kept with the file.',
          hi: 'माँ का ब्लड ग्रुप और आरएच। एक बार होती है, रिपोर्ट सँभालकर रखें।',
        },
      },
      {
        slug: 'urine-routine-microscopy-r-m',
        reason: {
          en: 'Looks at urine for infection, sugar and protein.',
          hi: 'पेशाब में संक्रमण, शुगर और प्रोटीन देखने के लिए।',
        },
      },
      {
        slug: 'glucose-75-gm-2-hours-dipsi',
        reason: {
          en: 'Sugar in pregnancy, two hours after a glucose drink. You need not be fasting.',
          hi: 'गर्भावस्था में शुगर, ग्लूकोज़ पीने के दो घंटे बाद। ख़ाली पेट होना ज़रूरी नहीं।',
        },
      },
      {
        slug: 'tsh-in-pregnancy-trimester-ranges',
        reason: { en: 'The thyroid check in pregnancy.', hi: 'गर्भावस्था में थायरॉइड की जाँच।' },
      },
      {
        slug: 'hbsag-elisa',
        reason: {
          en: 'A usual check for hepatitis B, so that mother and baby can be protected.',
          hi: 'हेपेटाइटिस बी की आम जाँच, ताकि माँ और बच्चे का बचाव हो सके।',
        },
      },
      {
        slug: 'indirect-coombs-test-ict',
        reason: {
          en: 'If your blood group is Rh negative and your doctor asked for it.',
          hi: 'आपका ब्लड ग्रुप आरएच नेगेटिव हो और डॉक्टर ने लिखा हो, तब।',
        },
      },
    ],
  },
  fever: {
    label: { en: 'Fever', hi: 'बुख़ार' },
    title: { en: 'Fever tests', hi: 'बुख़ार की जाँच' },
    lead: {
      en: 'Which test helps depends on how many days the fever has lasted, so see a doctor first if you can. Trouble breathing, bleeding, fits, or being very drowsy or confused: go to a hospital now.',
      hi: 'कौन-सी जाँच काम की है, यह बुख़ार के दिनों पर निर्भर है, इसलिए हो सके तो पहले डॉक्टर को दिखाएँ। साँस में तकलीफ़, ख़ून बहना, दौरा, बहुत सुस्ती या बहकी-बहकी बातें हों तो तुरंत अस्पताल जाएँ।',
    },
    tests: [
      {
        slug: 'complete-blood-count-cbc',
        reason: {
          en: 'Counts blood cells and platelets. Often the first test in fever.',
          hi: 'ख़ून की कोशिकाएँ और प्लेटलेट गिनता है। बुख़ार में अक्सर पहली जाँच।',
        },
      },
      {
        slug: 'malaria-antigen-pv-pf',
        reason: {
          en: 'A quick card test for the two common kinds of malaria.',
          hi: 'मलेरिया के दो आम प्रकारों की जल्दी होने वाली कार्ड जाँच।',
        },
      },
      {
        slug: 'malaria-parasite-mp-smear',
        reason: {
          en: 'A drop of blood is seen under a microscope for malaria.',
          hi: 'मलेरिया के लिए ख़ून की बूँद माइक्रोस्कोप से देखी जाती है।',
        },
      },
      {
        slug: 'dengue-ns1-antigen',
        reason: { en: 'For dengue, in the first days of fever.', hi: 'डेंगू के लिए, बुख़ार के शुरू के दिनों में।' },
      },
      {
        slug: 'dengue-igm-igg',
        reason: {
          en: 'For dengue, some days after the fever began.',
          hi: 'डेंगू के लिए, बुख़ार शुरू होने के कुछ दिन बाद।',
        },
      },
      {
        slug: 'blood-culture-sensitivity-aerobic',
        reason: {
          en: 'Looks for germs in the blood, as in typhoid. Best before antibiotics, at the clinic.',
          hi: 'ख़ून में कीटाणु देखने के लिए, जैसे टाइफ़ाइड में। हो सके तो एंटीबायोटिक से पहले, क्लिनिक में।',
        },
      },
      {
        slug: 'widal-slide',
        reason: {
          en: 'Asked when typhoid is suspected. Not enough by itself: the doctor reads it with other findings.',
          hi: 'टाइफ़ाइड के शक में लिखी जाती है। अकेली काफ़ी नहीं, डॉक्टर बाक़ी बातों के साथ देखते हैं।',
        },
      },
      {
        slug: 'urine-routine-microscopy-r-m',
        reason: {
          en: 'Looks for a urine infection, which can also bring fever.',
          hi: 'पेशाब का संक्रमण देखने के लिए, उससे भी बुख़ार आ सकता है।',
        },
      },
      {
        slug: 'crp-quantitative',
        reason: {
          en: 'Rises with infection or swelling. It does not say where.',
          hi: 'संक्रमण या सूजन में बढ़ता है। कहाँ है, यह नहीं बताता।',
        },
      },
      {
        slug: 'fever-profile',
        reason: {
          en: 'Several fever tests together. Ask us which ones are in it.',
          hi: 'बुख़ार की कई जाँचें एक साथ। इसमें कौन-सी हैं, हमसे पूछ लें।',
        },
      },
    ],
  },
  checkup: {
    label: { en: 'Full check-up', hi: 'पूरी जाँच' },
    title: { en: 'Health check-up', hi: 'हेल्थ चेकअप' },
    lead: {
      en: 'General tests when you want to know how you are, without a special complaint. You may not need all of them: ask us or your doctor.',
      hi: 'कोई ख़ास तकलीफ़ न हो, फिर भी सेहत देखनी हो तो आम जाँचें। सब ज़रूरी नहीं होतीं: हमसे या डॉक्टर से पूछ लें।',
    },
    tests: [
      {
        slug: 'complete-blood-count-cbc',
        reason: {
          en: 'Blood cells and haemoglobin. It helps to see if blood is low.',
          hi: 'ख़ून की कोशिकाएँ और हीमोग्लोबिन। ख़ून की कमी देखने में मदद करता है।',
        },
      },
      { slug: 'blood-sugar-fasting-fbs', reason: { en: 'Sugar before eating.', hi: 'ख़ाली पेट की शुगर।' } },
      {
        slug: 'lipid-profile',
        reason: { en: 'Cholesterol and other fats in the blood.', hi: 'ख़ून में कोलेस्ट्रॉल और दूसरी चर्बी।' },
      },
      {
        slug: 'liver-function-test-lft',
        reason: { en: 'A group of tests of the liver.', hi: 'लिवर की कई जाँचें एक साथ।' },
      },
      {
        slug: 'kidney-function-test-kft',
        reason: { en: 'A group of tests of the kidneys.', hi: 'किडनी की कई जाँचें एक साथ।' },
      },
      { slug: 'tsh-ultrasensitive', reason: { en: 'The first thyroid test.', hi: 'थायरॉइड की पहली जाँच।' } },
      {
        slug: 'urine-routine-microscopy-r-m',
        reason: {
          en: 'Looks at urine for sugar, protein and infection.',
          hi: 'पेशाब में शुगर, प्रोटीन और संक्रमण देखने के लिए।',
        },
      },
      {
        slug: 'vitamin-profile-b12-d',
        reason: {
          en: 'Vitamin B12 and vitamin D together, if your doctor suggests it.',
          hi: 'विटामिन बी12 और विटामिन डी एक साथ, डॉक्टर कहें तो।',
        },
      },
      {
        slug: 'women-wellness-profile',
        reason: {
          en: 'General blood tests for women in one booking. Ask us what is in it.',
          hi: 'महिलाओं के लिए ख़ून की आम जाँचें एक ही बुकिंग में। इसमें क्या-क्या है, पूछ लें।',
        },
      },
      {
        slug: 'pap-smear-conventional',
        reason: {
          en: 'A check of the mouth of the womb, at the clinic. Ask the doctor if it is your time for it.',
          hi: 'बच्चेदानी के मुँह की जाँच, क्लिनिक में। आपके लिए कब ज़रूरी है, डॉक्टर से पूछें।',
        },
      },
    ],
  },
}
