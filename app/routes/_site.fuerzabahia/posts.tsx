import { useConsent } from '~/components/consent'
import { OnDemand, useOnDemand } from '~/components/on-demand'
import { HeadedSection } from '~/components/section'
import { SocialPost } from '~/components/social-post'
import { omitMissing } from '~/lib/text/omit-missing'
import type { FuerzaBahiaPageQueryResult } from '~/sanity/types.generated'
import { daysBefore, toDay } from '#config/calendar'
import { POSTS_ANCHOR } from '#config/page-anchors'
import { embedProvider } from './embed/embed-providers'
import { savesData } from '~/lib/browser/visitor-preferences'
import { useEmbed } from './embed/use-embed'
import './posts.css'

type Page = NonNullable<FuerzaBahiaPageQueryResult>
type PostsSection = NonNullable<Page['postsSection']>
type Post = NonNullable<NonNullable<PostsSection['posts']>[number]>

/** After this many days a post no longer says what is needed now. */
const CURRENT_DAYS = 60

/** Posts for sharing: cards that the network’s original may replace. Old ones come last. */
export function Posts({ section, labels }: { section: PostsSection; labels: Page['labels'] }) {
  const posts = omitMissing(section.posts)
  if (posts.length === 0) return null
  const block = { _key: POSTS_ANCHOR, anchor: POSTS_ANCHOR, ...section }
  const firstDay = daysBefore(toDay(new Date()), CURRENT_DAYS)
  const isOld = ({ date }: Post) => date !== null && date < firstDay
  const { archiveTitle } = section
  const current = archiveTitle ? posts.filter((post) => !isOld(post)) : posts
  return (
    <HeadedSection block={block} className="fuerza-posts">
      <PostList posts={current} labels={labels} />
      {current.length < posts.length ? (
        <>
          <h3 className="title title-s fuerza-archive">{archiveTitle}</h3>
          <PostList posts={posts.filter(isOld)} labels={labels} />
        </>
      ) : null}
    </HeadedSection>
  )
}

function PostList({ posts, labels }: { posts: readonly Post[]; labels: Page['labels'] }) {
  if (posts.length === 0) return null
  return (
    <ul className="plain-list print-columns social-posts">
      {posts.map((post) => (
        <li key={post._id}>
          <EmbeddedPost post={post} labels={labels} />
        </li>
      ))}
    </ul>
  )
}

function EmbeddedPost({ post, labels }: { post: Post; labels: Page['labels'] }) {
  const { loadsByItself, needsRequest } = useEmbedPolicy()
  const { isShown, show } = useOnDemand(loadsByItself)
  const url = post.sampleMark ? null : post.url
  const { stage, state } = useEmbed(post.embedProvider, url, isShown)
  const canShow = url && embedProvider(post.embedProvider) !== undefined
  return (
    <SocialPost
      post={post}
      linkLabel={labels?.openPost}
      status={
        <>
          {needsRequest && !isShown && canShow ? (
            <OnDemand label={labels?.showPost} onShow={show} />
          ) : null}
          {state === 'loading' ? <p className="small">{labels?.loadingPost}</p> : null}
        </>
      }
    >
      {canShow ? <div className={`embed-stage embed-${state}`} ref={stage} /> : null}
    </SocialPost>
  )
}

/**
 * Whether originals load by themselves, or only on request: without consent, against the browser’s
 * signals (ANA-05), or to save data (SOS-02).
 */
function useEmbedPolicy(): { loadsByItself: boolean; needsRequest: boolean } {
  const { allowed, withheld } = useConsent()
  const saves = allowed && savesData()
  return { loadsByItself: allowed && !saves, needsRequest: withheld || saves }
}
