import Baby from '~icons/ph/baby-duotone'
import CalendarDots from '~icons/ph/calendar-dots-duotone'
import Circles from '~icons/ph/circles-three-duotone'
import Lotus from '~icons/ph/flower-lotus-duotone'
import Heartbeat from '~icons/ph/heartbeat-duotone'
import Plant from '~icons/ph/plant-duotone'
import ShieldPlus from '~icons/ph/shield-plus-duotone'
import Stethoscope from '~icons/ph/stethoscope-duotone'
import Sun from '~icons/ph/sun-horizon-duotone'

const icons: Record<string, typeof Lotus> = {
  'pregnancy-care': Stethoscope,
  'high-risk-pregnancy': Heartbeat,
  'delivery-caesarean': Baby,
  'periods-pcos-endometriosis': CalendarDots,
  infertility: Plant,
  'cervical-screening': ShieldPlus,
  'fibroids-ovarian-tumour': Circles,
  'family-planning-menopause': Sun,
}

/** The icon of a field of the doctor's work. */
export function iconOf(id: string): React.ReactElement {
  const Icon = icons[id] ?? Lotus
  return <Icon />
}
