import { pagePaths } from '#config/site-pages'
import { parseVideoAddress } from '#config/video-address'
import { plainTitle, type AccentTitleData } from '~/components/accent-title'
import { hasPicture } from '~/components/picture'
import { omitMissing } from '~/lib/text/omit-missing'
import type { Block } from '~/sanity/block-types'
import type { PictureData } from '~/sanity/image-url'
import type { EntryKind, EntryPage, SearchEntry } from '~/services/search/entry'
import { extractText } from '~/services/search/extract-text'

/** The fields of a page that its entries come from. */
export interface SearchedPage {
  title?: string | null
  heading?: AccentTitleData | null
  lead?: string | null
  picture?: PictureData | null
  body?: readonly Block[] | null
  seo: { description: string | null; noIndex: boolean | null; image?: PictureData | null } | null
}

/** Lists more entries of a page, besides its blocks. */
export type MoreEntries<Page> = (page: Page, at: EntryPage) => SearchEntry[]

/**
 * Search entries of a page: the page itself, its sections, and the questions, resources and
 * explainers in them (SEEK-01). Empty for a missing page and for one that staff hide from search
 * engines.
 * @param id of the page's document
 * @param path of the page; undefined for a document that is no page
 */
export function pageEntries<Page extends SearchedPage>(
  id: string,
  page: Page | null,
  moreEntries: MoreEntries<Page> = () => [],
  path = pagePaths.get(id),
): SearchEntry[] {
  if (path === undefined || page === null || page.seo?.noIndex === true) return []
  const at = {
    path,
    name: page.title ?? plainTitle(page.heading),
    picture: page.picture ?? page.seo?.image,
  }
  const sections = (page.body ?? []).map((block) => entriesOfBlock(at, id, block))
  const untitled = sections.flatMap(({ rest }) => rest)
  const heading = plainTitle(page.heading)
  const text = extractText([
    heading === at.name ? null : heading,
    page.lead,
    page.seo?.description,
    untitled,
  ])
  return [
    ...entry(at, 'page', { id, anchor: undefined, title: at.name, text }),
    ...moreEntries(page, at),
    ...sections.flatMap(({ entries }) => entries),
  ]
}

interface Campaign {
  _id: string
  title: string | null
  summary: string | null
  picture?: PictureData | null
}

/** Search entries of a page's campaigns; the element of a campaign has its id. */
export function campaignEntries(
  at: EntryPage,
  campaigns: readonly (Campaign | null)[] | null,
): SearchEntry[] {
  return omitMissing(campaigns).flatMap(({ _id, title, summary, picture }) =>
    entry(at, 'campaign', { id: _id, anchor: _id, title, text: extractText(summary), picture }),
  )
}

interface Part {
  id: string
  /** Id of the part's element; without one the entry links to the page. */
  anchor: string | null | undefined
  title: string | null
  text: string
  picture?: PictureData | null | undefined
}

/** The entry of a part of a page; none without a title. */
export function entry(at: EntryPage, kind: EntryKind, part: Part): SearchEntry[] {
  const { id, anchor, title, text, picture = null } = part
  if (!title?.trim()) return []
  const href = anchor ? `${at.path}#${encodeURIComponent(anchor)}` : at.path
  return [{ id, kind, title, text, href, page: at.name, picture: picture ?? at.picture }]
}

/**
 * Search entries of one block.
 * @param pageId id of the page's document
 */
export function blockEntries(at: EntryPage, pageId: string, block: Block): SearchEntry[] {
  return entriesOfBlock(at, pageId, block).entries
}

interface BlockEntries {
  entries: SearchEntry[]
  /** Text of a block without a headline; it becomes part of the page's own entry. */
  rest: string[]
}

function entriesOfBlock(at: EntryPage, pageId: string, block: Block): BlockEntries {
  if (getItems(block)?.length === 0) return { entries: [], rest: [] }
  const id = `${pageId}.${block._key}`
  const anchor = 'anchor' in block && block.anchor ? block.anchor : undefined
  const title = getHeading(block)
  const picture = 'picture' in block ? block.picture : null
  const found = itemEntries(at, id, block, anchor)
  const ownFields = {
    ...block,
    title: null,
    heading: null,
    ...(found.length > 0 && { items: null }),
  }
  const part = {
    id,
    anchor: anchor ?? `titulo-${block._key}`,
    title,
    text: extractText(ownFields),
    picture,
  }
  const own = entry(at, 'section', part)
  return { entries: [...own, ...found], rest: own.length > 0 ? [] : [part.text] }
}

function getHeading(block: Block): string | null {
  if (block._type === 'notice') return block.heading
  // Cards that lead to other pages are no result.
  if (block._type === 'linkCards') return null
  return 'title' in block ? plainTitle(block.title) : null
}

/** The list or text without which a block renders nothing; undefined for other blocks. */
function getItems(block: Block): readonly unknown[] | undefined {
  switch (block._type) {
    case 'campaignGuide':
    case 'stepList':
      return omitMissing<unknown>(block.steps)
    case 'explainers':
      return omitMissing(block.items)
    case 'faqSection':
      return omitMissing(block.entries)
    case 'featureCards':
    case 'linkCards':
      return omitMissing<unknown>(block.cards)
    case 'figureReceipt':
      return omitMissing(block.figures)
    case 'imageCarousel':
      return omitMissing(block.pictures)
    case 'newsletterIssues':
      return block.emptyText ? undefined : omitMissing(block.issues)
    case 'pictureSection':
      return [block.picture].filter(hasPicture)
    case 'resourceList':
      return omitMissing(block.resources)
    case 'videoSection':
      return omitMissing([parseVideoAddress(block.url), block.file?._id])
    case 'shareText':
      return block.text?.trim() ? [block.text] : []
    case 'testimonialsSection':
      return omitMissing(block.testimonials)
    default:
      return undefined
  }
}

/** Search entries of a block's items that have their own address. */
function itemEntries(
  at: EntryPage,
  blockId: string,
  block: Block,
  anchor: string | undefined,
): SearchEntry[] {
  switch (block._type) {
    case 'faqSection':
      return omitMissing(block.entries).flatMap(({ _id, id, title, content }) =>
        entry(at, 'question', { id: _id, anchor: id ?? anchor, title, text: extractText(content) }),
      )
    case 'resourceList':
      return omitMissing(block.resources).flatMap(({ _id, title, summary, file, picture }) => {
        const part = { id: _id, anchor: _id, title, text: extractText(summary), picture }
        return entry(at, file?._id ? 'resource' : 'section', part)
      })
    case 'explainers':
      return omitMissing(block.items).flatMap((item) => {
        const text = extractText({ ...item, title: null })
        const id = `${blockId}.${item._key}`
        return entry(at, 'section', { id, anchor: item.anchor ?? anchor, title: item.title, text })
      })
    default:
      return []
  }
}
