import { findPost } from '#content/blog/posts.ts'
import { noSuchPage } from '../not-found.ts'
import { languageOfRequest } from '../paths.ts'
import { metaFor } from '../seo.ts'
import { CareCards } from '../ui/care/care-cards.tsx'
import { Reviewed } from '../ui/reviewed.tsx'
import type { Route } from './+types/post.ts'
import styles from './post.module.css'
import { PostAside } from './post-aside.tsx'
import { postData } from './post-data.ts'
import { PostHead } from './post-head.tsx'

export function loader(args: Route.LoaderArgs) {
  const { request, params } = args
  const post = findPost(params.slug)
  if (!post) throw noSuchPage(args)
  return postData(languageOfRequest(request), post)
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData
    ? metaFor(matches[0].loaderData.origin, location.pathname, loaderData.meta, {
        breadcrumb: loaderData.breadcrumb,
        health: loaderData.reviewed,
        post: loaderData.graph,
      })
    : []

export default function Post({ loaderData }: Route.ComponentProps) {
  const { careCards, labels, post } = loaderData
  return (
    <>
      <PostHead page={loaderData} />
      <div className={`wrap ${styles.columns}`}>
        <article className={styles.article}>
          <CareCards cards={careCards} />
          <div className={styles.text}>
            {post.content.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <section className={styles.tags} aria-labelledby="tags">
            <h2 id="tags">{labels.tags}</h2>
            <ul>
              {post.tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          </section>
          <section className={styles.sources} aria-labelledby="sources">
            <h2 id="sources">{labels.sources}</h2>
            <ul>
              {post.sources.map((source) => (
                <li key={source.title}>
                  <cite>{source.title}</cite>, {source.publisher}
                </li>
              ))}
            </ul>
          </section>
          <Reviewed review={loaderData.reviewed} />
        </article>
        <PostAside page={loaderData} />
      </div>
    </>
  )
}
