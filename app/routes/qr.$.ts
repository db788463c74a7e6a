import type { LoaderFunctionArgs } from '@remix-run/node'
import { env } from '../../config/env.server'
import { drawQrFile } from '~/components/qr-code/qr-code'
import { getQrCode } from '~/components/qr-code/qr-code.server'
import { findPageId } from '~/blocks/staff-pages.server'

/** The QR code of a page’s address, for printed pages (PRINT-01): `/qr/inversores`. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Response> {
  const page = new URL(env().siteUrl)
  page.pathname = `/${params['*'] ?? ''}`
  const isPage = (await findPageId(page.pathname)) !== undefined
  const code = isPage ? getQrCode(page.href) : undefined
  if (code === undefined) throw new Response(null, { status: 404 })
  return new Response(drawQrFile(code), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  })
}
