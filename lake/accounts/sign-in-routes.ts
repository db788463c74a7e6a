import express, { type Request, type Response, type Router } from 'express'
import { rateLimit } from 'express-rate-limit'
import { z } from 'zod'
import type { LakeContext } from '../context'
import { publicOrigins, type Origins } from '../origins'
import { getRequestedUrl } from '../requested-url'
import { asyncHandler } from './async-handler'
import { hashSecret } from './secrets'
import { renderSignInPage, signInPolicy } from './sign-in-page'
import { signInText } from './sign-in-text'

/**
 * Paths of the Studio on the public origin, also of another dataset, such as `/studio-staging`. A Studio
 * of another allowed origin may have any.
 */
const STUDIO_PATH = /^\/studio(-[a-z0-9_-]+)?(\/|$)/
const ATTEMPTS_WINDOW_MS = 15 * 60 * 1000
const FAILURES_PER_ADDRESS = 30
const FAILURES_PER_ACCOUNT = 10

const textSchema = z.string().max(4096).catch('')
const formSchema = z
  .object({ origin: textSchema, email: textSchema, password: textSchema })
  .catch({ origin: '', email: '', password: '' })

/**
 * The sign-in page at `/login`. After a sign-in the browser returns to `origin` with a one-time id in
 * the fragment (`#sid=…`), which the Studio exchanges for a token at `auth/fetch`. Failed attempts are
 * limited by network address, which needs Express' `trust proxy`, and by account.
 */
export function createSignInRoutes(ctx: LakeContext, origins: Origins): Router {
  const router = express.Router()
  const sameSite = publicOrigins(ctx.publicUrl)

  /**
   * Accepts only URLs of a Studio on one of our origins, or on an origin that the operator allows:
   * redirects elsewhere would pass on the one-time id in the fragment.
   */
  const parseReturnUrl = (text: string): URL | undefined => {
    if (!URL.canParse(text)) return undefined
    const url = new URL(text)
    const hasCredentials = url.username !== '' || url.password !== ''
    const isStudio = STUDIO_PATH.test(url.pathname) && sameSite.has(url.origin)
    const isAccepted = isStudio || origins.needsCors(url.origin)
    return !hasCredentials && isAccepted ? url : undefined
  }

  /** Whether the request comes from this page, under any name that the lake has. */
  const isOwnForm = (request: Request) => {
    const { origin } = new URL(getRequestedUrl(request.headers, ctx.publicUrl))
    const sender = request.get('origin') ?? ''
    return sender === origin || sameSite.has(sender)
  }

  const limitFailures = (limit: number, keyGenerator?: (request: Request) => string) =>
    rateLimit({
      windowMs: ATTEMPTS_WINDOW_MS,
      limit,
      skipSuccessfulRequests: true,
      standardHeaders: false,
      legacyHeaders: false,
      ...(keyGenerator && { keyGenerator }),
      handler: (request, response) => {
        const { origin, email } = formSchema.parse(request.body)
        const returnUrl = parseReturnUrl(origin)
        response.set('Retry-After', String(ATTEMPTS_WINDOW_MS / 1000))
        sendPage(response, 429, { returnUrl, email, alert: signInText.tooMany })
      },
    })

  router.get('/login', (request, response) => {
    const returnUrl = parseReturnUrl(textSchema.parse(request.query.origin))
    if (returnUrl === undefined) {
      sendPage(response, 400, { alert: signInText.badAddress })
    } else {
      sendPage(response, 200, { returnUrl })
    }
  })

  router.post(
    '/login',
    express.urlencoded({ extended: false, limit: '16kb' }),
    (request, response, next) => {
      // Prevents login CSRF: browsers send the origin of the page that contains the form.
      if (isOwnForm(request)) next()
      else sendPage(response, 403, { alert: signInText.badAddress })
    },
    limitFailures(FAILURES_PER_ADDRESS),
    limitFailures(FAILURES_PER_ACCOUNT, (request) =>
      hashSecret(formSchema.parse(request.body).email.trim().toLowerCase()),
    ),
    asyncHandler(async (request, response) => {
      const { origin, email, password } = formSchema.parse(request.body)
      const returnUrl = parseReturnUrl(origin)
      if (returnUrl === undefined) {
        sendPage(response, 400, { alert: signInText.badAddress })
        return
      }
      const user = await ctx.accounts.verify(email, password)
      if (user === undefined) {
        ctx.log('a sign-in failed')
        sendPage(response, 401, { returnUrl, email, alert: signInText.wrong })
        return
      }
      ctx.log('signed in', { user: user.id })
      returnUrl.hash = `sid=${ctx.accounts.openSignIn(user.id)}`
      setPrivateHeaders(response)
      response.redirect(303, returnUrl.href)
    }),
  )

  return router
}

function sendPage(
  response: Response,
  status: number,
  page: Parameters<typeof renderSignInPage>[0],
) {
  setPrivateHeaders(response)
  response
    .status(status)
    .set('Content-Security-Policy', signInPolicy(page.returnUrl))
    .type('html')
    .send(renderSignInPage(page))
}

/** Not `no-referrer`: with that policy browsers send `Origin: null` with a form. */
function setPrivateHeaders(response: Response) {
  response.set({
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  })
}
