/** In the brand name of a draft, which no visitor may see. */
export const DRAFT_MARK = 'SinPublicar'

/** The brand name of the nth publish. */
export const publishedBrand = (number: number) => `Yapa ${number}`
const PUBLISHED_BRAND = /Yapa (\d+)/
const ANY_BRAND = /Yapa(?: \d+)?/g

export function readTitle(html: string): string {
  return (/<title>([^<]*)/.exec(html)?.[1] ?? '').replaceAll(ANY_BRAND, 'Yapa')
}

/** The number of the publish that a page shows; 0 for the seed dataset. */
export function readPublish(html: string): number {
  return Number(PUBLISHED_BRAND.exec(html)?.[1] ?? 0)
}

/**
 * Finds what is wrong with a page that was answered with a status below 500.
 * @param usualTitle of the page without a failure
 * @param newest number of the newest publish that was sent
 * @returns undefined when visitors may see it, including older published content
 */
export function findError(
  { status, html }: { status: number; html: string },
  usualTitle: string,
  newest: number,
): string | undefined {
  if (status !== 200) return `status ${status}`
  if (!html.trimEnd().endsWith('</html>')) return 'incomplete'
  if (html.includes(DRAFT_MARK)) return 'shows a draft'
  const title = readTitle(html)
  if (title !== usualTitle) return `has the title "${title}"`
  return readPublish(html) > newest ? 'shows what was never published' : undefined
}
