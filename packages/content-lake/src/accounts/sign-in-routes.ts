import express, { type Router } from 'express'
import { z } from 'zod'
import type { LakeContext } from '../context'
import { publicOrigins } from '../origins'
import { getNetwork } from '../quota'
import type { User } from './accounts'
import { asyncHandler } from './async-handler'
import { getLakeCookies, isOwnOrigin } from './cookies'
import { hashSecret } from './secrets'
import { createPasswordLinkSteps } from './password-link-steps'
import { createSecondStep } from './second-step'
import { ATTEMPTS_WINDOW_MS, limitAttempts } from './sign-in-attempts'
import {
  sendPage,
  sendPasswordForm,
  setPrivateHeaders,
  type SignInStep,
  type SignInTarget,
} from './sign-in-page'
import { signInText } from './sign-in-text'

/**
 * Paths of the Studio on the public origin, including other datasets, such as `/studio-staging`.
 * Only these paths get a one-time id, because editors can redirect all others. A Studio on another
 * allowed origin may have any path.
 */
const STUDIO_PATH = /^\/studio(-[a-z0-9_-]+)?(\/|$)/

const textSchema = z.string().max(4096).catch('')
const formSchema = z
  .object({
    origin: textSchema,
    type: textSchema,
    email: textSchema,
    password: textSchema,
    ticket: textSchema,
    code: textSchema,
    link: textSchema,
    forgotten: textSchema,
  })
  .partial()
  .catch({})

/**
 * The sign-in page at `/login`, with a second step for users who have a second factor. A Studio on
 * one of our origins that requests `type=cookie` gets the session as a cookie; with `type=frame` it
 * shows the page in a frame and stays where it is. Others return to `origin` with a one-time id in
 * the fragment (`#sid=…`), which they exchange for a token at `auth/fetch`. The limits of failed
 * sign-ins need the caller's address, so the app must have set Express' `trust proxy`.
 */
export function createSignInRoutes(ctx: LakeContext): Router {
  const router = express.Router()
  const { accounts, origins, publicUrl } = ctx
  const sameSite = publicOrigins(publicUrl)
  const limitAttempt = limitAttempts(ctx.clock)

  /**
   * Accepts only URLs of a Studio on one of our origins, or on an origin that the operator allows:
   * redirects to other URLs would leak the one-time id in the fragment.
   */
  const parseTarget = (text: string, type: string): SignInTarget | undefined => {
    if (!URL.canParse(text)) return undefined
    const returnUrl = new URL(text)
    const hasCredentials = returnUrl.username !== '' || returnUrl.password !== ''
    const isStudio = STUDIO_PATH.test(returnUrl.pathname) && sameSite.has(returnUrl.origin)
    if (hasCredentials || !(isStudio || origins.needsCors(returnUrl.origin))) return undefined
    const isCookie = isStudio && (type === 'cookie' || type === 'frame')
    return { returnUrl, type: isCookie ? type : 'id' }
  }

  const finish = (step: SignInStep, user: User) => {
    const { request, response, target } = step
    const cookies = getLakeCookies(request, publicUrl)
    const returnUrl = new URL(target.returnUrl)
    cookies.setDevice(response, accounts.addDevice(user.id, cookies.device))
    if (target.type !== 'id') {
      const token = accounts.openSession(user.id, request.get('user-agent'))
      cookies.setSession(response, token)
    } else {
      returnUrl.hash = `sid=${accounts.openSignIn(user.id)}`
    }
    ctx.log('signed in', { user: user.id })
    if (target.type === 'frame') {
      sendPage(step, 200, { heading: signInText.done })
      return
    }
    setPrivateHeaders(response)
    response.redirect(303, returnUrl.href)
  }
  const secondStep = createSecondStep(ctx, finish)
  const links = createPasswordLinkSteps(ctx, (...step) => secondStep.start(...step))

  router.get('/login', (request, response) => {
    const { origin, type, link } = request.query
    if (typeof link === 'string') {
      // A link in an e-mail leads to the Studio of the site.
      const studio = new URL('/studio', publicUrl)
      links.sendForm({ request, response, target: { returnUrl: studio, type: 'cookie' } }, link)
      return
    }
    const target = parseTarget(textSchema.parse(origin), textSchema.parse(type))
    if (target === undefined) sendPage({ response }, 400, { alert: signInText.badAddress })
    else sendPasswordForm(ctx, { request, response, target })
  })

  router.post(
    '/login',
    express.urlencoded({ extended: false, limit: '16kb' }),
    asyncHandler(async (request, response) => {
      const form = formSchema.parse(request.body)
      const target = parseTarget(form.origin ?? '', form.type ?? '')
      // Prevents login CSRF: browsers send the origin of the page that contains the form.
      if (!isOwnOrigin(request.get('origin') ?? '', request.headers, publicUrl)) {
        sendPage({ response }, 403, { alert: signInText.badAddress })
        return
      }
      if (target === undefined) {
        sendPage({ response }, 400, { alert: signInText.badAddress })
        return
      }
      const step = { request, response, target }
      const { link, forgotten, ticket, email = '', password = '' } = form
      if (link) await links.setPassword(step, link, password)
      else if (forgotten) links.requestLink(step, email)
      else if (ticket) secondStep.handle(step, ticket, form.code ?? '')
      else await checkPassword(step, email, password)
    }),
  )

  const checkPassword = async (step: SignInStep, email: string, password: string) => {
    const { request, response } = step
    const attempt = {
      account: hashSecret(email.trim().toLowerCase()),
      network: getNetwork(request.ip ?? ''),
      device: accounts.findDevice(getLakeCookies(request, publicUrl).device, email),
    }
    const result = await limitAttempt(attempt, () => accounts.verify(email, password))
    if (result === 'too many') {
      response.set('Retry-After', String(ATTEMPTS_WINDOW_MS / 1000))
      sendPasswordForm(ctx, step, 429, signInText.tooMany, email)
    } else if (result === 'wrong') {
      ctx.log('a sign-in failed')
      sendPasswordForm(ctx, step, 401, signInText.wrong, email)
    } else {
      secondStep.start(step, result)
    }
  }

  return router
}
