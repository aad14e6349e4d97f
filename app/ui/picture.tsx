type Props = {
  picture: { src: string; width: number; height: number; alt: string }
  className?: string
  /** On the first screen: fetched at once. All others wait until they are near. */
  first?: boolean
  /** Empty when the words beside it say it all. */
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
