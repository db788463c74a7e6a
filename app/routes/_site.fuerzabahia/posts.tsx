import { useConsent } from '~/components/consent'
import { OnDemand, useOnDemand } from '~/components/on-demand'
import { Section, SectionHead } from '~/components/section'
import { SocialPost } from '~/components/social-post'
import { present } from '~/lib/present'
import type { FuerzaBahiaPageQueryResult } from '~/sanity/types.generated'
import { embedProvider } from './embed-providers'
import { savesData } from '~/lib/saves-data'
import { useEmbed } from './use-embed'
import './posts.css'

type Page = NonNullable<FuerzaBahiaPageQueryResult>
type PostsSection = NonNullable<Page['postsSection']>
type Post = NonNullable<NonNullable<PostsSection['posts']>[number]>

/** Posts for sharing: cards of the dataset, over which the network may lay its original. */
export function Posts({ section, labels }: { section: PostsSection; labels: Page['labels'] }) {
  const posts = present(section.posts)
  if (posts.length === 0) return null
  const block = { _key: 'publicaciones', anchor: 'publicaciones', ...section }
  return (
    <Section block={block} className="fuerza-posts">
      <div className="wrap">
        <SectionHead block={block} />
        <ul className="plain-list social-posts">
          {posts.map((post) => (
            <li key={post._id}>
              <EmbeddedPost post={post} labels={labels} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function EmbeddedPost({ post, labels }: { post: Post; labels: Page['labels'] }) {
  const { may, held } = useNetworks()
  const { isShown, show } = useOnDemand(may)
  const { stage, state } = useEmbed(post.embedProvider, post.url, isShown)
  const canShow = post.url && embedProvider(post.embedProvider) !== undefined
  return (
    <SocialPost
      post={post}
      linkLabel={labels?.openPost}
      status={
        <>
          {held && !isShown && canShow ? <OnDemand label={labels?.showPost} onShow={show} /> : null}
          {state === 'loading' ? <p className="small">{labels?.loadingPost}</p> : null}
        </>
      }
    >
      <div className={`embed-stage embed-${state}`} ref={stage} />
    </SocialPost>
  )
}

/**
 * Whether networks may be asked for originals unasked, or are held back until the visitor asks for
 * one: without consent, against the browser's signals (ANA-05), or to save data (SOS-02).
 */
function useNetworks(): { may: boolean; held: boolean } {
  const { allowed, withheld } = useConsent()
  const saves = allowed && savesData()
  return { may: allowed && !saves, held: withheld || saves }
}
