import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Blocks } from '~/blocks'
import { logUnknownBlocks } from '~/blocks/unknown-blocks.server'
import { SmartLink } from '~/components/smart-link'
import { SocialIcon } from '~/components/social-icon'
import { SocialPost } from '~/components/social-post'
import { SosOpening } from '~/components/sos-opening'
import { cacheControl } from '~/lib/cache-control'
import { pageMeta } from '~/lib/page-meta'
import { present } from '~/lib/present'
import { defineContent } from '~/sanity/content.server'
import { contentFor } from '~/sanity/preview.server'
import { sosSocialPageQuery } from './query'
import './profiles.css'

const sosSocialPage = defineContent('sosSocialPage', sosSocialPageQuery)

export async function loader({ request }: LoaderFunctionArgs) {
  const { result: page, headers } = await contentFor(request, sosSocialPage, cacheControl.visitor)
  if (page === null) throw new Response(null, { status: 404 })
  logUnknownBlocks('sosSocialPage', page.body)
  return data({ page }, { headers })
}

export { pageHeaders as headers } from '~/lib/page-headers'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches, location }) =>
  pageMeta(loaded?.page.seo, matches, location.pathname, {
    title: loaded?.page.title,
    blocks: loaded?.page.body,
  })

export default function SosSocialPage() {
  const { page } = useLoaderData<typeof loader>()
  const posts = present(page.posts)
  return (
    <>
      <SosOpening heading={page.heading} lead={page.lead} />
      <div className="wrap social-page">
        <ul className="plain-list profiles">
          {page.profiles?.map(({ _key, platform, url, label }) => (
            <li key={_key}>
              <SmartLink href={url} className="profile">
                <SocialIcon platform={platform} />
                <span>{label}</span>
              </SmartLink>
            </li>
          ))}
        </ul>
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
