import { omitMissing } from '~/lib/text/omit-missing'
import type { GeneralPageQueryResult } from '~/sanity/types.generated'
import { SampleMark } from './sample-mark'
import { SmartLink } from './smart-link'
import { SocialIcon } from './social-icon'
import { SocialPost } from './social-post'
import './social-profiles.css'

/** Where to follow and share, with posts (RT-04); null without both (CMS-08). */
export function SocialProfiles({ page }: { page: NonNullable<GeneralPageQueryResult> }) {
  const posts = omitMissing(page.posts)
  const profiles = omitMissing(page.profiles)
  if (profiles.length === 0 && posts.length === 0) return null
  return (
    <div className="wrap social-page">
      <div className="profiles-frame">
        <SampleMark text={page.profilesSampleMark} />
        <ul className="plain-list ruled-list profiles">
          {profiles.map(({ _key, platform, url, label }) => (
            <li key={_key}>
              <SmartLink href={page.profilesSampleMark ? null : url} className="display profile">
                <SocialIcon platform={platform} />
                <span>{label}</span>
              </SmartLink>
            </li>
          ))}
        </ul>
      </div>
      {posts.length > 0 ? (
        <ul className="plain-list print-columns social-posts">
          {posts.map((post) => (
            <li key={post._id}>
              <SocialPost post={post} linkLabel={page.postLinkLabel} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
