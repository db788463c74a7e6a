/** Texts of a saved copy, from the dataset. */
export interface CopyWords {
  /** With the placeholder `{date}`. */
  copyText: string
  retryLabel: string
  formText: string
}

/** A saved page in the list of the offline page. */
interface ListedPage {
  path: string
  /** In HTML. */
  title: string
}

/** A field that a visitor fills in; a form without one is a button. */
const FIELD = /<(textarea|select|input (?![^>]*type="hidden"))/
/** The element of the offline page that receives the list of saved pages. */
const LIST = /(<ul [^>]*data-saved-pages[^>]*>)<\/ul>/
/** More would take too much of a phone's traffic. */
const MAX_PICTURES = 4

const readableTime = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'long',
  timeStyle: 'short',
  hour12: false,
})

const noticeStyle =
  'margin:0;padding:.7rem var(--gutter);background:var(--tinta);color:var(--papel);font-weight:700'
const linkStyle =
  'display:inline-block;padding-block:.4rem;margin-inline-start:.75rem;color:inherit'

/**
 * Reduces a page to its saved copy. Without scripts it neither hydrates nor sends requests; empty
 * forms contain no data of one visitor.
 */
export function toCopy(html: string): string {
  return html
    .replace(/<form\b[\s\S]*?<\/form>/g, (form) => (FIELD.test(form) ? '<form></form>' : ''))
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link [^>]*rel="modulepreload"[^>]*>/g, '')
}

/** Prepares a saved page to be shown: it begins with the time at which it was saved. */
export function toShownCopy(html: string, words: CopyWords, savedAt: Date): string {
  const text = escapeHtml(words.copyText.replaceAll('{date}', readableTime.format(savedAt)))
  const link = `<a href="" style="${linkStyle}">${escapeHtml(words.retryLabel)}</a>`
  const notice = `<p role="status" style="${noticeStyle}">${text}${link}</p>`
  return withoutControls(html, words).replace(/<body\b[^>]*>/, (body) => body + notice)
}

/** Prepares the offline page to be shown: it lists the saved pages. */
export function toOfflinePage(
  html: string,
  words: CopyWords,
  pages: readonly ListedPage[],
): string {
  const items = pages.map(
    ({ path, title }) => `<li><a class="ticket-ground" href="${path}">${title}</a></li>`,
  )
  return withoutControls(html, words).replace(
    LIST,
    (_, list: string) => `${list}${items.join('')}</ul>`,
  )
}

/** Puts a text in place of each form and disables buttons, which only scripts serve. */
function withoutControls(html: string, { formText }: CopyWords): string {
  return html
    .replace(/<html\b/, '<html class="laid-out"')
    .replaceAll('<form></form>', () => `<p>${escapeHtml(formText)}</p>`)
    .replace(/<button\b/g, '<button disabled')
}

/** The title of a page, in HTML. */
export function getTitle(html: string): string {
  return /<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? ''
}

/**
 * Addresses of the style sheets and scripts that a page names, and of its first pictures, in their
 * smallest size.
 */
export function listFiles(html: string): { files: string[]; pictures: string[] } {
  const addresses = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map(([, url = '']) => url.replaceAll('&amp;', '&'))),
  ]
  return {
    files: addresses(/"(\/assets\/[^"]+\.(?:css|js))"/g),
    pictures: addresses(
      /\b(?:srcset="(?=\/)|src="(?=[^"]*\.svg"))(\/lake\/images\/[^" ]+)/gi,
    ).slice(0, MAX_PICTURES),
  }
}

/** Addresses of the fonts in a style sheet. */
export function listFonts(css: string): string[] {
  return [...css.matchAll(/url\(["']?(\/assets\/[^)"']+\.woff2)/g)].map(([, url = '']) => url)
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
