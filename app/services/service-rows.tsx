import Baby from '~icons/ph/baby'
import Bed from '~icons/ph/bed'
import Briefcase from '~icons/ph/briefcase'
import Calendar from '~icons/ph/calendar-dots'
import Chats from '~icons/ph/chats-circle'
import Circles from '~icons/ph/circles-three'
import Clock from '~icons/ph/clock-countdown'
import Compass from '~icons/ph/compass'
import Drop from '~icons/ph/drop'
import DropHalf from '~icons/ph/drop-half'
import Eye from '~icons/ph/eye'
import Lotus from '~icons/ph/flower-lotus'
import Male from '~icons/ph/gender-male'
import HandHeart from '~icons/ph/hand-heart'
import HandsPraying from '~icons/ph/hands-praying'
import Heart from '~icons/ph/heart'
import Heartbeat from '~icons/ph/heartbeat'
import Hospital from '~icons/ph/hospital'
import Leaf from '~icons/ph/leaf'
import Lightning from '~icons/ph/lightning'
import MagnifyingGlass from '~icons/ph/magnifying-glass'
import Moon from '~icons/ph/moon-stars'
import Plant from '~icons/ph/plant'
import Puzzle from '~icons/ph/puzzle-piece'
import Repeat from '~icons/ph/repeat'
import Shield from '~icons/ph/shield-check'
import ShieldPlus from '~icons/ph/shield-plus'
import Signpost from '~icons/ph/signpost'
import SunHorizon from '~icons/ph/sun-horizon'
import Syringe from '~icons/ph/syringe'
import TestTube from '~icons/ph/test-tube'
import Umbrella from '~icons/ph/umbrella'
import Users from '~icons/ph/users-three'
import Waves from '~icons/ph/waves'
import Wine from '~icons/ph/wine'
import { Picture } from '../ui/picture.tsx'
import styles from './service-rows.module.css'

/** The first row of a tab has the picture of the tab. */
const icons: Record<string, typeof Leaf> = {
  'condition:depression': Leaf,
  'condition:anxiety-disorders': Heartbeat,
  'condition:substance-use-disorders': Wine,
  'condition:obsessive-compulsive-disorder': Puzzle,
  'condition:sleep-disorders': Moon,
  'condition:psychotic-disorders': Eye,
  'condition:drug-deaddiction': Plant,
  'condition:mixed-anxiety-and-sexual-disorder': Heart,
  'condition:suicidal-thoughts': HandsPraying,
  'condition:schizophrenia': Compass,
  'condition:postpartum-depression': Baby,
  'condition:lack-of-sleep': Bed,
  'question:after-birth': Baby,
  'question:discharge': DropHalf,
  'question:emergency-pill': Clock,
  'question:ending-a-pregnancy': Signpost,
  'question:heavy-bleeding': Drop,
  'question:menopause': SunHorizon,
  'question:pcos': Lotus,
  'question:pelvic-pain': Lightning,
  'question:pregnancy-bleeding': Drop,
  'question:screening': ShieldPlus,
  'question:someone-hurts-me': Shield,
  'service:anovulation': Calendar,
  'service:aversion-therapy': Repeat,
  'service:blocked-fallopian-tubes': MagnifyingGlass,
  'service:career-counselling': Briefcase,
  'service:counselling': Chats,
  'service:dialectical-behavior-therapy': Waves,
  'service:drug-de-addiction-counselling': Wine,
  'service:family-planning': Umbrella,
  'service:family-therapy': HandHeart,
  'service:fibroids-and-ovarian-tumour-treatment': Circles,
  'service:group-therapy': Users,
  'service:high-risk-pregnancy-consultation': Heartbeat,
  'service:hormonal-problem': TestTube,
  'service:male-factor-infertility': Male,
  'service:marital-counselling': Heart,
  'service:normal-delivery-and-caesarean-section': Hospital,
  'service:psychotherapy': Chats,
  'service:regular-check-ups-and-vaccination': Syringe,
  'service:sex-counselling': Moon,
}

type Props = {
  label: string
  rows: { id: string; href: string; title: string; under: string }[]
  picture?: React.ComponentProps<typeof Picture>['picture'] | undefined
  help?: { heading: string; text: string; number: string; href: string } | undefined
}

/**
 * Short rows in everyday words. The row of a condition keeps the id of its old text, from when all were on one
 * page.
 */
export function ServiceRows({ label, rows, picture, help }: Props) {
  return (
    <>
      {help && (
        <div className={styles.help}>
          <HandHeart />
          <p>
            <b>{help.heading}</b>
            <span>
              {help.text} <a href={help.href}>{help.number}</a>
            </span>
          </p>
        </div>
      )}
      <nav aria-label={label}>
        <ul className={styles.rows}>
          {rows.map((row, place) => {
            const Icon = icons[row.id] ?? Leaf
            const [kind, id] = row.id.split(':')
            return (
              <li key={row.id} {...(kind === 'condition' && { id })}>
                <a href={row.href}>
                  {picture && place === 0 ? <Picture picture={picture} alt="" /> : <Icon />}
                  <span>
                    <b>{row.title}</b>
                    <small>{row.under}</small>
                  </span>
                </a>
              </li>
            )
          })}
        </ul>
      </nav>
    </>
  )
}
