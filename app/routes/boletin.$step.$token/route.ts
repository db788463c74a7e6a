import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { respondWithTicket } from '~/lib/http/link-page.server'
import { emptyResponse } from '~/lib/http/cache-control'
import { describeError, log } from '~/lib/process/log.server'
import { contentFor } from '~/sanity/preview.server'
import { newsletterTexts } from '~/sanity/shared-content.server'
import { writeClient } from '~/sanity/write-client.server'
import { readSignupLink, type SignupLink } from '~/services/newsletter/signup-link.server'
import { readSignup } from '~/services/newsletter/signup-step.server'
import { getServices } from '~/services/services.server'
import { withSecret } from '~/services/site-secret.server'

type RouteArgs = LoaderFunctionArgs | ActionFunctionArgs

/** `open`: the button waits. `done`: it was pressed. `invalid`: the link does not work. */
type LinkState = 'open' | 'done' | 'invalid'

/** Shows what a link of the newsletter is for. It changes nothing: programs follow links, too. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const link = readLink(args)
  return respond(args, link, link === undefined ? 'invalid' : 'open')
}

/**
 * Confirms or leaves (NEWS-05), for the page's button and for mail programs, whose POST has only
 * `List-Unsubscribe=One-Click` (RFC 8058). The link is the permission, so neither cookie nor origin
 * matters, and the body is not read.
 */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  if (args.request.method !== 'POST') return emptyResponse(405, { Allow: 'GET, HEAD, POST' })
  const link = readLink(args)
  if (link === undefined) return respond(args, link, 'invalid')
  const status = await readStatus(link.id)
  const hasLeft = status === 'baja' || status === 'missing'
  if (hasLeft) return respond(args, link, link.step === 'leave' ? 'done' : 'invalid')
  try {
    const { id, step } = link
    getServices(args.context).investorRequests.saveSignup({
      id,
      step,
      at: new Date().toISOString(),
    })
  } catch (error) {
    log.error('a newsletter link failed', { step: link.step, reason: describeError(error) })
    return respond(args, link, 'open', 503)
  }
  return respond(args, link, 'done')
}

const readLink = ({ params: { step, token } }: RouteArgs) =>
  withSecret((secret) => readSignupLink(secret, step, token))

/** The state in the dataset. While it is unreachable, the outbox takes the step. */
async function readStatus(id: string): Promise<string> {
  try {
    const signup = await readSignup(writeClient(), id)
    return signup === undefined ? 'missing' : (signup.status ?? 'activa')
  } catch {
    return 'unknown'
  }
}

async function respond(
  { request }: RouteArgs,
  link: SignupLink | undefined,
  state: LinkState,
  status = state === 'invalid' ? 404 : 200,
): Promise<Response> {
  const { brand, texts } = (await contentFor(request, newsletterTexts)).result
  const page = link?.step === 'confirm' ? texts?.confirmPage : texts?.leavePage
  const done = { title: page?.doneTitle, text: page?.doneText }
  const words = state === 'invalid' ? texts?.invalidPage : state === 'done' ? done : page
  const button = state === 'open' ? page?.button : undefined
  const { title, text } = words ?? {}
  const home = { label: texts?.homeLabel, href: '/' }
  return respondWithTicket({ brand, title, text, button, home }, status)
}
