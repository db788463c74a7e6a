import express, { type Request, type Response, type Router } from 'express'
import { rateLimit } from 'express-rate-limit'
import { z } from 'zod'
import type { LakeContext } from '../context'
import { asyncHandler } from './async-handler'
import { ownOrigins, returnAddress } from './own-origin'
import { hashSecret } from './secrets'
import { signInPage, signInPolicy } from './sign-in-page'
import { signInText } from './sign-in-text'

const ATTEMPTS_WINDOW_MS = 15 * 60 * 1000
const FAILURES_PER_ADDRESS = 30
const FAILURES_PER_ACCOUNT = 10

const text = z.string().max(4096).catch('')
const formShape = z.object({ origin: text, email: text, password: text }).catch({
  origin: '',
  email: '',
  password: '',
})

/**
 * The page on which people sign in, at `/login` below the lake's own root. After signing in the
 * browser goes back to `origin` with a one-time id in the fragment (`#sid=…`), which the Studio
 * exchanges for a token at `auth/fetch`. Failed attempts are limited by network address and by
 * account; the limit by network address needs the app's `trust proxy` behind the site.
 */
export function signInRoutes(ctx: LakeContext): Router {
  const router = express.Router()
  const origins = ownOrigins(ctx.publicUrl)

  const limit = (most: number, keyGenerator?: (request: Request) => string) =>
    rateLimit({
      windowMs: ATTEMPTS_WINDOW_MS,
      limit: most,
      skipSuccessfulRequests: true,
      standardHeaders: false,
      legacyHeaders: false,
      ...(keyGenerator && { keyGenerator }),
      handler: (request, response) => {
        const { origin, email } = formShape.parse(request.body)
        const returnTo = returnAddress(origin, origins)
        response.set('Retry-After', String(ATTEMPTS_WINDOW_MS / 1000))
        sendPage(response, 429, { returnTo, email, alert: signInText.tooMany })
      },
    })

  router.get('/login', (request, response) => {
    const returnTo = returnAddress(text.parse(request.query.origin), origins)
    if (returnTo === undefined) {
      sendPage(response, 400, { alert: signInText.badAddress })
    } else {
      sendPage(response, 200, { returnTo })
    }
  })

  router.post(
    '/login',
    express.urlencoded({ extended: false, limit: '16kb' }),
    (request, response, next) => {
      // Browsers name the page a form was sent from: another site cannot sign someone in.
      if (origins.has(request.get('origin') ?? '')) next()
      else sendPage(response, 403, { alert: signInText.badAddress })
    },
    limit(FAILURES_PER_ADDRESS),
    limit(FAILURES_PER_ACCOUNT, (request) =>
      hashSecret(formShape.parse(request.body).email.trim().toLowerCase()),
    ),
    asyncHandler(async (request, response) => {
      const { origin, email, password } = formShape.parse(request.body)
      const returnTo = returnAddress(origin, origins)
      if (returnTo === undefined) {
        sendPage(response, 400, { alert: signInText.badAddress })
        return
      }
      const user = await ctx.accounts.verify(email, password)
      if (user === undefined) {
        ctx.log('sign-in refused')
        sendPage(response, 401, { returnTo, email, alert: signInText.wrong })
        return
      }
      ctx.log('signed in', { user: user.id })
      returnTo.hash = `sid=${ctx.accounts.openSignIn(user.id)}`
      setPrivate(response)
      response.redirect(303, returnTo.href)
    }),
  )

  return router
}

function sendPage(response: Response, status: number, page: Parameters<typeof signInPage>[0]) {
  setPrivate(response)
  response
    .status(status)
    .set('Content-Security-Policy', signInPolicy(page.returnTo))
    .type('html')
    .send(signInPage(page))
}

/** `same-origin` and not `no-referrer`: under the latter browsers send `Origin: null` with a form. */
function setPrivate(response: Response) {
  response.set({
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  })
}
