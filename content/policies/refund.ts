import type { Policy } from '../schema.ts'
import { changeOrCancel } from './change-or-cancel.ts'

export const refund = {
  title: { en: 'Refund and Cancellation *Policy*', hi: '*रिफ़ंड* और कैंसिलेशन पॉलिसी' },
  tagline: {
    en: 'Plans change. Here is what happens to your money.',
    hi: 'प्लान बदल सकते हैं। तब आपके पैसे का क्या होगा, यहाँ पढ़ें।',
  },
  intro: [
    {
      en: 'This page says how much you get back when a booking is cancelled, and when the money reaches you.',
      hi: 'बुकिंग रद्द होने पर आपको कितने पैसे वापस मिलेंगे और कब तक मिलेंगे, यह इस पेज पर लिखा है।',
    },
    {
      en: 'Refunds apply to money you have already paid. If you have paid nothing, there is nothing to pay for cancelling.',
      hi: 'रिफ़ंड उस रक़म पर मिलता है जो आपने पहले दी है। अगर आपने कुछ नहीं दिया है, तो रद्द करने पर भी कुछ नहीं देना है।',
    },
    {
      en: 'If we cancel, you get all your money back.',
      hi: 'अगर बुकिंग हम रद्द करें, तो आपको पूरे पैसे वापस मिलते हैं।',
    },
  ],
  sections: [
    {
      id: 'appointment-cancellation-and-refunds',
      title: { en: 'Appointment Cancellation and Refunds', hi: 'अपॉइंटमेंट रद्द करना और रिफ़ंड' },
      paragraphs: [
        changeOrCancel,
        {
          en: 'We count the hours from the moment you cancel to the start of your appointment, in India time.',
          hi: 'घंटे इस तरह गिने जाते हैं: आपके रद्द करने के समय से अपॉइंटमेंट शुरू होने तक, भारत के समय के हिसाब से।',
        },
      ],
      table: {
        caption: { en: 'Appointments: what you get back', hi: 'अपॉइंटमेंट: कितना वापस मिलेगा' },
        columns: [
          { en: 'When you cancel', hi: 'रद्द कब किया' },
          { en: 'What you get back', hi: 'कितना वापस मिलेगा' },
        ],
        rows: [
          [
            { en: '48 hours or more before', hi: '48 घंटे या उससे ज़्यादा पहले' },
            { en: 'Full refund', hi: 'पूरा रिफ़ंड' },
          ],
          [
            {
              en: '24 hours or more, but less than 48 hours before',
              hi: '24 घंटे या ज़्यादा, पर 48 घंटे से कम पहले',
            },
            { en: '75% of the amount paid', hi: 'दी गई रक़म का 75%' },
          ],
          [
            {
              en: '12 hours or more, but less than 24 hours before',
              hi: '12 घंटे या ज़्यादा, पर 24 घंटे से कम पहले',
            },
            { en: '50% of the amount paid', hi: 'दी गई रक़म का 50%' },
          ],
          [
            { en: 'Less than 12 hours before', hi: '12 घंटे से कम पहले' },
            { en: 'No refund', hi: 'कोई रिफ़ंड नहीं' },
          ],
        ],
      },
      closing: [
        {
          en: 'The “{cancelBooking}” page shows your refund before you decide.',
          hi: '“{cancelBooking}” पेज पर फ़ैसला लेने से पहले ही दिख जाता है कि कितना रिफ़ंड मिलेगा।',
        },
        {
          en: 'If we cancel, or the doctor cannot see you, you get a full refund. You may choose a new time instead.',
          hi: 'अगर हम रद्द करें या डॉक्टर आपको न देख पाएँ, तो पूरा रिफ़ंड मिलता है। चाहें तो उसकी जगह नया समय लें।',
        },
        {
          en: 'If something made it hard or unsafe for you to come or to call, tell us later. We will listen.',
          hi: 'अगर किसी वजह से आना या फ़ोन करना मुश्किल या असुरक्षित था, तो बाद में बता दें। हम आपकी बात सुनेंगे।',
        },
      ],
      reviewNote:
        'Specification bands 48+/24–48/12–24/<12 h; the lower edge of each band is inclusive, so that code and text agree. Clinic to confirm.',
    },
    {
      id: 'home-collection-service-refunds',
      needs: 'home-collection',
      title: { en: 'Home Collection Service Refunds', hi: 'होम कलेक्शन का रिफ़ंड' },
      paragraphs: [
        {
          en: 'We count the hours to the start of your one-hour visit window.',
          hi: 'घंटे आपके एक घंटे वाले विज़िट के समय की शुरुआत तक गिने जाते हैं।',
        },
      ],
      table: {
        caption: { en: 'Home collection: what you get back', hi: 'होम कलेक्शन: कितना वापस मिलेगा' },
        columns: [
          { en: 'When you cancel', hi: 'रद्द कब किया' },
          { en: 'What you get back', hi: 'कितना वापस मिलेगा' },
        ],
        rows: [
          [
            { en: '24 hours or more before', hi: '24 घंटे या उससे ज़्यादा पहले' },
            { en: 'Full refund', hi: 'पूरा रिफ़ंड' },
          ],
          [
            { en: '6 hours or more, but less than 24 hours before', hi: '6 घंटे या ज़्यादा, पर 24 घंटे से कम पहले' },
            { en: '50% of the amount paid', hi: 'दी गई रक़म का 50%' },
          ],
          [
            { en: 'Less than 6 hours before', hi: '6 घंटे से कम पहले' },
            { en: 'No refund', hi: 'कोई रिफ़ंड नहीं' },
          ],
        ],
      },
      closing: [
        {
          en: 'If we cancel, cannot come, or cannot take the sample, you get a full refund. You may choose a new time instead.',
          hi: 'अगर हम रद्द करें, न आ पाएँ या सैंपल न ले पाएँ, तो पूरा रिफ़ंड मिलता है। चाहें तो उसकी जगह नया समय लें।',
        },
        {
          en: 'A responsible adult aged 18 or over must be at home. If no adult is there, call us and we will help you set a new time.',
          hi: 'घर पर 18 साल या उससे बड़ा कोई ज़िम्मेदार व्यक्ति होना ज़रूरी है। अगर ऐसा कोई न हो, तो हमें कॉल करें, हम नया समय तय करने में मदद करेंगे।',
        },
      ],
      reviewNote:
        '“Cannot take the sample” with full refund is our reading of the two-sided rule; clinic to confirm, and to say what happens when nobody is at home.',
    },
    {
      id: 'pathology-test-refunds',
      needs: 'pathology',
      title: { en: 'Pathology Test Refunds', hi: 'पैथोलॉजी टेस्ट का रिफ़ंड' },
      paragraphs: [
        {
          en: 'The refund for a test depends on how far the work has gone.',
          hi: 'टेस्ट का रिफ़ंड इस पर निर्भर है कि काम कहाँ तक पहुँच चुका है।',
        },
      ],
      table: {
        caption: { en: 'Pathology tests: what you get back', hi: 'पैथोलॉजी टेस्ट: कितना वापस मिलेगा' },
        columns: [
          { en: 'When you cancel', hi: 'रद्द कब किया' },
          { en: 'What you get back', hi: 'कितना वापस मिलेगा' },
        ],
        rows: [
          [
            { en: 'Before the sample is collected', hi: 'सैंपल लेने से पहले' },
            { en: 'Full refund', hi: 'पूरा रिफ़ंड' },
          ],
          [
            { en: 'After collection, before processing begins', hi: 'सैंपल लेने के बाद, जाँच शुरू होने से पहले' },
            { en: '50%, decided case by case', hi: '50%, हर मामले को देखकर' },
          ],
          [
            { en: 'After processing begins', hi: 'जाँच शुरू होने के बाद' },
            { en: 'No refund', hi: 'कोई रिफ़ंड नहीं' },
          ],
        ],
      },
      closing: [
        {
          en: 'If we cancel, or we lose or spoil a sample, you get a full refund. You may choose a fresh test without charge instead.',
          hi: 'अगर हम रद्द करें, या हमसे सैंपल खो जाए या ख़राब हो जाए, तो पूरा रिफ़ंड मिलता है। चाहें तो उसकी जगह बिना पैसे दिए दोबारा टेस्ट करवाएँ।',
        },
      ],
      reviewNote:
        'Free repeat for a lost or spoilt sample is a proposal in line with the two-sided rule; lab to confirm.',
    },
    {
      id: 'emergency-situations',
      title: { en: 'Emergency Situations', hi: 'आपात स्थिति' },
      paragraphs: [
        {
          en: 'If an emergency in your family or your own health stops you from coming, tell us as soon as you can.',
          hi: 'अगर परिवार में कोई आपात स्थिति या आपकी अपनी तबीयत आपको आने से रोके, तो जितनी जल्दी हो सके हमें बता दें।',
        },
        {
          en: 'We look at each case with care. We may give more than the table says, or offer a new time.',
          hi: 'हम हर मामले को ध्यान से देखते हैं। हम तालिका में लिखे से ज़्यादा रिफ़ंड या नया समय दे सकते हैं।',
        },
        {
          en: 'You do not have to give private details on the phone.',
          hi: 'फ़ोन पर निजी बातें बताना ज़रूरी नहीं है।',
        },
        {
          en: 'Sometimes the doctor is called to an emergency. Then we cancel or move your visit, and you may choose a full refund.',
          hi: 'कभी-कभी डॉक्टर को किसी आपात मरीज़ के लिए जाना पड़ता है। तब हम आपकी विज़िट रद्द करते या आगे बढ़ाते हैं, और पूरा रिफ़ंड लेना आपके हाथ में है।',
        },
        {
          en: 'This website is not an emergency service. If someone is in danger, call {112} now.',
          hi: 'यह वेबसाइट इमरजेंसी सेवा नहीं है। किसी को ख़तरा हो तो अभी {112} पर कॉल करें।',
        },
      ],
      reviewNote:
        'The specification names this section only; the discretion described here needs the owner’s agreement.',
    },
    {
      id: 'insurance-and-third-party-payments',
      title: { en: 'Insurance and Third-Party Payments', hi: 'बीमा और किसी और का किया भुगतान' },
      paragraphs: [
        {
          en: 'If an insurance company or an employer paid, the refund goes back to them, by their rules.',
          hi: 'अगर पैसे बीमा कंपनी या दफ़्तर ने दिए थे, तो रिफ़ंड उनके नियमों के हिसाब से उन्हीं को जाता है।',
        },
        { en: 'These refunds usually take 4–6 weeks.', hi: 'ऐसे रिफ़ंड में आम तौर पर 4–6 हफ़्ते लगते हैं।' },
        {
          en: 'If another person paid for you, the money goes back to that person’s card or account.',
          hi: 'अगर आपकी जगह किसी और ने पैसे दिए थे, तो पैसे उसी के कार्ड या खाते में वापस जाते हैं।',
        },
        {
          en: 'We tell the payer only what is needed for the refund.',
          hi: 'पैसे देने वाले को हम सिर्फ़ उतना बताते हैं जितना रिफ़ंड के लिए ज़रूरी है।',
        },
      ],
    },
    {
      id: 'processing-of-refunds',
      title: { en: 'Processing of Refunds', hi: 'रिफ़ंड कैसे और कब मिलता है' },
      paragraphs: [
        {
          en: 'We send the money back the way you paid it.',
          hi: 'आपने जिस तरीक़े से पैसे दिए थे, रिफ़ंड उसी तरीक़े से भेजा जाता है।',
        },
      ],
      table: {
        caption: { en: 'How long a refund takes', hi: 'रिफ़ंड में कितना समय लगता है' },
        columns: [
          { en: 'How you paid', hi: 'आपने कैसे पैसे दिए' },
          { en: 'Time', hi: 'समय' },
        ],
        rows: [
          [
            { en: 'Debit or credit card', hi: 'डेबिट या क्रेडिट कार्ड' },
            { en: '5–7 business days', hi: '5–7 कामकाजी दिन' },
          ],
          [
            { en: 'Online or UPI', hi: 'ऑनलाइन या UPI' },
            { en: '5–7 business days', hi: '5–7 कामकाजी दिन' },
          ],
          [
            { en: 'Insurance or another payer', hi: 'बीमा या कोई और भुगतान करने वाला' },
            { en: '4–6 weeks', hi: '4–6 हफ़्ते' },
          ],
        ],
      },
      closing: [
        {
          en: 'The time is counted from the day we approve the refund. Your bank may need a little longer.',
          hi: 'यह समय रिफ़ंड मंज़ूर होने के दिन से गिना जाता है। आपके बैंक को थोड़ा और समय लग सकता है।',
        },
        {
          en: 'If you paid in cash, ask at the clinic desk how you will get it back.',
          hi: 'अगर आपने नक़द दिए थे, तो पैसे वापस कैसे मिलेंगे, यह क्लिनिक के रिसेप्शन पर पूछ लें।',
        },
        {
          en: 'If the money has not come in this time, call {phone} with your booking reference.',
          hi: 'अगर इतने समय में पैसे न आएँ, तो बुकिंग का रेफ़रेंस नंबर लेकर {phone} पर कॉल करें।',
        },
      ],
      reviewNote: 'Cash refunds are not in the specification; clinic to state the rule.',
    },
    {
      id: 'special-packages-and-discounted-services',
      needs: 'pathology',
      title: { en: 'Special Packages and Discounted Services', hi: 'टेस्ट के पैकेज और कम दाम वाली सेवाएँ' },
      paragraphs: [
        {
          en: 'Some tests may be offered together as a set, with one price.',
          hi: 'कुछ टेस्ट एक साथ, एक ही दाम पर दिए जा सकते हैं।',
        },
        {
          en: 'If no part of the set has been used, the tables above apply.',
          hi: 'अगर उसमें से कुछ भी नहीं हुआ है, तो ऊपर की तालिकाएँ लागू होती हैं।',
        },
        {
          en: 'If part of it has been used, we return the price of the unused part. We show you the sum before you decide.',
          hi: 'अगर कुछ हिस्सा हो चुका है, तो हम बचे हुए हिस्से का दाम लौटाते हैं। फ़ैसला लेने से पहले हम आपको हिसाब दिखाते हैं।',
        },
        {
          en: 'A lower price does not take away your right to a refund.',
          hi: 'दाम कम होने से रिफ़ंड का आपका हक़ ख़त्म नहीं होता।',
        },
      ],
      reviewNote:
        'Doctors’ advertising rules discourage discounts as an inducement; owner to decide whether any set or discount is offered at all, and to confirm the rule for part-used sets.',
    },
    {
      id: 'non-refundable-items',
      title: { en: 'Non-Refundable Items', hi: 'जिनका रिफ़ंड नहीं मिलता' },
      paragraphs: [{ en: 'There is no refund for:', hi: 'इनका रिफ़ंड नहीं मिलता:' }],
      bullets: [
        { en: 'a consultation that has taken place;', hi: 'डॉक्टर से हो चुकी मुलाक़ात;' },
        { en: 'a test whose processing has begun;', hi: 'जिस टेस्ट की जाँच शुरू हो चुकी है;', needs: 'pathology' },
        {
          en: 'an appointment cancelled less than 12 hours before it starts;',
          hi: 'शुरू होने से 12 घंटे से कम पहले रद्द किया अपॉइंटमेंट;',
          without: {
            'home-collection': {
              en: 'an appointment cancelled less than 12 hours before it starts.',
              hi: 'शुरू होने से 12 घंटे से कम पहले रद्द किया अपॉइंटमेंट।',
            },
          },
        },
        {
          needs: 'home-collection',
          en: 'a home collection cancelled less than 6 hours before it starts.',
          hi: 'शुरू होने से 6 घंटे से कम पहले रद्द किया होम कलेक्शन।',
        },
      ],
      closing: [
        {
          en: 'This list does not apply when we cancel or make a mistake. Then you get a full refund.',
          hi: 'अगर रद्द हम करें या ग़लती हमसे हो, तो यह सूची लागू नहीं होती। तब आपको पूरा रिफ़ंड मिलता है।',
        },
      ],
    },
    {
      id: 'disputes-and-resolutions',
      title: { en: 'Disputes and Resolutions', hi: 'शिकायत और उसका हल' },
      paragraphs: [
        {
          en: 'If you think a refund is wrong, call {phone} or write to {email}. Give your booking reference.',
          hi: 'अगर आपको लगे कि रिफ़ंड में ग़लती हुई है, तो {phone} पर कॉल करें या {email} पर लिखें। बुकिंग का रेफ़रेंस नंबर ज़रूर दें।',
        },
      ],
      bullets: [
        {
          en: 'We confirm within 48 hours that we have your complaint, and give you a complaint number.',
          hi: 'शिकायत मिलने की सूचना हम 48 घंटे के अंदर देते हैं, साथ में एक शिकायत नंबर भी।',
        },
        {
          en: 'We give you our answer within 7 business days.',
          hi: 'अपना जवाब हम 7 कामकाजी दिनों के अंदर देते हैं।',
        },
        {
          en: 'If you do not agree with the answer, write to our Grievance Officer: {grievanceOfficer}. This step is settled within one month of your complaint.',
          hi: 'अगर जवाब ठीक न लगे, तो हमारे शिकायत अधिकारी को लिखें: {grievanceOfficer}। शिकायत के एक महीने के अंदर इसका हल किया जाता है।',
        },
        {
          en: 'You can also go to a consumer commission. This policy takes away none of your legal rights.',
          hi: 'उपभोक्ता आयोग (कंज़्यूमर कमीशन) में भी जाया जा सकता है। इस पॉलिसी से आपका कोई क़ानूनी हक़ कम नहीं होता।',
        },
      ],
      reviewNote:
        '7 business days is the specification’s figure; 48 hours and one month come from the E-Commerce Rules 2020.',
    },
  ],
  reviewNote:
    'E-Commerce Rules 2020 r.4(8): a deduction from the patient is allowed only if the clinic bears a similar charge when it cancels. The text gives a full refund; owner and lawyer must decide whether more is needed, or make cancellation free. Date kept from the specification; set the real date on publication.',
} satisfies Policy
