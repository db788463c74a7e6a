import { useLoaderData } from '@remix-run/react'
import { Blocks } from '~/blocks'
import { contentPageLoader } from '~/blocks/content-page-loader.server'
import { SampleMark } from '~/components/sample-mark'
import { SmartLink } from '~/components/smart-link'
import { SocialIcon } from '~/components/social-icon'
import { SocialPost } from '~/components/social-post'
import { SosOpening } from '~/components/sos-opening'
import { cacheControl } from '~/lib/http/cache-control'
import { omitMissing } from '~/lib/text/omit-missing'
import { defineContent } from '~/sanity/content.server'
import { sosSocialPageQuery } from './query'
import './profiles.css'

export const loader = contentPageLoader(
  defineContent('sosSocialPage', sosSocialPageQuery),
  cacheControl.visitor,
)

export { pageHeaders as headers } from '~/lib/http/page-headers'
export { contentPageMeta as meta } from '~/blocks/content-page-meta'

export default function SosSocialPage() {
  const { page } = useLoaderData<typeof loader>()
  const posts = omitMissing(page.posts)
  return (
    <>
      <SosOpening page={page} />
      <div className="wrap social-page">
        <div className="profiles-frame">
          <SampleMark text={page.profilesSampleMark} />
          <ul className="plain-list profiles">
            {page.profiles?.map(({ _key, platform, url, label }) => (
              <li key={_key}>
                <SmartLink href={page.profilesSampleMark ? null : url} className="profile">
                  <SocialIcon platform={platform} />
                  <span>{label}</span>
                </SmartLink>
              </li>
            ))}
          </ul>
        </div>
        {posts.length > 0 ? (
          <ul className="plain-list social-posts">
            {posts.map((post) => (
              <li key={post._id}>
                <SocialPost post={post} linkLabel={page.postLinkLabel} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <Blocks blocks={page.body} />
    </>
  )
}

export { PageError as ErrorBoundary } from '~/components/page-error'
