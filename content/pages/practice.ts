import type { PictureName } from '../pictures.ts'
import type { Content, PracticeSection } from '../schema.ts'

/** The page at /pratice, which the specification names without saying what it shows. */
export const practice = {
  breadcrumb: { en: 'Our practice', hi: 'हमारा क्लिनिक' },
  heading: { en: 'How our practice *works*', hi: 'हमारा क्लिनिक *कैसे* काम करता है' },
  intro: {
    en: 'This page answers the small questions that can make a first visit hard. If your question is not here, please call us.',
    hi: 'यह पेज उन छोटे सवालों के जवाब देता है जिनसे पहली मुलाक़ात मुश्किल लगती है। आपका सवाल यहाँ न हो तो हमें कॉल करें।',
  },
  picture: 'gallery-consulting' as const satisfies PictureName,
  onThisPage: { en: 'On this page', hi: 'इस पेज पर' },
  sections: [
    {
      id: 'first-visit',
      heading: { en: 'Your first visit', hi: 'पहली मुलाक़ात' },
      text: [
        {
          en: 'Book online or call us. Please come ten minutes early. If you are late, tell us, and we will try to fit you in.',
          hi: 'ऑनलाइन बुक करें या हमें कॉल करें। दस मिनट पहले आ जाइए। देर हो तो बता दीजिए, हम समय निकालने की कोशिश करेंगे।',
        },
        {
          en: 'Bring what you can from this list. Come even if you have none of it.',
          hi: 'इस सूची में से जो हो सके ले आइए। कुछ न हो तब भी आइए।',
        },
      ],
      points: [
        { en: 'Old reports and prescriptions', hi: 'पुरानी रिपोर्ट और पर्चियाँ' },
        { en: 'The medicines you take, in a bag', hi: 'जो दवाएँ लेते हैं, एक थैली में' },
        {
          en: 'The date of your last period, if it matters for your visit',
          hi: 'पिछली माहवारी की तारीख़, अगर काम की हो',
        },
        { en: 'Your questions, written down', hi: 'अपने सवाल, लिखे हुए' },
      ],
    },
    {
      id: 'privacy-in-the-clinic',
      heading: { en: 'Privacy in the clinic', hi: 'क्लिनिक में निजता' },
      text: [
        {
          en: 'We do not discuss your health at the reception desk. You can ask to be called by a token and not by name.',
          hi: 'हम रिसेप्शन पर आपकी सेहत की बात नहीं करते। चाहें तो कह दें कि आपको नाम से नहीं, टोकन से बुलाया जाए।',
        },
        {
          en: 'Consulting rooms have a door that closes. Nobody takes photos or videos of patients. Please do not film others.',
          hi: 'डॉक्टर के कमरे का दरवाज़ा बंद रहता है। मरीज़ों की फ़ोटो या वीडियो कोई नहीं लेता। कृपया दूसरों का वीडियो न बनाएँ।',
        },
        {
          en: 'Tell us how we may reach you. If calls or messages are not safe, you can choose to contact us yourself.',
          hi: 'हमें बताइए कि आपसे कैसे संपर्क करें। कॉल या मैसेज सुरक्षित न हो, तो ख़ुद संपर्क करना चुनें।',
        },
      ],
      reviewNote:
        'Clinic to confirm token calling, closed doors and the no-filming rule; the Mental Healthcare Act ss.23-24 and MTP Act s.5A require confidentiality.',
    },
    {
      id: 'who-is-in-the-room',
      heading: { en: 'Who is in the room', hi: 'कमरे में कौन होता है' },
      text: [
        {
          en: 'Usually only you and the doctor. A nurse may come in to help with an examination. We will tell you who each person is.',
          hi: 'आम तौर पर सिर्फ़ आप और डॉक्टर। जाँच में मदद के लिए नर्स आ सकती हैं। हम हर व्यक्ति का परिचय देंगे।',
        },
        {
          en: 'If a student or trainee is present, we ask you first. You can say no, and your care will not change.',
          hi: 'कोई छात्र या ट्रेनी हो तो पहले आपसे पूछा जाएगा। मना करना ठीक है, इलाज पर कोई असर नहीं पड़ेगा।',
        },
      ],
    },
    {
      id: 'being-seen-alone',
      heading: { en: 'Being seen alone', hi: 'अकेले मिलना' },
      text: [
        {
          en: 'Every adult can talk to the doctor alone. You do not need to give a reason. If your family came with you, we can ask them to wait outside.',
          hi: 'हर बालिग़ व्यक्ति डॉक्टर से अकेले बात कर सकता है। वजह बताना ज़रूरी नहीं। परिवार साथ आया हो, तो हम उन्हें बाहर इंतज़ार करने को कह सकते हैं।',
        },
        {
          en: 'If you are 18 or over, your own consent is enough for your care. A husband or relative does not decide for you.',
          hi: 'अगर आपकी उम्र 18 या ज़्यादा है, तो इलाज के लिए आपकी अपनी सहमति काफ़ी है। पति या रिश्तेदार आपकी जगह फ़ैसला नहीं करते।',
        },
        {
          en: 'If you are under 18, a parent or guardian usually needs to agree to treatment. You can still ask to talk alone for a while. We will explain what the law asks us to share.',
          hi: 'अगर उम्र 18 से कम है, तो इलाज के लिए आम तौर पर माता-पिता या अभिभावक की सहमति चाहिए। फिर भी कुछ देर अकेले बात करनी हो, तो कहें। क़ानून के अनुसार हमें क्या बताना पड़ता है, यह हम समझाएँगे।',
        },
      ],
      reviewNote:
        'Lawyer to check the under-18 wording (consent age, POCSO s.19) and capacity rules under the Mental Healthcare Act.',
    },
    {
      id: 'chaperone',
      heading: { en: 'A woman in the room during an examination', hi: 'जाँच के समय कमरे में महिला' },
      text: [
        {
          en: 'For any intimate examination, a trained woman from our staff can stay with you. This person is called a chaperone.',
          hi: 'किसी भी अंदरूनी या निजी जाँच में हमारे स्टाफ़ की प्रशिक्षित महिला आपके साथ रह सकती है। इन्हें चैपरोन कहते हैं।',
        },
        {
          en: 'You may also bring a friend or relative. You may ask anyone to leave. You can stop the examination at any point by saying stop.',
          hi: 'सहेली या रिश्तेदार को भी साथ रखा जा सकता है। किसी को भी बाहर जाने को कहें। “रुकिए” कहने से जाँच कभी भी रुक जाती है।',
        },
      ],
      reviewNote: 'Clinic to confirm that a woman staff member is present at all opening hours.',
    },
    {
      id: 'languages',
      heading: { en: 'Languages', hi: 'भाषाएँ' },
      text: [
        {
          en: 'We speak Hindi and English. If you are easier in another language, bring someone you trust, or tell us when you book.',
          hi: 'हम हिंदी और अंग्रेज़ी बोलते हैं। किसी और भाषा में आसानी हो तो भरोसे के किसी व्यक्ति को साथ लाइए, या बुक करते समय बताइए।',
        },
        {
          en: 'You do not need to read or write to be seen here. We can fill in forms with you and read papers aloud in private.',
          hi: 'यहाँ दिखाने के लिए पढ़ना-लिखना ज़रूरी नहीं है। हम आपके साथ फ़ॉर्म भर सकते हैं और अकेले में काग़ज़ पढ़कर सुना सकते हैं।',
        },
      ],
    },
    {
      id: 'fees-and-payment',
      heading: { en: 'Fees and payment', hi: 'फ़ीस और भुगतान' },
      text: [
        {
          en: 'Ask the fee before you book. We will also tell you the cost of a test before it is done. You may take time to think.',
          hi: 'बुक करने से पहले फ़ीस पूछ लीजिए। टेस्ट से पहले उसका ख़र्च भी बताया जाएगा। सोचने का समय लें।',
        },
        {
          en: 'You can pay by card or UPI. Please ask at reception about other ways to pay, and ask for a receipt.',
          hi: 'भुगतान कार्ड या यूपीआई से हो जाता है। भुगतान के दूसरे तरीक़े रिसेप्शन पर पूछ लीजिए और रसीद ज़रूर लीजिए।',
        },
        {
          en: 'If you need to cancel, our refund policy says how much is returned and when.',
          hi: 'रद्द करना हो तो कितना पैसा कब लौटेगा, यह हमारी रिफ़ंड पॉलिसी में लिखा है।',
        },
      ],
      reviewNote:
        'Clinic to publish the consultation fee (Clinical Establishments Rules 2012 r.9: rates in Hindi and English) and confirm cash and insurance.',
    },
    {
      id: 'accessibility',
      heading: { en: 'If you need extra help', hi: 'अगर आपको मदद की ज़रूरत हो' },
      text: [
        {
          en: 'Tell us before you come if you use a wheelchair, or find it hard to walk, see, hear or wait. We will say plainly what our building allows and what we can arrange.',
          hi: 'अगर आप व्हीलचेयर पर हैं, या चलने, देखने, सुनने या इंतज़ार करने में मुश्किल है, तो आने से पहले बताइए। हम साफ़ बताएँगे कि हमारी इमारत में क्या सुविधा है और हम क्या इंतज़ाम कर सकते हैं।',
        },
        {
          en: 'You can ask for a quiet place to wait, a longer visit, or large print.',
          hi: 'शांत जगह, लंबी मुलाक़ात या बड़े अक्षरों में लिखा काग़ज़ चाहिए, तो कहें।',
        },
      ],
      reviewNote: 'Clinic to state step-free access, lift, toilet and parking facts here.',
    },
    {
      id: 'emergencies-and-out-of-hours',
      heading: { en: 'Emergencies and when we are closed', hi: 'इमरजेंसी और जब क्लिनिक बंद हो' },
      text: [
        {
          en: 'We are not an emergency service, and nobody reads online forms at night.',
          hi: 'हम इमरजेंसी सेवा नहीं हैं, और रात में ऑनलाइन फ़ॉर्म कोई नहीं पढ़ता।',
        },
        {
          en: 'Call {112} or go to the nearest hospital for the signs below.',
          hi: 'नीचे के लक्षणों में {112} पर कॉल करें या नज़दीकी अस्पताल जाएँ।',
        },
      ],
      points: [
        {
          en: 'Heavy bleeding, fits, fainting or severe pain',
          hi: 'बहुत ज़्यादा ख़ून जाना, दौरा, बेहोशी या बहुत तेज़ दर्द',
        },
        {
          en: 'In pregnancy: bleeding, severe headache, blurred vision, leaking water, or a baby who moves less',
          hi: 'गर्भावस्था में: ख़ून आना, तेज़ सिरदर्द, धुंधला दिखना, पानी जाना या बच्चे का कम हिलना',
        },
        { en: 'Chest pain or trouble breathing', hi: 'सीने में दर्द या साँस लेने में तकलीफ़' },
        { en: 'Danger to yourself or to someone else', hi: 'ख़ुद को या किसी और को ख़तरा' },
        {
          en: 'Sudden confusion in the weeks after a birth',
          hi: 'डिलीवरी के बाद के हफ़्तों में अचानक उलझन या बहकी बातें',
        },
        {
          en: 'To talk about your feelings at any hour, call Tele-MANAS on {14416} (free)',
          hi: 'मन की बात करने के लिए किसी भी समय टेली-मानस {14416} पर कॉल करें (निःशुल्क)',
        },
        {
          en: 'If someone hurts or threatens you, call the Women Helpline on {181}',
          hi: 'कोई मारे या धमकाए तो महिला हेल्पलाइन {181} पर कॉल करें',
        },
        {
          en: 'For a child in trouble, call the Child Helpline on {1098}',
          hi: 'कोई बच्चा मुसीबत में हो तो चाइल्ड हेल्पलाइन {1098} पर कॉल करें',
        },
      ],
      reviewNote:
        'Clinic to add the out-of-hours number for registered mothers and the hospital used for births; ring-test all numbers each quarter.',
    },
    {
      id: 'families-and-companions',
      heading: { en: 'For families and companions', hi: 'परिवार और साथ आने वालों के लिए' },
      text: [
        {
          en: 'Thank you for coming along. Your support matters. Please let the patient speak first and decide who comes in.',
          hi: 'साथ आने के लिए धन्यवाद। आपका साथ मायने रखता है। मरीज़ को पहले बोलने दीजिए और यह तय करने दीजिए कि अंदर कौन आएगा।',
        },
        {
          en: 'We cannot tell you what a patient said, or show you reports, without the patient’s consent. This is true for husbands, wives and parents of adults too.',
          hi: 'मरीज़ की सहमति के बिना हम यह नहीं बता सकते कि उसने क्या कहा, न रिपोर्ट दिखा सकते हैं। यह पति, पत्नी और बालिग़ बच्चों के माता-पिता पर भी लागू है।',
        },
        {
          en: 'You may tell us what worries you. We will listen. You can also book your own visit for advice on how to help.',
          hi: 'आपको जो चिंता है, वह हमें बताएँ। हम सुनेंगे। मदद कैसे करें, इसकी सलाह के लिए अपना अलग समय भी लें।',
        },
        {
          en: 'Children are welcome in the waiting room with an adult. The play corner is for them.',
          hi: 'बच्चे किसी बड़े के साथ वेटिंग रूम में रह सकते हैं। खेलने का कोना उन्हीं के लिए है।',
        },
      ],
      reviewNote:
        'Lawyer to check against the lawful exceptions (nominated representative, danger to life) in the Mental Healthcare Act ss.14, 23.',
    },
  ] satisfies readonly PracticeSection[],
  help: {
    heading: { en: 'Still unsure?', hi: 'अब भी कोई सवाल?' },
    text: {
      en: 'Call us on {phone}. The contact page has every other way to reach us.',
      hi: '{phone} पर कॉल करें। संपर्क के बाक़ी सभी तरीक़े संपर्क पेज पर हैं।',
    },
    contactButton: { en: 'Contact us', hi: 'संपर्क करें' },
    bookButton: { en: 'Book an appointment', hi: 'अपॉइंटमेंट बुक करें' },
  },
} satisfies Content
