import type { Policy } from '../schema.ts'

export const privacy = {
  title: { en: 'Privacy *Policy*', hi: '*प्राइवेसी* पॉलिसी' },
  tagline: {
    en: 'Your details are for your care, and for nothing else.',
    hi: 'आपकी जानकारी सिर्फ़ आपकी देखभाल के लिए है, और किसी काम के लिए नहीं।',
  },
  intro: [
    {
      en: 'This page says which details we ask for, why, who sees them and how long we keep them. It also says how to change your mind.',
      hi: 'इस पेज पर लिखा है कि हम कौन-सी जानकारी लेते हैं, क्यों लेते हैं, उसे कौन देखता है और हम उसे कितने समय तक रखते हैं। मन बदल जाए तो क्या करें, यह भी यहाँ लिखा है।',
    },
    {
      en: 'You can read every page of this website without telling us anything about yourself.',
      hi: 'अपने बारे में कुछ भी बताए बिना इस वेबसाइट का हर पेज पढ़ें।',
    },
  ],
  sections: [
    {
      id: 'information-we-collect',
      title: { en: 'Information We Collect', hi: 'हम कौन-सी जानकारी लेते हैं' },
      paragraphs: [
        {
          en: 'We ask only for what each service needs, and only when you fill in a form.',
          hi: 'हम सिर्फ़ उतनी जानकारी लेते हैं जितनी उस काम के लिए ज़रूरी है, और सिर्फ़ कोई फ़ॉर्म भरने पर।',
        },
      ],
      bullets: [
        {
          en: 'Appointment: your name, mobile number and the time you choose. Email and address are optional.',
          hi: 'अपॉइंटमेंट: आपका नाम, मोबाइल नंबर और चुना हुआ समय। ईमेल और पता देना ज़रूरी नहीं है।',
        },
        {
          needs: 'home-collection',
          en: 'Home collection: the patient’s name, age, sex, mobile number, address, city, area pincode, date, time and chosen tests. Email is optional.',
          hi: 'होम कलेक्शन: मरीज़ का नाम, उम्र, लिंग, मोबाइल नंबर, पता, शहर, इलाक़े का पिनकोड, तारीख़, समय और चुने हुए टेस्ट। ईमेल देना ज़रूरी नहीं है।',
        },
        {
          needs: 'pathology',
          en: 'Pathology test: the patient’s name, phone, age, gender, preferred date and time, and the test. Email and address where the form asks for them.',
          hi: 'पैथोलॉजी टेस्ट: मरीज़ का नाम, फ़ोन, उम्र, लिंग, पसंद की तारीख़ और समय, और टेस्ट का नाम। ईमेल और पता वहीं, जहाँ फ़ॉर्म माँगे।',
        },
        {
          en: 'Contact form: your name, email, phone number and message.',
          hi: 'संपर्क फ़ॉर्म: आपका नाम, ईमेल, फ़ोन नंबर और संदेश।',
        },
        {
          en: 'Consent record: which notice you agreed to, in which language, and when.',
          hi: 'सहमति का रिकॉर्ड: आपने किस सूचना पर, किस भाषा में और कब हाँ कहा।',
        },
        {
          en: 'Security log: a short technical record that helps us find and stop misuse.',
          hi: 'सुरक्षा लॉग: एक छोटा तकनीकी रिकॉर्ड, जिससे ग़लत इस्तेमाल पकड़ने और रोकने में मदद मिलती है।',
        },
      ],
      closing: [
        {
          en: 'Please do not write symptoms, test results or other health details in the contact form. Tell the doctor when you meet.',
          hi: 'संपर्क फ़ॉर्म में बीमारी के लक्षण, टेस्ट के नतीजे या सेहत की दूसरी बातें न लिखें। ये बातें मिलने पर डॉक्टर को बताएँ।',
        },
        {
          en: 'We do not ask for your Aadhaar, bank or card details on this website.',
          hi: 'इस वेबसाइट पर हम आधार, बैंक या कार्ड की जानकारी नहीं माँगते।',
        },
        {
          en: 'If the patient is under 18, a parent or guardian should fill in the form.',
          hi: 'मरीज़ की उम्र 18 साल से कम हो तो फ़ॉर्म माता-पिता या अभिभावक भरें।',
        },
      ],
    },
    {
      id: 'how-we-use-your-information',
      title: { en: 'How We Use Your Information', hi: 'हम आपकी जानकारी का क्या करते हैं' },
      paragraphs: [
        {
          en: 'We use your details only for the purpose you gave them for:',
          hi: 'आपने जिस काम के लिए जानकारी दी है, हम उसे सिर्फ़ उसी काम में लेते हैं:',
        },
      ],
      bullets: [
        {
          en: 'to book, change or cancel your appointment, home visit or test;',
          hi: 'आपका अपॉइंटमेंट, घर पर विज़िट या टेस्ट बुक करने, बदलने या रद्द करने के लिए;',
          without: {
            pathology: {
              en: 'to book, change or cancel your appointment;',
              hi: 'आपका अपॉइंटमेंट बुक करने, बदलने या रद्द करने के लिए;',
            },
            'home-collection': {
              en: 'to book, change or cancel your appointment or test;',
              hi: 'आपका अपॉइंटमेंट या टेस्ट बुक करने, बदलने या रद्द करने के लिए;',
            },
          },
        },
        { en: 'to reach you about that booking;', hi: 'उसी बुकिंग के बारे में आपसे संपर्क करने के लिए;' },
        { en: 'to answer the question you sent us;', hi: 'आपके भेजे सवाल का जवाब देने के लिए;' },
        { en: 'to keep the website safe from misuse;', hi: 'वेबसाइट को ग़लत इस्तेमाल से बचाने के लिए;' },
        { en: 'to keep the records that the law asks for.', hi: 'क़ानून के हिसाब से ज़रूरी रिकॉर्ड रखने के लिए।' },
      ],
      table: {
        caption: { en: 'How long we keep your details', hi: 'हम जानकारी कितने समय तक रखते हैं' },
        columns: [
          { en: 'What it is', hi: 'क्या' },
          { en: 'Why we keep it', hi: 'क्यों' },
          { en: 'How long', hi: 'कब तक' },
        ],
        rows: [
          [
            {
              en: 'A booking or request that did not become a visit',
              hi: 'ऐसी बुकिंग या अनुरोध जिसमें आना नहीं हुआ',
            },
            { en: 'To answer questions about it', hi: 'उससे जुड़े सवालों का जवाब देने के लिए' },
            { en: '12 months after its day, then deleted', hi: 'उसके दिन से 12 महीने, फिर मिटा देते हैं' },
          ],
          [
            { en: 'A question sent by the contact form', hi: 'संपर्क फ़ॉर्म से भेजा सवाल' },
            { en: 'To reply and follow up', hi: 'जवाब देने और बात आगे बढ़ाने के लिए' },
            {
              en: '12 months after our last reply, then deleted',
              hi: 'हमारे आख़िरी जवाब के 12 महीने बाद मिटा देते हैं',
            },
          ],
          [
            { en: 'The record of your consent', hi: 'आपकी सहमति का रिकॉर्ड' },
            { en: 'To show what you agreed to', hi: 'यह दिखाने के लिए कि आपने किस बात पर हाँ कहा' },
            { en: 'As long as the details it covers', hi: 'जब तक उससे जुड़ी जानकारी रहती है' },
          ],
          [
            { en: 'Security logs', hi: 'सुरक्षा लॉग' },
            { en: 'To find and stop misuse', hi: 'ग़लत इस्तेमाल पकड़ने और रोकने के लिए' },
            { en: '1 year', hi: '1 साल' },
          ],
          [
            {
              en: 'The booking of a visit or test that took place',
              hi: 'जो विज़िट या टेस्ट हुआ, उसकी बुकिंग',
              without: {
                pathology: { en: 'The booking of a visit that took place', hi: 'जो विज़िट हुई, उसकी बुकिंग' },
              },
            },
            {
              en: 'For your care, and because the law asks for it',
              hi: 'आपकी देखभाल के लिए, और क्योंकि क़ानून ऐसा कहता है',
            },
            { en: '3 years after the visit, then deleted', hi: 'विज़िट के 3 साल बाद मिटा देते हैं' },
          ],
          [
            {
              en: 'What we did with your details, without the details',
              hi: 'आपकी जानकारी के साथ हमने क्या किया, बिना उस जानकारी के',
            },
            { en: 'Because the law asks for it', hi: 'क्योंकि क़ानून ऐसा कहता है' },
            { en: '12 months after they are deleted', hi: 'मिटाने के 12 महीने बाद तक' },
          ],
        ],
      },
      closing: [
        {
          en: 'We do not use your details for advertising, and we do not study your behaviour on the website.',
          hi: 'हम आपकी जानकारी विज्ञापन के लिए इस्तेमाल नहीं करते, और वेबसाइट पर आपके तौर-तरीक़ों पर नज़र नहीं रखते।',
        },
        {
          en: 'We send reminders only if you ticked the box for them. You can stop them at any time.',
          hi: 'रिमाइंडर हम तभी भेजते हैं जब आपने उसका बॉक्स ख़ुद चुना हो। ये कभी भी बंद हो जाते हैं, बस कह दें।',
        },
      ],
      reviewNote:
        '12 months for unused bookings and enquiries is a proposal (DPDP Rule 8(3) sets a floor of one year); 3 years for in-patient records is IMC Regulation 1.3.1. Clinic and lawyer to confirm the keep-times.',
    },
    {
      id: 'information-sharing-and-disclosure',
      title: { en: 'Information Sharing and Disclosure', hi: 'हम जानकारी किसके साथ साझा करते हैं' },
      paragraphs: [
        {
          en: 'We do not sell, rent or trade your details. Only these people may see them, and only the part they need:',
          hi: 'हम आपकी जानकारी न बेचते हैं, न किराए पर देते हैं, न किसी से बदलते हैं। इसे सिर्फ़ नीचे लिखे लोग देख सकते हैं, और वह भी उतनी ही जितनी उन्हें ज़रूरत है:',
        },
      ],
      bullets: [
        { en: 'our reception team, to arrange your booking;', hi: 'हमारी रिसेप्शन टीम, आपकी बुकिंग के लिए;' },
        {
          en: 'your doctor or counsellor, to care for you;',
          hi: 'आपके डॉक्टर या काउंसलर, आपकी देखभाल के लिए;',
          without: {
            psychiatry: { en: 'your doctor, to care for you;', hi: 'आपके डॉक्टर, आपकी देखभाल के लिए;' },
          },
        },
        {
          needs: 'pathology',
          en: 'the person who visits your home, and the laboratory that does your test;',
          hi: 'आपके घर आने वाला कर्मचारी, और आपका टेस्ट करने वाली लैब;',
          without: {
            'home-collection': { en: 'the laboratory that does your test;', hi: 'आपका टेस्ट करने वाली लैब;' },
          },
        },
        {
          en: 'companies that run our website or carry our email, under a contract to keep your details safe; if you choose SMS or WhatsApp, also the company that sends our SMS and the mobile networks, or WhatsApp;',
          hi: 'वेबसाइट चलाने या ईमेल पहुँचाने वाली कंपनियाँ, जो जानकारी सुरक्षित रखने के क़रार से बँधी हैं; अगर आप SMS या WhatsApp चुनें, तो हमारे SMS भेजने वाली कंपनी और मोबाइल नेटवर्क, या WhatsApp;',
        },
        {
          en: 'a court or authority, when the law requires it;',
          hi: 'अदालत या सरकारी अधिकारी, जब क़ानून में ज़रूरी हो;',
        },
        {
          en: 'emergency services, if someone’s life is in danger.',
          hi: 'इमरजेंसी सेवाएँ, जब किसी की जान को ख़तरा हो।',
        },
      ],
      closing: [
        {
          en: 'We do not tell your family, employer or friends about your visit unless you ask us to.',
          hi: 'आपके कहे बिना हम आपके परिवार, दफ़्तर या दोस्तों को आपकी विज़िट के बारे में नहीं बताते।',
        },
        {
          en: 'The law gives extra protection to mental health records. It also protects the name and details of a woman whose pregnancy was ended. We follow these laws.',
          hi: 'मानसिक स्वास्थ्य के रिकॉर्ड को क़ानून ख़ास सुरक्षा देता है। जिस महिला का गर्भ समापन हुआ हो, उसका नाम और जानकारी भी क़ानून से सुरक्षित है। हम इन क़ानूनों का पालन करते हैं।',
          without: {
            psychiatry: {
              en: 'The law gives extra protection to the name and details of a woman whose pregnancy was ended. We follow this law.',
              hi: 'जिस महिला का गर्भ समापन हुआ हो, उसका नाम और जानकारी क़ानून से ख़ास तौर पर सुरक्षित है। हम इस क़ानून का पालन करते हैं।',
            },
            gynaecology: {
              en: 'The law gives extra protection to mental health records. We follow this law.',
              hi: 'मानसिक स्वास्थ्य के रिकॉर्ड को क़ानून ख़ास सुरक्षा देता है। हम इस क़ानून का पालन करते हैं।',
            },
          },
        },
        {
          en: 'We do not publish photographs or stories of patients.',
          hi: 'हम मरीज़ों की तस्वीरें या कहानियाँ नहीं छापते।',
        },
      ],
      reviewNote:
        'For patients under 18 the law can require a report or a guardian’s consent (POCSO s.19, MTP s.3(4)); the doctor should confirm how this is explained at the desk. Basis: MHCA 2017 ss.23–24, MTP s.5A.',
    },
    {
      id: 'data-security',
      title: { en: 'Data Security', hi: 'जानकारी की सुरक्षा' },
      paragraphs: [
        {
          en: 'We take these steps to keep your details safe:',
          hi: 'आपकी जानकारी सुरक्षित रखने के लिए हम ये क़दम उठाते हैं:',
        },
      ],
      bullets: [
        {
          en: 'Your details are encrypted while they travel from your phone to us.',
          hi: 'आपके फ़ोन से हम तक आते समय जानकारी कोड में बदली रहती है (एन्क्रिप्शन)।',
        },
        {
          en: 'Each member of staff sees only what the work needs.',
          hi: 'हर कर्मचारी सिर्फ़ अपने काम की जानकारी देख पाता है।',
        },
        {
          en: 'We keep a log of who opened a record, and we check it.',
          hi: 'किसने कौन-सा रिकॉर्ड खोला, इसका हिसाब रखा और जाँचा जाता है।',
        },
        {
          en: 'We keep protected backup copies, so that bookings are not lost.',
          hi: 'बुकिंग खो न जाए, इसलिए हम सुरक्षित बैकअप रखते हैं।',
        },
        {
          en: 'The public list of times shows which slots are free and which are taken. It never shows who has booked, or why.',
          hi: 'वेबसाइट पर यह दिखता है कि कौन-से समय ख़ाली हैं और कौन-से भर चुके हैं। किसने और किसलिए बुकिंग की है, यह कभी नहीं दिखता।',
        },
      ],
      closing: [
        {
          en: 'If your details are ever lost or exposed, we will tell you without delay. We will say what happened, what it may mean, what we are doing and what you can do. We will also tell the Data Protection Board of India.',
          hi: 'अगर कभी आपकी जानकारी खो जाए या किसी ग़लत हाथ में चली जाए, तो हम बिना देर किए आपको बताएँगे। हम बताएँगे कि क्या हुआ, उसका क्या असर हो सकता है, हम क्या कर रहे हैं और आपको क्या करना चाहिए। हम भारतीय डेटा संरक्षण बोर्ड (Data Protection Board) को भी बताएँगे।',
        },
      ],
      reviewNote:
        'Every bullet must be true of the running system before publication (DPDP Rule 6). Official Hindi name of the Board to be checked in the Gazette.',
    },
    {
      id: 'your-rights',
      title: { en: 'Your Rights', hi: 'आपके अधिकार' },
      paragraphs: [{ en: 'You can ask us at any time to:', hi: 'किसी भी समय हमसे कहें कि:' }],
      bullets: [
        {
          en: 'show you a summary of the details we hold, and who received them;',
          hi: 'हमारे पास आपकी कौन-सी जानकारी है और किसे दी गई, उसका सार आपको दिखाएँ;',
        },
        { en: 'correct or complete them;', hi: 'उसे ठीक करें या पूरा करें;' },
        {
          en: 'delete them, except what the law says we must keep;',
          hi: 'उसे मिटा दें, सिवाय उसके जिसे रखना क़ानूनन ज़रूरी है;',
        },
        {
          en: 'stop using them, because you withdraw your consent;',
          hi: 'उसका इस्तेमाल बंद करें, क्योंकि आपने अपनी सहमति वापस ले ली है;',
        },
        {
          en: 'note the person who may use these rights for you if you die or cannot act.',
          hi: 'उस व्यक्ति का नाम दर्ज करें जो आपकी मृत्यु या असमर्थता में आपकी तरफ़ से ये अधिकार इस्तेमाल करे।',
        },
      ],
      closing: [
        {
          en: 'Withdrawing is as easy as agreeing. Open your booking, by the link in our message or under “{manageBooking}”, and choose “{withdrawConsent}”. You can also call {phone} or write to {email}.',
          hi: 'सहमति वापस लेना उतना ही आसान है जितना देना। संदेश में दिए लिंक से या “{manageBooking}” पर अपनी बुकिंग खोलें और “{withdrawConsent}” चुनें। या {phone} पर कॉल करें, {email} पर लिखें।',
        },
        {
          en: 'Withdrawing does not undo what was already done. If a booking needs those details, we may have to cancel it. Your care at the clinic is not affected.',
          hi: 'सहमति वापस लेने से पहले हो चुके काम नहीं बदलते। अगर किसी बुकिंग के लिए वह जानकारी ज़रूरी है, तो बुकिंग रद्द करनी पड़ सकती है। क्लिनिक में आपकी देखभाल पर इसका कोई असर नहीं पड़ता।',
        },
        {
          en: 'To protect you, we ask for your booking reference and mobile number before we act.',
          hi: 'आपकी सुरक्षा के लिए, कुछ करने से पहले हम बुकिंग का रेफ़रेंस नंबर और मोबाइल नंबर पूछते हैं।',
        },
        {
          en: 'You can ask for a copy of your medical records. We give it within 72 hours of your request.',
          hi: 'अपने मेडिकल रिकॉर्ड की कॉपी माँगें। हम माँगने के 72 घंटे के अंदर देते हैं।',
        },
        {
          en: 'If something worries you, tell our Grievance Officer: {grievanceOfficer}. We confirm within 48 hours that we have your complaint, and we answer it within one month.',
          hi: 'कोई शिकायत या चिंता हो तो हमारे शिकायत अधिकारी (Grievance Officer) को बताएँ: {grievanceOfficer}। शिकायत मिलने की सूचना हम 48 घंटे के अंदर और जवाब एक महीने के अंदर देते हैं।',
        },
        {
          en: 'If our answer does not settle it, you can complain to the Data Protection Board of India.',
          hi: 'अगर हमारे जवाब से बात न बने, तो भारतीय डेटा संरक्षण बोर्ड (Data Protection Board) में शिकायत करें।',
        },
      ],
      reviewNote:
        'Rights: DPDP ss.11–14 (duties apply from May 2027); one month: SPDI Rule 5(9); 48 hours: E-Commerce Rules 2020; 72 hours: IMC Reg. 1.3.2. Name, designation and contact of the Grievance Officer must be filled. The site stores neither medical records nor the person named for these rights: the clinic gives the copy and notes the person by hand, and confirms that it does before this is published.',
    },
    {
      id: 'cookies-and-tracking',
      title: { en: 'Cookies and Tracking', hi: 'कुकीज़ और ट्रैकिंग' },
      paragraphs: [
        {
          en: 'You do not need cookies to read this website.',
          hi: 'यह वेबसाइट पढ़ने के लिए कुकीज़ की ज़रूरत नहीं है।',
        },
      ],
      bullets: [
        {
          en: 'We use no third-party trackers, advertising pixels or analytics.',
          hi: 'हम किसी दूसरी कंपनी का ट्रैकर, विज्ञापन पिक्सेल या एनालिटिक्स इस्तेमाल नहीं करते।',
        },
        {
          en: 'By themselves our pages load nothing from other companies: no outside fonts, videos or trackers. A map, or reviews on another site, come only if you press their button.',
          hi: 'हमारे पेज अपने आप किसी दूसरी कंपनी से कुछ नहीं मँगाते: न फ़ॉन्ट, न वीडियो, न ट्रैकर। नक़्शा या दूसरी साइट की राय तभी आती है जब उसका बटन दबाया जाए।',
        },
        {
          en: 'If you choose light or dark colours in our menu, your browser keeps that one word for a year, in a cookie named “theme”. It says nothing about you, and “Automatic” deletes it.',
          hi: 'मेनू में हल्के या गहरे रंग चुनने पर आपका ब्राउज़र यह एक शब्द एक साल तक “theme” नाम की कुकी में रखता है। उसमें आपके बारे में कुछ नहीं होता, और “अपने आप” दबाने से वह मिट जाती है।',
        },
        {
          en: 'Your browser may keep a copy of our help page so that it opens without internet. It holds nothing about you.',
          hi: 'आपका ब्राउज़र हमारे मदद वाले पेज की एक कॉपी रख सकता है, ताकि वह बिना इंटरनेट भी खुले। उसमें आपके बारे में कुछ नहीं होता।',
        },
      ],
      closing: [
        {
          en: 'If you open a map, WhatsApp or social media link, you leave our website. That company’s own rules then apply.',
          hi: 'नक़्शे, व्हाट्सऐप या सोशल मीडिया का लिंक हमारी वेबसाइट से बाहर ले जाता है। वहाँ उस कंपनी के अपने नियम लागू होते हैं।',
        },
        {
          en: 'Your phone keeps its own list of pages you opened. We cannot clear that list. You can clear it in your browser’s history, or use private browsing.',
          hi: 'आपने कौन-से पेज खोले, इसकी सूची आपके फ़ोन में रहती है। उसे हम नहीं मिटा सकते। उसे ब्राउज़र की हिस्ट्री से मिटाएँ, या वेबसाइट प्राइवेट मोड में खोलें।',
        },
      ],
      reviewNote:
        'Must match the build: no third-party request before a press, no review embeds, no cookie but the chosen colours.',
    },
    {
      id: 'appointment-booking-and-online-services',
      title: { en: 'Appointment Booking and Online Services', hi: 'अपॉइंटमेंट बुकिंग और ऑनलाइन सेवाएँ' },
      paragraphs: [
        {
          en: 'There is no account and no password. After you book, you get a reference and a 4-digit code. With both you can see, change, cancel or delete the booking under “{manageBooking}”. We also do it for you by phone.',
          hi: 'यहाँ न कोई अकाउंट है, न पासवर्ड। बुकिंग के बाद एक रेफ़रेंस नंबर और 4 अंकों का कोड मिलता है। दोनों से “{manageBooking}” पर बुकिंग देखी, बदली, रद्द या मिटाई जाती है। फ़ोन पर यह हम भी कर देते हैं।',
        },
      ],
      bullets: [
        {
          en: 'Our messages are neutral. They never name a department, a test, an illness or the reason for your visit.',
          hi: 'हमारे संदेश सादे होते हैं। उनमें विभाग, टेस्ट, बीमारी या आने की वजह कभी नहीं लिखी होती।',
        },
        {
          en: 'A reminder is a choice of its own. It is never ticked for you.',
          hi: 'रिमाइंडर लेना अलग से चुना जाता है। हम अपनी तरफ़ से बॉक्स टिक नहीं करते।',
        },
        {
          en: 'If other people use your phone, say so and choose no reminders. Note the reference and the 4-digit code, and press “{finishAndClear}”.',
          hi: 'अगर आपका फ़ोन दूसरे लोग भी इस्तेमाल करते हैं, तो बता दें और रिमाइंडर न चुनें। रेफ़रेंस नंबर और 4 अंकों का कोड लिख लें और “{finishAndClear}” दबाएँ।',
        },
        {
          en: 'The “{leavePage}” button takes you to an ordinary page at once. It does not clear your browser’s history.',
          hi: '“{leavePage}” बटन तुरंत एक आम पेज खोल देता है। इससे ब्राउज़र की हिस्ट्री नहीं मिटती।',
        },
      ],
      closing: [
        {
          en: 'We do not give medical advice by WhatsApp, SMS or the contact form. In an emergency, call {112}.',
          hi: 'हम व्हाट्सऐप, SMS या संपर्क फ़ॉर्म पर इलाज की सलाह नहीं देते। आपात स्थिति में {112} पर कॉल करें।',
        },
      ],
    },
    {
      id: 'changes-to-privacy-policy',
      title: { en: 'Changes to Privacy Policy', hi: 'प्राइवेसी पॉलिसी में बदलाव' },
      paragraphs: [
        {
          en: 'When we change this policy, we change the date at the top of this page.',
          hi: 'इस पॉलिसी में बदलाव होने पर हम पेज के ऊपर लिखी तारीख़ भी बदल देते हैं।',
        },
        {
          en: 'If we want to use details you have already given in a new way, we will ask you first.',
          hi: 'आपकी पहले से दी हुई जानकारी किसी नए काम में लेनी हो, तो हम पहले आपसे पूछेंगे।',
        },
        {
          en: 'You can ask us for an earlier version of this page.',
          hi: 'इस पेज का पुराना रूप चाहिए तो हमसे माँगें।',
        },
      ],
    },
    {
      id: 'contact-us',
      title: { en: 'Contact Us', hi: 'हमसे संपर्क करें' },
      paragraphs: [
        {
          en: 'For any question about your details, reach us here:',
          hi: 'अपनी जानकारी से जुड़े किसी भी सवाल के लिए हमसे यहाँ संपर्क करें:',
        },
      ],
      bullets: [
        { en: 'Clinic: {clinicName}', hi: 'क्लिनिक: {clinicName}' },
        { en: 'Email: {email}', hi: 'ईमेल: {email}' },
        { en: 'Phone: {phone}', hi: 'फ़ोन: {phone}' },
        { en: 'Address: {address}', hi: 'पता: {address}' },
        { en: 'Grievance Officer: {grievanceOfficer}', hi: 'शिकायत अधिकारी: {grievanceOfficer}' },
      ],
      closing: [{ en: 'You can write to us in English or Hindi.', hi: 'हमें हिंदी या अंग्रेज़ी में लिखें।' }],
    },
  ],
  reviewNote:
    'The date is the day of the text (content/policies/versions.ts). A lawyer should confirm the text against the DPDP Act 2023 and the SPDI Rules 2011.',
} satisfies Policy
