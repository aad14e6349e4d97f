import { KeyCap } from './key-cap.tsx'

/** "[U] brings all back": the letter in brackets is drawn as a key, and read out as a letter. */
export const KeysInText = ({ children }: { children: string }) =>
  children.split(/[[\]]/).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
      <span key={index}>
        <KeyCap>{part}</KeyCap>
        <span className="visually-hidden">{part}</span>
      </span>
    ) : (
      part
    ),
  )
