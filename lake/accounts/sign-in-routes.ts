import express, { type Request, type Response, type Router } from 'express'
import { rateLimit } from 'express-rate-limit'
import { z } from 'zod'
import type { LakeContext } from '../context'
import { publicOrigins } from '../origins'
import { asyncHandler } from './async-handler'
import { hashSecret } from './secrets'
import { renderSignInPage, signInPolicy } from './sign-in-page'
import { signInText } from './sign-in-text'

/** Paths of the Studio on the public origin, also of another dataset, such as `/studio-staging`. */
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
export function createSignInRoutes(ctx: LakeContext): Router {
  const router = express.Router()
  const origins = publicOrigins(ctx.publicUrl)

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
        const returnUrl = parseReturnUrl(origin, origins)
        response.set('Retry-After', String(ATTEMPTS_WINDOW_MS / 1000))
        sendPage(response, 429, { returnUrl, email, alert: signInText.tooMany })
      },
    })

  router.get('/login', (request, response) => {
    const returnUrl = parseReturnUrl(textSchema.parse(request.query.origin), origins)
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
      if (origins.has(request.get('origin') ?? '')) next()
      else sendPage(response, 403, { alert: signInText.badAddress })
    },
    limitFailures(FAILURES_PER_ADDRESS),
    limitFailures(FAILURES_PER_ACCOUNT, (request) =>
      hashSecret(formSchema.parse(request.body).email.trim().toLowerCase()),
    ),
    asyncHandler(async (request, response) => {
      const { origin, email, password } = formSchema.parse(request.body)
      const returnUrl = parseReturnUrl(origin, origins)
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

/**
 * Accepts only URLs of the Studio on one of our origins: redirects elsewhere would pass on the one-time
 * id in the fragment.
 */
function parseReturnUrl(text: string, origins: ReadonlySet<string>): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const hasCredentials = url.username !== '' || url.password !== ''
  return !hasCredentials && STUDIO_PATH.test(url.pathname) && origins.has(url.origin)
    ? url
    : undefined
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
