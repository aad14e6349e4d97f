import type { ServiceItem } from '../../schema.ts'

export const therapies = [
  {
    id: 'cognitive-behavioral-therapy',
    picture: 'knot-untangling',
    title: { en: 'Cognitive Behavioral Therapy', hi: 'कॉग्निटिव बिहेवियरल थेरेपी (CBT)' },
    description: {
      en: 'CBT helps you see how thoughts, feelings, body and actions affect each other. It is usually 6–20 weekly sessions, with practice at home.',
      hi: 'CBT से समझ आता है कि विचार, भावनाएँ, शरीर और काम एक-दूसरे पर कैसे असर डालते हैं। आमतौर पर हफ़्ते में एक बार, कुल 6–20 सत्र होते हैं और घर पर अभ्यास करना होता है।',
    },
    benefits: [
      { en: 'Works on problems you face now', hi: 'आज की परेशानियों पर काम होता है' },
      { en: 'Teaches skills you can use at home', hi: 'घर पर काम आने वाले तरीक़े सिखाती है' },
      {
        en: 'Has good evidence for depression, anxiety, OCD and sleep problems',
        hi: 'डिप्रेशन, एंग्ज़ायटी, ओसीडी और नींद की समस्या में इसके अच्छे प्रमाण हैं',
      },
      { en: 'Goes in small, clear steps', hi: 'छोटे और साफ़ क़दमों में चलती है' },
    ],
    careCards: [],
  },
  {
    id: 'psychotherapy',
    picture: 'service-mind',
    title: { en: 'Psychotherapy', hi: 'साइकोथेरेपी (बातचीत से इलाज)' },
    description: {
      en: 'Psychotherapy is a general name for treatments based on talking. The therapist tells you which kind is planned and about how long it may take.',
      hi: 'साइकोथेरेपी बातचीत से होने वाले इलाजों का आम नाम है। थेरेपिस्ट बताते हैं कि आपके लिए कौन सा तरीक़ा सोचा गया है और लगभग कितना समय लग सकता है।',
    },
    benefits: [
      { en: 'A private time that is only yours', hi: 'सिर्फ़ आपके लिए अकेले में समय' },
      { en: 'Helps you put feelings into words', hi: 'भावनाओं को शब्दों में कहने में मदद' },
      { en: 'Helps you understand patterns in your life', hi: 'बार-बार होने वाली बातों की वजह समझने में मदद' },
      { en: 'Goes at your own pace', hi: 'आपकी अपनी रफ़्तार से चलती है' },
    ],
    careCards: [],
  },
  {
    id: 'aversion-therapy',
    picture: 'window-opening',
    title: { en: 'Aversion Therapy', hi: 'एवर्शन थेरेपी' },
    description: {
      en: 'This older method links a habit with something unpleasant, and the evidence for it is weak. It is not a usual first choice, and it is never used to change sexual orientation or gender.',
      hi: 'इस पुराने तरीक़े में किसी आदत को किसी अप्रिय अनुभव से जोड़ा जाता है, और इसके फ़ायदे के प्रमाण कमज़ोर हैं। यह आमतौर पर पहला विकल्प नहीं है, और किसी का यौन रुझान या जेंडर बदलने के लिए इसका इस्तेमाल कभी नहीं होता।',
    },
    benefitsLabel: { en: 'What you can expect', hi: 'क्या उम्मीद रखें' },
    benefits: [
      {
        en: 'You hear the limits and risks before any decision',
        hi: 'कोई भी फ़ैसला लेने से पहले आपको इसकी सीमाएँ और जोखिम बताए जाते हैं',
      },
      {
        en: 'Options with better evidence are discussed first',
        hi: 'पहले उन विकल्पों पर बात होती है जिनके प्रमाण बेहतर हैं',
      },
      { en: 'Nothing is done without your written consent', hi: 'आपकी लिखित सहमति के बिना कुछ नहीं किया जाता' },
      { en: 'You can say no or stop at any time', hi: 'कभी भी मना करने या रोकने का हक़' },
    ],
    careCards: [],
    reviewNote:
      'HOLD until the psychiatrist decides in writing. Evidence weak; advice is to remove it and offer Motivational Enhancement Therapy or Exposure and Response Prevention. The four points are safeguards, not claimed benefits; label them “What you can expect”. Never beside sexuality content (NMC 2022; MHCA s.20).',
  },
  {
    id: 'dialectical-behavior-therapy',
    picture: 'storm-to-calm',
    title: { en: 'Dialectical Behavior Therapy', hi: 'डायलेक्टिकल बिहेवियर थेरेपी (DBT)' },
    description: {
      en: 'DBT is for very strong emotions and urges to harm oneself. The full programme has one-to-one sessions, a weekly skills group and phone coaching, often for 6–12 months or more.',
      hi: 'DBT बहुत तेज़ भावनाओं और ख़ुद को नुक़सान पहुँचाने की इच्छा में मदद के लिए है। पूरे कार्यक्रम में अकेले में सत्र, हर हफ़्ते स्किल ग्रुप और फ़ोन पर मदद होती है, अक्सर 6–12 महीने या ज़्यादा।',
    },
    benefits: [
      { en: 'Skills to get through a crisis', hi: 'मुश्किल घड़ी से निकलने के तरीक़े' },
      { en: 'Ways to calm strong emotions', hi: 'तेज़ भावनाओं को शांत करने के तरीक़े' },
      { en: 'Help to speak up and keep relationships', hi: 'अपनी बात कहने और रिश्ते संभालने में मदद' },
      { en: 'Practice in being aware of the present moment', hi: 'मौजूदा पल पर ध्यान देने का अभ्यास' },
    ],
    note: {
      en: 'Ask us which parts of the programme we offer.',
      hi: 'हमसे पूछें कि इस कार्यक्रम के कौन से हिस्से यहाँ होते हैं।',
    },
    careCards: ['crisis'],
    reviewNote:
      'Say “DBT” only if the full programme (individual + weekly group + phone coaching) is given; otherwise rename to “DBT-based skills”. Crisis card on this tab.',
  },
  {
    id: 'family-therapy',
    picture: 'gallery-play',
    title: { en: 'Family Therapy', hi: 'फ़ैमिली थेरेपी' },
    description: {
      en: 'Family members meet the therapist together to understand a problem and change how they respond to it. Each person’s view counts.',
      hi: 'परिवार के लोग थेरेपिस्ट से साथ मिलते हैं, ताकि समस्या को समझें और उससे निपटने का तरीक़ा बदलें। हर किसी की बात मायने रखती है।',
    },
    benefits: [
      { en: 'Helps the family understand an illness', hi: 'परिवार को बीमारी समझने में मदद' },
      { en: 'Makes it easier to talk at home', hi: 'घर में बात करना आसान होता है' },
      { en: 'Shares the load of care', hi: 'देखभाल का बोझ बँटता है' },
      { en: 'Looks for strengths and not for someone to blame', hi: 'दोष नहीं, परिवार की ताक़त ढूँढी जाती है' },
    ],
    careCards: [],
  },
  {
    id: 'group-therapy',
    picture: 'gallery-courtyard',
    title: { en: 'Group Therapy', hi: 'ग्रुप थेरेपी' },
    description: {
      en: 'A small group, usually 8–12 people, meets with a therapist. Everyone agrees to keep what is said inside the group.',
      hi: 'आमतौर पर 8–12 लोगों का छोटा समूह थेरेपिस्ट के साथ मिलता है। सब मानते हैं कि यहाँ की बात बाहर नहीं जाएगी।',
    },
    benefits: [
      { en: 'You see that you are not alone', hi: 'पता चलता है कि आप अकेले नहीं हैं' },
      { en: 'You learn from what others have tried', hi: 'दूसरों के अनुभव से सीख मिलती है' },
      { en: 'You practise new ways to talk and listen', hi: 'बात करने और सुनने के नए तरीक़ों का अभ्यास' },
      { en: 'You choose how much to share', hi: 'कितना बताना है, यह आपकी मर्ज़ी' },
    ],
    careCards: [],
  },
] satisfies readonly ServiceItem[]
