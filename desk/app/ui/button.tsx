import type { ComponentType, ReactNode, Ref } from 'react'
import styles from './button.module.css'
import { KeyCap } from './key-cap.tsx'

export type Icon = ComponentType<{ className?: string }>

type Props = {
  /**
   * primary: the next thing to do, once on a screen. quiet: outlined. danger: outlined in red. plain: no outline.
   */
  kind?: 'primary' | 'quiet' | 'danger' | 'plain'
  size?: 'normal' | 'large'
  icon?: Icon | undefined
  /** One key, or several pressed in sequence. */
  keyCap?: string | readonly string[] | undefined
  /** Stays in its place, grey; the label then gives the reason. */
  isDisabled?: boolean
  type?: 'button' | 'submit'
  className?: string | undefined
  onClick?: () => void
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
} & Pick<React.AriaAttributes, 'aria-pressed' | 'aria-label' | 'aria-describedby' | 'aria-expanded'>

export function Button({
  kind = 'quiet',
  size = 'normal',
  icon: IconShape,
  keyCap = [],
  isDisabled = false,
  type = 'button',
  className = '',
  onClick,
  children,
  ...rest
}: Props) {
  const caps = typeof keyCap === 'string' ? [keyCap] : keyCap
  return (
    // aria-disabled, not disabled: a disabled button takes no focus, and its reason would never be read out.
    <button
      type={type}
      className={`${styles.button} ${styles[kind]} ${styles[size]} ${className}`}
      onClick={isDisabled ? (event) => event.preventDefault() : onClick}
      {...(isDisabled && { 'aria-disabled': true })}
      {...(caps.length > 0 && { 'aria-keyshortcuts': shortcutOf(caps) })}
      {...rest}
    >
      {IconShape && <IconShape />}
      <span>{children}</span>
      {caps.map((cap, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same key can come twice
        <KeyCap key={index}>{cap}</KeyCap>
      ))}
    </button>
  )
}

const shortcutOf = (caps: readonly string[]) =>
  caps.map((cap) => ({ '↵': 'Enter', Esc: 'Escape' })[cap] ?? cap).join(caps[0] === 'Alt' ? '+' : ' ')
