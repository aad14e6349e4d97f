import type { Question } from '../schema.ts'
import { everyQuestion } from './page.ts'

export const someoneHurtsMe = {
  id: 'someone-hurts-me',
  slug: 'a-safe-place',
  quietTitle: { en: 'A safe place', hi: 'सुरक्षित जगह' },
  picture: 'hands-lamp',
  title: { en: 'Someone hurts me', hi: 'कोई मुझे चोट पहुँचाता है' },
  clinicalName: { en: 'Violence at home, sexual violence, threats', hi: 'घर में हिंसा, यौन हिंसा, धमकी' },
  short: { en: '181 at any hour, 112 in danger', hi: '181 किसी भी समय, ख़तरे में 112' },
  description: {
    en: 'If someone hurts, threatens or controls you: whom to call at any hour, what a hospital must do, and how to use a watched phone.',
    hi: 'अगर कोई मारे, धमकाए या दबाकर रखे: किसी भी समय किसे कॉल करें, अस्पताल क्या करेगा, और फ़ोन पर नज़र हो तो क्या करें।',
  },
  answer: {
    en: 'It is not your fault, and you need not prove anything to get help: {181} answers at any hour, and in danger {112} sends help.',
    hi: 'इसमें आपकी कोई ग़लती नहीं, और मदद के लिए कुछ साबित नहीं करना है: {181} पर किसी भी समय बात होती है, और ख़तरा हो तो {112} से मदद आती है।',
  },
  urgent: 'crisis',
  first: 'now',
  signsHeading: { en: 'This counts as violence too', hi: 'यह भी हिंसा है' },
  signs: [
    { en: 'Hitting, pushing, burning, choking', hi: 'मारना, धक्का देना, जलाना, गला दबाना' },
    { en: 'Sex you did not want, also in marriage', hi: 'बिना मर्ज़ी का संबंध, शादी में भी', review: 'lawyer' },
    {
      en: 'Threats: to kill, to throw you out, to take the children',
      hi: 'धमकी: जान से मारने, घर से निकालने, बच्चे छीनने की',
    },
    { en: 'Taking your money, phone or papers, locking you in', hi: 'पैसे, फ़ोन या काग़ज़ छीनना, बंद करके रखना' },
    {
      en: 'Demands for dowry, shaming, being watched all day',
      hi: 'दहेज माँगना, नीचा दिखाना, हर समय नज़र रखना',
    },
  ],
  hurry: {
    now: [
      { en: 'You are in danger, or hurt: {112}', hi: 'अभी ख़तरा है, या चोट लगी है: {112}', review: 'doctor' },
      {
        en: 'Someone choked you, hit your head, or you are pregnant and were hit: hospital, even if you feel all right',
        hi: 'गला दबाया, सिर पर मारा, या गर्भ के दिनों में मारा: अस्पताल जाएँ, भले ठीक लगे',
        review: 'doctor',
      },
      { en: 'You think of ending your life: {14416}', hi: 'जान देने का विचार आए: {14416}', review: 'doctor' },
    ],
    today: [
      {
        en: 'Forced sex: go to a hospital soon, best unwashed and in the same clothes. Within 72 hours more can be done, also against pregnancy and infection.',
        hi: 'ज़बरदस्ती हुई: जल्दी अस्पताल जाएँ, हो सके तो बिना नहाए, उन्हीं कपड़ों में। 72 घंटे के अंदर ज़्यादा हो सकता है, गर्भ और संक्रमण से बचाव भी।',
        review: 'doctor',
      },
      {
        en: 'Every hospital, government or private, must treat you at once and free of charge after rape. You need no police report for it. The hospital has to inform the police; whether you complain is for you to decide.',
        hi: 'बलात्कार के बाद हर अस्पताल को, सरकारी हो या निजी, तुरंत इलाज करना है, मुफ़्त। इसके लिए पुलिस रिपोर्ट नहीं चाहिए। अस्पताल को पुलिस को ख़बर देनी होती है; शिकायत करनी है या नहीं, यह फ़ैसला आपका है।',
        review: 'lawyer',
      },
      { en: 'A child is hurt: {1098}', hi: 'बच्चे के साथ हो रहा है: {1098}' },
    ],
    soon: [],
    phones: ['women', 'emergency', 'child', 'teleManas'],
  },
  visit: {
    steps: [
      {
        en: 'You are seen alone. We find a reason to send others out; you need not ask aloud.',
        hi: 'मुलाक़ात अकेले में होती है। साथ आए लोगों को बाहर भेजने का बहाना हम ढूँढ लेते हैं; ज़ोर से कहना नहीं पड़ता।',
        review: 'clinic',
      },
      {
        en: 'You tell as much as you want. Nobody asks why you stayed.',
        hi: 'जितना मन हो उतना बताएँ। “अब तक सहा क्यों” यह कोई नहीं पूछता।',
      },
      {
        en: 'We treat injuries and write down what we see, if you agree. It can help you later.',
        hi: 'चोट का इलाज होता है, और आपकी हाँ से जो दिखा वह लिखा जाता है। आगे काम आ सकता है।',
        review: 'lawyer',
      },
      {
        en: 'We tell you whom to call and where to go: {181}, the One Stop Centre, a protection officer. You decide.',
        hi: 'किसे कॉल करें और कहाँ जाएँ, यह बताते हैं: {181}, वन स्टॉप सेंटर, संरक्षण अधिकारी। फ़ैसला आपका।',
        review: 'lawyer',
      },
      {
        en: 'After rape, and if you are under 18, the law makes us inform the police. We say so before you tell us more.',
        hi: 'बलात्कार के बाद, और उम्र 18 से कम हो तब भी, क़ानून के हिसाब से पुलिस को ख़बर देनी होती है। आगे कुछ पूछने से पहले हम यह बता देते हैं।',
        review: 'lawyer',
      },
    ],
    mayRefuse: {
      en: 'Yes: examination, photos, a complaint to the police. Treatment does not depend on any of it.',
      hi: 'हाँ: जाँच से, फ़ोटो से, पुलिस में शिकायत से। इलाज इनमें से किसी पर नहीं टिका।',
      review: 'lawyer',
    },
    inTheRoom: {
      en: 'You and the doctor, and a woman from our staff if you wish. Never the person you are afraid of.',
      hi: 'आप और डॉक्टर, और आप कहें तो हमारे स्टाफ़ की एक महिला। जिससे डर है, वह कभी नहीं।',
      review: 'clinic',
    },
  },
  bring: [
    {
      en: 'Only yourself. If it is safe: papers, some money, medicines.',
      hi: 'बस आप आएँ। सुरक्षित हो तो: काग़ज़, कुछ पैसे, दवाएँ।',
    },
    {
      en: 'Clothes from that day in a paper bag, if you were forced',
      hi: 'ज़बरदस्ती हुई हो, तो उस दिन के कपड़े काग़ज़ के थैले में',
      review: 'lawyer',
    },
  ],
  howLong: everyQuestion.howLong,
  cost: {
    en: '{181} and {112} cost nothing to ask. For a visit here, ask by phone: {phone}.',
    hi: '{181} और {112} पर पूछने का कुछ नहीं लगता। यहाँ की फ़ीस फ़ोन पर पूछ लें: {phone}।',
    review: 'clinic',
  },
  untilThen: [
    {
      en: 'Pages you open stay in this phone’s history. “Leave this page” hides it at once. If your phone is watched, use another.',
      hi: 'जो पेज खुलते हैं, वे इस फ़ोन की हिस्ट्री में रहते हैं। “यह पेज छोड़ें” से पेज तुरंत हट जाता है। फ़ोन पर किसी की नज़र हो, तो दूसरा फ़ोन लें।',
    },
    {
      en: 'Choose a word with a friend or neighbour that means: send help.',
      hi: 'किसी सहेली या पड़ोसी के साथ एक शब्द तय कर लें, जिसका मतलब हो: मदद भेजो।',
      review: 'doctor',
    },
    {
      en: 'Keep papers, a little money and a number with someone you trust.',
      hi: 'काग़ज़, थोड़े पैसे और एक नंबर किसी भरोसे वाले के पास रखें।',
      review: 'doctor',
    },
    {
      en: 'In a quarrel keep away from the kitchen and from closed rooms.',
      hi: 'झगड़े के समय रसोई और बंद कमरे से दूर रहें।',
      review: 'doctor',
    },
    {
      en: 'Leaving can be the most dangerous hour. Plan it with {181}.',
      hi: 'घर छोड़ने की घड़ी सबसे ख़तरनाक हो सकती है। {181} के साथ मिलकर तय करें।',
      review: 'doctor',
    },
  ],
  myths: [
    {
      said: { en: 'You must have given him a reason.', hi: 'तुमने ही कुछ किया होगा।' },
      truth: {
        en: 'Nothing you do gives anyone the right to hit you.',
        hi: 'किसी भी बात से किसी को मारने का हक़ नहीं मिलता।',
      },
    },
    {
      said: { en: 'What happens at home stays at home.', hi: 'घर की बात घर में रहे।' },
      truth: {
        en: 'The law protects you at home too (2005).',
        hi: 'क़ानून घर के अंदर भी बचाता है (2005)।',
        review: 'lawyer',
      },
    },
    {
      said: { en: 'For the children’s sake, bear it.', hi: 'बच्चों की ख़ातिर सह लो।' },
      truth: {
        en: 'Children are hurt by seeing it. A safe mother is their best help.',
        hi: 'बच्चों को यह देखकर चोट लगती है। माँ का सुरक्षित रहना ही उनकी सबसे बड़ी मदद है।',
        review: 'doctor',
      },
    },
  ],
  tests: [],
  related: [
    'page:safety',
    'question:emergency-pill',
    'condition:suicidal-thoughts',
    'page:privacy-promise',
    'question:pelvic-pain',
  ],
  listen: {
    en: 'If someone hits you, threatens you, takes your money or your phone, or forces you, it is not your fault. You do not have to prove anything. Call 181 at any hour; somebody listens. In danger, call 112. After forced sex every hospital must treat you, free; you need no police report, though the hospital must inform the police. Within three days more can be done. Here you are seen alone. Nobody asks why you stayed. If this phone is watched, use another one. Leave this page takes you away at once.',
    hi: 'कोई मारे, धमकाए, पैसे या फ़ोन छीने, या ज़बरदस्ती करे, तो इसमें आपकी कोई ग़लती नहीं है। कुछ साबित नहीं करना है। किसी भी समय 181 पर कॉल करें; वहाँ बात सुनी जाती है। ख़तरा हो, तो 112। ज़बरदस्ती के बाद हर अस्पताल को इलाज करना है, मुफ़्त; पुलिस रिपोर्ट नहीं चाहिए, पर अस्पताल को पुलिस को ख़बर देनी होती है। तीन दिन के अंदर ज़्यादा हो सकता है। यहाँ मुलाक़ात अकेले में होती है। “अब तक सहा क्यों” कोई नहीं पूछता। फ़ोन पर नज़र हो, तो दूसरा लें। “यह पेज छोड़ें” से पेज तुरंत हट जाता है।',
    review: 'lawyer',
  },
  reviewNote:
    'A summary that leads to /safety; help before everything, no booking button above it, listen off by default with sound warning. Read by someone who works with survivors, and by a lawyer (marital rape wording; whether the duty to treat and to inform the police under BNSS s. 397 binds this clinic too; One Stop Centre, protection officer). Listing the local One Stop Centre needs the clinic. Written from, to be opened before anybody signs: Parliament of India, Protection of Women from Domestic Violence Act (2005); MoHFW, Guidelines and protocols: medico-legal care for survivors of sexual violence (2014); Parliament of India, Bharatiya Nagarik Suraksha Sanhita, s. 397 (every hospital: treatment at once, free; inform the police) (2023); WHO, Responding to intimate partner violence and sexual violence against women: clinical and policy guidelines (2013); Parliament of India, Protection of Children from Sexual Offences Act (2012).',
} satisfies Question
