import type { LoaderFunctionArgs } from '@remix-run/node'
import { env } from '#config/env.server'
import { securityHeaders } from '~/lib/http/security-headers.server'
import { defineContent } from '~/sanity/content.server'
import { imageSource } from '~/sanity/image-source.server'
import { contentFor } from '~/sanity/preview.server'
import { inlineSources } from '~/lib/http/inline-sources.server'
import { sampleCampaignsQuery } from './query'
import { renderSamplePage } from './sample-page.server'

const sampleCampaigns = defineContent('sampleCampaigns', sampleCampaignsQuery)

/**
 * The sample page of the campaign that links here (SOS-03). It has no scripts: in its sandboxed
 * frame it has no origin, so the browser would refuse them.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { result, headers } = await contentFor(request, sampleCampaigns)
  const { pathname } = new URL(request.url)
  const campaign = result.campaigns.find(({ link }) => link === pathname)
  if (campaign === undefined) throw new Response(null, { status: 404 })
  const html = renderSamplePage({ campaign, labels: result.labels, images: imageSource(env()) })
  return new Response(html, {
    headers: {
      ...headers,
      ...securityHeaders(inlineSources(html), pathname),
      'Content-Type': 'text/html; charset=utf-8',
      'X-Robots-Tag': 'noindex',
    },
  })
}
