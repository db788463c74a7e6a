import { entry, pageEntries } from '~/blocks/search-entries.server'
import { plainTitle, type AccentTitleData } from '~/components/accent-title'
import type { InvestorsPageQueryResult } from '~/sanity/types.generated'
import type { SearchEntry } from '~/services/search/entry'
import { extractText } from '~/services/search/extract-text'
import { withOpeningMark } from '~/lib/text/opening-mark'
import { anchors, FORM_ANCHOR, selectVisiblePage } from './visible-page'

const ID = 'investorsPage'

/** What the search finds on the investors page: the sections that it shows today (SEEK-01). */
export function investorEntries({ page: stored }: InvestorsPageQueryResult): SearchEntry[] {
  if (stored === null) return []
  const page = selectVisiblePage(stored, new Date())
  const opening = {
    ...page,
    heading: page.hero?.title ?? null,
    lead: [page.hero?.subtitle, extractText(page.textBlocks)].filter(Boolean).join(' '),
  }
  return pageEntries(ID, opening, (_, at) => {
    const section = (anchor: string, part: Section | null) =>
      entry(at, 'section', {
        id: `${ID}.${anchor}`,
        anchor,
        title: withOpeningMark(plainTitle(part?.title)),
        text: extractText({ ...part, title: null }),
      })
    return [
      ...sections.flatMap((name) => section(anchors[name], page[name])),
      ...section(
        anchors.disclosure,
        page.disclosure && { ...page.disclosure, items: Object.values(page.disclosure.parts) },
      ),
      ...section(FORM_ANCHOR, page.form && { title: page.form.title, lead: page.form.lead }),
    ]
  })
}

interface Section {
  title: AccentTitleData | null
  lead?: string | null
  items?: readonly unknown[]
}

const sections = [
  'planList',
  'screenshots',
  'opportunity',
  'uniqueness',
  'traction',
  'roadmap',
  'team',
  'why',
  'contact',
] as const
