import type { SanityClient } from '@sanity/client'
import { type MailRoutes, relayAccount } from '#config/mail.server'
import type { NewsletterTextsQueryResult } from '~/sanity/types.generated'
import { type Delivered, isAddressBad, NOTHING, sendEmail, type Sent } from '../emailjs.server'
import { type RenderedMail, renderMessage } from './mail-page'
import { signupPath } from './signup-link.server'
import { markBounced, readSignup, type SignupStep, type StoredSignup } from './signup-step.server'

/** What e-mails to others than the team need. */
export interface MailDeps {
  mail: MailRoutes['mail']['newsletter']
  siteUrl: string
  /** Signs links. @throws Error while there is none */
  secret: () => string
  client: () => SanityClient
}

interface Deps extends MailDeps {
  loadTexts: () => Promise<NewsletterTextsQueryResult>
}

/**
 * Sends the e-mails of a step (NEWS-05): the confirmation's to a pending address, then the welcome and
 * the notice to staff. The document decides, so a repeated step of an address that is confirmed or
 * has left sends nothing. Where no e-mail reaches subscribers, staff get a notice of each consent.
 * @throws Error while the dataset is unreachable, or lacks the sign-up or the texts
 */
export async function sendSignupMails(deps: Deps, step: SignupStep): Promise<Sent> {
  const { mail, client } = deps
  if (step.step === 'leave') return NOTHING
  const signup = await readSignup(client(), step.id)
  if (step.step === 'confirm') {
    if (signup?.confirmedAt !== step.at || !mail.confirms) return NOTHING
    // The relay sends neither message twice, so both are repeated when one fails.
    const welcome = await sendWords(deps, step, signup)
    return welcome.ok ? notify(deps, step, signup) : welcome
  }
  if (signup === undefined || isOlder(signup, step)) throw new Error('the sign-up is not stored')
  if (!mail.confirms) return signup.createdAt === step.at ? notify(deps, step, signup) : NOTHING
  return signup.status === 'pendiente' ? sendWords(deps, step, signup) : NOTHING
}

/** Whether the document still shows that the address ended before this consent. */
const isOlder = ({ status, leftAt = '', bouncedAt = '' }: StoredSignup, { at }: SignupStep) =>
  (status === 'baja' || status === 'rebotada') && leftAt < at && bouncedAt < at

/**
 * Sends the address to staff. With the id of the sign-up the relay can delete its message, and with
 * the date it sends one message for each consent. EmailJS stores no messages.
 */
function notify(
  { mail: { server } }: Deps,
  { id, at }: SignupStep,
  { email = '' }: StoredSignup,
): Promise<Sent> {
  const isRelay = server.by === 'relay'
  return sendEmail(server, { email, ...(isRelay && { reference: id, createdAt: at }) })
}

/** Sends the e-mail of a step to the subscriber. The links depend on the step only. */
async function sendWords(deps: Deps, step: SignupStep, { email = '' }: StoredSignup) {
  const { siteUrl, secret, loadTexts } = deps
  const { brand, texts } = await loadTexts()
  const words = step.step === 'signup' ? texts?.confirmEmail : texts?.welcomeEmail
  if (!words || !texts?.emailFooter) throw new Error('the dataset lacks the texts')
  const linkTo = (linked: 'confirm' | 'leave') =>
    `${siteUrl}${signupPath(secret(), { step: linked, id: step.id }, Date.parse(step.at))}`
  const link = step.step === 'signup' ? linkTo('confirm') : siteUrl
  const leaveLink = linkTo('leave')
  const message = renderMessage({ brand, words, footer: texts.emailFooter, link, leaveLink })
  const sent = await sendToSubscriber(deps, { ...message, email, leaveLink, reference: step.id })
  return sent.dropped === undefined ? sent : NOTHING
}

interface SubscriberMail extends RenderedMail {
  email: string
  leaveLink: string
  /** Id of the sign-up, or of a trial. It names the message; the relay sends the same one once. */
  reference: string
}

/** Sends an e-mail to a subscriber. An address that the mail server refuses needs no more attempts. */
export async function sendToSubscriber(
  { mail: { server }, client }: Pick<MailDeps, 'mail' | 'client'>,
  message: SubscriberMail,
): Promise<Delivered> {
  const service = { ...server, templateId: relayAccount.templates.subscriber }
  const sent = await sendEmail(service, { ...message })
  if (!isAddressBad(sent)) return sent
  await markBounced(client(), message.reference, new Date().toISOString())
  return { ...sent, dropped: 'rejected' }
}
