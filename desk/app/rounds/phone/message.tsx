import type { ReactNode } from 'react'
import { Emphasis } from '../../ui/emphasis.tsx'
import nightCalm from '../../ui/pictures/night-calm.svg'
import windowOpening from '../../ui/pictures/window-opening.svg'
import styles from './message.module.css'

const pictures = { night: nightCalm, window: windowOpening }

type Props = { picture: keyof typeof pictures; title: string; children: ReactNode }

/** A full-screen message before and after the round. */
export const Message = ({ picture, title, children }: Props) => (
  <section className={styles.message}>
    <img src={pictures[picture]} alt="" />
    <h2>
      <Emphasis>{title}</Emphasis>
    </h2>
    <p>{children}</p>
  </section>
)
