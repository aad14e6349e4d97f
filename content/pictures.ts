import type { Part } from './clinic/parts.ts'
import type { Text } from './language.ts'

export type Frame = 'full' | 'arch' | 'tall' | 'wide' | 'spot'

/** `use` says where the picture belongs; the alternative text describes it and names no patient. */
export type Picture = {
  use: string
  /** Only pages and posts of this show it: where the clinic lacks that, the files are not published. */
  needs?: Part
  alt: Text
  frames: Partial<Record<Frame, { file: string; width: number; height: number }>>
}

/** Every illustration with its formats; the files are in public/pictures. */
export const pictures = {
  'banner-counselling': {
    needs: 'psychiatry',
    use: 'home banner 2; counselling hero; psychiatry service',
    alt: {
      en: 'A counsellor listens to a young woman over tea in a calm, sunlit room',
      hi: 'शांत, धूप भरे कमरे में परामर्शदाता चाय के साथ एक युवती की बात सुन रही हैं',
    },
    frames: {
      wide: { file: 'banner-counselling.svg', width: 1600, height: 700 },
      tall: { file: 'banner-counselling-tall.svg', width: 1000, height: 1120 },
      arch: { file: 'banner-counselling-arch.svg', width: 1200, height: 900 },
      full: { file: 'banner-counselling-full.svg', width: 1200, height: 900 },
    },
  },
  'banner-home-collection': {
    needs: 'home-collection',
    use: 'home banner 3; home collection hero',
    alt: {
      en: 'A technician with a cool box greets an older woman at her door, hung with marigolds',
      hi: 'गेंदे के तोरण वाले दरवाज़े पर कूल बॉक्स लिए तकनीशियन एक बुज़ुर्ग महिला से मिल रहा है',
    },
    frames: {
      wide: { file: 'banner-home-collection.svg', width: 1600, height: 700 },
      tall: { file: 'banner-home-collection-tall.svg', width: 1000, height: 1120 },
      arch: { file: 'banner-home-collection-arch.svg', width: 1200, height: 900 },
      full: { file: 'banner-home-collection-full.svg', width: 1200, height: 900 },
    },
  },
  'banner-mother': {
    use: 'home banner 1; gynaecology hero',
    alt: {
      en: 'A doctor in a white coat talks warmly with an expectant mother in a sari',
      hi: 'सफ़ेद कोट पहने डॉक्टर साड़ी पहनी गर्भवती महिला से स्नेह से बात कर रही हैं',
    },
    frames: {
      wide: { file: 'banner-mother.svg', width: 1600, height: 700 },
      tall: { file: 'banner-mother-tall.svg', width: 1000, height: 1120 },
      arch: { file: 'banner-mother-arch.svg', width: 1200, height: 900 },
      full: { file: 'banner-mother-full.svg', width: 1200, height: 900 },
    },
  },
  'blog-antenatal': {
    use: 'blog cover: first antenatal visit',
    alt: {
      en: 'A woman early in pregnancy looks at her first scan picture beside a calendar and a file',
      hi: 'गर्भावस्था के शुरुआती दिनों में महिला अपनी पहली स्कैन तस्वीर देख रही है',
    },
    frames: {
      full: { file: 'blog-antenatal.svg', width: 1200, height: 900 },
    },
  },
  'blog-cervical': {
    use: 'blog cover: cervical screening and HPV vaccine',
    alt: {
      en: 'A mother and her teenage daughter, a small plaster on her arm, smile after a vaccine',
      hi: 'टीके के बाद मुस्कुराती माँ और बेटी, बेटी की बाँह पर छोटी पट्टी',
    },
    frames: {
      full: { file: 'blog-cervical.svg', width: 1200, height: 900 },
    },
  },
  'blog-family-talk': {
    needs: 'psychiatry',
    use: 'blog cover: talking with family; family counselling',
    alt: {
      en: 'A family talks over tea at home: a grandmother, a young woman and a man listening',
      hi: 'घर पर चाय के साथ बातचीत करता परिवार: दादी, युवती और ध्यान से सुनता पुरुष',
    },
    frames: {
      full: { file: 'blog-family-talk.svg', width: 1200, height: 900 },
    },
  },
  'blog-pcos': {
    use: 'blog cover: PCOS; gynaecology: irregular periods',
    alt: {
      en: 'A young woman within a ring of moon phases, leaves and flowers',
      hi: 'चंद्रमा की कलाओं, पत्तियों और फूलों के घेरे में एक युवती',
    },
    frames: {
      full: { file: 'blog-pcos.svg', width: 1200, height: 900 },
    },
  },
  'blog-postpartum': {
    needs: 'psychiatry',
    use: 'blog cover: postpartum',
    alt: {
      en: 'A new mother sits by a window with her baby while tea and a cushion wait beside her',
      hi: 'खिड़की के पास शिशु को गोद में लिए बैठी नई माँ, पास में चाय और तकिया',
    },
    frames: {
      full: { file: 'blog-postpartum.svg', width: 1200, height: 900 },
    },
  },
  'blog-sleep': {
    needs: 'psychiatry',
    use: 'blog cover: sleep; sleep disorders',
    alt: {
      en: 'Seen from above, a woman sleeps peacefully under a lotus quilt in moonlight',
      hi: 'ऊपर से दृश्य: चाँदनी में कमल की रज़ाई ओढ़े चैन से सोती महिला',
    },
    frames: {
      full: { file: 'blog-sleep.svg', width: 1200, height: 900 },
    },
  },
  clinic: {
    use: 'home about; about clinic; contact',
    alt: {
      en: 'The clinic: a two-storey building with arched windows, a balcony and a garden, women walking in',
      hi: 'क्लिनिक: मेहराबदार खिड़कियों, झरोखे और बगीचे वाली दो मंज़िला इमारत, भीतर जाती महिलाएँ',
    },
    frames: {
      full: { file: 'clinic.svg', width: 1200, height: 900 },
      arch: { file: 'clinic-arch.svg', width: 1200, height: 900 },
      wide: { file: 'clinic-wide.svg', width: 1600, height: 700 },
    },
  },
  confirmation: {
    use: 'appointment, home collection and test booking success',
    alt: { en: 'A lotus opens around a tick', hi: 'खिलता हुआ कमल और सही का निशान' },
    frames: {
      spot: { file: 'confirmation.svg', width: 1200, height: 900 },
    },
  },
  couple: {
    use: 'infertility',
    alt: {
      en: 'A couple stand close, holding a young seedling together',
      hi: 'एक दंपती साथ खड़े होकर नन्हे पौधे को थामे हुए हैं',
    },
    frames: {
      full: { file: 'couple.svg', width: 1200, height: 900 },
      arch: { file: 'couple-arch.svg', width: 1200, height: 900 },
      tall: { file: 'couple-tall.svg', width: 1000, height: 1120 },
    },
  },
  'doctor-portrait': {
    use: 'doctor profile; doctor intro; appointment',
    alt: {
      en: 'Portrait of the doctor in a white coat with a stethoscope',
      hi: 'सफ़ेद कोट और स्टेथोस्कोप में डॉक्टर का चित्र',
    },
    frames: {
      arch: { file: 'doctor-portrait.svg', width: 1200, height: 900 },
      tall: { file: 'doctor-portrait-tall.svg', width: 1000, height: 1120 },
      full: { file: 'doctor-portrait-full.svg', width: 1200, height: 900 },
    },
  },
  'doctor-with-women': {
    use: 'home why choose us',
    alt: {
      en: 'The doctor stands with three women of different ages: an older woman, a young woman in jeans and a woman in a headscarf',
      hi: 'डॉक्टर अलग-अलग उम्र की तीन महिलाओं के साथ: एक बुज़ुर्ग महिला, जींस पहनी एक युवती और हिजाब पहनी एक महिला',
    },
    frames: {
      full: { file: 'doctor-with-women.svg', width: 1200, height: 900 },
      arch: { file: 'doctor-with-women-arch.svg', width: 1200, height: 900 },
      tall: { file: 'doctor-with-women-tall.svg', width: 1000, height: 1120 },
    },
  },
  'family-planning': {
    use: 'gynaecology: family planning',
    alt: {
      en: 'Still life: a calendar, a tablet strip, two cups of tea and a young plant',
      hi: 'स्थिर चित्र: कैलेंडर, गोलियों की पट्टी, चाय के दो कप और नन्हा पौधा',
    },
    frames: {
      full: { file: 'family-planning.svg', width: 1200, height: 900 },
    },
  },
  'gallery-consulting': {
    use: 'gallery',
    alt: {
      en: 'Consulting room: a desk with a laptop and stethoscope, two chairs and a bookshelf',
      hi: 'परामर्श कक्ष: लैपटॉप और स्टेथोस्कोप वाली मेज़, दो कुर्सियाँ और किताबों की शेल्फ़',
    },
    frames: {
      full: { file: 'gallery-consulting.svg', width: 1200, height: 900 },
    },
  },
  'gallery-counselling': {
    needs: 'psychiatry',
    use: 'gallery',
    alt: {
      en: 'Counselling room with two facing armchairs, a lamp and a box of tissues',
      hi: 'आमने-सामने दो आरामकुर्सियों, लैंप और टिशू बॉक्स वाला परामर्श कक्ष',
    },
    frames: {
      full: { file: 'gallery-counselling.svg', width: 1200, height: 900 },
    },
  },
  'gallery-courtyard': {
    use: 'gallery; about clinic',
    alt: {
      en: 'Courtyard with a lotus pond, arched walkway and potted plants',
      hi: 'कमल के तालाब, मेहराबदार बरामदे और गमलों वाला आँगन',
    },
    frames: {
      full: { file: 'gallery-courtyard.svg', width: 1200, height: 900 },
    },
  },
  'gallery-entrance': {
    use: 'gallery; contact; accessibility',
    alt: {
      en: 'Clinic entrance with an arched door, marigold garland, steps and a ramp',
      hi: 'मेहराबदार दरवाज़ा, गेंदे का तोरण, सीढ़ियाँ और रैंप वाला क्लिनिक प्रवेश',
    },
    frames: {
      full: { file: 'gallery-entrance.svg', width: 1200, height: 900 },
      arch: { file: 'gallery-entrance-arch.svg', width: 1200, height: 900 },
    },
  },
  'gallery-examination': {
    use: 'gallery',
    alt: {
      en: 'Examination room with a cushioned couch, privacy curtain and ultrasound screen',
      hi: 'गद्देदार काउच, निजता पर्दा और अल्ट्रासाउंड स्क्रीन वाला जाँच कक्ष',
    },
    frames: {
      full: { file: 'gallery-examination.svg', width: 1200, height: 900 },
    },
  },
  'gallery-home-kit': {
    use: 'gallery; home collection',
    alt: {
      en: 'Home collection kit: a cool box, sample tubes, a checklist and sanitiser on a table',
      hi: 'घर से सैंपल लेने की किट: मेज़ पर कूल बॉक्स, सैंपल ट्यूब, सूची और सैनिटाइज़र',
    },
    frames: {
      full: { file: 'gallery-home-kit.svg', width: 1200, height: 900 },
    },
  },
  'gallery-laboratory': {
    needs: 'pathology',
    use: 'gallery; pathology hero',
    alt: {
      en: 'A tidy laboratory bench with sample tubes and a microscope',
      hi: 'सैंपल ट्यूब और माइक्रोस्कोप के साथ साफ़-सुथरी प्रयोगशाला मेज़',
    },
    frames: {
      full: { file: 'gallery-laboratory.svg', width: 1200, height: 900 },
      wide: { file: 'gallery-laboratory-wide.svg', width: 1600, height: 700 },
    },
  },
  'gallery-play': {
    use: 'gallery',
    alt: {
      en: 'Play corner with blocks, a rocking elephant, books and a soft rug',
      hi: 'खिलौनों के ब्लॉक, झूलता हाथी, किताबें और मुलायम क़ालीन वाला खेल कोना',
    },
    frames: {
      full: { file: 'gallery-play.svg', width: 1200, height: 900 },
    },
  },
  'gallery-reception': {
    use: 'gallery',
    alt: {
      en: 'Reception desk under a lotus arch, with flowers and a bell',
      hi: 'कमल मेहराब के नीचे स्वागत काउंटर, फूल और घंटी के साथ',
    },
    frames: {
      full: { file: 'gallery-reception.svg', width: 1200, height: 900 },
    },
  },
  'gallery-sample': {
    use: 'gallery; pathology',
    alt: {
      en: 'Sample collection chair with arm rest, tube tray and a bright window',
      hi: 'हाथ टिकाने वाली सैंपल कुर्सी, ट्यूब ट्रे और उजली खिड़की',
    },
    frames: {
      full: { file: 'gallery-sample.svg', width: 1200, height: 900 },
    },
  },
  'gallery-vaccine-fridge': {
    use: 'gallery',
    alt: {
      en: 'Vaccine refrigerator with neatly stored vials and a thermometer display',
      hi: 'करीने से रखी शीशियों और तापमान डिस्प्ले वाला टीका फ़्रिज',
    },
    frames: {
      full: { file: 'gallery-vaccine-fridge.svg', width: 1200, height: 900 },
    },
  },
  'gallery-waiting': {
    use: 'gallery',
    alt: {
      en: 'Waiting room with a sofa, chairs, plants and a sunny window',
      hi: 'सोफ़ा, कुर्सियों, पौधों और धूप वाली खिड़की के साथ प्रतीक्षा कक्ष',
    },
    frames: {
      full: { file: 'gallery-waiting.svg', width: 1200, height: 900 },
    },
  },
  'hands-lamp': {
    use: 'psychiatry: suicidal thoughts, crisis support; help line',
    alt: { en: 'Two hands shelter a small glowing lamp', hi: 'दो हाथ एक जलते दीये को सहेजे हुए हैं' },
    frames: {
      full: { file: 'hands-lamp.svg', width: 1200, height: 900 },
      arch: { file: 'hands-lamp-arch.svg', width: 1200, height: 900 },
    },
  },
  'knot-untangling': {
    needs: 'psychiatry',
    use: 'psychiatry: obsessive compulsive disorder; CBT',
    alt: {
      en: 'A tangled thread loosens into a smooth line that draws a lotus',
      hi: 'उलझा धागा सुलझकर सीधी रेखा और फिर कमल का आकार बन जाता है',
    },
    frames: {
      full: { file: 'knot-untangling.svg', width: 1200, height: 900 },
    },
  },
  'menopause-garden': {
    use: 'gynaecology: menopause',
    alt: {
      en: 'A grey-haired woman enjoys tea in her garden',
      hi: 'सफ़ेद बालों वाली महिला अपने बगीचे में चाय का आनंद ले रही हैं',
    },
    frames: {
      full: { file: 'menopause-garden.svg', width: 1200, height: 900 },
      arch: { file: 'menopause-garden-arch.svg', width: 1200, height: 900 },
    },
  },
  'mind-garden': {
    needs: 'psychiatry',
    use: 'psychiatry: depression, general; about',
    alt: {
      en: 'A calm profile with a garden growing inside the mind',
      hi: 'शांत चेहरे की छाया, जिसके मन में बगीचा खिल रहा है',
    },
    frames: {
      full: { file: 'mind-garden.svg', width: 1200, height: 900 },
      arch: { file: 'mind-garden-arch.svg', width: 1200, height: 900 },
    },
  },
  'mother-baby': {
    use: 'home about; obstetrics delivery',
    alt: {
      en: 'A mother in a sari holds her sleeping newborn',
      hi: 'साड़ी पहनी माँ सोते हुए नवजात को गोद में लिए हैं',
    },
    frames: {
      arch: { file: 'mother-baby.svg', width: 1200, height: 900 },
      tall: { file: 'mother-baby-tall.svg', width: 1000, height: 1120 },
      full: { file: 'mother-baby-full.svg', width: 1200, height: 900 },
    },
  },
  'night-calm': {
    needs: 'psychiatry',
    use: 'psychiatry: sleep disorders, lack of sleep',
    alt: {
      en: 'A crescent moon over a still pond with closed lotus buds',
      hi: 'शांत तालाब पर अर्धचंद्र और बंद कमल कलियाँ',
    },
    frames: {
      full: { file: 'night-calm.svg', width: 1200, height: 900 },
    },
  },
  'no-results': {
    use: 'pathology: no tests found; empty lists',
    alt: { en: 'An empty tube rack and a magnifying glass', hi: 'ख़ाली ट्यूब रैक और आवर्धक लेंस' },
    frames: {
      spot: { file: 'no-results.svg', width: 1200, height: 900 },
    },
  },
  'not-found': {
    use: '404 page',
    alt: {
      en: 'A paper boat carrying a lotus drifts under an empty arch',
      hi: 'ख़ाली मेहराब के नीचे कमल लिए बहती काग़ज़ की नाव',
    },
    frames: {
      spot: { file: 'not-found.svg', width: 1200, height: 900 },
    },
  },
  offline: {
    use: 'offline page',
    alt: {
      en: 'A closed lotus bud on a pond under a cloud, its signal lines broken',
      hi: 'बादल के नीचे तालाब में बंद कमल कली, टूटी हुई सिग्नल रेखाएँ',
    },
    frames: {
      spot: { file: 'offline.svg', width: 1200, height: 900 },
    },
  },
  'path-with-light': {
    use: 'psychiatry: substance use, de-addiction, recovery',
    alt: {
      en: 'A winding path lit by small lamps leads to a glowing arch at dusk',
      hi: 'छोटे दीयों से रोशन घुमावदार रास्ता संध्या में चमकते मेहराब तक जाता है',
    },
    frames: {
      full: { file: 'path-with-light.svg', width: 1200, height: 900 },
    },
  },
  'pregnancy-checkup': {
    use: 'obstetrics check-ups; high-risk consultation',
    alt: {
      en: 'A doctor checks the blood pressure of an expectant woman in a headscarf',
      hi: 'डॉक्टर हिजाब पहनी गर्भवती महिला का रक्तचाप जाँच रही हैं',
    },
    frames: {
      full: { file: 'pregnancy-checkup.svg', width: 1200, height: 900 },
      arch: { file: 'pregnancy-checkup-arch.svg', width: 1200, height: 900 },
    },
  },
  screening: {
    use: 'gynaecology: cervical screening and vaccination',
    alt: {
      en: 'Still life: a teal ribbon, a vaccine vial, a plaster and a calendar with a tick',
      hi: 'स्थिर चित्र: टील रिबन, टीके की शीशी, पट्टी और टिक लगा कैलेंडर',
    },
    frames: {
      full: { file: 'screening.svg', width: 1200, height: 900 },
    },
  },
  'service-mind': {
    needs: 'psychiatry',
    use: 'home specialised services: psychiatry; therapies',
    alt: {
      en: 'A woman sits quietly among plants in evening light',
      hi: 'शाम की रोशनी में पौधों के बीच शांत बैठी एक महिला',
    },
    frames: {
      full: { file: 'service-mind.svg', width: 1200, height: 900 },
      wide: { file: 'service-mind-wide.svg', width: 1600, height: 700 },
    },
  },
  'service-women': {
    use: 'home specialised services: obstetrics and gynaecology',
    alt: {
      en: 'A girl, an expectant mother and a grandmother stand together by a lotus pond',
      hi: 'कमल के तालाब के पास एक किशोरी, एक गर्भवती महिला और दादी साथ खड़ी हैं',
    },
    frames: {
      full: { file: 'service-women.svg', width: 1200, height: 900 },
    },
  },
  'storm-to-calm': {
    use: 'psychiatry: anxiety, mixed anxiety, crisis',
    alt: {
      en: 'A small boat sails from soft storm clouds towards calm, sunlit water',
      hi: 'छोटी नाव हल्के बादलों से निकलकर शांत, धूप भरे पानी की ओर जा रही है',
    },
    frames: {
      full: { file: 'storm-to-calm.svg', width: 1200, height: 900 },
    },
  },
  'tile-calendar': {
    needs: 'gynaecology',
    use: 'home: the tile of a late period; the first row of gynaecology',
    alt: { en: 'A calendar with a drop', hi: 'कैलेंडर और एक बूँद' },
    frames: { full: { file: 'tile-calendar.svg', width: 1200, height: 600 } },
  },
  'tile-pain': {
    needs: 'gynaecology',
    use: 'home: the tile of pain and discharge',
    alt: { en: 'A woman holds her belly', hi: 'पेट पर हाथ रखे एक महिला' },
    frames: { full: { file: 'tile-pain.svg', width: 1200, height: 600 } },
  },
  'window-opening': {
    use: 'psychiatry: low mood, postpartum; family therapy',
    alt: {
      en: 'Shutters open on to a bright morning, with a plant on the sill and birds outside',
      hi: 'खिड़की के पल्ले उजली सुबह की ओर खुल रहे हैं, चौखट पर पौधा और बाहर पंछी',
    },
    frames: {
      full: { file: 'window-opening.svg', width: 1200, height: 900 },
    },
  },
} satisfies Record<string, Picture>

export type PictureName = keyof typeof pictures
