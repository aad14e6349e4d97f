type Props = {
  picture: { src: string; width: number; height: number; alt: string }
  className?: string
  /** Above the fold: loaded eagerly. All others are lazy. */
  first?: boolean
  /** Empty when the picture is decorative. */
  alt?: ''
}

export function Picture({ picture, className, first = false, alt }: Props) {
  return (
    <img
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={alt ?? picture.alt}
      className={className}
      {...(first
        ? { fetchPriority: 'high' as const }
        : { loading: 'lazy' as const, decoding: 'async' as const })}
    />
  )
}
