import { createHash } from 'node:crypto'
import { signInStyle } from './sign-in-style'
import { signInText as text } from './sign-in-text'

interface Page {
  /** Where the browser goes after signing in; absent when it is not acceptable: no form then. */
  readonly returnTo?: URL | undefined
  /** What was typed, to type it only once. */
  readonly email?: string | undefined
  readonly alert?: string | undefined
}

const styleHash = createHash('sha256').update(signInStyle).digest('base64')

/**
 * Content-Security-Policy of the page: no script at all, and a form that reaches only this server
 * (and, as browsers apply the rule to the redirect too, the page that it goes back to).
 */
export function signInPolicy(returnTo: URL | undefined): string {
  return [
    `default-src 'none'`,
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self'${returnTo === undefined ? '' : ` ${returnTo.origin}`}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
  ].join('; ')
}

/** The sign-in page as HTML: complete without scripts, outside pictures or fonts. */
export function signInPage(page: Page): string {
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
${page.returnTo === undefined ? '' : form(page.returnTo, page)}
</div>
</main>
</body>
</html>
`
}

/** The action is relative, so that it holds behind whatever prefix the lake is reached through. */
function form(returnTo: URL, { email = '', alert }: Page) {
  const described = alert === undefined ? '' : ' aria-describedby="alert"'
  const focus = (wanted: boolean) => (wanted ? ' autofocus' : '')
  return `<p class="introduction">${text.introduction}</p>
<form method="post" action="login">
<input type="hidden" name="origin" value="${escapeHtml(returnTo.href)}">
<label for="email">${text.email}</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="username"
  value="${escapeHtml(email)}"${described}${focus(email === '')}>
<label for="password">${text.password}</label>
<input id="password" name="password" type="password" required maxlength="512"
  autocomplete="current-password"${described}${focus(email !== '')}>
<button type="submit">${text.submit}</button>
</form>`
}

function escapeHtml(value: string) {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
