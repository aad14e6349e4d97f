import { departmentOf, findPost } from '#content/blog/posts.ts'
import type { Frame } from '../layouts/frame.ts'
import { nextFreeIn } from '../next-free.ts'
import { noSuchPage } from '../not-found.ts'
import { languageOfRequest } from '../paths.ts'
import { metaFor } from '../seo.ts'
import { CareCards } from '../ui/care/care-cards.tsx'
import { Sentence } from '../ui/care/sentence.tsx'
import { Picture } from '../ui/picture.tsx'
import { Reviewed } from '../ui/reviewed.tsx'
import { TickList } from '../ui/tick-list.tsx'
import type { Route } from './+types/post.ts'
import styles from './post.module.css'
import { PostAside } from './post-aside.tsx'
import { type PostData, postData } from './post-data.ts'
import { PostHead } from './post-head.tsx'

/** Sensitive: the layout shows "Leave this page". */
export const handle = ({ department }: PageData): Frame => ({ sensitive: true, department })

type PageData = Awaited<ReturnType<typeof loader>>

export function loader(args: Route.LoaderArgs) {
  const { request, params } = args
  const post = findPost(params.slug)
  if (!post) throw noSuchPage(args)
  const language = languageOfRequest(request)
  const department = departmentOf(post)
  return { ...postData(language, post, nextFreeIn(args.context, language, { department })), department }
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData
    ? metaFor(matches[0].loaderData.origin, location.pathname, loaderData.meta, {
        breadcrumb: loaderData.breadcrumb,
        health: loaderData.reviewed,
        post: loaderData.graph,
      })
    : []

export default function Post({ loaderData: page }: Route.ComponentProps) {
  const { labels, post } = page
  return (
    <div className={`wrap ${styles.columns}`}>
      <article className={styles.article}>
        <PostHead page={page} />
        <div id="read" className={styles.read}>
          <section className={styles.inShort} aria-labelledby="in-short">
            <h2 id="in-short">{labels.inShort}</h2>
            <TickList items={post.inShort} />
          </section>
          <PostText page={page} />
        </div>
        <CareCards cards={page.careCards} />
        <Sources heading={labels.sources} sources={post.sources} />
        <p className={styles.tags}>
          <b>{labels.tags}:</b> {post.tags.join(', ')}
        </p>
        <Reviewed review={page.reviewed} />
      </article>
      <PostAside page={page} />
    </div>
  )
}

/** The picture follows the first section, so that the text begins on the first screen. */
function PostText({ page: { post, picture } }: { page: PostData }) {
  return (
    <div className={styles.text}>
      {post.sections.map((section, place) => (
        <section key={section.paragraphs[0]}>
          {section.subhead && <h2>{section.subhead}</h2>}
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Sentence text={paragraph} />
            </p>
          ))}
          {place === 0 && <Picture picture={picture} className={styles.picture ?? ''} />}
        </section>
      ))}
    </div>
  )
}

type SourceList = { heading: string; sources: PostData['post']['sources'] }

function Sources({ heading, sources }: SourceList) {
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">{heading}</h2>
      <ul>
        {sources.map((source) => (
          <li key={source.title}>
            <cite>{source.url ? <a href={source.url}>{source.title}</a> : source.title}</cite>
            <span>{source.publisher}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
