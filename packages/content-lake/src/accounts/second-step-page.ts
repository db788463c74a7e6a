import { renderSVG } from 'uqr'
import { escapeHtml } from './escape-html'
import type { SecondFactorSetUp } from './second-factors'
import { renderForm, type SignInTarget } from './sign-in-page'
import { signInText } from './sign-in-text'

/** The second step: a code of the app, or a recovery code. */
export function renderCodeForm(target: SignInTarget, ticket: string, hasAlert = false): string {
  const { introduction, label } = signInText.code
  const content = renderTicket(ticket) + renderCodeField(label, hasAlert)
  return `<p class="introduction">${introduction}</p>
${renderForm(target, content, signInText.submit)}`
}

/** Replaces the second step for users who have to set up a second factor first. */
export function renderSetUpForm(
  target: SignInTarget,
  ticket: string,
  { uri, key }: SecondFactorSetUp,
  hasAlert = false,
): string {
  const { introduction, qr, key: keyText, label, submit } = signInText.setUp
  const content = renderTicket(ticket) + renderCodeField(label, hasAlert)
  return `<p class="introduction">${introduction}</p>
<div class="qr" role="img" aria-label="${qr}">${renderSVG(uri, { border: 2, ecc: 'M' })}</div>
<p>${keyText}</p>
<p><code>${escapeHtml(key)}</code></p>
${renderForm(target, content, submit)}`
}

/** After a set-up: the recovery codes, shown this once. */
export function renderRecoveryCodes(
  target: SignInTarget,
  ticket: string,
  codes: readonly string[],
): string {
  const { introduction, submit } = signInText.recovery
  const items = codes.map((code) => `<li><code>${escapeHtml(code)}</code></li>`).join('\n')
  return `<p class="introduction">${introduction}</p>
<ul class="codes">
${items}
</ul>
${renderForm(target, renderTicket(ticket), submit)}`
}

const renderTicket = (ticket: string) =>
  `<input type="hidden" name="ticket" value="${escapeHtml(ticket)}">\n`

/** Recovery codes have letters, so the field is not numeric. */
const renderCodeField = (label: string, hasAlert: boolean) =>
  `<label for="code">${label}</label>
<input id="code" name="code" type="text" required maxlength="40" autocomplete="one-time-code"
  autocapitalize="none" spellcheck="false"${hasAlert ? ' aria-describedby="alert"' : ''} autofocus>`
