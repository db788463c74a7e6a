import type { LoaderFunctionArgs } from '@remix-run/node'
import { toDay } from '#config/calendar'
import { privateHeaders } from '~/lib/http/link-page.server'
import { formatDate } from '~/lib/text/dates'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import { errorReason } from '~/lib/process/error-reason.server'
import { log } from '~/lib/process/log.server'
import { investorRoom } from '~/sanity/shared-content.server'
import { recordEvent } from '~/services/investor-room/room-access.server'
import { room } from '~/services/investor-room/room.server'

/** Readers of browsers need a plug-in and inline styles; the lake serves PDFs with the same policy. */
const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

/**
 * Serves a document of the room with a stamp on each page (ROOM-01), complete: without ranges each open
 * is one request. The open is stored first, so nothing is read unseen. With `?download` the
 * browser saves the file, if the access allows it.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  try {
    return await serveDocument(args)
  } catch (error) {
    log.error('a document of the investor room failed', { reason: errorReason(error) })
    return empty(503, { 'Retry-After': '30' })
  }
}

async function serveDocument({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const visit = await room.visit(request, params.token)
  // The page says why the link opens nothing.
  if (visit.state !== 'open') return empty(303, { Location: `/sala/${params.token ?? ''}` })
  const { access } = visit
  const downloaded = new URL(request.url).searchParams.has('download')
  if (downloaded && access.allowsDownload !== true) return empty(403)
  const { texts } = await investorRoom.load()
  const document = texts?.documents?.find(({ _key }) => _key === params.document)
  if (document === undefined) return empty(404)
  if (!room.allowsOpen(access._id)) return empty(429)
  const now = new Date()
  const bytes = await room.stampedFiles({
    access: access._id,
    document: document._key,
    text: fillPlaceholders(texts?.labels?.stamp, {
      name: access.name ?? access.email ?? '',
      date: formatDate(toDay(now)),
    }),
  })
  if (bytes === undefined) return empty(404)
  const title = document.title ?? ''
  const event = { kind: 'open', document: document._key, title, downloaded } as const
  const isRecorded =
    request.method === 'HEAD' ||
    (await recordEvent(room.client(), access, event, now.toISOString()))
  if (!isRecorded) return empty(429)
  const name = `filename*=UTF-8''${encodeURIComponent(`${title}.pdf`)}`
  return new Response(Buffer.from(bytes), {
    headers: {
      ...privateHeaders,
      'Accept-Ranges': 'none',
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': `${downloaded ? 'attachment' : 'inline'}; ${name}`,
      'Content-Security-Policy': PDF_POLICY,
    },
  })
}

const empty = (status: number, headers: Readonly<Record<string, string>> = {}) =>
  new Response(null, { status, headers: { ...privateHeaders, ...headers } })
