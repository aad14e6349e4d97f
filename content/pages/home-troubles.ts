import type { Text } from '../language.ts'
import type { PictureName } from '../pictures.ts'
import type { Content, SitePageId } from '../schema.ts'

/** A page in everyday words, with the picture that leads to it. */
type Tile = { id: SitePageId; picture: PictureName; title: Text; under: Text }

/** The complaints of patients, before anything about the clinic. The order is fixed, so that it can be learnt. */
export const troubles = {
  heading: { en: 'What *troubles* you?', hi: 'क्या *परेशानी* है?' },
  placeholder: { en: 'Say it in your own words', hi: 'अपने शब्दों में लिखें' },
  tiles: [
    {
      id: 'question:late-period',
      picture: 'tile-calendar',
      title: { en: 'Period late', hi: 'पीरियड लेट' },
      under: { en: '72-hour pill too', hi: '72 घंटे की गोली भी' },
    },
    {
      id: 'service:obstetrics',
      picture: 'banner-mother',
      title: { en: 'Pregnant', hi: 'गर्भवती' },
      under: { en: 'wanted or not', hi: 'चाहा हो या नहीं' },
    },
    {
      id: 'service:infertility',
      picture: 'couple',
      title: { en: 'Cannot conceive', hi: 'बच्चा नहीं ठहर रहा' },
      under: { en: 'both are tested', hi: 'जाँच दोनों की' },
    },
    {
      id: 'service:gynaecology',
      picture: 'tile-pain',
      title: { en: 'Pain or discharge', hi: 'दर्द या सफ़ेद पानी' },
      under: { en: 'bleeding, itching, lump', hi: 'ख़ून, खुजली, गाँठ' },
    },
    {
      id: 'service:treatments',
      picture: 'storm-to-calm',
      title: { en: 'Sad or anxious', hi: 'उदासी या घबराहट' },
      under: { en: 'after a birth too', hi: 'डिलीवरी के बाद भी' },
    },
    {
      id: 'condition:lack-of-sleep',
      picture: 'blog-sleep',
      title: { en: 'Not sleeping', hi: 'नींद नहीं आती' },
      under: { en: 'worry at night', hi: 'रात को चिंता' },
    },
    {
      id: 'question:someone-hurts-me',
      picture: 'hands-lamp',
      title: { en: 'Someone hurts me', hi: 'कोई मुझे सताता है' },
      under: { en: '{womenNumber}, at any hour', hi: '{womenNumber}, हर समय' },
    },
    {
      id: 'tests:all',
      picture: 'gallery-laboratory',
      title: { en: 'A test', hi: 'कोई टेस्ट' },
      under: {
        en: 'price, at home too',
        hi: 'दाम, घर पर भी',
        without: { 'home-collection': { en: 'and its price', hi: 'और उसका दाम' } },
      },
    },
  ] satisfies readonly Tile[],
  all: { en: 'All questions, A to Z', hi: 'सभी सवाल, एक जगह' },
} satisfies Content
