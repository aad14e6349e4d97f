/**
 * A helpline is written {112}: bare digits may be an age, a price or a section of a law. +91 marks a phone number.
 */
const telephone = /(\{\d+\}|\+91\s\d{5}\s\d{5})/

/** A text with its telephone numbers as links. */
export const Sentence = ({ text }: { text: string }) =>
  text.split(telephone).map((part, place) => {
    // split() puts the matches of the group at every second place.
    if (place % 2 === 0) return part
    const number = part.replace(/[{}]/g, '')
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a number may stand in a text twice, and no part moves
      <a key={place} className="tel" href={`tel:${number.replace(/\s/g, '')}`}>
        {number}
      </a>
    )
  })
