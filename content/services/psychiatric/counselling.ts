import type { ServiceItem } from '../../schema.ts'

export const counselling = [
  {
    id: 'family-counselling',
    picture: 'blog-family-talk',
    title: { en: 'Family Counselling', hi: 'पारिवारिक काउंसलिंग' },
    description: {
      en: 'A calm place for a family to talk, listen and find a way forward together.',
      hi: 'ऐसी शांत जगह जहाँ परिवार साथ बैठकर बात करे, सुने और मिलकर रास्ता निकाले।',
    },
    longDescription: [
      {
        en: 'Homes can fill with quarrels, silence or worry about one person’s illness. The counsellor helps each person speak in turn and be heard. Nobody is put on trial.',
        hi: 'घर में कभी झगड़े, कभी चुप्पी और कभी किसी की बीमारी की चिंता भर जाती है। काउंसलर हर किसी को बारी-बारी से बोलने और सुने जाने का मौक़ा देते हैं। किसी को कटघरे में खड़ा नहीं किया जाता।',
      },
      {
        en: 'You choose who comes. We can also meet people alone first. What you tell us alone is not passed on unless you agree. The only exceptions are a risk to life or a duty in law.',
        hi: 'कौन-कौन आएगा, यह आप तय करें। ज़रूरत हो तो हम पहले अलग-अलग भी मिलते हैं। अकेले में कही आपकी बात आपकी इजाज़त के बिना किसी को नहीं बताई जाती। जान का ख़तरा हो या क़ानून कहे, तभी बताना पड़ता है।',
      },
    ],
    benefits: [
      { en: 'Talk safely together', hi: 'साथ बैठकर सुरक्षित माहौल में बात करना' },
      { en: 'Understand each other’s view', hi: 'एक-दूसरे का नज़रिया समझना' },
      { en: 'Agree on rules and roles at home', hi: 'घर के नियम और ज़िम्मेदारियाँ तय करना' },
      { en: 'Support a family member who is unwell', hi: 'परिवार के बीमार सदस्य को सहारा देना' },
      { en: 'Handle conflict with less hurt', hi: 'झगड़ों को शांति से संभालना' },
    ],
    duration: {
      minMinutes: 60,
      maxMinutes: 90,
    },
    careCards: ['violence'],
  },
  {
    id: 'career-counselling',
    picture: 'gallery-consulting',
    title: { en: 'Career Counselling', hi: 'करियर काउंसलिंग' },
    description: {
      en: 'Help with choices about study and work, and with the stress that comes with them.',
      hi: 'पढ़ाई और काम के फ़ैसलों में, और उनसे होने वाले तनाव में मदद।',
    },
    longDescription: [
      {
        en: 'Exams, results, job pressure or a break after marriage or a baby can make the road unclear. The counsellor helps you see your strengths and interests.',
        hi: 'परीक्षा, रिज़ल्ट, नौकरी का दबाव, या शादी और बच्चे के बाद काम छूटना – ऐसे में आगे का रास्ता धुँधला लगता है। काउंसलर आपकी ख़ूबियाँ और पसंद समझने में मदद करते हैं।',
      },
      {
        en: 'Together you look at real options and make a small plan. We also talk about fear of failure and how to rest without guilt. The decision is always yours.',
        hi: 'साथ मिलकर देखा जाता है कि कौन-कौन से रास्ते खुले हैं, फिर एक छोटी योजना बनती है। हार के डर और बिना अफ़सोस आराम करने पर भी बात होती है। फ़ैसला हमेशा आपका होता है।',
      },
    ],
    benefits: [
      { en: 'Know your strengths and interests', hi: 'अपनी ख़ूबियाँ और रुचियाँ पहचानना' },
      { en: 'Cope with exam and work stress', hi: 'परीक्षा और काम का तनाव संभालना' },
      { en: 'Weigh your choices and make a plan', hi: 'विकल्प तौलना और योजना बनाना' },
      { en: 'Recover from setbacks', hi: 'झटके के बाद फिर से संभलना' },
      { en: 'Balance work, study and rest', hi: 'काम, पढ़ाई और आराम में संतुलन' },
    ],
    duration: {
      minMinutes: 45,
      maxMinutes: 60,
    },
    careCards: [],
  },
  {
    id: 'marital-counselling',
    picture: 'gallery-counselling',
    title: { en: 'Marital Counselling', hi: 'वैवाहिक काउंसलिंग' },
    description: {
      en: 'For couples who want to talk better, rebuild trust or decide what comes next.',
      hi: 'उन पति-पत्नी के लिए जो बेहतर बात करना, भरोसा फिर से बनाना या आगे का फ़ैसला करना चाहते हैं।',
    },
    longDescription: [
      {
        en: 'The same quarrel can come back again and again. It may be about money, in-laws, children or time. The counsellor does not take sides. You learn to listen and to say what you need.',
        hi: 'एक ही झगड़ा बार-बार लौट आता है – पैसे का, ससुराल का, बच्चों का या समय का। काउंसलर किसी का पक्ष नहीं लेते। सुनना और अपनी ज़रूरत कहना सीखने को मिलता है।',
      },
      {
        en: 'You may come together or alone. If there is violence or fear at home, joint sessions may not be safe. Then we meet you alone and tell you about help. The Women Helpline is {181}.',
        hi: 'दोनों साथ आएँ, या अकेले भी। घर में मारपीट या डर हो, तो साथ बैठना सुरक्षित नहीं हो सकता। तब हम आपसे अकेले मिलते हैं और मदद के रास्ते बताते हैं। महिला हेल्पलाइन का नंबर {181} है।',
      },
    ],
    benefits: [
      { en: 'Learn to listen and be heard', hi: 'सुनना और अपनी बात कहना सीखना' },
      { en: 'Understand quarrels that keep returning', hi: 'बार-बार लौटने वाले झगड़ों को समझना' },
      { en: 'Work on trust', hi: 'भरोसे पर काम करना' },
      { en: 'Decide together about children, money and in-laws', hi: 'बच्चों, पैसे और ससुराल के फ़ैसले साथ लेना' },
      { en: 'Think clearly about next steps', hi: 'आगे के क़दम साफ़ सोच पाना' },
    ],
    duration: {
      minMinutes: 60,
      maxMinutes: 90,
    },
    careCards: ['violence'],
    reviewNote: 'Staff rule to confirm: ask each partner alone about violence before any joint session.',
  },
  {
    id: 'drug-de-addiction-counselling',
    picture: 'path-with-light',
    title: { en: 'Drug De-addiction Counselling', hi: 'नशा मुक्ति काउंसलिंग' },
    description: {
      en: 'Private talks that help you understand your use, set your own goals and stay steady.',
      hi: 'अकेले में ऐसी बातचीत, जो नशे की वजह समझने, अपना लक्ष्य तय करने और टिके रहने में मदद करे।',
    },
    longDescription: [
      {
        en: 'You look at when and why you use alcohol or drugs, and what you want to change. The counsellor helps you find other ways to get through hard moments.',
        hi: 'बात इस पर होती है कि नशा कब और क्यों होता है और क्या बदलना है। काउंसलर मुश्किल पलों से निकलने के दूसरे तरीक़े ढूँढने में मदद करते हैं।',
      },
      {
        en: 'Family can join if you agree, or can come for their own support. Counselling does not replace medical care during withdrawal. The doctor checks first whether stopping is safe for you.',
        hi: 'आप राज़ी हों तो परिवार भी जुड़ सकता है, या अपने सहारे के लिए अलग आ सकता है। विदड्रॉल के समय काउंसलिंग इलाज की जगह नहीं ले सकती। पहले डॉक्टर देखते हैं कि आपके लिए नशा बंद करना कितना सुरक्षित है।',
      },
    ],
    benefits: [
      { en: 'Understand what triggers your use', hi: 'समझना कि नशे की तलब किससे उठती है' },
      { en: 'Set your own goals', hi: 'अपने लक्ष्य ख़ुद तय करना' },
      { en: 'Cope with cravings', hi: 'तलब को संभालना' },
      { en: 'Bring in family support', hi: 'परिवार का सहारा जोड़ना' },
      { en: 'Lower the chance of going back to use', hi: 'दोबारा नशे की ओर लौटने से बचना' },
    ],
    duration: {
      minMinutes: 60,
      maxMinutes: 90,
    },
    careCards: ['alcohol-drug'],
    reviewNote:
      'Not a substitute for medical detox; confirm who checks withdrawal risk before counselling starts.',
  },
  {
    id: 'sex-counselling',
    picture: 'night-calm',
    title: { en: 'Sex Counselling', hi: 'सेक्स काउंसलिंग' },
    description: {
      en: 'A private, respectful talk about sexual worries, for adults aged 18 and over.',
      hi: 'यौन चिंताओं पर अकेले में, सम्मान के साथ बातचीत – 18 साल या उससे बड़े लोगों के लिए।',
    },
    longDescription: [
      {
        en: 'Many people have questions or fears about sex and nobody to ask. Here you get clear facts, without blame or jokes. You share only what you want to share.',
        hi: 'सेक्स को लेकर बहुत से लोगों के मन में सवाल या डर होते हैं, पर पूछें किससे? यहाँ बिना दोष और बिना मज़ाक़ के सही जानकारी मिलती है। आप उतना ही बताएँ जितना बताना चाहें।',
      },
      {
        en: 'You may come alone or with your partner. The counsellor may suggest that a doctor also checks for pain or another health cause. We do not sell or promote any product.',
        hi: 'अकेले आएँ, या साथी के साथ। दर्द या सेहत की कोई और वजह हो सकती है, इसलिए काउंसलर डॉक्टर की जाँच की सलाह भी दे सकते हैं। हम कोई दवा या उत्पाद नहीं बेचते, न उसका प्रचार करते हैं।',
      },
    ],
    benefits: [
      { en: 'Talk in private, without judgement', hi: 'अकेले में, बिना शर्म और झिझक के बात' },
      { en: 'Get clear and correct facts', hi: 'साफ़ और सही जानकारी' },
      { en: 'Ease worry about performance', hi: 'ठीक से न कर पाने की चिंता कम करना' },
      { en: 'Understand pain or changes in desire', hi: 'दर्द या इच्छा में बदलाव को समझना' },
      { en: 'Talk more openly with your partner', hi: 'साथी से खुलकर बात करना' },
    ],
    duration: {
      minMinutes: 45,
      maxMinutes: 60,
    },
    careCards: ['violence'],
    reviewNote:
      'Adults 18+ only; no product or remedy claims (Drugs and Magic Remedies Act). Never place beside Aversion Therapy. Confirm that the clinic sells no products.',
  },
] satisfies readonly ServiceItem[]
