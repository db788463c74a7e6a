import { createHash } from 'node:crypto'
import type { Request, Response } from 'express'
import type { LakeContext } from '../context'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../password-length'
import { escapeHtml } from './escape-html'
import { signInStyle } from './sign-in-style'
import { signInText as text } from './sign-in-text'

/** Where a sign-in redirects to. */
export interface SignInTarget {
  /** The Studio's URL to return to. */
  readonly returnUrl: URL
  /**
   * How the Studio gets the session: as a cookie, as a cookie while it shows this page in a frame, or
   * for a one-time id.
   */
  readonly type: 'cookie' | 'frame' | 'id'
}

/** A request of a sign-in. */
export interface SignInStep {
  readonly request: Request
  readonly response: Response
  readonly target: SignInTarget
}

interface SignInPage {
  /** The heading in two lines; by default that of the first step. */
  readonly heading?: { readonly plain: string; readonly wide: string }
  readonly alert?: string | undefined
  /** HTML of the form. */
  readonly form?: string | undefined
}

/** Answers a step with a page, which no cache may store. Without a target it has no form. */
export function sendPage(
  { response, target }: Pick<SignInStep, 'response'> & { readonly target?: SignInTarget },
  status: number,
  page: SignInPage,
): void {
  setPrivateHeaders(response)
  // For browsers that do not know `frame-ancestors`.
  if (target?.type === 'frame') response.set('X-Frame-Options', 'SAMEORIGIN')
  response
    .status(status)
    .set('Content-Security-Policy', signInPolicy(target))
    .type('html')
    .send(renderSignInPage(page, target))
}

/** Not `no-referrer`: with that policy browsers send `Origin: null` with a form. */
export function setPrivateHeaders(response: Response): void {
  response.set({
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  })
}

const styleHash = createHash('sha256').update(signInStyle).digest('base64')

/**
 * Content-Security-Policy of the page, which has no scripts. Browsers apply `form-action` also to the
 * redirect after the form, so it allows the origin of the Studio.
 */
function signInPolicy(target: SignInTarget | undefined): string {
  return [
    `default-src 'none'`,
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self'${target === undefined ? '' : ` ${target.returnUrl.origin}`}`,
    `frame-ancestors ${target?.type === 'frame' ? `'self'` : `'none'`}`,
    `base-uri 'none'`,
  ].join('; ')
}

/** Renders a page of the sign-in, which loads no images or fonts. */
function renderSignInPage(page: SignInPage, target: SignInTarget | undefined): string {
  const { heading = text.heading, alert, form = '' } = page
  return `<!doctype html>
<html lang="${text.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text.title}</title>
<style>${signInStyle}</style>
</head>
<body>
<main class="ticket${target?.type === 'frame' ? ' framed' : ''}">
<div class="stub" aria-hidden="true"><span>${text.stub}</span></div>
<div class="body">
<h1>${heading.plain} <em>${heading.wide}</em></h1>
${alert === undefined ? '' : `<p class="alert" id="alert" role="alert">${alert}</p>`}
${form}
</div>
</main>
</body>
</html>
`
}

/**
 * Renders a form of the sign-in. Its action is relative, because a proxy may add any path prefix.
 * @param content HTML of the fields
 */
export function renderForm(target: SignInTarget, content: string, submit: string): string {
  return `<form id="form" method="post" action="login">
<input type="hidden" name="origin" value="${escapeHtml(target.returnUrl.href)}">
<input type="hidden" name="type" value="${target.type}">
${content}
<button type="submit">${submit}</button>
</form>`
}

/**
 * Answers with the first step: address and password.
 * @param email prefills the form
 */
export function sendPasswordForm(
  { sendMail }: Pick<LakeContext, 'sendMail'>,
  step: SignInStep,
  status = 200,
  alert?: string,
  email = '',
): void {
  const describedBy = alert === undefined ? '' : ' aria-describedby="alert"'
  const autofocus = (isFocused: boolean) => (isFocused ? ' autofocus' : '')
  const content = `<label for="email">${text.email}</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="username"
  value="${escapeHtml(email)}"${describedBy}${autofocus(email === '')}>
<label for="password">${text.password}</label>
<input id="password" name="password" type="password" required maxlength="512"
  autocomplete="current-password"${describedBy}${autofocus(email !== '')}>`
  const form = `<p class="introduction">${text.introduction}</p>
${renderForm(step.target, content, text.submit)}
<details>
<summary>${text.forgotten.question}</summary>
${sendMail === undefined ? forgottenWithoutMail : forgottenWithMail}
</details>`
  sendPage(step, status, { alert, form })
}

const forgottenWithMail = `<p>${text.forgotten.withMail}</p>
<button type="submit" form="form" name="forgotten" value="1" formnovalidate>${text.forgotten.send}</button>`

const forgottenWithoutMail = `<p>${text.forgotten.withoutMail}</p>
<p>${text.forgotten.administrator}</p>
<p><code>${text.forgotten.command}</code></p>`

/** Where a user chooses a password, with a link of `Sessions.openPasswordLink`. */
export function renderNewPasswordForm(
  target: SignInTarget,
  link: string,
  hasAlert = false,
): string {
  const { introduction, label, submit } = text.newPassword
  const content = `<input type="hidden" name="link" value="${escapeHtml(link)}">
<label for="password">${label}</label>
<input id="password" name="password" type="password" required minlength="${MIN_PASSWORD_LENGTH}"
  maxlength="${MAX_PASSWORD_LENGTH}" autocomplete="new-password" autofocus${hasAlert ? ' aria-describedby="alert"' : ''}>`
  return `<p class="introduction">${introduction}</p>
${renderForm(target, content, submit)}`
}
