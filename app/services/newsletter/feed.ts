import { sitePages } from '#config/site-pages'
import { midnight } from '#config/calendar'

interface FeedIssue {
  path: string
  title: string | null
  lead: string | null
  /** `YYYY-MM-DD`. */
  updatedOn: string | null
}

interface FeedChannel {
  title?: string | null
  description?: string | null
}

/**
 * The issues of the newsletter as RSS 2.0, newest first (NEWS-06).
 * @param siteUrl without a final slash
 */
export function newsletterFeed(
  channel: FeedChannel = {},
  issues: readonly FeedIssue[],
  siteUrl: string,
): string {
  const newestFirst = [...issues].sort((a, b) =>
    (b.updatedOn ?? '').localeCompare(a.updatedOn ?? ''),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0"><channel>',
    element('title', channel.title),
    element('link', `${siteUrl}${sitePages.newsletterPage.path}`),
    element('description', channel.description),
    element('language', 'es-AR'),
    ...newestFirst.flatMap(({ path, title, lead, updatedOn }) => [
      '<item>',
      element('title', title),
      element('link', `${siteUrl}${path}`),
      element('guid', `${siteUrl}${path}`),
      element('description', lead),
      ...(updatedOn === null ? [] : [element('pubDate', midnight(updatedOn).toUTCString())]),
      '</item>',
    ]),
    '</channel></rss>',
    '',
  ].join('\n')
}

function element(name: string, text: string | null | undefined): string {
  const escaped = (text ?? '').replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`)
  return `<${name}>${escaped}</${name}>`
}
