import type { Content, GalleryPicture } from '../schema.ts'

export const gallery = {
  heading: { en: 'Gallery', hi: 'गैलरी' },
  subheading: { en: 'Our clinic in *pictures*', hi: '*चित्रों* में हमारा क्लिनिक' },
  illustration: { en: 'Illustration', hi: 'बनाया हुआ चित्र' },
  intro: {
    en: 'These are illustrations of places and objects. We never show patients.',
    hi: 'ये जगहों और सामान के बनाए हुए चित्र हैं। हम मरीज़ों को कभी नहीं दिखाते।',
  },
  lightbox: {
    open: { en: 'Open picture: {caption}', hi: 'चित्र खोलें: {caption}' },
    close: { en: 'Close', hi: 'बंद करें' },
    previous: { en: 'Previous picture', hi: 'पिछला चित्र' },
    next: { en: 'Next picture', hi: 'अगला चित्र' },
    position: { en: 'Picture {n} of {total}', hi: 'चित्र {n} / {total}' },
  },
  reviewNote:
    "The specification labels the gallery 'Cases'; that word is avoided because cases and patient images may not be shown (IMC 6.1.1, MHCA s.24). Replace drawings with photos of empty rooms when available, and check that each room and object exists.",
} satisfies Content

export const galleryPictures = [
  {
    id: 1,
    picture: 'gallery-reception',
    caption: { en: 'Reception: come here first', hi: 'रिसेप्शन: सबसे पहले यहाँ आइए' },
  },
  {
    id: 2,
    picture: 'gallery-waiting',
    caption: { en: 'Waiting room with space to sit apart', hi: 'वेटिंग रूम, जहाँ थोड़ा अलग बैठने की जगह है' },
  },
  {
    id: 3,
    picture: 'gallery-consulting',
    caption: { en: 'Consulting room', hi: 'डॉक्टर का कमरा' },
  },
  {
    id: 4,
    picture: 'gallery-examination',
    caption: { en: 'Examination room with a privacy curtain', hi: 'जाँच का कमरा, निजता के परदे के साथ' },
  },
  {
    id: 5,
    picture: 'gallery-counselling',
    needs: 'psychiatry',
    caption: { en: 'Counselling room, made for quiet talk', hi: 'काउंसलिंग रूम, शांति से बात करने के लिए' },
  },
  {
    id: 6,
    picture: 'gallery-sample',
    needs: 'pathology',
    caption: { en: 'Sample collection chair', hi: 'सैंपल देने की कुर्सी' },
  },
  {
    id: 7,
    picture: 'gallery-laboratory',
    needs: 'pathology',
    caption: { en: 'Laboratory bench', hi: 'लैब की मेज़' },
  },
  {
    id: 8,
    picture: 'gallery-home-kit',
    needs: 'home-collection',
    caption: { en: 'Home collection kit with a cool box', hi: 'कूल बॉक्स के साथ घर पर सैंपल लेने की किट' },
  },
  {
    id: 9,
    picture: 'gallery-vaccine-fridge',
    caption: { en: 'Vaccine fridge with a temperature check', hi: 'वैक्सीन फ़्रिज, जिसका तापमान देखा जाता है' },
  },
  {
    id: 10,
    picture: 'gallery-play',
    caption: { en: 'Play corner for children who come along', hi: 'साथ आए बच्चों के लिए खेलने का कोना' },
  },
  {
    id: 11,
    picture: 'gallery-courtyard',
    caption: { en: 'Courtyard, for a breath of air', hi: 'आँगन, खुली हवा में बैठने के लिए' },
  },
  {
    id: 12,
    picture: 'gallery-entrance',
    caption: { en: 'Entrance', hi: 'मुख्य दरवाज़ा' },
  },
] satisfies readonly GalleryPicture[]
