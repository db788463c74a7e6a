import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react'
import { env } from '../../../config/env.server'
import { Blocks } from '~/blocks'
import { logUnknownBlocks } from '~/blocks/unknown-blocks.server'
import { SosOpening } from '~/components/sos-opening'
import { cacheControl } from '~/lib/cache-control'
import { requireOwnDocument } from '~/lib/own-document'
import { pageMeta } from '~/lib/page-meta'
import { present } from '~/lib/present'
import { defineContent } from '~/sanity/content.server'
import { contentFor } from '~/sanity/preview.server'
import { CampaignFrame } from './campaign-frame'
import { inOrder, randomOrder } from './campaign-order'
import { canBeFramed, frameSandbox } from './frame-sandbox'
import { todosPorBahiaPageQuery } from './query'

const todosPorBahiaPage = defineContent('todosPorBahiaPage', todosPorBahiaPageQuery)

/**
 * The order is random for each visit (SOS-03): the page cache stores a page of each order and draws
 * one. The browser shows the order that it was told.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { result, headers } = await contentFor(request, todosPorBahiaPage, cacheControl.private)
  const { campaignOrder } = context
  const order = typeof campaignOrder === 'number' ? campaignOrder : randomOrder()
  const { campaigns, ...page } = result ?? missing()
  logUnknownBlocks('todosPorBahiaPage', page.body)
  const { siteUrl } = env()
  const frames = inOrder(present(campaigns), order).map((campaign) => ({
    ...campaign,
    sandbox: canBeFramed(campaign.link) ? frameSandbox(campaign.link, siteUrl) : undefined,
  }))
  return data({ page, frames }, { headers })
}

function missing(): never {
  throw new Response(null, { status: 404 })
}

export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  requireOwnDocument(request)
  return serverLoader<typeof loader>()
}

export { pageHeaders as headers } from '~/lib/page-headers'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches, location }) =>
  pageMeta(loaded?.page.seo, matches, location.pathname, {
    title: loaded?.page.title,
    blocks: loaded?.page.body,
  })

export default function TodosPorBahiaPage() {
  const { page, frames } = useLoaderData<typeof loader>()
  return (
    <div className="flood">
      <SosOpening heading={page.heading} lead={page.lead} />
      <ul className="plain-list campaign-frames">
        {frames.map((campaign, index) => (
          <li key={campaign._id}>
            <CampaignFrame campaign={campaign} labels={page.labels} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <Blocks blocks={page.body} />
    </div>
  )
}

export { PageError as ErrorBoundary } from '~/components/page-error'
