import type { BlogPost } from '../schema.ts'

export const babyBlues = {
  id: 1,
  slug: 'baby-blues-or-postpartum-depression-how-to-tell',
  title: {
    en: 'Baby blues or postpartum depression? How to tell',
    hi: 'बेबी ब्लूज़ या डिलीवरी के बाद का डिप्रेशन? फ़र्क़ कैसे पहचानें',
  },
  quietTitle: { en: 'The first weeks at home', hi: 'घर पर पहले हफ़्ते' },
  excerpt: {
    en: 'Tears in the first days after birth usually pass. Here is how to tell when low mood needs care, and what the family can do.',
    hi: 'बच्चे के जन्म के बाद शुरू के दिनों के आँसू अक्सर थम जाते हैं। जानिए कब उदासी को इलाज की ज़रूरत है और परिवार क्या कर सकता है।',
  },
  author: 'care-team',
  date: '2025-02-12',
  category: 'psychiatric',
  tags: [
    { en: 'After birth', hi: 'डिलीवरी के बाद' },
    { en: 'Depression', hi: 'डिप्रेशन' },
    { en: 'New mothers', hi: 'नई माँ' },
    { en: 'Family support', hi: 'परिवार का साथ' },
  ],
  picture: 'blog-postpartum',
  careCards: ['crisis'],
  inShort: [
    {
      en: 'Tears in the first two weeks usually pass by themselves.',
      hi: 'पहले दो हफ़्तों के आँसू अक्सर अपने आप थम जाते हैं।',
    },
    {
      en: 'Longer, or heavier: it is an illness and it can be treated.',
      hi: 'ज़्यादा दिन या ज़्यादा भारी लगे: यह बीमारी है, इलाज हो सकता है।',
    },
    { en: 'Frightening thoughts: tell a doctor today.', hi: 'डरावने विचार आएँ: आज ही डॉक्टर को बताएँ।' },
  ],
  content: [
    {
      en: 'A new baby can bring joy and tears on the same day. Your body has worked hard. Your sleep is broken. Everyone has advice. If you feel low after birth, you are not weak and you are not a bad mother. It helps to know what usually passes by itself and what needs care.',
      hi: 'नन्हा बच्चा घर आए तो ख़ुशी और आँसू एक ही दिन में आ सकते हैं। आपके शरीर ने बहुत मेहनत की है। नींद टूटी हुई है। हर कोई सलाह दे रहा है। अगर जन्म के बाद मन उदास है, तो आप कमज़ोर नहीं हैं और न ही बुरी माँ हैं। बस यह जानना काम आता है कि क्या अपने आप ठीक हो जाता है और किसमें इलाज चाहिए।',
    },
    { subhead: { en: 'The first two weeks', hi: 'पहले दो हफ़्ते' } },
    {
      en: 'First, the baby blues. Many women feel tearful, touchy or worried in the first days after birth. You may cry for no clear reason and feel fine an hour later. These feelings settle within two weeks, without treatment. Rest, food, help with the baby and kind words are usually enough.',
      hi: 'पहले बेबी ब्लूज़ की बात। जन्म के बाद शुरू के दिनों में बहुत-सी महिलाओं को रोना आता है, चिड़चिड़ापन होता है या चिंता रहती है। कभी बिना वजह रोना आता है और घंटे भर बाद मन ठीक हो जाता है। यह सब दो हफ़्ते के अंदर बिना इलाज के शांत हो जाता है। आराम, ठीक से खाना, बच्चे को सँभालने में मदद और प्यार के दो बोल आम तौर पर काफ़ी होते हैं।',
    },
    { subhead: { en: 'When it is more', hi: 'जब बात ज़्यादा हो' } },
    {
      en: 'Postpartum depression is different. It is an illness that can follow childbirth. It is stronger than the baby blues and does not lift by itself. It can begin at any time in the first year. It can come after a first baby or a third, after an easy birth or a hard one. Fathers can have it too.',
      hi: 'डिलीवरी के बाद का डिप्रेशन अलग बात है। यह एक बीमारी है जो बच्चे के जन्म के बाद हो सकती है। यह बेबी ब्लूज़ से ज़्यादा गहरी होती है और अपने आप नहीं जाती। यह पहले साल में कभी भी शुरू हो सकती है। पहला बच्चा हो या तीसरा, डिलीवरी आसान रही हो या मुश्किल, यह किसी को भी हो सकती है। पिता को भी।',
    },
    {
      en: 'Common signs are sadness that does not lift, no energy, and no sleep even when the baby sleeps. You may feel guilty, or not good enough. You may find it hard to feel close to your baby. You may lose interest in food, people or things you used to enjoy. Some mothers have frightening thoughts. Having such a thought does not make you a bad mother. Please tell a doctor soon.',
      hi: 'इसके आम लक्षण हैं: उदासी जो हटती नहीं, शरीर में ताक़त न लगना, और बच्चा सो जाए तब भी नींद न आना। आपको लग सकता है कि ग़लती आपकी है या आप अच्छी माँ नहीं हैं। बच्चे से लगाव महसूस करना मुश्किल हो सकता है। खाने, लोगों या पसंद की चीज़ों में मन नहीं लगता। कुछ माँओं को डराने वाले विचार भी आते हैं। ऐसा विचार आने से आप बुरी माँ नहीं बन जातीं। बस जल्दी डॉक्टर को बताइए।',
    },
    { subhead: { en: 'How to tell', hi: 'फ़र्क़ कैसे पहचानें' } },
    {
      en: 'To tell the two apart, look at three things. How long has it lasted? How strong is it? How much does it get in the way? The blues come and go, and fade by two weeks. Depression stays for most of the day, on most days. It makes eating, bathing or feeding the baby hard. If you are not sure, you need not wait two weeks. You can ask for help on any day.',
      hi: 'दोनों में फ़र्क़ समझने के लिए तीन बातें देखिए। कितने दिन से है? कितना गहरा है? रोज़ के काम में कितना आड़े आ रहा है? बेबी ब्लूज़ आते-जाते रहते हैं और दो हफ़्ते तक हल्के पड़ जाते हैं। डिप्रेशन ज़्यादातर दिनों में, दिन के ज़्यादातर समय बना रहता है। खाना, नहाना या बच्चे को दूध पिलाना भी भारी लगता है। अगर समझ न आए तो दो हफ़्ते रुकना ज़रूरी नहीं। मदद किसी भी दिन माँगी जा सकती है।',
    },
    { subhead: { en: 'What helps at home', hi: 'घर पर क्या काम आता है' } },
    {
      en: 'Some small things help at home. Sleep when someone you trust can watch the baby. Let others cook and wash for now. Eat small meals often and drink water. Sit in daylight for a few minutes each day. Tell one person the truth about how you feel. You do not have to look happy for visitors.',
      hi: 'घर पर कुछ छोटी बातें राहत देती हैं। जब कोई भरोसे का इंसान बच्चे को देख रहा हो, तब सो लीजिए। अभी खाना बनाना और कपड़े धोना दूसरों को करने दीजिए। थोड़ा-थोड़ा करके कई बार खाइए और पानी पीना न भूलिए। रोज़ कुछ मिनट धूप या खुली रोशनी में बैठिए। किसी एक इंसान को अपने मन का सच बताइए। मेहमानों के सामने ख़ुश दिखना ज़रूरी नहीं है।',
    },
    {
      en: 'Families can do a great deal. Ask “How are you?” and then listen. Please do not say “Other women manage”. Take the baby for an hour so that she can sleep. Go with her to the doctor if she wants you there. Do not share her feelings with relatives unless she agrees.',
      hi: 'परिवार बहुत कुछ कर सकता है। पूछिए “तुम कैसी हो?” और फिर सुनिए। यह न कहिए कि “बाक़ी औरतें तो सब कर लेती हैं”। एक घंटा बच्चे को सँभाल लीजिए ताकि वह सो सके। वह चाहे तो उसके साथ डॉक्टर के पास जाइए। उसकी बातें रिश्तेदारों को तभी बताइए जब वह हाँ कहे।',
    },
    { subhead: { en: 'At a visit', hi: 'डॉक्टर से मिलने पर' } },
    {
      en: 'At a visit, the doctor will listen first. You will be asked about sleep, mood, food, the birth and help at home. A blood test may be suggested, because low iron or a thyroid problem can also make you tired. Talking treatment helps many people. Sometimes medicine is advised. Say if you are breastfeeding, so that the choice suits you both. Please do not start or stop any medicine on your own.',
      hi: 'मिलने पर डॉक्टर पहले आपकी बात सुनेंगे। नींद, मन, खाना, डिलीवरी और घर में मिल रही मदद के बारे में पूछा जाएगा। ख़ून का टेस्ट भी कहा जा सकता है, क्योंकि आयरन की कमी या थायरॉइड से भी थकान होती है। बातचीत वाले इलाज से बहुत लोगों को मदद मिलती है। कभी-कभी दवा भी दी जाती है। बच्चे को दूध पिलाना जारी हो तो बताइए, ताकि दवा आप दोनों के लिए ठीक हो। अपने मन से कोई दवा शुरू या बंद न करें।',
    },
    { subhead: { en: 'When to hurry', hi: 'कब देर न करें' } },
    {
      en: 'Book a visit if low mood lasts more than two weeks, or if daily life has become hard. Come sooner if you feel hopeless. Some signs need help the same day. They are sudden confusion, seeing or hearing things others do not, or a very high or very strange mood. These are an emergency in the weeks after birth. Call {112} or go to the nearest hospital.',
      hi: 'अगर उदासी दो हफ़्ते से ज़्यादा रहे या रोज़ का जीवन मुश्किल हो जाए, तो मिलने का समय लीजिए। अगर सब बेकार लगने लगे तो और पहले आइए। कुछ लक्षणों में उसी दिन मदद चाहिए। जैसे अचानक उलझन या बहकी बातें, ऐसी चीज़ें दिखना या सुनाई देना जो दूसरों को न दिखें, या मन का बहुत ज़्यादा तेज़ या अजीब हो जाना। डिलीवरी के बाद के हफ़्तों में यह इमरजेंसी है। {112} पर कॉल करें या नज़दीकी अस्पताल जाएँ।',
    },
    {
      en: 'If you have thoughts of ending your life, or of harming your baby, tell someone near you now. Call {112}. To talk at any hour, call Tele-MANAS on {14416}. The call is free. Someone should stay with you and the baby. Many people feel better with care and time. You deserve that care.',
      hi: 'अगर जान देने के या बच्चे को नुक़सान पहुँचाने के विचार आ रहे हैं, तो अभी पास के किसी इंसान को बताइए। {112} पर कॉल कीजिए। किसी भी समय बात करने के लिए टेली-मानस {14416} पर कॉल करें। कॉल निःशुल्क है। कोई न कोई आपके और बच्चे के साथ रहे। इलाज और समय के साथ बहुत लोग बेहतर महसूस करते हैं। यह देखभाल आपका हक़ है।',
    },
  ],
  related: {
    heading: { en: 'After birth: body and mind', hi: 'डिलीवरी के बाद: तन और मन' },
    tab: 'treatments',
    item: 'new-days',
  },
  sources: [
    {
      title: { en: 'Postnatal depression', hi: 'डिलीवरी के बाद का डिप्रेशन' },
      publisher: { en: 'NHS, United Kingdom', hi: 'एनएचएस, ब्रिटेन' },
    },
    {
      title: { en: 'Perinatal depression', hi: 'गर्भावस्था और डिलीवरी के बाद का डिप्रेशन' },
      publisher: {
        en: 'National Institute of Mental Health, United States',
        hi: 'नेशनल इंस्टीट्यूट ऑफ़ मेंटल हेल्थ, अमेरिका',
      },
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
    'A psychiatrist should sign off this post; ring-test 112 and 14416 before publication and each quarter.',
} satisfies BlogPost
