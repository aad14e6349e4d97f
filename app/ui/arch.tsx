import styles from './arch.module.css'
import { Picture } from './picture.tsx'

type Props = { picture: React.ComponentProps<typeof Picture>['picture']; alt?: ''; className?: string }

/** A picture that has no arch of its own, seen through the window arch. */
export function Arch({ picture, alt, className = '' }: Props) {
  return (
    <div className={`${styles.arch} ${className}`}>
      <Picture picture={picture} {...(alt === '' && { alt })} />
    </div>
  )
}
