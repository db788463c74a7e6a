import type { LoaderFunctionArgs } from '@remix-run/node'
import { findStaffHeadline } from '~/blocks/staff-pages.server'
import { cacheControl } from '~/lib/http/cache-control'
import { headlines, siteIdentity } from '~/sanity/shared-content.server'
import { cardId } from '~/services/seo/card-path'
import { renderCard } from '~/services/seo/social-card.server'

/** The picture of a page's headline for social networks (RT-08): `/tarjeta/aboutPage.jpg`. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Response> {
  const id = cardId(params['*'] ?? '')
  const [pages, site] = await Promise.all([headlines.load(), siteIdentity.load()])
  const page = pages.find(({ _id }) => _id === id) ?? (await findStaffHeadline(id))
  if (page === undefined) throw new Response(null, { status: 404 })
  const brand = site?.brandName ?? ''
  const headline = [page.headline, page.title, brand].find((text) => text?.trim()) ?? ''
  return new Response(new Uint8Array(await renderCard(headline, brand)), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': cacheControl.page,
      // Social networks show it on their pages.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}
