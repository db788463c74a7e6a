import { createElement } from 'react'
import { toPagePath } from '#config/page-address'
import { safeHref } from '../../lib/links/safe-href'
import { withVisibleBlocks } from '../../lib/text/visible-blocks'
import { withBrandName } from '../../sanity/brand-name'
import type { ImageSource } from '../../sanity/image-url'
import type { NewsletterIssueQueryResult, RichText } from '../../sanity/types.generated'
import { IssueContent, type MailBlock, titleOf, type ToUrl } from './issue-content'
import { footerText, type RenderedMail, renderMailPage } from './mail-page'

interface Place {
  /** Without a final slash. */
  siteUrl: string
  images: ImageSource
  /** Time at which the e-mail is made, in milliseconds: it decides which sections it shows. */
  now: number
}

export type { RenderedMail }

/** Stands for the address of the page on which the reader leaves. */
export const LEAVE_LINK = 'https://boletin.invalid/baja'

/**
 * Renders an issue of the newsletter as HTML and as text (NEWS-06), the same for every subscriber
 * but for `LEAVE_LINK`. Site and Studio use it.
 * @returns undefined without an issue, its subject or the texts of the footer
 */
export function renderIssue(
  result: NewsletterIssueQueryResult,
  { siteUrl, images, now }: Place,
): RenderedMail | undefined {
  const { brand, texts, issue } = withVisibleBlocks(withBrandName(result, result.brand), now).value
  const footer = texts?.emailFooter
  if (!issue?.title || !footer) return undefined
  const archiveLink = `${siteUrl}${toPagePath(issue.slug ?? '')}`
  const context = {
    // Paths and anchors lead to the site.
    toUrl: (href?: string | null) => {
      const safe = safeHref(href)
      return safe === undefined ? undefined : new URL(safe, archiveLink).href
    },
    images: { ...images, baseUrl: new URL(images.baseUrl, siteUrl).href },
  }
  const html = renderMailPage({
    subject: issue.title,
    preview: issue.lead,
    brand,
    footer,
    archiveLink,
    leaveLink: LEAVE_LINK,
    children: createElement(IssueContent, { issue, ...context }),
  })
  const text = [
    issue.title,
    ...(issue.body ?? []).map((block) => blockText(block, context.toUrl)),
    footer.archive && `${footer.archive}: ${archiveLink}`,
    footerText(footer, LEAVE_LINK),
  ]
  return { subject: issue.title, html, text: text.filter(Boolean).join('\n\n') }
}

/** Inserts the address at which a subscriber leaves. */
export function addressIssue(mail: RenderedMail, leaveLink: string): RenderedMail {
  const insert = (text: string) => text.replaceAll(LEAVE_LINK, () => leaveLink)
  return { ...mail, html: insert(mail.html), text: insert(mail.text) }
}

function blockText(block: MailBlock, toUrl: ToUrl): string {
  const parts = [
    titleOf(block),
    block.lead,
    richTextAsText(block.body ?? block.text ?? [], toUrl),
    block.picture?.caption,
    ...(block.buttons ?? []).map(({ label, href }) => {
      const url = toUrl(href)
      return url !== undefined && label ? `${label}: ${url}` : null
    }),
  ]
  return parts.filter(Boolean).join('\n\n')
}

/** Paragraphs and list items; the address of a link follows its words. */
function richTextAsText(value: RichText, toUrl: ToUrl): string {
  const lines = value.map(({ children = [], markDefs = [], listItem }) => {
    const spans = children.map(({ text = '', marks = [] }) => {
      const link = markDefs.find(({ _key }) => marks.includes(_key))
      const url = toUrl(link?.href)
      return url === undefined ? text : `${text} (${url})`
    })
    return { text: spans.join(''), isItem: listItem !== undefined }
  })
  return lines
    .map(({ text, isItem }, at) => {
      const line = isItem ? `- ${text}` : text
      const followsItem = isItem && lines[at - 1]?.isItem === true
      return at === 0 ? line : `${followsItem ? '\n' : '\n\n'}${line}`
    })
    .join('')
}
