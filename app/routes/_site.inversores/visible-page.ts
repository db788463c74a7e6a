import { investorAnchors } from '#config/page-anchors'
import { type AccentTitleData, hasText, plainTitle } from '~/components/accent-title'
import { selectUpdates } from '~/components/campaign-updates'
import { hasPicture } from '~/components/picture'
import { omitMissing } from '~/lib/text/omit-missing'
import { selectFigures, removePastDeadlines } from '~/lib/text/figures'
import { sourcesOf } from '~/lib/text/value-sources'
import type { InvestorsPageQueryResult } from '~/sanity/types.generated'
import { withOpeningMark } from '~/lib/text/opening-mark'

type StoredPage = NonNullable<InvestorsPageQueryResult['page']>

/** The investors page as it is shown; an empty section is null (CMS-08). */
export type InvestorsPage = ReturnType<typeof selectVisiblePage>

/**
 * Selects what the page shows of its document: valid figures and deadlines, existing references and
 * pictures, and no empty section.
 * @param now when the page is rendered; on the server, because browser clocks differ
 */
export function selectVisiblePage(page: StoredPage, now: Date) {
  const { hero, opportunity, uniqueness, traction, roadmap, team, why, screenshots } = page
  const getFigures = (figures: Parameters<typeof selectFigures>[0]) =>
    selectFigures(figures, opportunity?.riskNotice, now)
  return {
    ...page,
    hero: hero && {
      ...hero,
      people: (hero.people ?? []).filter(hasPicture),
      figures: getFigures(hero.figures),
    },
    textBlocks: omitEmpty(
      {},
      page.textBlocks?.filter(({ title, text }) => hasText(title) || text),
    ),
    planList: omitEmpty(page.planList, page.planList?.items),
    screenshots: omitEmpty(screenshots, screenshots?.pictures?.filter(hasPicture)),
    opportunity: opportunity && selectOpportunity(opportunity, getFigures(opportunity.figures)),
    uniqueness: omitEmpty(
      uniqueness && { ...uniqueness, count: uniqueness.items?.length ?? 0 },
      uniqueness?.items,
    ),
    traction: selectTraction(traction, getFigures(traction?.figures), now),
    roadmap: omitEmpty(roadmap, removePastDeadlines(roadmap?.items, now)),
    team: omitEmpty(team && { ...sourcesOf(team), title: team.title, lead: team.lead }, [
      ...omitMissing(team?.members),
      ...(team?.others ?? []),
    ]),
    disclosure: selectDisclosure(page.disclosure, getFigures),
    why: omitEmpty(
      why && { ...sourcesOf(why), title: why.title, lead: why.lead, picture: why.picture },
      why?.claims,
    ),
    contact: page.contact?.buttonLabel ? page.contact : null,
  }
}

type Figures = ReturnType<typeof selectFigures>

function selectOpportunity(opportunity: NonNullable<StoredPage['opportunity']>, figures: Figures) {
  const { terms, riskNotice } = opportunity
  const isEmpty = figures.length === 0 && !terms?.length && !riskNotice
  return isEmpty ? null : { ...opportunity, figures }
}

function selectTraction(traction: StoredPage['traction'], figures: Figures, now: Date) {
  if (!traction) return null
  const items = removePastDeadlines(traction.items, now)
  return items.length === 0 && figures.length === 0 ? null : { ...traction, figures, items }
}

/** Selects the parts with content; `parts` is apart because the page's HTML contains its data. */
function selectDisclosure(
  disclosure: StoredPage['disclosure'],
  getFigures: (figures: Parameters<typeof selectFigures>[0]) => Figures,
) {
  if (!disclosure) return null
  const { title, lead, sampleMark, company, safe, risks, questions, updates } = disclosure
  const withFigures = (part: typeof disclosure.funds) => {
    const figures = getFigures(part?.figures)
    return part && figures.length > 0 ? { ...part, figures } : null
  }
  const parts = {
    company: hasCompany(company) ? company : null,
    funds: withFigures(disclosure.funds),
    safe: omitEmpty(safe, safe?.items),
    capTable: withFigures(disclosure.capTable),
    rounds: withFigures(disclosure.rounds),
    risks: omitEmpty(risks, risks?.items),
    updates: omitEmpty(updates, selectUpdates(updates?.items)),
    questions: omitEmpty(questions, questions?.items),
  }
  const isEmpty = Object.values(parts).every((part) => part === null)
  return isEmpty ? null : { ...sourcesOf(disclosure), title, lead, sampleMark, parts }
}

function hasCompany(company: NonNullable<StoredPage['disclosure']>['company']): boolean {
  const { legalName, registration, address, officers } = company ?? {}
  return [legalName, registration, address, officers?.length].some(Boolean)
}

/** Adds the list of a section as `items`; null for an empty section. */
function omitEmpty<Section extends object, Item>(
  section: Section | null,
  items: readonly Item[] | null | undefined,
) {
  return section && items && items.length > 0 ? { ...section, items } : null
}

/** Anchor of each section, in page order. */
export const anchors = investorAnchors

/** Anchor of the request form. */
export const FORM_ANCHOR = investorAnchors.form

/** Id of the dialog with the request form. */
export const FORM_DIALOG = 'pedido'

/** Anchor of the risk notice, to which projections link. */
export const RISK_ANCHOR = investorAnchors.risk

/** An entry of the page’s index. */
export interface IndexEntry {
  anchor: string
  text: string
}

/** Lists the main sections, in page order. */
export function listSections(page: InvestorsPage): IndexEntry[] {
  const sections = ['opportunity', 'uniqueness', 'traction', 'roadmap', 'team', 'why'] as const
  return sections.flatMap((name) => {
    const title: AccentTitleData | null | undefined = page[name]?.title
    return hasText(title)
      ? [{ anchor: anchors[name], text: withOpeningMark(plainTitle(title)) }]
      : []
  })
}
