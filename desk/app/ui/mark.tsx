import onLight from '@chosen-clinic/public/pictures/logo-mark.svg'
import onDark from '@chosen-clinic/public/pictures/logo-mark-dark.svg'

const pictures = { dark: onDark, light: onLight }
type Props = { className?: string | undefined; label: string; ground: keyof typeof pictures }

/** The clinic's logo, for a dark or a light ground. */
export const Mark = ({ className, label, ground }: Props) => (
  <img className={className} src={pictures[ground]} alt={label} />
)
