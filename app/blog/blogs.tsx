import { blogPage } from '#content/blog/page.ts'
import { posts } from '#content/blog/posts.ts'
import { pictureIn } from '#content/format/picture-in.ts'
import { blog, buttons } from '#content/interface.ts'
import { pageMeta } from '#content/page-meta.ts'
import { wordsIn } from '#content/words-in.ts'
import { breadcrumbIn } from '../breadcrumb.ts'
import { languageOfRequest } from '../paths.ts'
import { metaFromLoader } from '../seo.ts'
import { PageIntro } from '../ui/page-intro.tsx'
import type { Route } from './+types/blogs.ts'
import { postCardIn } from './post-card.ts'
import { PostCards } from './post-cards.tsx'

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfRequest(request)
  return {
    meta: wordsIn(pageMeta.blogs, language),
    breadcrumb: breadcrumbIn(language, blog.breadcrumb[language]),
    words: wordsIn(blogPage, language),
    picture: pictureIn(language, blogPage.picture, 'arch'),
    readMore: buttons.readMore[language],
    posts: posts.map((post) => postCardIn(language, post)),
  }
}

export const meta: Route.MetaFunction = metaFromLoader

export default function Blogs({ loaderData }: Route.ComponentProps) {
  const { breadcrumb, picture, words } = loaderData
  return (
    <>
      <PageIntro breadcrumb={breadcrumb} title={words.heading} lead={words.intro} picture={picture} />
      <PostCards heading={words.listHeading} posts={loaderData.posts} readMore={loaderData.readMore} />
    </>
  )
}
