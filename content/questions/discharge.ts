import type { Question } from '../schema.ts'
import { everyQuestion } from './page.ts'

export const discharge = {
  id: 'discharge',
  slug: 'feeling-fresh',
  needs: 'gynaecology',
  quietTitle: { en: 'Feeling fresh', hi: 'ताज़गी' },
  picture: 'window-opening',
  title: { en: 'White discharge, itching or smell', hi: 'सफ़ेद पानी, खुजली या बदबू' },
  clinicalName: {
    en: 'Vaginal discharge and infection (vaginitis)',
    hi: 'योनि से पानी आना और संक्रमण (वैजाइनाइटिस)',
  },
  short: { en: 'What is normal, what is not', hi: 'क्या आम है, क्या नहीं' },
  description: {
    en: 'White discharge, itching or smell: what is normal, when to come, how a visit goes, and what helps until then.',
    hi: 'सफ़ेद पानी, खुजली या बदबू: क्या आम है, कब आएँ, मुलाक़ात कैसी होती है, और तब तक क्या करें।',
  },
  answer: {
    en: 'Clear or white discharge without itching or smell is normal; if colour, smell or itching change, a short visit finds out why, and most causes are easy to treat.',
    hi: 'बिना खुजली और बदबू का साफ़ या सफ़ेद पानी आम बात है; रंग, गंध या खुजली बदले, तो छोटी सी मुलाक़ात में वजह पता चलती है, और ज़्यादातर का इलाज आसान है।',
    review: 'doctor',
  },
  urgent: null,
  signsHeading: { en: 'Signs that something has changed', hi: 'कब समझें कि कुछ बदला है' },
  signs: [
    { en: 'Thick and white like curd, with itching', hi: 'दही जैसा गाढ़ा, सफ़ेद, साथ में खुजली', review: 'doctor' },
    { en: 'Grey or thin, with a fishy smell', hi: 'पतला या मटमैला, मछली जैसी गंध', review: 'doctor' },
    { en: 'Yellow or green, or with froth', hi: 'पीला या हरा, या झाग वाला', review: 'doctor' },
    { en: 'Burning when you pass urine or during sex', hi: 'पेशाब में या संबंध के समय जलन', review: 'doctor' },
    { en: 'Sores, blisters, or blood in it', hi: 'छाले, घाव, या पानी में ख़ून', review: 'doctor' },
  ],
  hurry: {
    now: [
      { en: 'Fever with strong pain low in the belly', hi: 'बुख़ार के साथ पेट के नीचे तेज़ दर्द', review: 'doctor' },
      { en: 'Pregnant, and water runs out', hi: 'गर्भ है, और पानी जाने लगा है', review: 'doctor' },
      {
        en: 'You were forced to have sex: {112}, or {181} at any hour',
        hi: 'ज़बरदस्ती हुई हो: {112}, या किसी भी समय {181}',
        review: 'doctor',
      },
    ],
    today: [
      {
        en: 'You are pregnant and have any of these signs',
        hi: 'गर्भ है और इनमें से कोई लक्षण है',
        review: 'doctor',
      },
      {
        en: 'Bad-smelling discharge after a birth, an operation or a Copper-T',
        hi: 'डिलीवरी, ऑपरेशन या कॉपर-टी के बाद बदबूदार पानी',
        review: 'doctor',
      },
    ],
    soon: [],
    phones: ['emergency', 'women'],
  },
  visit: {
    steps: [
      {
        en: 'We ask since when, what colour, what smell. Say it in your own words; we hear it every day.',
        hi: 'कब से है, कैसा रंग, कैसी गंध, यह पूछते हैं। अपने शब्दों में कहें; हम यह रोज़ सुनते हैं।',
      },
      {
        en: 'We ask about medicines, sugar, pregnancy and sex. You may skip a question.',
        hi: 'दवा, शुगर, गर्भ और संबंध के बारे में पूछते हैं। कोई सवाल छोड़ना हो, तो छोड़ दें।',
        review: 'doctor',
      },
      {
        en: 'If you agree, a look and a cotton swab. About two minutes. It can feel odd; if it hurts, say stop.',
        hi: 'आपकी हाँ से, एक नज़र और रुई की तीली से सैंपल। लगभग दो मिनट। अजीब लग सकता है; दर्द हो तो “रुकिए” कहें।',
        review: 'doctor',
      },
      {
        en: 'Often the treatment can begin the same day. Sometimes the swab goes to the lab first.',
        hi: 'अक्सर इलाज उसी दिन शुरू हो जाता है। कभी पहले सैंपल लैब जाता है।',
        review: 'doctor',
      },
      {
        en: 'Some infections go back and forth. Then your partner needs treatment too. We tell you how to say it.',
        hi: 'कुछ संक्रमण एक से दूसरे को लगते रहते हैं। तब साथी का इलाज भी ज़रूरी है। उनसे कैसे कहें, यह हम बताते हैं।',
        review: 'doctor',
      },
    ],
    mayRefuse: {
      en: 'Yes. For many causes the doctor can begin without an inner examination, or you take the swab yourself. If you have never had sex, say so: then no instrument is used inside.',
      hi: 'हाँ। कई बार अंदर की जाँच के बिना भी इलाज शुरू हो सकता है, या सैंपल ख़ुद लिया जा सकता है। कभी संबंध न बना हो, तो बता दें: तब अंदर कोई औज़ार नहीं लगाया जाता।',
      review: 'doctor',
    },
    inTheRoom: everyQuestion.inTheRoom,
  },
  bring: [
    { en: 'The date of your last period', hi: 'पिछली माहवारी की तारीख़' },
    { en: 'The medicines you take, in a bag', hi: 'जो दवाएँ चल रही हैं, एक थैली में' },
    { en: 'The name of creams or tablets you tried', hi: 'जो क्रीम या गोली लगाई या ली हो, उसका नाम' },
    { en: 'Come between periods if it can wait', hi: 'रुक सके तो माहवारी के बाद आएँ', review: 'doctor' },
  ],
  howLong: everyQuestion.howLong,
  cost: everyQuestion.cost,
  untilThen: [
    {
      en: 'Wash outside only, with water. Nothing inside, no soap, no perfume.',
      hi: 'सिर्फ़ बाहर से, सादे पानी से धोएँ। अंदर कुछ नहीं, न साबुन, न ख़ुशबू।',
      review: 'doctor',
    },
    {
      en: 'Cotton underwear, dried in the sun. Change when damp.',
      hi: 'सूती अंडरवियर, धूप में सूखा हुआ। गीला हो तो बदल लें।',
      review: 'doctor',
    },
    { en: 'Wipe from front to back.', hi: 'आगे से पीछे की ओर पोंछें।', review: 'doctor' },
    {
      en: 'A cream or tablet from the shop can hide the cause. Ask first.',
      hi: 'दुकान की क्रीम या गोली से असली वजह छिप सकती है। पहले पूछें।',
      review: 'doctor',
    },
  ],
  myths: [
    {
      said: {
        en: 'White discharge drains the strength out of the bones.',
        hi: 'सफ़ेद पानी से हड्डियाँ गल जाती हैं, कमज़ोरी आती है।',
      },
      truth: {
        en: 'Normal discharge does not make you weak. If you are tired, we look for the reason, often anaemia.',
        hi: 'आम पानी से कमज़ोरी नहीं आती। थकान हो, तो वजह देखते हैं, अक्सर ख़ून की कमी निकलती है।',
        review: 'doctor',
      },
    },
    {
      said: { en: 'Only a bad character gets this.', hi: 'ऐसी बीमारी ग़लत चाल-चलन से होती है।' },
      truth: {
        en: 'Most causes have nothing to do with sex. None says anything about your character.',
        hi: 'ज़्यादातर वजहों का संबंध बनाने से कोई लेना-देना नहीं। चरित्र से तो किसी का नहीं।',
        review: 'doctor',
      },
    },
  ],
  tests: [
    {
      slug: 'vaginal-wet-mount',
      name: { en: 'Vaginal wet mount', hi: 'वेट माउंट (सफ़ेद पानी की स्लाइड)' },
      why: { en: 'A drop under the microscope', hi: 'एक बूँद, माइक्रोस्कोप से', review: 'doctor' },
    },
    {
      slug: 'high-vaginal-swab-hvs-culture',
      name: { en: 'High vaginal swab (HVS) culture', hi: 'एचवीएस कल्चर (सफ़ेद पानी की जाँच)' },
      why: { en: 'Which germ, which medicine', hi: 'कौन सा कीटाणु, कौन सी दवा', review: 'doctor' },
    },
    {
      slug: 'vaginal-ph',
      name: { en: 'Vaginal pH', hi: 'वेजाइनल पीएच' },
      why: { en: 'A paper strip', hi: 'काग़ज़ की एक पट्टी', review: 'doctor' },
    },
    {
      slug: 'urine-routine-microscopy-r-m',
      name: { en: 'Urine routine and microscopy (R/M)', hi: 'पेशाब की जाँच (यूरिन रूटीन)' },
      why: { en: 'If urine burns', hi: 'पेशाब में जलन हो तो', review: 'doctor' },
    },
    {
      slug: 'blood-sugar-fasting-fbs',
      name: { en: 'Fasting blood sugar (FBS)', hi: 'फ़ास्टिंग शुगर (ख़ाली पेट)' },
      why: { en: 'If itching keeps coming back', hi: 'खुजली बार-बार लौटे तो', review: 'doctor' },
    },
    {
      slug: 'sti-screen-vdrl-hbsag-hcv-hiv',
      name: {
        en: 'STI screen (VDRL, HBsAg, HCV, HIV)',
        hi: 'एसटीआई जाँच (वीडीआरएल, एचबीएसएजी, एचसीवी, एचआईवी)',
      },
      why: { en: 'Only with a talk before it: call first', hi: 'पहले बात होती है: कॉल करें', review: 'doctor' },
    },
  ],
  related: [
    'question:pelvic-pain',
    'question:screening',
    'question:pregnant-first-visit',
    'service:gynaecology',
  ],
  listen: {
    en: 'Every woman has some discharge. Clear or white, without itching or smell, is normal, and it does not make you weak. Come if it turns thick like curd, yellow, green or grey, if it smells of fish, or if it itches or burns. We ask a few questions, and if you agree, take a swab; two minutes. Until then wash outside only, with plain water, and nothing inside. With fever and strong pain in the belly, go to hospital. And no, it says nothing about anyone’s character.',
    hi: 'थोड़ा पानी हर महिला को आता है। साफ़ या सफ़ेद हो, खुजली और बदबू न हो, तो यह आम है, और इससे कमज़ोरी नहीं आती। दही जैसा गाढ़ा हो, पीला, हरा या मटमैला हो, मछली जैसी गंध हो, खुजली या जलन हो, तो आएँ। हम कुछ सवाल पूछते हैं, और आपकी हाँ से रुई की तीली से सैंपल लेते हैं; दो मिनट। तब तक सिर्फ़ बाहर से, सादे पानी से धोएँ। बुख़ार और पेट में तेज़ दर्द हो, तो अस्पताल जाएँ। और हाँ, इससे किसी के चरित्र का कुछ पता नहीं चलता।',
    review: 'doctor',
  },
  reviewNote:
    'Doctor: signs by colour and smell are hints, not a diagnosis; self-taken swab only if the lab accepts it. Written from, to be opened before anybody signs: WHO, Guidelines for the management of symptomatic sexually transmitted infections (2021); NACO, MoHFW, National technical guidelines on STI and RTI (2024) [Read second-hand: open the guideline.]; NHS, Vaginal discharge (web page) [Open the page and note its review date before publication.].',
} satisfies Question
