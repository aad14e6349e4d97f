import type { BlogPost } from '../schema.ts'

export const talkingWithFamily = {
  id: 3,
  slug: 'how-to-talk-to-someone-you-love-about-anxiety-or-substance-use',
  title: {
    en: 'How to talk to someone you love about anxiety or substance use',
    hi: 'अपनों से घबराहट या नशे के बारे में बात कैसे करें',
  },
  quietTitle: { en: 'How to talk', hi: 'बात कैसे करें' },
  excerpt: {
    en: 'You have noticed a change and want to help. Here are words that open the door, words that close it, and where to turn next.',
    hi: 'आपने बदलाव देखा है और मदद करने का मन है। जानिए कौन-सी बातें दरवाज़ा खोलती हैं, कौन-सी बंद करती हैं, और आगे कहाँ जाएँ।',
  },
  author: 'care-team',
  date: '2025-10-08',
  category: 'psychiatric',
  tags: [
    { en: 'Anxiety', hi: 'एंग्ज़ायटी (घबराहट)' },
    { en: 'Alcohol and drug use', hi: 'शराब और नशा' },
    { en: 'Family support', hi: 'परिवार का साथ' },
    { en: 'How to talk', hi: 'बात कैसे करें' },
  ],
  picture: 'blog-family-talk',
  careCards: ['crisis'],
  inShort: [
    {
      en: 'Choose a quiet hour. Say what you have seen, then listen.',
      hi: 'शांत समय चुनें। जो देखा है वह कहें, फिर सुनें।',
    },
    {
      en: 'Offer one small step. A no today is not a no for ever.',
      hi: 'एक छोटा क़दम सुझाएँ। आज का ना हमेशा का ना नहीं होता।',
    },
    {
      en: 'Nobody should stop heavy drinking or sedatives all at once.',
      hi: 'ज़्यादा शराब या नींद की दवाएँ एकदम बंद न की जाएँ।',
    },
  ],
  content: [
    {
      en: 'Someone at home has changed. Perhaps your brother drinks more than before and hides it. Perhaps your daughter cannot sit in class because her heart races. You want to speak, but you fear a quarrel. Worry makes people either shout or stay silent. There is a third way.',
      hi: 'घर में कोई बदल गया है। शायद भाई पहले से ज़्यादा पी रहा है और छिपाता है। शायद बेटी क्लास में बैठ नहीं पाती क्योंकि दिल तेज़ धड़कने लगता है। बात करने का मन है, पर झगड़े का डर है। चिंता में लोग या तो चिल्लाते हैं या चुप रह जाते हैं। एक तीसरा रास्ता भी है।',
    },
    { subhead: { en: 'These are health problems', hi: 'ये सेहत की परेशानियाँ हैं' } },
    {
      en: 'First, know that these are health problems. Anxiety is not drama. It can bring worry that is hard to control, shaking, sweating and poor sleep. Substance use disorder is not a lack of character. A person may feel a strong urge, find it hard to stop, and go on despite harm. Both can be treated.',
      hi: 'पहले यह समझिए कि ये सेहत की परेशानियाँ हैं। एंग्ज़ायटी यानी घबराहट कोई नाटक नहीं है। इसमें चिंता क़ाबू में नहीं रहती, शरीर काँपता है, पसीना आता है और नींद ख़राब होती है। नशे की परेशानी चरित्र की कमी नहीं है। इंसान को तेज़ तलब लगती है, रुकना मुश्किल होता है और नुक़सान के बाद भी आदत चलती रहती है। दोनों का इलाज होता है।',
    },
    { subhead: { en: 'When, and how to begin', hi: 'कब और कैसे शुरू करें' } },
    {
      en: 'Choose the time with care. Pick a quiet hour when both of you are rested. Do not begin when the person has been drinking or using something. Do not begin in front of guests or children. A walk or a cup of tea often works better than sitting face to face.',
      hi: 'समय सोच-समझकर चुनिए। ऐसा शांत समय हो जब दोनों आराम से हों। जब सामने वाला नशे में हो, तब बात शुरू न करें। मेहमानों या बच्चों के सामने भी नहीं। आमने-सामने बैठने से अच्छा अक्सर साथ टहलना या चाय पर बात करना रहता है।',
    },
    {
      en: 'Say what you have seen, and how you feel. You might say, “I see that you are not sleeping, and I am worried about you.” Or, “I noticed you were unwell on Sunday. Can we talk?” Start with “I”, and keep it short. Then stop, and listen. Silence is fine. Do not fill it with advice.',
      hi: 'जो देखा है वही कहिए, और अपना मन बताइए। जैसे, “मैं देख रही हूँ कि तुम सो नहीं पा रहे, मुझे तुम्हारी फ़िक्र है।” या, “रविवार को तुम्हारी तबीयत ठीक नहीं लगी। क्या हम बात कर सकते हैं?” बात “मैं” से शुरू कीजिए और छोटी रखिए। फिर रुकिए और सुनिए। चुप्पी से न घबराइए। उसे सलाह से न भरिए।',
    },
    { subhead: { en: 'Words that close the door', hi: 'जो बातें दरवाज़ा बंद करती हैं' } },
    {
      en: 'Some words close the door. Try not to say “Just relax” or “It is all in your head”. Do not say “What will people think?” Do not use names such as drunkard. Threats and forced promises rarely help. Shame makes people hide, and hiding makes things worse.',
      hi: 'कुछ बातें दरवाज़ा बंद कर देती हैं। “बस आराम करो” या “यह सब तुम्हारा वहम है” न कहिए। “लोग क्या कहेंगे?” भी न कहिए। शराबी या नशेड़ी जैसे शब्द न बोलिए। धमकी और ज़बरदस्ती के वादे कम ही काम आते हैं। शर्म से लोग छिपाते हैं, और छिपाने से बात बिगड़ती है।',
    },
    { subhead: { en: 'One small step', hi: 'एक छोटा क़दम' } },
    {
      en: 'Offer one small step. Ask “Would you like to meet a doctor once? I can come along, or you can go alone.” Let the person choose the day. If the answer is no, do not push. Say that the offer stays open, and come back to it in a week. Many people need several talks before they agree.',
      hi: 'एक छोटा क़दम सुझाइए। पूछिए, “क्या एक बार डॉक्टर से मिलोगे? मैं साथ चलूँ, या चाहो तो अकेले जाना।” दिन उन्हें चुनने दीजिए। जवाब ना हो तो ज़ोर न डालिए। कहिए कि जब मन हो तब चलेंगे, और हफ़्ते भर बाद फिर बात कीजिए। बहुत लोग कई बार की बातचीत के बाद ही तैयार होते हैं।',
    },
    { subhead: { en: 'Keep everyone safe', hi: 'सबकी सुरक्षा' } },
    {
      en: 'Please keep one safety rule in mind. A person who drinks heavily every day, or takes sedatives, should not stop all at once at home. Sudden stopping can be dangerous. Get medical advice first. Shaking, fits, confusion or seeing things after stopping is an emergency. Call {112}.',
      hi: 'सुरक्षा की एक बात ज़रूर याद रखिए। जो रोज़ बहुत शराब पीता है या नींद-बेहोशी की दवाएँ लेता है, वह घर पर अचानक सब बंद न करे। अचानक छोड़ना ख़तरनाक हो सकता है। पहले डॉक्टर से पूछिए। छोड़ने के बाद कँपकँपी, दौरा, उलझन या चीज़ें दिखना इमरजेंसी है। {112} पर कॉल करें।',
    },
    {
      en: 'With anxiety, stay calm during a panic attack. Sit nearby, speak slowly and breathe together. It usually passes. But chest pain, or trouble breathing that is new, should be checked at once. Call {112}.',
      hi: 'घबराहट का दौरा पड़े तो आप शांत रहिए। पास बैठिए, धीरे बोलिए और साथ में साँस लीजिए। यह अक्सर गुज़र जाता है। पर सीने में दर्द हो, या पहली बार साँस लेने में तकलीफ़ हो, तो तुरंत दिखाना चाहिए। {112} पर कॉल करें।',
    },
    { subhead: { en: 'Look after yourself', hi: 'अपना भी ध्यान रखें' } },
    {
      en: 'Look after yourself too. You may set limits, such as no drinking at home or no more loans. Say them calmly and keep to them. You can see a counsellor even if the other person will not come. If anyone hits or threatens you, your safety comes first. Call {112}, or the Women Helpline on {181}.',
      hi: 'अपना भी ध्यान रखिए। सीमा तय करना ठीक है, जैसे घर में शराब नहीं, या अब उधार नहीं। शांति से कहिए और उस पर टिके रहिए। सामने वाला न आए, तब भी आप काउंसलर से मिलें। अगर कोई मारे या धमकाए, तो सबसे पहले आपकी सुरक्षा है। {112} या महिला हेल्पलाइन {181} पर कॉल करें।',
    },
    {
      en: 'A doctor can listen to your worry, but will not share a patient’s private details without consent. That privacy is one reason people come back. For free advice, call the national de-addiction line on {14446}, or Tele-MANAS on {14416}. If someone speaks of wanting to die, stay with them. Call {112} or {14416} now.',
      hi: 'डॉक्टर आपकी चिंता सुन सकते हैं, पर मरीज़ की निजी बातें उसकी सहमति के बिना नहीं बताएँगे। इसी भरोसे पर लोग दोबारा आते हैं। निःशुल्क सलाह के लिए राष्ट्रीय नशा मुक्ति लाइन {14446} या टेली-मानस {14416} पर कॉल करें। अगर कोई मरने की बात करे, तो उसे अकेला न छोड़ें। अभी {112} या {14416} पर कॉल करें।',
    },
  ],
  related: {
    heading: { en: 'Talking as a family', hi: 'परिवार के साथ बातचीत' },
    tab: 'counselling',
    item: 'family-counselling',
  },
  sources: [
    {
      title: { en: 'Anxiety disorders', hi: 'घबराहट की बीमारियाँ' },
      publisher: {
        en: 'National Institute of Mental Health, United States',
        hi: 'नेशनल इंस्टीट्यूट ऑफ़ मेंटल हेल्थ, अमेरिका',
      },
    },
    {
      title: { en: 'National de-addiction helpline', hi: 'राष्ट्रीय नशा मुक्ति हेल्पलाइन' },
      publisher: {
        en: 'Ministry of Social Justice and Empowerment, India',
        hi: 'सामाजिक न्याय और अधिकारिता मंत्रालय, भारत',
      },
    },
    {
      title: { en: 'Mental Healthcare Act, 2017', hi: 'मानसिक स्वास्थ्य देखरेख अधिनियम, 2017' },
      publisher: { en: 'Government of India', hi: 'भारत सरकार' },
    },
  ],
  reviewNote: 'A psychiatrist should sign off; ring-test 112, 181, 14416 and 14446 before publication.',
} satisfies BlogPost
