import styles from './arch.module.css'
import { Picture } from './picture.tsx'

type Props = {
  picture: React.ComponentProps<typeof Picture>['picture']
  /** Empty when the picture is decorative. */
  alt?: ''
  /** For a picture whose sides matter. */
  wide?: boolean
  className?: string
}

/** A picture that has no arch of its own, seen through the window arch. */
export function Arch({ picture, alt, wide = false, className = '' }: Props) {
  return (
    <div className={`${styles.arch} ${wide ? styles.wide : ''} ${className}`}>
      <Picture picture={picture} {...(alt === '' && { alt })} />
    </div>
  )
}
