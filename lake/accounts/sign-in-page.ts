import { createHash } from 'node:crypto'
import { signInStyle } from './sign-in-style'
import { signInText as text } from './sign-in-text'

interface Page {
  /** The Studio's URL to return to. Without it the page has no form. */
  readonly returnUrl?: URL | undefined
  /** Prefills the form. */
  readonly email?: string | undefined
  readonly alert?: string | undefined
}

const styleHash = createHash('sha256').update(signInStyle).digest('base64')

/**
 * Content-Security-Policy of the page: no scripts. Browsers apply `form-action` also to the redirect
 * after the form, so it allows the origin of the Studio.
 */
export function signInPolicy(returnUrl: URL | undefined): string {
  return [
    `default-src 'none'`,
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self'${returnUrl === undefined ? '' : ` ${returnUrl.origin}`}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
  ].join('; ')
}

/** Renders the sign-in page, which loads no scripts, images or fonts. */
export function renderSignInPage(page: Page): string {
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
<main class="ticket">
<div class="stub" aria-hidden="true"><span>${text.stub}</span></div>
<div class="body">
<h1>${text.heading.plain} <em>${text.heading.wide}</em></h1>
${page.alert === undefined ? '' : `<p class="alert" id="alert" role="alert">${page.alert}</p>`}
${page.returnUrl === undefined ? '' : renderForm(page.returnUrl, page)}
</div>
</main>
</body>
</html>
`
}

/** The action is relative because the lake may be behind any path prefix. */
function renderForm(returnUrl: URL, { email = '', alert }: Page) {
  const describedBy = alert === undefined ? '' : ' aria-describedby="alert"'
  const autofocus = (isFocused: boolean) => (isFocused ? ' autofocus' : '')
  return `<p class="introduction">${text.introduction}</p>
<form method="post" action="login">
<input type="hidden" name="origin" value="${escapeHtml(returnUrl.href)}">
<label for="email">${text.email}</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="username"
  value="${escapeHtml(email)}"${describedBy}${autofocus(email === '')}>
<label for="password">${text.password}</label>
<input id="password" name="password" type="password" required maxlength="512"
  autocomplete="current-password"${describedBy}${autofocus(email !== '')}>
<button type="submit">${text.submit}</button>
</form>
<details>
<summary>${text.forgotten.question}</summary>
<p>${text.forgotten.answer}</p>
<p><code>${text.forgotten.command}</code></p>
<p>${text.forgotten.after}</p>
</details>`
}

function escapeHtml(value: string) {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
