import type { LoaderFunctionArgs } from '@remix-run/node'
import { renderSVG } from 'uqr'
import { env } from '#config/env.server'
import { cacheControl } from '~/lib/http/cache-control'
import { findPageId } from '~/blocks/staff-pages.server'
import { siteIdentity } from '~/sanity/shared-content.server'

/** Width in light modules of the margin that scanners need (ISO/IEC 18004). */
const QUIET_ZONE = 4
/** Capacity in bytes of the largest code with medium error correction. */
const MAX_BYTES = 2_331

/**
 * The QR code of a page's address, for printed pages (PRINT-01): `/qr/inversores`; or of the app in a
 * store (HOME-04): `/qr/?store=android`.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const store = new URL(request.url).searchParams.get('store')
  const text = await (store === null ? findPageAddress(params['*']) : findStoreAddress(store))
  if (!text || Buffer.byteLength(text) > MAX_BYTES) throw new Response(null, { status: 404 })
  return new Response(renderSVG(text, { ecc: 'M', border: QUIET_ZONE, whiteColor: 'none' }), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': store === null ? 'public, max-age=86400' : cacheControl.page,
    },
  })
}

async function findPageAddress(path = ''): Promise<string | undefined> {
  const page = new URL(env().siteUrl)
  page.pathname = `/${path}`
  return (await findPageId(page.pathname)) === undefined ? undefined : page.href
}

async function findStoreAddress(store: string): Promise<string | null | undefined> {
  const links = (await siteIdentity.load())?.storeLinks
  return store === 'android' || store === 'ios' ? links?.[store] : undefined
}
