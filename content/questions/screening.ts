import type { Question } from '../schema.ts'
import { everyQuestion } from './page.ts'

export const screening = {
  id: 'screening',
  slug: 'a-few-minutes',
  needs: 'gynaecology',
  quietTitle: { en: 'A few minutes', hi: 'कुछ ही मिनट' },
  picture: 'screening',
  title: { en: 'I feel well. Which checks do I need?', hi: 'सब ठीक है। कौन सी जाँच करानी चाहिए?' },
  clinicalName: {
    en: 'Cervical screening (Pap, HPV), breast check, HPV vaccine',
    hi: 'सर्वाइकल जाँच (पैप, एचपीवी), स्तन की जाँच, एचपीवी टीका',
  },
  short: { en: 'Pap, HPV, breast, vaccine', hi: 'पैप, एचपीवी, स्तन, टीका' },
  description: {
    en: 'Pap and HPV test, breast check and HPV vaccine: from what age, how it feels, how long it takes, and what a result means.',
    hi: 'पैप और एचपीवी जाँच, स्तन की जाँच, एचपीवी टीका: किस उम्र से, कैसा लगता है, कितना समय, नतीजे का मतलब।',
  },
  answer: {
    en: 'From about 30 a short test of the neck of the womb every few years, and a doctor’s look at the breasts, can find trouble before you feel it.',
    hi: '30 साल के आसपास से हर कुछ साल में बच्चेदानी के मुँह की छोटी सी जाँच, और डॉक्टर से स्तनों की जाँच, परेशानी को महसूस होने से पहले पकड़ सकती है।',
    review: 'doctor',
  },
  urgent: null,
  signsHeading: { en: 'Do not wait for a screening if you notice', hi: 'ये दिखें, तो रूटीन जाँच का इंतज़ार न करें' },
  signs: [
    { en: 'A lump in the breast or armpit', hi: 'स्तन या बग़ल में गाँठ', review: 'doctor' },
    {
      en: 'Skin drawn in like orange peel, or a nipple that turned in',
      hi: 'त्वचा संतरे के छिलके जैसी, या निप्पल अंदर धँसना',
      review: 'doctor',
    },
    { en: 'Blood or fluid from the nipple', hi: 'निप्पल से ख़ून या पानी', review: 'doctor' },
    {
      en: 'Bleeding after sex, between periods or after menopause',
      hi: 'संबंध के बाद, दो माहवारी के बीच, या मेनोपॉज़ के बाद ख़ून',
      review: 'doctor',
    },
    {
      en: 'Discharge with a bad smell that does not go, or bloating that stays',
      hi: 'बदबूदार पानी जो ठीक न हो, या पेट का फूला रहना',
      review: 'doctor',
    },
  ],
  hurry: {
    now: [{ en: 'Bleeding that fills a pad every hour', hi: 'हर घंटे पैड भर देने वाला ख़ून', review: 'doctor' }],
    today: [
      {
        en: 'Breast red, hot and painful with fever, most of all when breastfeeding',
        hi: 'स्तन लाल, गरम, दर्द और बुख़ार, ख़ासकर दूध पिलाते समय',
        review: 'doctor',
      },
    ],
    soon: [{ en: 'Any one of the signs above', hi: 'ऊपर का कोई भी एक लक्षण', review: 'doctor' }],
    phones: ['emergency'],
  },
  visit: {
    steps: [
      {
        en: 'We ask your age, your last test and whether cancer runs in your family.',
        hi: 'उम्र, पिछली जाँच, और घर में किसी को कैंसर हुआ था या नहीं, यह पूछते हैं।',
        review: 'doctor',
      },
      {
        en: 'For the Pap or HPV test you lie down, covered with a sheet. The doctor takes a few cells with a soft brush. Two or three minutes.',
        hi: 'पैप या एचपीवी जाँच के लिए चादर ओढ़कर लेटना होता है। नरम ब्रश से कुछ कोशिकाएँ ली जाती हैं। दो-तीन मिनट।',
        review: 'doctor',
      },
      {
        en: 'For the breasts the doctor looks and feels, sitting and lying, and shows you how to know your own.',
        hi: 'स्तनों को बैठकर और लेटकर देखा और छूकर जाँचा जाता है, और अपना शरीर पहचानना भी सिखाया जाता है।',
        review: 'doctor',
      },
      {
        en: 'You hear when and how the result comes. Never by a message that names it.',
        hi: 'नतीजा कब और कैसे मिलेगा, यह बताया जाता है। जाँच का नाम किसी मैसेज में नहीं होता।',
        review: 'clinic',
      },
      {
        en: 'A result that is not normal is mostly not cancer. It means: look again, soon.',
        hi: 'नतीजा सामान्य न हो, तो ज़्यादातर वह कैंसर नहीं होता। मतलब बस इतना: जल्दी एक बार और देखना है।',
        review: 'doctor',
      },
    ],
    mayRefuse: everyQuestion.mayRefuse,
    inTheRoom: everyQuestion.inTheRoom,
  },
  bring: [
    { en: 'Old Pap, HPV or breast reports', hi: 'पैप, एचपीवी या स्तन की पुरानी रिपोर्ट' },
    { en: 'The date of your last period', hi: 'पिछली माहवारी की तारीख़' },
    { en: 'Come on a day without a period', hi: 'माहवारी के दिन न आएँ', review: 'doctor' },
    { en: 'Loose clothes in two pieces are easier', hi: 'ढीले, दो हिस्सों वाले कपड़े आसान रहते हैं' },
  ],
  howLong: everyQuestion.howLong,
  cost: {
    en: 'Ask the fee and the test price before you book: {phone}. Girls of 14 get one HPV dose free from the government, with a parent’s consent.',
    hi: 'फ़ीस और टेस्ट का ख़र्च पहले पूछ लें: {phone}। 14 साल की लड़कियों को सरकार एचपीवी का एक टीका मुफ़्त देती है, माता-पिता की सहमति से।',
    review: 'doctor',
  },
  untilThen: [
    {
      en: 'Two days before a Pap test: no sex, no creams or washing inside.',
      hi: 'पैप से दो दिन पहले: संबंध नहीं, अंदर कोई क्रीम या धुलाई नहीं।',
      review: 'doctor',
    },
    {
      en: 'Once a month, look at your breasts in the mirror and feel them with flat fingers.',
      hi: 'महीने में एक बार शीशे में स्तन देखें और सपाट उँगलियों से छूकर देखें।',
      review: 'doctor',
    },
    {
      en: 'Had the vaccine? The screening is still needed.',
      hi: 'टीका लग चुका है? जाँच तब भी ज़रूरी है।',
      review: 'doctor',
    },
  ],
  myths: [
    {
      said: { en: 'The test is for women with many partners.', hi: 'यह जाँच तो उनके लिए है जिनके कई साथी हों।' },
      truth: {
        en: 'HPV is as common as a cold. Having it says nothing about anyone’s character.',
        hi: 'एचपीवी ज़ुकाम जैसा आम है। इससे किसी के चरित्र का कुछ पता नहीं चलता।',
        review: 'doctor',
      },
    },
    {
      said: { en: 'What I do not know cannot hurt me.', hi: 'न जानें तो ही अच्छा।' },
      truth: {
        en: 'Found early it is mostly simple to treat. The fear before the test is worse than the test.',
        hi: 'जल्दी पता चले तो इलाज ज़्यादातर आसान होता है। जाँच से ज़्यादा डर जाँच से पहले लगता है।',
        review: 'doctor',
      },
    },
    {
      said: { en: 'The test takes away virginity.', hi: 'जाँच से कुँवारापन चला जाता है।' },
      truth: {
        en: 'No test does. If you have never had sex, the doctor will tell you whether you need it at all.',
        hi: 'किसी जाँच से ऐसा नहीं होता। कभी संबंध न बना हो, तो पहले बताया जाता है कि जाँच की ज़रूरत है भी या नहीं।',
        review: 'doctor',
      },
    },
  ],
  tests: [
    {
      slug: 'pap-smear-liquid-based-lbc',
      name: { en: 'Pap smear, liquid based (LBC)', hi: 'पैप स्मीयर (एलबीसी)' },
      why: { en: 'Cells of the neck of the womb', hi: 'बच्चेदानी के मुँह की कोशिकाएँ', review: 'doctor' },
    },
    {
      slug: 'hpv-dna-high-risk-pcr',
      name: { en: 'HPV DNA, high-risk types (PCR)', hi: 'एचपीवी डीएनए, हाई रिस्क (पीसीआर)' },
      why: { en: 'The virus behind most changes', hi: 'ज़्यादातर बदलावों के पीछे का वायरस', review: 'doctor' },
    },
    {
      slug: 'pap-lbc-with-hpv-dna-co-test',
      name: { en: 'Pap smear (LBC) with HPV DNA', hi: 'पैप स्मीयर (एलबीसी) और एचपीवी डीएनए' },
      why: { en: 'Both in one visit', hi: 'दोनों एक ही बार में', review: 'doctor' },
    },
    {
      slug: 'women-wellness-profile',
      name: { en: "Women's wellness profile", hi: 'महिला चेकअप (वेलनेस प्रोफ़ाइल)' },
      why: { en: 'Blood tests for a general look', hi: 'ख़ून की आम जाँचें', review: 'doctor' },
    },
  ],
  related: [
    'question:discharge',
    'question:menopause',
    'question:heavy-bleeding',
    'service:cervical-cancer-screening-and-vaccination',
    'post:cervical-screening-and-the-hpv-vaccine-what-to-know-in-india',
  ],
  listen: {
    en: 'You feel well. Good; this is the right time for a check. From about thirty, a short test of the neck of the womb every few years can find changes before you feel them. You lie under a sheet, the doctor takes a few cells with a soft brush, and after two or three minutes it is over. You can say stop at any moment. The doctor can also look at your breasts. A lump, blood from the nipple, or bleeding after sex: do not wait, book this week. Having HPV says nothing about anyone’s character.',
    hi: 'सब ठीक चल रहा है। अच्छी बात है; जाँच का सही समय यही है। तीस के आसपास से, हर कुछ साल में बच्चेदानी के मुँह की छोटी सी जाँच, बदलाव को महसूस होने से पहले पकड़ सकती है। चादर ओढ़कर लेटना होता है, नरम ब्रश से कुछ कोशिकाएँ ली जाती हैं, दो-तीन मिनट में हो जाता है। “रुकिए” कभी भी कहा जा सकता है। चाहें तो स्तनों की भी जाँच होती है। गाँठ हो, निप्पल से ख़ून आए, या संबंध के बाद ख़ून आए, तो इंतज़ार न करें, इसी हफ़्ते समय लें। एचपीवी होने से किसी के चरित्र का कुछ पता नहीं चलता।',
    review: 'doctor',
  },
  reviewNote:
    'Facts 5.5: “usually from 30, every 3–5 years as the doctor suggests”; exact FOGSI intervals not confirmed, so none is stated. Clinic: which tests it does (VIA, Pap, HPV). “On the breast: monthly look” is awareness, not a proven screening; doctor decides. Written from, to be opened before anybody signs: WHO, Guideline for screening and treatment of cervical pre-cancer lesions, 2nd edition (2021); FOGSI, Good clinical practice recommendations on screening and treatment of preinvasive lesions of cervix (2018); MoHFW, Operational framework: management of common cancers (2016); MoHFW, HPV vaccination for girls of 14, national programme (2026).',
} satisfies Question
