import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { env } from '#config/env.server'
import { expiresAt } from '#config/investor-room'
import { privateHeaders } from '~/lib/http/link-page.server'
import { emptyResponse } from '~/lib/http/cache-control'
import { readForm } from '~/lib/http/read-form.server'
import { errorReason } from '~/lib/process/error-reason.server'
import { log } from '~/lib/process/log.server'
import { contentFor } from '~/sanity/preview.server'
import { investorRoom } from '~/sanity/shared-content.server'
import type { InvestorRoomQueryResult } from '~/sanity/types.generated'
import { room, type RoomVisit } from '~/services/investor-room/room.server'
import {
  acceptStatement,
  isRenewable,
  recordEvent,
  renewLink,
} from '~/services/investor-room/room-access.server'
import { claimForBrowser, roomPath } from '~/services/investor-room/room-link.server'
import { respondWithRoom, type RoomNotice } from './room-page.server'

type RouteArgs = LoaderFunctionArgs | ActionFunctionArgs

/** Enough for a question, encoded. */
const MAX_BYTES = 24_576
const MAX_QUESTION = 2_000

/** Shows what a link opens (ROOM-01). It changes nothing: programs follow links, too. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answer(args, () => Promise.resolve(undefined))
}

/** Accepts the statement, takes a question, or mails a new link. The link is the permission. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  if (args.request.method !== 'POST') return emptyResponse(405, { Allow: 'GET, HEAD, POST' })
  const form = await readForm(args.request, MAX_BYTES)
  if ('status' in form) return emptyResponse(form.status)
  return answer(args, (visit, texts) => performStep(visit, form.fields, texts))
}

/** Performs a step, and shows the page unless the step has a response or a notice. */
async function answer(
  { request, params: { token = '' } }: RouteArgs,
  step: (
    visit: RoomVisit,
    texts: InvestorRoomQueryResult['texts'],
  ) => Promise<Response | RoomNotice | undefined>,
): Promise<Response> {
  const { result } = await contentFor(request, investorRoom)
  const path = `/sala/${token}`
  try {
    const visit = await room.visit(request, token)
    const done = await step(visit, result.texts)
    if (done instanceof Response) return done
    const keys = result.texts?.documents?.map(({ _key }) => _key) ?? []
    const files = visit.state === 'open' ? await room.findFiles(keys) : []
    return respondWithRoom({ ...result, visit, path, files, notice: done })
  } catch (error) {
    log.error('the investor room failed', { reason: errorReason(error) })
    return respondWithRoom({ ...result, visit: undefined, path, files: [], notice: 'failed' })
  }
}

/** A step that does not fit the state of the visit does nothing: the page shows the state. */
async function performStep(
  visit: RoomVisit,
  fields: URLSearchParams,
  texts: InvestorRoomQueryResult['texts'],
): Promise<Response | RoomNotice | undefined> {
  if (visit.state === 'invalid') return undefined
  const { state, access, link } = visit
  const now = new Date().toISOString()
  const secret = room.secret()
  const step = fields.get('step')
  if (step === 'accept' && state === 'statement' && fields.get('accepted') === 'yes') {
    const statement = texts?.statement
    const shown = [statement?.title, statement?.text, statement?.accept].filter(Boolean)
    await acceptStatement(room.client(), access, shown.join('\n\n'), now)
    const cookie = await claimForBrowser({
      secret,
      link,
      isSecure: env().siteUrl.startsWith('https:'),
      expiresAt: expiresAt(link.linkAt, access.days),
    })
    return seeOther(roomPath(secret, link), { 'Set-Cookie': cookie })
  }
  const question = (fields.get('question') ?? '').trim().slice(0, MAX_QUESTION)
  if (step === 'question' && state === 'open' && question !== '') {
    if (!room.allowsQuestion(access._id)) return 'tooMany'
    const event = { kind: 'question', text: question } as const
    if (!(await recordEvent(room.client(), access, event, now))) return 'tooMany'
    return seeOther(`${roomPath(secret, link)}#preguntas`)
  }
  if (step === 'link' && isRenewable(visit)) {
    if (!room.allowsNewLink(access._id)) return 'tooMany'
    await renewLink(room.client(), access, now)
    return 'sent'
  }
  return undefined
}

/** A reload does not repeat the step. */
function seeOther(location: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: { ...privateHeaders, Location: location, ...headers },
  })
}
