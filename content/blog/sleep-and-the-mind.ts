import type { BlogPost } from '../schema.ts'

export const sleepAndTheMind = {
  id: 2,
  slug: 'sleep-and-the-mind-small-habits-that-help',
  title: { en: 'Sleep and the mind: small habits that help', hi: 'नींद और मन: छोटी आदतें जो काम आती हैं' },
  quietTitle: { en: 'Small habits', hi: 'छोटी आदतें' },
  excerpt: {
    en: 'Poor sleep and worry feed each other. A few steady habits can break the circle. If they do not, there is a talking treatment made for sleep.',
    hi: 'ख़राब नींद और चिंता एक-दूसरे को बढ़ाती हैं। कुछ पक्की आदतें इस चक्कर को तोड़ सकती हैं। न टूटे, तो नींद के लिए ख़ास बातचीत वाला इलाज भी है।',
  },
  author: 'care-team',
  date: '2025-06-18',
  category: 'psychiatric',
  tags: [
    { en: 'Sleep', hi: 'नींद' },
    { en: 'Insomnia', hi: 'नींद न आना' },
    { en: 'Daily habits', hi: 'रोज़ की आदतें' },
    { en: 'Talking treatment', hi: 'बातचीत से इलाज' },
  ],
  picture: 'blog-sleep',
  careCards: ['crisis'],
  inShort: [
    {
      en: 'Get up at the same time each day, even after a bad night.',
      hi: 'रोज़ एक ही समय पर उठें, चाहे रात ख़राब गई हो।',
    },
    { en: 'Give worries a time in the day, on paper.', hi: 'चिंता को दिन में समय दें, काग़ज़ पर लिखकर।' },
    {
      en: 'Longer than a few weeks: ask. There is a talking treatment for sleep.',
      hi: 'कुछ हफ़्तों से ज़्यादा चले तो पूछें। नींद के लिए बातचीत वाला इलाज है।',
    },
  ],
  content: [
    {
      en: 'You are tired all day, yet at night your eyes stay open. The mind repeats old talks and makes lists for tomorrow. The harder you try to sleep, the further it goes. Most people have such nights. When they come often, they wear down both body and mood.',
      hi: 'दिन भर थकान रहती है, फिर भी रात को आँख नहीं लगती। मन पुरानी बातें दोहराता है और कल के कामों की गिनती करता है। जितना सोने की कोशिश करो, नींद उतनी दूर भागती है। ऐसी रातें लगभग सबको आती हैं। पर जब ये बार-बार आने लगें, तो शरीर और मन दोनों थक जाते हैं।',
    },
    { subhead: { en: 'A circle', hi: 'एक चक्कर' } },
    {
      en: 'Sleep and the mind work in both directions. Worry and low mood can keep you awake. Poor sleep can then make worry and low mood stronger the next day. This circle is common in exam time, in new parents, in shift work, and around menopause. Pain, breathing problems and some medicines can also disturb sleep.',
      hi: 'नींद और मन का असर दोनों तरफ़ से होता है। चिंता और उदासी जगाए रखती है। फिर ख़राब नींद अगले दिन चिंता और उदासी को बढ़ा देती है। परीक्षा के दिनों में, नए माँ-बाप में, शिफ़्ट की नौकरी में और माहवारी बंद होने की उम्र में यह चक्कर आम है। दर्द, साँस की तकलीफ़ और कुछ दवाएँ भी नींद बिगाड़ सकती हैं।',
    },
    {
      en: 'Sleep trouble may be insomnia if you often lie awake, wake many times, or wake too early. You also feel tired, irritable or slow in the day. If this lasts less than three months, it is called short-term. Three months or more is called long-term. Both can be helped.',
      hi: 'अगर अक्सर देर तक नींद नहीं आती, रात में कई बार टूटती है या बहुत सुबह खुल जाती है, तो यह अनिद्रा हो सकती है। साथ में दिन में थकान, चिड़चिड़ापन या सुस्ती भी रहती है। तीन महीने से कम हो तो इसे थोड़े समय की अनिद्रा कहते हैं। तीन महीने या उससे ज़्यादा हो तो लंबे समय की। मदद दोनों में मिल सकती है।',
    },
    { subhead: { en: 'In the day and evening', hi: 'दिन और शाम में' } },
    {
      en: 'Begin with one habit: get up at the same time each day, even after a bad night. Go into daylight soon after you wake. Move your body in the day, even with a short walk. Keep naps short and early. These steps teach your body clock when day starts and when it ends.',
      hi: 'शुरुआत एक आदत से कीजिए: रोज़ एक ही समय पर उठिए, चाहे रात ख़राब गई हो। उठकर जल्दी ही खुली रोशनी में जाइए। दिन में थोड़ा चलिए-फिरिए, छोटी सैर भी चलेगी। झपकी छोटी और दोपहर तक ही रखिए। इससे शरीर की घड़ी समझती है कि दिन कब शुरू और कब ख़त्म होता है।',
    },
    {
      en: 'In the evening, slow down. Have your last tea or coffee soon after lunch. Keep dinner light and not too late. Alcohol may make you drowsy, but it breaks sleep later in the night. Dim the lights for an hour before bed. Leave the phone in another room if you can.',
      hi: 'शाम से रफ़्तार धीमी कीजिए। आख़िरी चाय या कॉफ़ी दोपहर के खाने के आसपास ही पी लीजिए। रात का खाना हल्का हो और बहुत देर से न हो। शराब से शुरू में झपकी आती है, पर बाद में नींद टूटती है। सोने से एक घंटा पहले रोशनी कम कर दीजिए। हो सके तो फ़ोन दूसरे कमरे में रखिए।',
    },
    { subhead: { en: 'At night', hi: 'रात में' } },
    {
      en: 'If worries come at night, give them a time in the day. Sit for fifteen minutes before dinner with paper. Write each worry and one small next step. At night, tell yourself that it is already written down. Slow breathing also helps. Breathe out for longer than you breathe in.',
      hi: 'अगर चिंता रात में घेरती है, तो उसे दिन में समय दीजिए। रात के खाने से पहले काग़ज़ लेकर पंद्रह मिनट बैठिए। हर चिंता लिखिए और उसके आगे एक छोटा क़दम लिखिए। रात में ख़ुद से कहिए कि यह तो लिखा हुआ है। धीमी साँस भी मदद करती है। साँस छोड़ने का समय, लेने के समय से लंबा रखिए।',
    },
    {
      en: 'Use the bed for sleep. Do not use it for work, meals or long scrolling. If you feel wide awake, get up and sit somewhere dim and quiet. Go back when you are sleepy. Turn the clock away. Counting the hours only makes the mind more alert.',
      hi: 'बिस्तर सोने के लिए रखिए। उस पर काम, खाना या देर तक फ़ोन न चलाइए। अगर नींद बिल्कुल न आ रही हो, तो उठकर कम रोशनी वाली शांत जगह बैठिए। नींद आने लगे तब वापस जाइए। घड़ी का मुँह दूसरी ओर कर दीजिए। घंटे गिनने से मन और जाग जाता है।',
    },
    { subhead: { en: 'A talking treatment', hi: 'बातचीत वाला इलाज' } },
    {
      en: 'When habits are not enough, ask about CBT for insomnia. CBT means cognitive behavioural therapy. It is a talking treatment, and it is usually tried first for long-term insomnia. You keep a sleep diary. You learn to match your time in bed with the time you really sleep. You also look at thoughts such as “If I do not sleep, tomorrow is ruined”. It takes some weeks and needs practice at home. It is done with a trained person, because it does not suit everyone.',
      hi: 'आदतों से काम न बने तो नींद के लिए सीबीटी के बारे में पूछिए। सीबीटी यानी सोच और आदतों पर काम करने वाली थेरेपी। यह बातचीत वाला इलाज है, और लंबे समय की अनिद्रा में अक्सर इसे ही पहले आज़माया जाता है। नींद की डायरी लिखी जाती है। यह सीखने को मिलता है कि जितनी नींद आती है, बिस्तर पर उतना ही समय कैसे रखें। “नींद नहीं आई तो कल का दिन गया” जैसी सोच पर भी काम होता है। इसमें कुछ हफ़्ते लगते हैं और घर पर अभ्यास करना होता है। इसे प्रशिक्षित व्यक्ति के साथ ही करें, क्योंकि यह सबके लिए ठीक नहीं होती।',
    },
    {
      en: 'Please do not take sleeping tablets from a friend or a shop without a prescription. If you already take one, do not stop it suddenly. Talk to your doctor about a plan.',
      hi: 'किसी दोस्त से या बिना पर्ची के दुकान से लेकर नींद की गोली न खाएँ। अगर पहले से ले रहे हैं, तो अचानक बंद न करें। डॉक्टर से बात करके तरीक़ा तय कीजिए।',
    },
    { subhead: { en: 'When to see a doctor', hi: 'डॉक्टर से कब मिलें' } },
    {
      en: 'See a doctor if poor sleep lasts more than a few weeks, or if it spoils your work or driving. Come also for loud snoring with pauses in breathing, restless legs, or low mood. New mothers who cannot sleep even when the baby sleeps should come soon. If you have thoughts of ending your life, call {112} or Tele-MANAS on {14416} now. The line is free and open all night.',
      hi: 'अगर ख़राब नींद कुछ हफ़्तों से ज़्यादा चले, या काम और गाड़ी चलाने पर असर पड़े, तो डॉक्टर से मिलिए। तेज़ ख़र्राटे के साथ साँस रुकना, पैरों में बेचैनी या उदासी हो तब भी आइए। जिन नई माँओं को बच्चा सोने पर भी नींद नहीं आती, वे जल्दी आएँ। अगर जान देने के विचार आएँ, तो अभी {112} या टेली-मानस {14416} पर कॉल करें। यह लाइन निःशुल्क है और पूरी रात खुली रहती है।',
    },
  ],
  related: {
    heading: { en: 'Sleep', hi: 'नींद' },
    tab: 'treatments',
    item: 'good-rest',
  },
  sources: [
    {
      title: { en: 'Insomnia', hi: 'अनिद्रा' },
      publisher: { en: 'NHS, United Kingdom', hi: 'एनएचएस, ब्रिटेन' },
    },
    {
      title: { en: 'Sleep and your health', hi: 'नींद और आपकी सेहत' },
      publisher: { en: 'MedlinePlus, United States', hi: 'मेडलाइनप्लस, अमेरिका' },
    },
    {
      title: { en: 'Tele-MANAS', hi: 'टेली-मानस' },
      publisher: {
        en: 'Ministry of Health and Family Welfare, India',
        hi: 'स्वास्थ्य एवं परिवार कल्याण मंत्रालय, भारत',
      },
    },
  ],
  reviewNote:
    'A psychiatrist should sign off; offer CBT for insomnia only if a trained person gives it at the clinic.',
} satisfies BlogPost
