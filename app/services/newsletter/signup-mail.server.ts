import { relayAccount, type ServerMailService } from '#config/mail.server'
import { describeError } from '~/lib/process/log.server'
import type { NewsletterTextsQueryResult } from '~/sanity/types.generated'
import { isAddressBad, type Sent } from '../emailjs.server'
import { renderMessage } from './mail-page'
import { signupPath } from './signup-link.server'
import type { SignupStep, StoredSignup } from './signup-step.server'

type Variables = Readonly<Record<string, string>>

interface Deps {
  mail: {
    server: ServerMailService
    /** Whether e-mails reach subscribers, see mailRoutes. */
    confirms: boolean
  }
  siteUrl: string
  /** Signs links. @throws Error while there is none */
  secret: () => string
  /** Rejects while the dataset is unreachable. */
  read: (id: string) => Promise<StoredSignup | undefined>
  loadTexts: () => Promise<NewsletterTextsQueryResult>
  /** Rejects while the dataset is unreachable. */
  markBounced: (id: string, at: string) => Promise<void>
  send: (service: ServerMailService, variables: Variables) => Promise<Sent>
}

/** Nothing has to be sent. */
const NOTHING: Sent = { ok: true, status: 200, text: '' }

/**
 * Creates the function that sends the e-mails of a step (NEWS-05): the confirmation's to a pending
 * address, then the welcome and the notice to staff. The document decides, so a repeated step of an
 * address that is confirmed or has left sends nothing. Where no e-mail reaches subscribers, staff
 * get a notice of each consent. The function never throws.
 */
export function createSignupMail(deps: Deps): (step: SignupStep) => Promise<Sent> {
  const { mail, read } = deps
  const sendByState = async (step: SignupStep): Promise<Sent> => {
    if (step.step === 'leave') return NOTHING
    const signup = await read(step.id)
    if (step.step === 'confirm') {
      return signup?.confirmedAt === step.at && mail.confirms
        ? sendWelcome(deps, step, signup)
        : NOTHING
    }
    if (signup === undefined || isOlder(signup, step)) return failure('the sign-up is not stored')
    if (!mail.confirms) return signup.createdAt === step.at ? notify(deps, step, signup) : NOTHING
    return signup.status === 'pendiente' ? sendToSubscriber(deps, step, signup) : NOTHING
  }
  return async (step) => {
    try {
      return await sendByState(step)
    } catch (error) {
      return failure(describeError(error))
    }
  }
}

const failure = (text: string): Sent => ({ ok: false, status: 0, text })

/** Whether the document still shows that the address ended before this consent. */
const isOlder = ({ status, leftAt = '', bouncedAt = '' }: StoredSignup, { at }: SignupStep) =>
  (status === 'baja' || status === 'rebotada') && leftAt < at && bouncedAt < at

/** The relay sends neither message twice, so both are repeated when one fails. */
async function sendWelcome(deps: Deps, step: SignupStep, signup: StoredSignup): Promise<Sent> {
  const welcome = await sendToSubscriber(deps, step, signup)
  return welcome.ok ? notify(deps, step, signup) : welcome
}

/**
 * Sends the address to staff. With the id of the sign-up the relay can delete its message, and with
 * the date it sends one message for each consent. EmailJS stores no messages.
 */
function notify(
  { mail: { server }, send }: Deps,
  { id, at }: SignupStep,
  { email = '' }: StoredSignup,
) {
  return send(server, { email, ...(server.by === 'relay' && { reference: id, createdAt: at }) })
}

/**
 * Sends the e-mail of a step to the subscriber. The links depend on the step only. An address that the
 * mail server refuses needs no more attempts.
 */
async function sendToSubscriber(deps: Deps, step: SignupStep, { email = '' }: StoredSignup) {
  const { mail, siteUrl, secret, loadTexts, send, markBounced } = deps
  const { brand, texts } = await loadTexts()
  const words = step.step === 'signup' ? texts?.confirmEmail : texts?.welcomeEmail
  if (!words || !texts?.emailFooter) return failure('the dataset lacks the texts')
  const at = Date.parse(step.at)
  const linkTo = (linked: 'confirm' | 'leave') =>
    `${siteUrl}${signupPath(secret(), { step: linked, id: step.id }, at)}`
  const link = step.step === 'signup' ? linkTo('confirm') : siteUrl
  const leaveLink = linkTo('leave')
  const message = renderMessage({ brand, words, footer: texts.emailFooter, link, leaveLink })
  const sent = await send(subscriberService(mail.server), {
    ...message,
    email,
    leaveLink,
    reference: step.id,
  })
  if (!isAddressBad(sent)) return sent
  await markBounced(step.id, new Date().toISOString())
  return NOTHING
}

/** The same service with the template of e-mails to subscribers. */
export function subscriberService(server: ServerMailService): ServerMailService {
  return { ...server, templateId: relayAccount.templates.subscriber }
}
