import ArrowRight from '~icons/ph/arrow-right-bold'
import { Carousel } from '../ui/carousel.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './latest-posts.module.css'
import type { HomeWords } from './words.ts'

type Blog = NonNullable<HomeWords['blog']>

export function LatestPosts({ words }: { words: Blog }) {
  return (
    <div className={`wrap ${styles.section}`}>
      <h2>
        <Emphasis text={words.heading} />
      </h2>
      <Carousel
        className={styles.posts ?? ''}
        words={words.carousel}
        stays={5000}
        moves={600}
        slides={words.posts.map((post) => ({
          id: post.slug,
          content: <PostCard post={post} readMore={words.readMore} />,
        }))}
      />
      <a className={styles.all} href={words.all.href}>
        <span className="text-link">{words.all.label}</span>
        <ArrowRight />
      </a>
    </div>
  )
}

function PostCard({ post, readMore }: { post: Blog['posts'][number]; readMore: string }) {
  return (
    <article className={styles.post}>
      <Picture picture={post.picture} alt="" />
      <div>
        <h3>{post.title}</h3>
        <time dateTime={post.date}>{post.dateInWords}</time>
        <p>{post.excerpt}</p>
        <a className={styles.more} href={post.href}>
          <span className="text-link">{readMore}</span>
          <span className="visually-hidden">: {post.title}</span>
          <ArrowRight />
        </a>
      </div>
    </article>
  )
}
