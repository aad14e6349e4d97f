import type { Policy } from '../schema.ts'
import { legal } from '../site.ts'
import { changeOrCancel } from './change-or-cancel.ts'

export const terms = {
  title: { en: 'Terms and *Conditions*', hi: 'नियम और *शर्तें*' },
  tagline: {
    en: 'What you can expect from us, and what we ask of you.',
    hi: 'हमसे क्या उम्मीद रखें, और हम आपसे क्या चाहते हैं।',
  },
  intro: [
    {
      en: 'These are the terms for using this website and for booking with {clinicName}. We have kept them short and plain.',
      hi: 'ये शर्तें इस वेबसाइट के इस्तेमाल और {clinicName} में बुकिंग के लिए हैं। हमने इन्हें छोटा और आसान रखा है।',
    },
    {
      en: 'If anything is unclear, call {phone}. We will explain it.',
      hi: 'कोई बात समझ न आए तो {phone} पर कॉल करें। हम समझा देंगे।',
    },
  ],
  sections: [
    {
      id: 'acceptance-of-terms',
      title: { en: 'Acceptance of Terms', hi: 'शर्तें मानना' },
      paragraphs: [
        {
          en: 'By booking through this website, you agree to these terms. Reading the website binds you to nothing.',
          hi: 'इस वेबसाइट से बुकिंग करने का मतलब है कि ये शर्तें आपको मंज़ूर हैं। सिर्फ़ वेबसाइट पढ़ने से आप पर कोई शर्त लागू नहीं होती।',
        },
        {
          en: 'If you do not agree, you can still book by calling {phone} or by coming to the clinic.',
          hi: 'अगर आप सहमत नहीं हैं, तो भी {phone} पर कॉल करके या क्लिनिक आकर बुकिंग हो जाती है।',
        },
        {
          en: 'The terms on this page on the day you book are the ones that apply to that booking.',
          hi: 'जिस दिन बुकिंग हुई, उस दिन इस पेज पर लिखी शर्तें ही उस बुकिंग पर लागू होती हैं।',
        },
        {
          en: 'Indian law applies. Nothing here takes away a right that the law gives you.',
          hi: 'यहाँ भारत का क़ानून लागू होता है। क़ानून से मिला आपका कोई भी हक़ इन शर्तों से कम नहीं होता।',
        },
      ],
    },
    {
      id: 'medical-services',
      title: { en: 'Medical Services', hi: 'इलाज की सेवाएँ' },
      paragraphs: [
        {
          en: 'The pages of this website give general information. They cannot tell you what is wrong, and they do not replace a doctor.',
          hi: 'इस वेबसाइट पर आम जानकारी दी गई है। इससे बीमारी का पता नहीं चल सकता, और यह डॉक्टर की जगह नहीं ले सकती।',
        },
      ],
      bullets: [
        {
          en: 'Appointments are in person at the clinic. We do not give consultations online or by WhatsApp.',
          hi: 'अपॉइंटमेंट क्लिनिक में आमने-सामने होते हैं। हम ऑनलाइन या व्हाट्सऐप पर इलाज की सलाह नहीं देते।',
        },
        {
          en: 'The doctor explains your choices, with their benefits and risks. You decide, and you may ask for time.',
          hi: 'डॉक्टर आपको इलाज के रास्ते, उनके फ़ायदे और जोखिम समझाते हैं। फ़ैसला आपका है, और सोचने का समय लेना ठीक है।',
        },
        {
          en: 'No doctor can promise a result. Each person’s body and life are different.',
          hi: 'कोई डॉक्टर नतीजे का वादा नहीं कर सकता। हर इंसान का शरीर और जीवन अलग होता है।',
        },
        legal.foetalSexNotice,
      ],
      closing: [
        {
          en: 'We are not an emergency service. In danger, call {112} or go to the nearest hospital. To talk to someone at any hour, call Tele-MANAS on {14416} (free, 24 hours).',
          hi: 'हम इमरजेंसी सेवा नहीं हैं। ख़तरा हो तो {112} पर कॉल करें या नज़दीकी अस्पताल जाएँ। किसी भी समय बात करने के लिए टेली-मानस {14416} पर कॉल करें (निःशुल्क, 24 घंटे)।',
        },
      ],
      reviewNote:
        'Foetal-sex notice as in facts 1.3 (lawyer to check the exact printed words). If teleconsultation is ever offered, the Telemedicine Guidelines 2020 apply and this text must change.',
    },
    {
      id: 'appointment-booking',
      title: { en: 'Appointment Booking', hi: 'अपॉइंटमेंट बुकिंग' },
      paragraphs: [
        {
          en: 'You can book a free time within the next 7 days, counting today.',
          hi: 'आज से लेकर 7 दिनों में कोई भी ख़ाली समय बुक करें।',
        },
      ],
      bullets: [
        {
          en: 'Times are every {slotMinutes} minutes, {openHours}, {openDays}. All times are India time.',
          hi: 'समय हर {slotMinutes} मिनट पर मिलता है, {openDays}, {openHours}। सभी समय भारत के हिसाब से हैं।',
        },
        {
          en: 'Your appointment is booked only when you see a reference on the screen. Without a reference, please call us.',
          hi: 'अपॉइंटमेंट तभी पक्का है जब स्क्रीन पर रेफ़रेंस नंबर दिखे। रेफ़रेंस नंबर न मिले तो हमें कॉल करें।',
        },
        changeOrCancel,
        {
          en: 'You may book for another person if that person agrees. For a patient under 18, a parent or guardian should book.',
          hi: 'किसी और के लिए भी बुकिंग करें, अगर वह राज़ी हो। 18 साल से कम उम्र के मरीज़ के लिए माता-पिता या अभिभावक बुकिंग करें।',
        },
        {
          en: 'A consultation may start late when another patient needs more time. We will tell you at the desk.',
          hi: 'किसी मरीज़ को ज़्यादा समय लगे तो आपकी बारी में देर हो सकती है। रिसेप्शन पर आपको बता दिया जाएगा।',
        },
        {
          en: 'If we must cancel, we tell you as soon as we can. You choose a new time or a full refund.',
          hi: 'अगर हमें रद्द करना पड़े, तो हम जल्दी से जल्दी बताते हैं। नया समय या पूरा रिफ़ंड, आप चुनें।',
        },
      ],
    },
    {
      id: 'home-collection-services',
      needs: 'home-collection',
      title: { en: 'Home Collection Services', hi: 'घर से सैंपल लेने की सेवा' },
      paragraphs: [
        {
          en: 'You choose a date and a one-hour window. We come to the address you give.',
          hi: 'तारीख़ और एक घंटे का समय आपको चुनना है। हम आपके दिए पते पर आते हैं।',
        },
      ],
      bullets: [
        {
          en: 'Windows: {morningWindows} in the morning; {afternoonWindows} in the afternoon.',
          hi: 'समय: सुबह {morningWindows}; शाम {afternoonWindows}।',
        },
        {
          en: 'A responsible adult aged 18 or over must be present during the visit.',
          hi: 'विज़िट के समय 18 साल या उससे बड़ा कोई ज़िम्मेदार व्यक्ति मौजूद होना ज़रूरी है।',
        },
        {
          en: 'We visit only the areas we serve. If your area pincode is outside them, we will tell you.',
          hi: 'हम कुछ ही इलाक़ों में घर आते हैं। आपके इलाक़े का पिनकोड उनमें न हो तो हम बता देंगे।',
        },
        {
          en: 'Follow the preparation shown for your tests. If you could not, tell us; a new time may be needed.',
          hi: 'अपने टेस्ट के लिए लिखी तैयारी का ध्यान रखें। न कर पाए हों तो बता दें, नया समय लेना पड़ सकता है।',
        },
        {
          en: 'Do not stop any medicine unless your doctor tells you to.',
          hi: 'डॉक्टर के कहे बिना कोई दवा बंद न करें।',
        },
        {
          en: 'The visitor may leave if the place is not safe. We will then call you about the next step.',
          hi: 'जगह सुरक्षित न हो तो हमारा कर्मचारी लौट सकता है। फिर आगे क्या करना है, यह हम फ़ोन पर बताएँगे।',
        },
      ],
      closing: [
        {
          en: 'If we cannot come, you choose a new time or a full refund.',
          hi: 'अगर हम न आ पाएँ, तो नया समय या पूरा रिफ़ंड, आप चुनें।',
        },
      ],
    },
    {
      id: 'pathology-testing',
      needs: 'pathology',
      title: { en: 'Pathology Testing', hi: 'पैथोलॉजी टेस्ट' },
      paragraphs: [
        {
          en: 'You can search the list of tests and ask for a date and time. We confirm the time with you.',
          hi: 'टेस्ट की सूची में खोजें और अपनी पसंद की तारीख़ और समय बताएँ। समय हम आपसे बात करके पक्का करते हैं।',
        },
      ],
      bullets: [
        {
          en: 'Some tests need a doctor’s advice, your written consent or counselling first. For these we ask you to call.',
          hi: 'कुछ टेस्ट के लिए पहले डॉक्टर की सलाह, आपकी लिखित सहमति या परामर्श ज़रूरी है। ऐसे टेस्ट के लिए पहले कॉल करें।',
        },
        {
          en: 'Report times on the website are estimates. Some tests take longer.',
          hi: 'वेबसाइट पर लिखा रिपोर्ट का समय एक अनुमान है। कुछ टेस्ट में ज़्यादा समय लगता है।',
        },
        {
          en: 'A result alone is not a diagnosis. Please show it to your doctor.',
          hi: 'सिर्फ़ रिपोर्ट से बीमारी तय नहीं होती। इसे अपने डॉक्टर को दिखाएँ।',
        },
        {
          en: 'We give a report only to the patient, or to a person the patient has named to us.',
          hi: 'रिपोर्ट सिर्फ़ मरीज़ को, या उस व्यक्ति को दी जाती है जिसका नाम मरीज़ ने हमें बताया हो।',
        },
        legal.foetalSexNotice,
      ],
      closing: [
        {
          en: 'If you have chest pain, heavy bleeding or trouble breathing, do not book a test. Call {112}.',
          hi: 'सीने में दर्द, बहुत ज़्यादा ख़ून बहना या साँस लेने में तकलीफ़ हो तो टेस्ट बुक न करें। {112} पर कॉल करें।',
        },
      ],
      reviewNote:
        'Which laboratory does the tests, and its accreditation, must be stated by the clinic; none is claimed here.',
    },
    {
      id: 'payment-terms',
      title: { en: 'Payment Terms', hi: 'भुगतान की शर्तें' },
      paragraphs: [
        {
          en: 'Prices are in Indian rupees. Where a price is known, you see it before you book. For all else, ask: we tell you the price before anything is done.',
          hi: 'दाम भारतीय रुपये में हैं। जिसका दाम तय है, वह बुकिंग से पहले दिख जाता है। बाक़ी का दाम पूछ लें: कुछ भी करने से पहले हम दाम बता देते हैं।',
        },
      ],
      bullets: [
        {
          needs: 'home-collection',
          en: 'The total for a home collection is the sum of the prices of the tests you choose. Nothing is added for you.',
          hi: 'होम कलेक्शन का कुल दाम आपके चुने हुए टेस्ट के दामों का जोड़ है। हम अपनी तरफ़ से कुछ नहीं जोड़ते।',
        },
        {
          en: 'This website does not take payments. Our desk tells you how and when to pay.',
          hi: 'इस वेबसाइट पर पैसे नहीं लिए जाते। पैसे कब और कैसे देने हैं, यह हमारे रिसेप्शन पर पता चल जाएगा।',
        },
        { en: 'You can ask for a receipt for every payment.', hi: 'हर भुगतान की रसीद माँगें।' },
        {
          en: 'We never ask for a bank PIN, an OTP or card details by phone, SMS or WhatsApp.',
          hi: 'हम फ़ोन, SMS या व्हाट्सऐप पर कभी बैंक का PIN, OTP या कार्ड की जानकारी नहीं माँगते।',
        },
        {
          en: 'Refunds follow our Refund and Cancellation Policy.',
          hi: 'रिफ़ंड हमारी रिफ़ंड और कैंसिलेशन पॉलिसी के अनुसार मिलता है।',
        },
      ],
      reviewNote:
        '“This website does not take payments” follows the specification (no payment call); change it if advance payment or a collection fee is introduced, and show any fee from the first screen.',
    },
    {
      id: 'patient-responsibilities',
      title: { en: 'Patient Responsibilities', hi: 'मरीज़ की ज़िम्मेदारियाँ' },
      paragraphs: [
        {
          en: 'You help us care for you when you:',
          hi: 'आप इन बातों का ध्यान रखें, तो हमें आपकी देखभाल में मदद मिलती है:',
        },
      ],
      bullets: [
        { en: 'give the right name, age and phone number;', hi: 'नाम, उम्र और फ़ोन नंबर सही दें;' },
        {
          en: 'come on time, or tell us early if you cannot come;',
          hi: 'समय पर आएँ, या न आ सकें तो पहले बता दें;',
        },
        {
          en: 'tell the doctor about your medicines, allergies and earlier illnesses;',
          hi: 'अपनी दवाएँ, एलर्जी और पुरानी बीमारियाँ डॉक्टर को बताएँ;',
        },
        {
          en: 'bring earlier reports and prescriptions, if you have them;',
          hi: 'पुरानी रिपोर्ट और पर्चे हों तो साथ लाएँ;',
        },
        { en: 'ask when something is not clear;', hi: 'कुछ समझ न आए तो पूछ लें;' },
        {
          en: 'treat staff and other patients with respect, and do not photograph or record anyone.',
          hi: 'कर्मचारियों और दूसरे मरीज़ों का सम्मान करें, और किसी की फ़ोटो या रिकॉर्डिंग न करें।',
        },
      ],
    },
    {
      id: 'online-services-and-website-use',
      title: { en: 'Online Services and Website Use', hi: 'ऑनलाइन सेवाएँ और वेबसाइट का इस्तेमाल' },
      paragraphs: [
        {
          en: 'Everyone may read this website and share its public pages. You need no account.',
          hi: 'यह वेबसाइट कोई भी पढ़ सकता है और इसके आम पेज दूसरों को भेज सकता है। अकाउंट की ज़रूरत नहीं है।',
        },
      ],
      bullets: [
        {
          en: 'Please do not make false bookings or book in the name of someone who has not agreed.',
          hi: 'झूठी बुकिंग न करें, और किसी की मर्ज़ी के बिना उसके नाम से बुकिंग न करें।',
        },
        {
          en: 'Please do not try to break, copy in bulk or overload the website.',
          hi: 'वेबसाइट को नुक़सान पहुँचाने, उसकी पूरी नक़ल करने या उस पर बेवजह बोझ डालने की कोशिश न करें।',
        },
        {
          en: 'Keep your reference to yourself.',
          hi: 'अपना रेफ़रेंस नंबर अपने पास ही रखें।',
        },
        {
          en: 'We may limit bookings from one phone or device to stop misuse. If this stops you wrongly, call {phone}.',
          hi: 'ग़लत इस्तेमाल रोकने के लिए हम एक फ़ोन या डिवाइस से होने वाली बुकिंग सीमित कर सकते हैं। अगर इससे आपको बेवजह रुकावट हो, तो {phone} पर कॉल करें।',
        },
        {
          en: 'If the website is not working, you can book by phone.',
          hi: 'वेबसाइट न चले तो फ़ोन से बुकिंग करें।',
        },
        {
          en: 'Links to other websites are for your ease. We do not run those websites.',
          hi: 'दूसरी वेबसाइटों के लिंक आपकी सुविधा के लिए हैं। उन्हें हम नहीं चलाते।',
        },
      ],
      closing: [
        {
          en: 'To complain about this website or our service, call {phone}, write to {email}, or contact our Grievance Officer: {grievanceOfficer}.',
          hi: 'वेबसाइट या हमारी सेवा से शिकायत हो तो {phone} पर कॉल करें, {email} पर लिखें या हमारे शिकायत अधिकारी से संपर्क करें: {grievanceOfficer}।',
        },
      ],
    },
  ],
  reviewNote:
    'The date is the day of the text (content/policies/versions.ts). Legal name of the owner, registration numbers and Grievance Officer must be filled in the facts file.',
} satisfies Policy
