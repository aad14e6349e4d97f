import type { Condition } from '../../schema.ts'

export const conditions = [
  {
    id: 'depression',
    slug: 'lighter-days',
    quietTitle: { en: 'Lighter days', hi: 'हल्के दिन' },
    picture: 'mind-garden',
    title: { en: 'Depression', hi: 'डिप्रेशन (अवसाद)' },
    short: { en: 'Low mood, no interest', hi: 'उदासी, मन न लगना' },
    hurry: {
      lines: [
        {
          en: 'Thoughts of ending your life: talk to someone now.',
          hi: 'जान देने के विचार आएँ, तो अभी किसी से बात करें।',
        },
      ],
      phones: ['teleManas', 'emergency'],
    },
    description: {
      en: 'Depression is more than a bad day. Low mood or loss of interest stays for two weeks or more and makes life hard.',
      hi: 'डिप्रेशन सिर्फ़ एक बुरा दिन नहीं है। इसमें उदासी या मन न लगना दो हफ़्ते या उससे ज़्यादा रहता है और रोज़ की ज़िंदगी मुश्किल हो जाती है।',
    },
    longDescription: [
      {
        en: 'Everyone feels sad at times. In depression, the low feeling stays most of the day for at least two weeks. It is an illness. It is not laziness or weakness.',
        hi: 'उदासी कभी-कभी सबको होती है। डिप्रेशन में उदासी दिन के ज़्यादातर समय, कम से कम दो हफ़्ते तक बनी रहती है। यह एक बीमारी है, आलस या कमज़ोरी नहीं।',
      },
      {
        en: 'Small things can start to feel heavy: getting up, cooking, going to work, talking to family. Things you once enjoyed may feel empty.',
        hi: 'उठना, खाना बनाना, काम पर जाना, घरवालों से बात करना – छोटे-छोटे काम भी भारी लगने लगते हैं। जो चीज़ें पहले अच्छी लगती थीं, उनमें भी मन नहीं लगता।',
      },
      {
        en: 'At the clinic we listen first and do not rush you. The doctor explains your choices, such as talking therapy, medicine or both. Many people feel better with care, step by step.',
        hi: 'क्लिनिक में हम पहले आपकी बात सुनते हैं, बिना जल्दबाज़ी के। फिर डॉक्टर समझाते हैं कि क्या-क्या हो सकता है – बातचीत वाली थेरेपी, दवा या दोनों। सही देखभाल से बहुत से लोग धीरे-धीरे बेहतर महसूस करते हैं।',
      },
    ],
    symptoms: [
      { en: 'Low mood for most of the day', hi: 'दिन के ज़्यादातर समय उदास रहना' },
      { en: 'No interest or pleasure in things', hi: 'किसी चीज़ में मन न लगना, ख़ुशी महसूस न होना' },
      { en: 'Tiredness and low energy', hi: 'थकान रहना, ताक़त कम लगना' },
      { en: 'Changes in sleep or appetite', hi: 'नींद या भूख में बदलाव' },
      {
        en: 'Guilt, hopelessness or trouble concentrating',
        hi: 'ख़ुद को दोष देना, उम्मीद न दिखना या ध्यान न लगना',
      },
    ],
    urgent: 'crisis',
  },
  {
    id: 'anxiety-disorders',
    slug: 'calmer-days',
    quietTitle: { en: 'Calmer days', hi: 'सुकून के दिन' },
    picture: 'storm-to-calm',
    title: { en: 'Anxiety Disorders', hi: 'एंग्ज़ायटी (चिंता और घबराहट)' },
    short: { en: 'Worry, racing heart', hi: 'चिंता, दिल तेज़ धड़कना' },
    hurry: {
      lines: [
        {
          en: 'Chest pain, or you cannot breathe well: call {112} now.',
          hi: 'सीने में दर्द हो या ठीक से साँस न आए, तो अभी {112} पर कॉल करें।',
        },
        {
          en: 'Panic can feel like a heart attack. You cannot tell the difference at home.',
          hi: 'घबराहट का दौरा हार्ट अटैक जैसा लग सकता है। घर पर इनमें फ़र्क़ करना मुमकिन नहीं।',
        },
      ],
      phones: ['emergency', 'teleManas'],
    },
    description: {
      en: 'Some worry is normal. In an anxiety disorder, worry or fear is strong, hard to control and gets in the way of daily life.',
      hi: 'थोड़ी चिंता होना आम बात है। एंग्ज़ायटी में चिंता या डर बहुत ज़्यादा होता है, क़ाबू में नहीं आता और रोज़ के काम बिगाड़ देता है।',
    },
    longDescription: [
      {
        en: 'Anxiety is the body’s alarm. In an anxiety disorder, the alarm rings too often, even when there is no real danger.',
        hi: 'घबराहट शरीर का अलार्म है। एंग्ज़ायटी में यह अलार्म बार-बार बजता है, तब भी जब कोई असली ख़तरा न हो।',
      },
      {
        en: 'You may keep thinking “what if something goes wrong?” You may avoid crowds, travel, phone calls or meeting people. The body feels it too, with a racing heart or shaking hands.',
        hi: 'मन में बार-बार आता है, “कहीं कुछ ग़लत न हो जाए।” भीड़, सफ़र, फ़ोन या लोगों से मिलने से बचने का मन करता है। शरीर पर भी असर होता है – दिल तेज़ धड़कता है या हाथ काँपते हैं।',
      },
      {
        en: 'At the clinic we find out what sets off your worry. You learn simple ways to calm it, with talking therapy and, if needed, medicine. With time and practice, fear can take up less of your life.',
        hi: 'क्लिनिक में हम समझते हैं कि आपकी चिंता किन बातों से बढ़ती है। बातचीत वाली थेरेपी में उसे शांत करने के आसान तरीक़े सिखाए जाते हैं; ज़रूरत हो तो दवा भी दी जाती है। समय और अभ्यास से डर का असर कम हो सकता है।',
      },
    ],
    symptoms: [
      { en: 'Worry that is hard to control', hi: 'ऐसी चिंता जो क़ाबू में न आए' },
      { en: 'Feeling restless or on edge', hi: 'बेचैनी, चैन से न बैठ पाना' },
      { en: 'Racing heart, sweating or shaking', hi: 'दिल तेज़ धड़कना, पसीना आना या काँपना' },
      { en: 'Trouble sleeping', hi: 'नींद न आना' },
      { en: 'Trouble concentrating, or getting irritated easily', hi: 'ध्यान न लगना या जल्दी चिढ़ जाना' },
    ],
    urgent: null,
    reviewNote:
      'Chest-pain card (112) must stay on this page: panic can feel like a heart attack, so new chest pain is never to be assumed to be panic.',
  },
  {
    id: 'substance-use-disorders',
    slug: 'new-habits',
    quietTitle: { en: 'New habits', hi: 'नई आदतें' },
    picture: 'path-with-light',
    title: { en: 'Substance Use Disorders', hi: 'शराब या नशे से जुड़ी समस्याएँ' },
    short: { en: 'Hard to control how much', hi: 'कितना लेना है, क़ाबू न रहना' },
    hurry: {
      lines: [
        {
          en: 'Do not stop alcohol or sedatives all at once. Ask first, free of charge: {14446}.',
          hi: 'शराब या नींद और घबराहट की दवाएँ एकदम बंद न करें। पहले पूछें, निःशुल्क: {14446}।',
        },
        {
          en: 'A fit, great confusion, or cannot be woken: call {112} now.',
          hi: 'दौरा पड़े, बहुत भ्रम हो या जगाने पर न जागे, तो अभी {112} पर कॉल करें।',
        },
        {
          en: 'Thoughts of ending your life: talk to someone now.',
          hi: 'जान देने के विचार आएँ, तो अभी किसी से बात करें।',
        },
      ],
      phones: ['emergency', 'deAddiction', 'teleManas'],
    },
    description: {
      en: 'When alcohol, tobacco or another drug becomes hard to control, it is a health problem. It is not a failing of character.',
      hi: 'जब शराब, तंबाकू या कोई और नशा क़ाबू से बाहर होने लगे, तो यह सेहत की समस्या है। यह चरित्र की कमज़ोरी नहीं है।',
    },
    longDescription: [
      {
        en: 'A person may start using alcohol or another drug for many reasons. Over time the brain gets used to it. Stopping then becomes hard, even when the person wants to.',
        hi: 'शराब या कोई नशा शुरू होने की कई वजहें हो सकती हैं। धीरे-धीरे दिमाग़ को उसकी आदत हो जाती है। फिर चाहकर भी रुकना मुश्किल हो जाता है।',
      },
      {
        en: 'Money, work, sleep and family peace can all suffer. Many people feel shame and hide their use. You will not be scolded or judged here.',
        hi: 'पैसे, काम, नींद और घर की शांति – सब पर असर पड़ता है। बहुत से लोग शर्म की वजह से बात छिपाते हैं। यहाँ आपको न कोई डाँटेगा, न ग़लत ठहराएगा।',
      },
      {
        en: 'Do not stop alcohol or sedatives suddenly without medical advice, as this can be dangerous. The doctor checks your health and plans each step with you. Change often takes more than one try, and each try counts.',
        hi: 'शराब या नींद और घबराहट की दवाएँ डॉक्टर से पूछे बिना अचानक बंद न करें, यह ख़तरनाक हो सकता है। डॉक्टर आपकी सेहत जाँचते हैं और हर क़दम आपके साथ मिलकर तय करते हैं। बदलाव में अक्सर एक से ज़्यादा कोशिशें लगती हैं, और हर कोशिश मायने रखती है।',
      },
    ],
    symptoms: [
      { en: 'A strong urge to use', hi: 'नशा करने की तेज़ तलब' },
      { en: 'Finding it hard to control how much', hi: 'कितना लेना है, इस पर क़ाबू न रहना' },
      { en: 'Neglecting work, family or other interests', hi: 'काम, परिवार या शौक़ पीछे छूट जाना' },
      {
        en: 'Needing more than before, or feeling ill without it',
        hi: 'पहले से ज़्यादा लेना पड़ना, या न लेने पर तबीयत बिगड़ना',
      },
      { en: 'Going on even though it causes harm', hi: 'नुक़सान होने पर भी जारी रखना' },
    ],
    urgent: 'crisis',
  },
  {
    id: 'obsessive-compulsive-disorder',
    slug: 'time-for-yourself',
    quietTitle: { en: 'Time for yourself', hi: 'अपने लिए समय' },
    picture: 'knot-untangling',
    title: { en: 'Obsessive Compulsive Disorder', hi: 'ओसीडी (बार-बार आने वाले विचार और दोहराव)' },
    short: { en: 'Checking, washing, repeating', hi: 'बार-बार जाँचना, धोना, दोहराना' },
    hurry: {
      lines: [
        {
          en: 'Thoughts of ending your life: talk to someone now.',
          hi: 'जान देने के विचार आएँ, तो अभी किसी से बात करें।',
        },
      ],
      phones: ['teleManas', 'emergency'],
    },
    description: {
      en: 'In OCD, unwanted thoughts keep coming back. The person repeats certain acts to feel calm, but the relief does not last.',
      hi: 'ओसीडी में अनचाहे विचार बार-बार आते हैं। मन शांत करने के लिए कुछ काम दोहराने पड़ते हैं, पर राहत थोड़ी देर ही रहती है।',
    },
    longDescription: [
      {
        en: 'OCD is not the same as being neat. The thoughts are unwanted and upsetting. The person often knows they do not make sense but cannot push them away.',
        hi: 'ओसीडी का मतलब सफ़ाई-पसंद होना नहीं है। ये विचार अनचाहे और परेशान करने वाले होते हैं। अक्सर इंसान जानता है कि ये बेमतलब हैं, फिर भी उन्हें रोक नहीं पाता।',
      },
      {
        en: 'Washing, checking locks, counting or praying in a fixed way may take hours. Family members may get pulled in. It can be tiring for everyone.',
        hi: 'बार-बार हाथ धोना, ताला देखना, गिनना या एक तय तरीक़े से प्रार्थना करना – इसमें घंटों निकल सकते हैं। घर के लोग भी इसमें उलझ जाते हैं। यह सबके लिए थकाने वाला होता है।',
      },
      {
        en: 'The doctor explains what is happening and which treatments are known to help. These may be talking therapy, medicine or both. Many people win back time and peace, little by little.',
        hi: 'डॉक्टर समझाते हैं कि यह क्यों हो रहा है और किन इलाजों से मदद मिलती है। इसमें बातचीत वाली थेरेपी, दवा या दोनों हो सकते हैं। बहुत से लोगों को धीरे-धीरे अपना समय और सुकून वापस मिलता है।',
      },
    ],
    symptoms: [
      { en: 'Unwanted thoughts that keep coming back', hi: 'अनचाहे विचार जो बार-बार आएँ' },
      { en: 'Washing, checking, counting or repeating', hi: 'बार-बार धोना, जाँचना, गिनना या दोहराना' },
      { en: 'Relief that lasts only a short time', hi: 'राहत जो थोड़ी देर ही रहे' },
      {
        en: 'Avoiding things, or asking for reassurance again and again',
        hi: 'कुछ चीज़ों से बचना या बार-बार भरोसा माँगना',
      },
      { en: 'Much time lost, and distress', hi: 'बहुत समय लगना और परेशानी होना' },
    ],
    urgent: null,
  },
  {
    id: 'sleep-disorders',
    slug: 'good-rest',
    quietTitle: { en: 'Good rest', hi: 'अच्छा आराम' },
    picture: 'night-calm',
    title: { en: 'Sleep Disorders', hi: 'नींद से जुड़ी समस्याएँ' },
    short: { en: 'Cannot fall or stay asleep', hi: 'नींद न आना या टूटना' },
    hurry: {
      lines: [
        {
          en: 'Thoughts of ending your life: talk to someone now.',
          hi: 'जान देने के विचार आएँ, तो अभी किसी से बात करें।',
        },
      ],
      phones: ['teleManas', 'emergency'],
    },
    description: {
      en: 'Sleep disorders make it hard to fall asleep, stay asleep or feel rested. Short spells are common; long ones deserve care.',
      hi: 'इनमें नींद आने, नींद बने रहने या सोकर ताज़ा महसूस करने में दिक़्क़त होती है। कुछ दिन ऐसा होना आम है; लंबे समय तक रहे तो इलाज ज़रूरी है।',
    },
    longDescription: [
      {
        en: 'A few bad nights happen to everyone. If the problem lasts three months or more, it is called long-term. Snoring with pauses and restless legs are also sleep problems.',
        hi: 'कुछ रातें ख़राब जाना सबके साथ होता है। दिक़्क़त तीन महीने या ज़्यादा रहे तो उसे लंबे समय की समस्या कहते हैं। रुक-रुककर ख़र्राटे आना या पैरों में बेचैनी भी नींद की समस्या है।',
      },
      {
        en: 'Poor sleep affects the whole day. You may feel tired, forget things, get irritated or feel sleepy at work.',
        hi: 'नींद ख़राब हो तो पूरा दिन बिगड़ता है। थकान रहती है, बातें याद नहीं रहतीं, चिड़चिड़ापन होता है या काम के समय नींद आती है।',
      },
      {
        en: 'We ask about your nights, your days, your health and your worries. The doctor looks for the cause and suggests simple changes first. Sleep can often improve when the cause is understood.',
        hi: 'हम आपकी रात, दिन, सेहत और चिंताओं के बारे में पूछते हैं। डॉक्टर वजह ढूँढते हैं और पहले आसान बदलाव बताते हैं। वजह समझ में आए तो नींद अक्सर सुधर सकती है।',
      },
    ],
    symptoms: [
      { en: 'Finding it hard to fall asleep', hi: 'नींद आने में देर लगना' },
      { en: 'Waking up often at night', hi: 'रात में बार-बार नींद खुलना' },
      { en: 'Waking too early', hi: 'सुबह बहुत जल्दी नींद खुल जाना' },
      { en: 'Feeling tired or irritable in the day', hi: 'दिन में थकान या चिड़चिड़ापन' },
      { en: 'Loud snoring with pauses, or restless legs', hi: 'रुक-रुककर तेज़ ख़र्राटे या पैरों में बेचैनी' },
    ],
    urgent: null,
  },
  {
    id: 'psychotic-disorders',
    slug: 'clearer-days',
    quietTitle: { en: 'Clearer days', hi: 'साफ़ दिन' },
    picture: 'mind-garden',
    title: { en: 'Psychotic Disorders', hi: 'साइकोसिस (असल और भ्रम में फ़र्क़ न कर पाना)' },
    short: { en: 'Voices, fear, strong beliefs', hi: 'आवाज़ें, डर, पक्के यक़ीन' },
    hurry: {
      lines: [
        {
          en: 'Someone may be hurt: call {112} now, and stay with the person.',
          hi: 'किसी को चोट पहुँच सकती हो, तो अभी {112} पर कॉल करें और साथ रहें।',
        },
        {
          en: 'For the first time, or getting worse: see a doctor soon.',
          hi: 'पहली बार हो या बढ़ रहा हो, तो जल्दी डॉक्टर को दिखाएँ।',
        },
      ],
      phones: ['emergency', 'teleManas'],
    },
    description: {
      en: 'In psychosis, a person may find it hard to tell what is real. Seeing a doctor soon can make a difference.',
      hi: 'साइकोसिस में यह समझना मुश्किल हो जाता है कि क्या असली है और क्या नहीं। जल्दी डॉक्टर को दिखाने से फ़र्क़ पड़ सकता है।',
    },
    longDescription: [
      {
        en: 'Psychosis means losing some touch with what others see as real. It can come with several illnesses, or with great stress, drugs or lack of sleep.',
        hi: 'साइकोसिस में इंसान को वे बातें सच लगती हैं जो औरों को नहीं लगतीं। यह कई बीमारियों में, या बहुत तनाव, नशे और नींद की कमी से भी हो सकता है।',
      },
      {
        en: 'The person may hear voices or feel sure that others want to harm them. This feels completely real and very frightening. Arguing rarely helps. A calm voice does.',
        hi: 'इंसान को आवाज़ें सुनाई दे सकती हैं या पक्का लग सकता है कि लोग उसे नुक़सान पहुँचाना चाहते हैं। उसके लिए यह बिल्कुल सच और बहुत डरावना होता है। बहस करने से कम ही फ़ायदा होता है। शांत होकर बात करने से मदद मिलती है।',
      },
      {
        en: 'If this is happening for the first time, please see a doctor soon. We speak with the person and, if they agree, the family. With treatment and support, many people return to study, work and home life.',
        hi: 'पहली बार ऐसा हो रहा हो, तो जल्दी डॉक्टर को दिखाएँ। हम मरीज़ से बात करते हैं, और वे राज़ी हों तो परिवार से भी। इलाज और सहारे से बहुत से लोग पढ़ाई, काम और घर की ज़िंदगी में लौटते हैं।',
      },
    ],
    symptoms: [
      { en: 'Hearing or seeing what others do not', hi: 'ऐसी चीज़ें सुनना या देखना जो औरों को सुनाई या दिखाई न दें' },
      { en: 'Firm beliefs that others do not share', hi: 'ऐसा पक्का यक़ीन जो औरों को सही न लगे' },
      { en: 'Muddled thinking or speech', hi: 'उलझी हुई सोच या बातें' },
      { en: 'Suspicion or fear of others', hi: 'लोगों पर शक या उनसे डर' },
      { en: 'Keeping away from people, or poor self-care', hi: 'लोगों से दूर रहना या अपना ध्यान न रखना' },
    ],
    urgent: 'crisis',
    reviewNote:
      'Causes named (stress, drugs, lack of sleep) are general medical knowledge; psychiatrist to confirm the sentence.',
  },
  {
    id: 'drug-deaddiction',
    slug: 'a-fresh-start',
    quietTitle: { en: 'A fresh start', hi: 'नई शुरुआत' },
    picture: 'path-with-light',
    title: { en: 'Drug Deaddiction', hi: 'नशा मुक्ति' },
    short: { en: 'Alcohol or drugs, hard to stop', hi: 'शराब या नशा, छोड़ना मुश्किल' },
    hurry: {
      lines: [
        {
          en: 'Do not stop all at once. Ask first, free of charge: {14446}.',
          hi: 'एकदम बंद न करें। पहले पूछें, निःशुल्क: {14446}।',
        },
        {
          en: 'A fit, great confusion, or cannot be woken: call {112} now.',
          hi: 'दौरा पड़े, बहुत भ्रम हो या जगाने पर न जागे, तो अभी {112} पर कॉल करें।',
        },
        {
          en: 'Thoughts of ending your life: talk to someone now.',
          hi: 'जान देने के विचार आएँ, तो अभी किसी से बात करें।',
        },
      ],
      phones: ['emergency', 'deAddiction', 'teleManas'],
    },
    description: {
      en: 'Treatment and support for people who want to cut down or stop using alcohol or drugs. Families are welcome too.',
      hi: 'जो लोग शराब या नशा कम करना या छोड़ना चाहते हैं, उनके लिए इलाज और सहारा। परिवार भी आ सकता है।',
    },
    longDescription: [
      {
        en: 'Deciding to change is a big step. You do not need to be sure before you come. You can simply come and talk.',
        hi: 'बदलने का फ़ैसला अपने आप में बड़ा क़दम है। आने से पहले पक्का मन होना ज़रूरी नहीं। बस आकर बात करें।',
      },
      {
        en: 'In the first days without alcohol or a drug, the body may shake, sweat or not sleep. This is called withdrawal and it can be dangerous. So please do not stop suddenly without medical advice.',
        hi: 'नशा बंद करने के शुरुआती दिनों में शरीर काँप सकता है, पसीना आ सकता है या नींद उड़ सकती है। इसे विदड्रॉल कहते हैं और यह ख़तरनाक हो सकता है। इसलिए डॉक्टर से पूछे बिना अचानक बंद न करें।',
      },
      {
        en: 'The doctor makes a plan with you: medical care, counselling, family support and ways to prevent a return to use. If hospital care is safer, we tell you so. A slip is not the end. Help is still here.',
        hi: 'डॉक्टर आपके साथ मिलकर योजना बनाते हैं: इलाज, काउंसलिंग, परिवार का सहारा और दोबारा नशे से बचने के तरीक़े। अगर अस्पताल में इलाज ज़्यादा सुरक्षित हो, तो हम साफ़ बताते हैं। एक बार फिसलना अंत नहीं है, मदद फिर भी मिलेगी।',
      },
    ],
    symptoms: [
      { en: 'Strong cravings', hi: 'तेज़ तलब लगना' },
      { en: 'Hiding use from others', hi: 'दूसरों से छिपाकर नशा करना' },
      { en: 'Shaking, sweating or no sleep when not using', hi: 'न लेने पर काँपना, पसीना आना या नींद न आना' },
      { en: 'Trouble with money, work or family', hi: 'पैसे, काम या परिवार में परेशानी' },
      { en: 'Tried to cut down but could not', hi: 'कम करने की कोशिश की, पर हो नहीं पाया' },
    ],
    urgent: 'crisis',
    reviewNote:
      'Title kept as in the specification; advice is to rename it “Treatment for alcohol and drug use” (person-first, overlaps with Substance Use Disorders). Confirm where medical detox is done.',
  },
  {
    id: 'mixed-anxiety-and-sexual-disorder',
    slug: 'side-by-side',
    quietTitle: { en: 'Side by side', hi: 'साथ-साथ' },
    picture: 'storm-to-calm',
    title: { en: 'Mixed Anxiety and Sexual Disorder', hi: 'चिंता और यौन समस्या एक साथ' },
    short: { en: 'Worry, pain or little desire', hi: 'चिंता, दर्द या इच्छा कम होना' },
    hurry: {
      lines: [
        {
          en: 'Someone hurts, threatens or forces you: call {181}, at any hour.',
          hi: 'कोई मारे, धमकाए या ज़बरदस्ती करे, तो किसी भी समय {181} पर कॉल करें।',
        },
        { en: 'In danger now: call {112}.', hi: 'अभी ख़तरा हो, तो {112} पर कॉल करें।' },
      ],
      phones: ['women', 'emergency'],
    },
    description: {
      en: 'Worry and sexual difficulties often come together, and each can make the other worse. You can talk about both here in private.',
      hi: 'चिंता और यौन परेशानी अक्सर साथ आती हैं और एक-दूसरे को बढ़ाती हैं। यहाँ दोनों के बारे में अकेले में, खुलकर बात करें।',
    },
    longDescription: [
      {
        en: 'This is not the name of one single illness. We use it when worry and a sexual difficulty come at the same time. Women and men can both have it.',
        hi: 'यह किसी एक बीमारी का नाम नहीं है। जब चिंता और कोई यौन परेशानी साथ-साथ हों, तब हम यह शब्द इस्तेमाल करते हैं। यह महिला और पुरुष, दोनों के साथ हो सकता है।',
      },
      {
        en: 'You may fear closeness, feel pain, or feel little desire. Many people feel shy and wait for years. Couples may grow distant without knowing why.',
        hi: 'पास आने से डर, दर्द या इच्छा की कमी हो सकती है। बहुत से लोग झिझक में सालों रुके रहते हैं। पति-पत्नी में दूरी आ जाती है और वजह समझ नहीं आती।',
      },
      {
        en: 'The doctor asks gently and you share only what you wish. We look at health, worry and the relationship together. Then we explain what may help. Talking about it is often the first relief.',
        hi: 'डॉक्टर आराम से पूछते हैं और आप उतना ही बताएँ जितना चाहें। हम सेहत, चिंता और रिश्ते – तीनों को साथ देखते हैं। फिर बताते हैं कि किससे मदद मिल सकती है। अक्सर बात कर लेने से ही पहली राहत मिलती है।',
      },
    ],
    symptoms: [
      { en: 'Worry or fear about sex', hi: 'सेक्स को लेकर चिंता या डर' },
      { en: 'Low desire', hi: 'यौन इच्छा कम होना' },
      { en: 'Pain during sex', hi: 'संबंध बनाते समय दर्द' },
      {
        en: 'Trouble with arousal, erection or early ejaculation',
        hi: 'उत्तेजना या इरेक्शन में दिक़्क़त, या जल्दी स्खलन',
      },
      { en: 'Strain in the relationship', hi: 'रिश्ते में खिंचाव' },
    ],
    urgent: null,
    reviewNote:
      'NOT a recognised diagnosis. Doctor must decide: mixed anxiety and depression (ICD-11 6A73) or psychosexual difficulties (F52); text now follows the second. No product or remedy claims (DMR Act).',
  },
  {
    id: 'suicidal-thoughts',
    slug: 'here-for-you',
    quietTitle: { en: 'Here for you', hi: 'आपके साथ' },
    picture: 'hands-lamp',
    title: { en: 'Suicidal Thoughts', hi: 'आत्महत्या के विचार' },
    short: { en: 'When living feels too hard', hi: 'जब जीना बहुत भारी लगे' },
    hurry: {
      lines: [
        {
          en: 'You do not have to face this alone. Talk to someone now. It is free, at any hour.',
          hi: 'यह अकेले नहीं झेलना है। अभी किसी से बात करें। यह मुफ़्त है, किसी भी समय।',
        },
      ],
      phones: ['teleManas', 'emergency', 'women'],
    },
    description: {
      en: 'If you think about ending your life, you are not alone and you deserve help now. These thoughts can pass, and people can help you.',
      hi: 'अगर मन में जान देने के विचार आ रहे हैं, तो आप अकेले नहीं हैं और अभी मदद पाना आपका हक़ है। ये विचार गुज़र सकते हैं, और आपकी मदद के लिए लोग मौजूद हैं।',
    },
    longDescription: [
      {
        en: 'Thoughts of ending your life can come when pain feels too big to bear. There is rarely one single reason. There is no shame in having these thoughts.',
        hi: 'जब तकलीफ़ सहने से बाहर लगे, तब जान देने के विचार आ सकते हैं। इसकी शायद ही कभी कोई एक वजह होती है। ऐसे विचार आना कोई शर्म की बात नहीं है।',
      },
      {
        en: 'You may feel trapped, empty or like a burden. Please tell one person you trust today. If you worry about someone, ask them gently and listen. Asking does not put the idea in their mind.',
        hi: 'लग सकता है कि कोई रास्ता नहीं बचा, सब ख़ाली है या आप दूसरों पर बोझ हैं। आज ही किसी एक भरोसे के इंसान को बताइए। किसी और की चिंता हो तो प्यार से पूछिए और सुनिए। पूछने भर से किसी के मन में यह विचार नहीं आ जाता।',
      },
      {
        en: 'At the clinic, the doctor listens without judging. Together you make a plan to stay safe, treat what is behind the pain and bring in people you trust. Many people who felt this way have found their way through.',
        hi: 'क्लिनिक में डॉक्टर आपको ग़लत ठहराए बिना आपकी बात सुनते हैं। साथ मिलकर आपको सुरक्षित रखने की योजना बनती है, तकलीफ़ की वजह का इलाज होता है और भरोसे के लोगों को जोड़ा जाता है। ऐसा महसूस करने वाले बहुत से लोग इससे बाहर निकले हैं।',
      },
    ],
    symptoms: [
      { en: 'Talking of wanting to die or being a burden', hi: 'मरने की या दूसरों पर बोझ होने की बात करना' },
      { en: 'Feeling trapped or without hope', hi: 'फँसा हुआ या नाउम्मीद महसूस करना' },
      { en: 'Pulling away from people, or saying goodbye', hi: 'लोगों से दूर होना या अलविदा जैसी बातें करना' },
      {
        en: 'Big changes in mood or sleep, or more alcohol or drugs',
        hi: 'मूड या नींद में बड़ा बदलाव, या ज़्यादा शराब या नशा',
      },
      { en: 'Giving away things, or acting recklessly', hi: 'अपनी चीज़ें बाँट देना या बिना सोचे जोखिम उठाना' },
    ],
    urgent: 'crisis',
    reviewNote:
      'Crisis card must stand before the text and before any booking button. No methods, no “commit”. “Asking does not put the idea in mind” is standard suicide-prevention guidance; psychiatrist to confirm.',
  },
  {
    id: 'schizophrenia',
    slug: 'a-steady-path',
    quietTitle: { en: 'A steady path', hi: 'संभला हुआ रास्ता' },
    picture: 'mind-garden',
    title: { en: 'Schizophrenia', hi: 'स्किज़ोफ़्रेनिया' },
    short: { en: 'Voices, confused thoughts', hi: 'आवाज़ें, उलझे विचार' },
    hurry: {
      lines: [
        {
          en: 'Someone may be hurt: call {112} now, and stay with the person.',
          hi: 'किसी को चोट पहुँच सकती हो, तो अभी {112} पर कॉल करें और साथ रहें।',
        },
        {
          en: 'Thoughts of ending life: talk to someone now.',
          hi: 'जान देने के विचार आएँ, तो अभी किसी से बात करें।',
        },
      ],
      phones: ['emergency', 'teleManas'],
    },
    description: {
      en: 'Schizophrenia is a long-term illness that affects how a person thinks, feels and sees the world. Steady care and support can help.',
      hi: 'स्किज़ोफ़्रेनिया लंबे समय की बीमारी है। इसका असर सोच, भावनाओं और दुनिया को देखने के तरीक़े पर पड़ता है। लगातार इलाज और सहारे से मदद मिल सकती है।',
    },
    longDescription: [
      {
        en: 'It does not mean a “split personality”. It does not make a person violent. It is an illness of the brain, and nobody is to blame for it.',
        hi: 'इसका मतलब “दोहरा व्यक्तित्व” नहीं है। इससे कोई हिंसक नहीं हो जाता। यह दिमाग़ की बीमारी है और इसमें किसी का दोष नहीं है।',
      },
      {
        en: 'The person may hear voices, believe things that are not so, or find it hard to think clearly. They may lose interest, stay alone and stop caring for themselves. Families often feel lost too.',
        hi: 'इंसान को आवाज़ें सुनाई दे सकती हैं, ग़लत बातों पर यक़ीन हो सकता है या साफ़ सोचना मुश्किल हो सकता है। उसका किसी काम में मन नहीं लगता, वह अकेला रहने लगता है और अपना ध्यान रखना छोड़ देता है। परिवार भी अक्सर समझ नहीं पाता कि क्या करे।',
      },
      {
        en: 'The doctor explains the illness and plans treatment with the person, and with the family if the person agrees. Regular visits matter. Many people with schizophrenia study, work and live with their families.',
        hi: 'डॉक्टर बीमारी समझाते हैं और मरीज़ के साथ इलाज की योजना बनाते हैं; मरीज़ राज़ी हो तो परिवार भी साथ होता है। समय-समय पर आते रहना ज़रूरी है। स्किज़ोफ़्रेनिया के साथ भी बहुत से लोग पढ़ते हैं, काम करते हैं और परिवार के साथ रहते हैं।',
      },
    ],
    symptoms: [
      { en: 'Hearing or seeing what others do not', hi: 'ऐसी चीज़ें सुनना या देखना जो औरों को सुनाई या दिखाई न दें' },
      { en: 'Strong beliefs that are not based on what is real', hi: 'ऐसे पक्के यक़ीन जो असलियत से मेल न खाएँ' },
      { en: 'Confused thoughts or speech', hi: 'उलझे हुए विचार या बातें' },
      { en: 'Loss of drive and interest', hi: 'काम की इच्छा और रुचि ख़त्म होना' },
      { en: 'Avoiding people, or not caring for oneself', hi: 'लोगों से बचना या अपना ध्यान न रखना' },
    ],
    urgent: 'crisis',
  },
  {
    id: 'postpartum-depression',
    slug: 'new-days',
    quietTitle: { en: 'New days', hi: 'नए दिन' },
    picture: 'window-opening',
    title: { en: 'Postpartum Depression', hi: 'डिलीवरी के बाद का डिप्रेशन' },
    short: { en: 'Tears that do not stop', hi: 'आँसू जो नहीं थमते' },
    hurry: {
      lines: [
        {
          en: 'A new mother is suddenly confused, or sees or hears things: hospital or {112} now.',
          hi: 'नई माँ अचानक भ्रमित हो, या कुछ दिखे-सुनाई दे जो औरों को नहीं: तुरंत अस्पताल या {112}।',
        },
        {
          en: 'Her mood is suddenly very high or very low in the first weeks: get help the same day.',
          hi: 'पहले हफ़्तों में मूड अचानक बहुत ऊपर या बहुत नीचे हो जाए, तो उसी दिन मदद लें।',
        },
        {
          en: 'She may harm herself or the baby: call {112}, and stay with both.',
          hi: 'वह ख़ुद को या बच्चे को नुक़सान पहुँचा सकती हो, तो {112} पर कॉल करें और दोनों के साथ रहें।',
        },
      ],
      phones: ['emergency', 'teleManas'],
    },
    description: {
      en: 'Postpartum depression is low mood that does not lift after a birth. It can start any time in the first year.',
      hi: 'बच्चे के जन्म के बाद जो उदासी जाती नहीं, वह डिलीवरी के बाद का डिप्रेशन हो सकता है। यह पहले साल में कभी भी शुरू हो सकता है।',
    },
    longDescription: [
      {
        en: 'Many mothers feel tearful for a few days after birth. These “baby blues” settle within two weeks. If the sadness stays longer, it may be postpartum depression. Fathers can have it too.',
        hi: 'जन्म के बाद कुछ दिन रोना आना बहुत सी माँओं के साथ होता है। यह दो हफ़्ते में ठीक हो जाता है। उदासी इससे ज़्यादा रहे, तो यह डिप्रेशन हो सकता है। पिता को भी यह हो सकता है।',
      },
      {
        en: 'You may feel tired all the time and not sleep even when the baby sleeps. You may feel you are not a good mother, or feel no bond yet. This is an illness. It is not your fault.',
        hi: 'हर समय थकान रह सकती है और बच्चा सोए तब भी नींद नहीं आती। लग सकता है कि आप अच्छी माँ नहीं हैं, या बच्चे से जुड़ाव महसूस नहीं होता। यह बीमारी है, आपकी ग़लती नहीं।',
      },
      {
        en: 'Bring the baby and someone you trust, or come alone. The doctor talks with you about rest, family help, talking therapy and medicine. Please tell us if you are breastfeeding. With care, many mothers come to feel like themselves again.',
        hi: 'बच्चे को और किसी भरोसे के इंसान को साथ लाएँ, या अकेली आएँ। डॉक्टर आराम, घर की मदद, बातचीत वाली थेरेपी और दवा के बारे में बात करते हैं। अगर बच्चा आपका दूध पीता है तो ज़रूर बताएँ। सही देखभाल से बहुत सी माँएँ फिर से पहले जैसा महसूस करने लगती हैं।',
      },
    ],
    symptoms: [
      { en: 'Sadness or crying that does not lift', hi: 'उदासी या रोना जो कम न हो' },
      {
        en: 'No energy, or no sleep even when the baby sleeps',
        hi: 'ताक़त न लगना, या बच्चा सोए तब भी नींद न आना',
      },
      { en: 'Guilt, or feeling not good enough', hi: 'ख़ुद को दोष देना या लगना कि आप अच्छी माँ नहीं हैं' },
      { en: 'Finding it hard to bond with the baby', hi: 'बच्चे से जुड़ाव महसूस न होना' },
      { en: 'Frightening thoughts', hi: 'डरावने विचार आना' },
    ],
    urgent: 'emergency',
  },
  {
    id: 'lack-of-sleep',
    slug: 'quiet-nights',
    quietTitle: { en: 'Quiet nights', hi: 'शांत रातें' },
    picture: 'night-calm',
    title: { en: 'Lack of Sleep', hi: 'नींद की कमी' },
    short: { en: 'Too little sleep, many nights', hi: 'कई रातों से नींद पूरी न होना' },
    hurry: {
      lines: [
        {
          en: 'Thoughts of ending your life: talk to someone now.',
          hi: 'जान देने के विचार आएँ, तो अभी किसी से बात करें।',
        },
      ],
      phones: ['teleManas', 'emergency'],
    },
    description: {
      en: 'Not sleeping enough for many nights affects mood, memory and health. Small, steady changes can help you sleep better.',
      hi: 'कई रातों तक पूरी नींद न मिले तो मूड, याददाश्त और सेहत पर असर पड़ता है। छोटे-छोटे लगातार बदलाव से नींद बेहतर हो सकती है।',
    },
    longDescription: [
      {
        en: 'Lack of sleep can come from worry, pain, a new baby or shift work. Phones at night and too much tea can add to it. Sometimes there is no clear reason.',
        hi: 'नींद की कमी चिंता, दर्द, छोटे बच्चे या शिफ़्ट की नौकरी से हो सकती है। रात में मोबाइल और ज़्यादा चाय भी इसे बढ़ाते हैं। कभी-कभी कोई साफ़ वजह नहीं मिलती।',
      },
      {
        en: 'After a while, going to bed can itself bring worry about sleep. The day feels slow and small things irritate you.',
        hi: 'कुछ समय बाद बिस्तर पर जाते ही चिंता होने लगती है कि आज नींद आएगी या नहीं। दिन भारी लगता है और छोटी-छोटी बातों पर चिढ़ होती है।',
      },
      {
        en: 'The doctor looks for the cause and helps you build a sleep routine. A talking therapy made for sleep problems is usually tried first. Please do not take sleeping tablets on your own. Better nights are possible.',
        hi: 'डॉक्टर वजह ढूँढते हैं और सोने का सही रूटीन बनाने में मदद करते हैं। आमतौर पर पहले नींद के लिए बनी बातचीत वाली थेरेपी आज़माई जाती है। नींद की गोली अपने आप न लें। अच्छी नींद वापस आ सकती है।',
      },
    ],
    symptoms: [
      { en: 'Finding it hard to fall asleep', hi: 'नींद आने में दिक़्क़त' },
      { en: 'Waking in the night', hi: 'रात में नींद टूटना' },
      { en: 'Waking up without feeling rested', hi: 'सोकर उठने पर भी ताज़ा न लगना' },
      { en: 'Feeling sleepy in the day', hi: 'दिन में नींद आना' },
      { en: 'Worrying about sleep', hi: 'नींद को लेकर चिंता रहना' },
    ],
    urgent: null,
    reviewNote:
      'Overlaps with Sleep Disorders; advice is to present it as “Insomnia” or “Better sleep”. Common causes listed are general knowledge; doctor to confirm.',
  },
] satisfies readonly Condition[]
