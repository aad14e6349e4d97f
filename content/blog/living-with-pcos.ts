import type { BlogPost } from '../schema.ts'

export const livingWithPcos = {
  id: 4,
  slug: 'living-with-pcos-day-by-day',
  title: { en: 'Living with PCOS, day by day', hi: 'पीसीओएस के साथ रोज़ का जीवन' },
  quietTitle: { en: 'Day by day', hi: 'एक-एक दिन' },
  excerpt: {
    en: 'PCOS is common and can be managed. Simple steps for food, movement, periods, skin and mood, and the signs that need a visit.',
    hi: 'पीसीओएस आम है और इसे सँभाला जा सकता है। खाना, चलना-फिरना, माहवारी, त्वचा और मन के लिए आसान क़दम, और कब डॉक्टर से मिलें।',
  },
  author: 'care-team',
  date: '2025-04-09',
  category: 'gynaecology-and-obstetrics',
  tags: [
    { en: 'PCOS', hi: 'पीसीओएस' },
    { en: 'Periods', hi: 'माहवारी' },
    { en: 'Food and movement', hi: 'खाना और चलना-फिरना' },
    { en: 'Hormones', hi: 'हार्मोन' },
  ],
  picture: 'blog-pcos',
  careCards: [],
  inShort: [
    { en: 'It is common, and it is nobody’s fault.', hi: 'यह आम है, और इसमें किसी की ग़लती नहीं।' },
    {
      en: 'Regular meals, some movement and a record of your periods help.',
      hi: 'समय पर खाना, थोड़ा चलना-फिरना और माहवारी का हिसाब मदद करते हैं।',
    },
    {
      en: 'No period for three months, or very heavy bleeding: book a visit.',
      hi: 'तीन महीने माहवारी न आए या बहुत ज़्यादा ख़ून आए: मिलने का समय लें।',
    },
  ],
  content: [
    { subhead: { en: 'What it is', hi: 'यह क्या है' } },
    {
      en: 'PCOS stands for polycystic ovary syndrome. Many people here call it PCOD. It is a common hormone condition, and it is nobody’s fault. It often begins in the teens or twenties. It can change your periods, skin, hair, weight and mood. It does not look the same in any two women.',
      hi: 'पीसीओएस का पूरा नाम पॉलीसिस्टिक ओवरी सिंड्रोम है। हमारे यहाँ बहुत लोग इसे पीसीओडी कहते हैं। यह हार्मोन से जुड़ी आम परेशानी है और इसमें किसी की ग़लती नहीं है। यह अक्सर किशोरावस्था या बीस-पच्चीस की उम्र में शुरू होती है। इससे माहवारी, त्वचा, बाल, वज़न और मन पर असर पड़ सकता है। हर महिला में यह अलग दिखती है।',
    },
    {
      en: 'The usual signs are irregular periods, or none at all. You may have more hair on the face or body. Skin may be oily with acne, and hair on the head may thin. Some women gain weight easily. Some find it harder to get pregnant. You may have only one or two of these signs.',
      hi: 'आम लक्षण हैं माहवारी का समय पर न आना या बिल्कुल न आना। चेहरे या शरीर पर बाल बढ़ सकते हैं। त्वचा तैलीय होकर मुँहासे हो सकते हैं और सिर के बाल पतले पड़ सकते हैं। कुछ महिलाओं का वज़न जल्दी बढ़ता है। कुछ को गर्भ ठहरने में समय लगता है। हो सकता है आपमें इनमें से एक-दो ही लक्षण हों।',
    },
    {
      en: 'A doctor finds PCOS by putting facts together. You will be asked about your periods and your family. Blood tests look at hormones, sugar and thyroid. Sometimes a scan is advised at a registered centre. The name can mislead. You can have PCOS without cysts, and cysts without PCOS.',
      hi: 'डॉक्टर कई बातें मिलाकर पीसीओएस का पता लगाते हैं। आपसे माहवारी और परिवार के बारे में पूछा जाएगा। ख़ून के टेस्ट से हार्मोन, शुगर और थायरॉइड देखे जाते हैं। कभी-कभी किसी पंजीकृत केंद्र पर स्कैन की सलाह दी जाती है। नाम से धोखा हो सकता है। बिना गाँठ (सिस्ट) के भी पीसीओएस हो सकता है, और सिस्ट हो तो ज़रूरी नहीं कि पीसीओएस हो।',
    },
    { subhead: { en: 'Food and movement', hi: 'खाना और चलना-फिरना' } },
    {
      en: 'Food first, without fear. You do not need a costly diet. Eat at regular times. Fill half the plate with vegetables. Add dal, curd, eggs, paneer or fish for protein. Choose whole grains, such as atta roti, millets or brown rice, in a sensible amount. Keep sweet drinks, biscuits and fried snacks for some days, not every day.',
      hi: 'पहले खाना, वह भी बिना डर के। महँगी डाइट की ज़रूरत नहीं। समय पर खाइए। आधी थाली सब्ज़ियों से भरिए। प्रोटीन के लिए दाल, दही, अंडा, पनीर या मछली लीजिए। आटे की रोटी, बाजरा-ज्वार या ब्राउन चावल ठीक मात्रा में लीजिए। मीठे शरबत-कोल्ड ड्रिंक, बिस्कुट और तली चीज़ें कभी-कभार रखिए, रोज़ नहीं।',
    },
    {
      en: 'Move in a way you can keep up. A brisk walk, dancing at home, cycling or yoga all count. Start with ten minutes after a meal and add a little each week. Take the stairs. Movement helps the body use sugar well, even when the scale does not change. If you are above a healthy weight, a small loss can help periods return. Please avoid crash diets.',
      hi: 'ऐसा व्यायाम चुनिए जो रोज़ निभ सके। तेज़ चलना, घर पर नाचना, साइकिल या योग, सब अच्छा है। खाने के बाद दस मिनट से शुरू कीजिए और हर हफ़्ते थोड़ा बढ़ाइए। सीढ़ियाँ लीजिए। चलने-फिरने से शरीर शुगर का सही इस्तेमाल करता है, चाहे वज़न का काँटा न हिले। वज़न ज़्यादा है तो थोड़ा घटने से भी माहवारी लौटने में मदद मिल सकती है। भूखे रहने वाली डाइट न करें।',
    },
    { subhead: { en: 'Keep a record', hi: 'हिसाब रखें' } },
    {
      en: 'Track your periods on paper or in a private note. Write the first day, the number of days and how heavy it was. This record helps your doctor more than memory. Long gaps are not only a nuisance. The lining of the womb can grow too thick. Your doctor can suggest ways to protect it.',
      hi: 'माहवारी का हिसाब काग़ज़ पर या किसी निजी नोट में रखिए। पहला दिन, कितने दिन रही और बहाव कितना था, यह लिखिए। डॉक्टर के लिए यह याददाश्त से ज़्यादा काम का है। लंबे समय तक माहवारी न आना सिर्फ़ असुविधा नहीं है। इससे गर्भाशय की परत ज़्यादा मोटी हो सकती है। डॉक्टर उसे बचाने के तरीक़े बता सकते हैं।',
    },
    { subhead: { en: 'Skin, hair and mood', hi: 'त्वचा, बाल और मन' } },
    {
      en: 'Skin and hair can hurt confidence. Shaving, threading and other hair removal do not make hair grow faster. Treatments for acne and hair take months, so ask what to expect. Do not use steroid creams or tablets suggested by friends or videos.',
      hi: 'त्वचा और बालों की वजह से आत्मविश्वास पर असर पड़ सकता है। शेव, थ्रेडिंग या दूसरे तरीक़ों से बाल हटाने पर वे तेज़ी से नहीं बढ़ते। मुँहासे और बालों के इलाज में महीने लगते हैं, इसलिए पहले पूछ लीजिए कि क्या उम्मीद रखें। दोस्तों या वीडियो की सलाह पर स्टेरॉइड क्रीम या गोली न लें।',
    },
    {
      en: 'Mood matters too. Low mood and worry are common with PCOS. Comments about weight or marriage can make them worse. Sleep well, talk to someone you trust, and tell your doctor. It is part of the condition, and help is available under the same roof.',
      hi: 'मन का ख़याल भी ज़रूरी है। पीसीओएस में उदासी और चिंता आम है। वज़न या शादी पर की गई बातें इसे और बढ़ा देती हैं। पूरी नींद लीजिए, किसी भरोसे वाले से बात कीजिए और डॉक्टर को बताइए। यह इसी परेशानी का हिस्सा है, और मदद इसी क्लिनिक में मिल सकती है।',
    },
    { subhead: { en: 'Pregnancy', hi: 'गर्भ' } },
    {
      en: 'What about pregnancy? Many women with PCOS have children, some without treatment and some with it. If you have tried for a year, come together for advice. Come sooner if you are 35 or older. If you do not want a pregnancy now, use contraception. You can still get pregnant when periods are irregular.',
      hi: 'और माँ बनने का क्या? पीसीओएस वाली बहुत-सी महिलाएँ माँ बनती हैं, कुछ बिना इलाज के और कुछ इलाज के साथ। एक साल कोशिश के बाद भी गर्भ न ठहरे तो दोनों साथ में सलाह लीजिए। उम्र 35 या ज़्यादा है तो पहले आइए। अभी गर्भ नहीं चाहिए तो गर्भनिरोध अपनाइए। माहवारी अनियमित हो तब भी गर्भ ठहर सकता है।',
    },
    { subhead: { en: 'When to see a doctor', hi: 'डॉक्टर से कब मिलें' } },
    {
      en: 'Book a visit if you have had no period for three months, or if bleeding is very heavy or long. Come for fast hair growth or a deep voice. Come also for milk from the breast when not nursing, or for lasting low mood. If you may be pregnant, test first. With strong belly pain, fainting or very heavy bleeding, go to a hospital or call {112}. Ask your doctor how often to check sugar, blood pressure and cholesterol.',
      hi: 'अगर तीन महीने से माहवारी नहीं आई, या बहाव बहुत ज़्यादा या लंबा है, तो मिलने का समय लीजिए। बाल तेज़ी से बढ़ें या आवाज़ भारी हो जाए, दूध न पिलाने पर भी छाती से दूध आए, या उदासी बनी रहे, तब भी आइए। गर्भ होने की संभावना हो तो पहले टेस्ट कीजिए। पेट में तेज़ दर्द, बेहोशी या बहुत ज़्यादा ख़ून जाए तो अस्पताल जाएँ या {112} पर कॉल करें। डॉक्टर से पूछिए कि शुगर, बीपी और कोलेस्ट्रॉल कितने समय पर जाँचें।',
    },
  ],
  related: {
    heading: { en: 'PCOS and periods', hi: 'पीसीओएस और माहवारी' },
    tab: 'gynaecology',
    item: 'pcos-endometriosis-early-cessation-of-periods',
  },
  sources: [
    {
      title: { en: 'Polycystic ovary syndrome', hi: 'पॉलीसिस्टिक ओवरी सिंड्रोम' },
      publisher: { en: 'NHS, United Kingdom', hi: 'एनएचएस, ब्रिटेन' },
    },
    {
      title: { en: 'Polycystic ovary syndrome: fact sheet', hi: 'पॉलीसिस्टिक ओवरी सिंड्रोम: जानकारी' },
      publisher: { en: 'World Health Organization', hi: 'विश्व स्वास्थ्य संगठन' },
    },
  ],
  reviewNote:
    'Doctor to confirm the three-month advice, and that scans are referred to a PCPNDT-registered centre if the clinic holds no registration.',
} satisfies BlogPost
