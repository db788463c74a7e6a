import { type AccentTitleData, hasWords, plainTitle } from '~/components/accent-title'
import { hasPicture } from '~/components/picture'
import { present } from '~/lib/present'
import { shownFigures, withoutPastDeadlines } from '~/lib/shown-figure'
import type { InvestorsPageQueryResult } from '~/sanity/types.generated'

type StoredPage = NonNullable<InvestorsPageQueryResult['page']>

/** The investors page as it is shown. A section that would be empty is null (CMS-08). */
export type InvestorsPage = ReturnType<typeof shownPage>

/**
 * What the page shows of its document: figures and deadlines that hold, references and pictures
 * that lead somewhere, and no section without content.
 * @param now the moment at which the page is made; deciding on the server keeps browsers with
 *   another clock from deciding otherwise
 */
export function shownPage(page: StoredPage, now: Date) {
  const { hero, opportunity, uniqueness, traction, roadmap, team, why, screenshots } = page
  const figuresOf = (figures: Parameters<typeof shownFigures>[0]) =>
    shownFigures(figures, opportunity?.riskNotice, now)
  return {
    ...page,
    hero: hero && {
      ...hero,
      people: (hero.people ?? []).filter(hasPicture),
      figures: figuresOf(hero.figures),
    },
    textBlocks: (page.textBlocks ?? []).filter(({ title, text }) => hasWords(title) || text),
    planList: unlessEmpty(page.planList, page.planList?.items),
    screenshots: unlessEmpty(screenshots, screenshots?.pictures?.filter(hasPicture)),
    opportunity: opportunity && shownOpportunity(opportunity, figuresOf(opportunity.figures)),
    uniqueness: unlessEmpty(uniqueness, uniqueness?.items),
    traction: shownTraction(traction, figuresOf(traction?.figures), now),
    roadmap: unlessEmpty(roadmap, withoutPastDeadlines(roadmap?.items, now)),
    team: unlessEmpty(team, present(team?.members)),
    why: unlessEmpty(why, why?.claims),
    contact: page.contact?.buttonLabel ? page.contact : null,
  }
}

type Figures = ReturnType<typeof shownFigures>

function shownOpportunity(opportunity: NonNullable<StoredPage['opportunity']>, figures: Figures) {
  const { terms, riskNotice } = opportunity
  const isEmpty = figures.length === 0 && !terms?.length && !riskNotice
  return isEmpty ? null : { ...opportunity, figures }
}

function shownTraction(traction: StoredPage['traction'], figures: Figures, now: Date) {
  if (!traction) return null
  const items = withoutPastDeadlines(traction.items, now)
  return items.length === 0 && figures.length === 0 ? null : { ...traction, figures, items }
}

/** A section with what it lists, under one name for all of them; null without either. */
function unlessEmpty<Section extends object, Item>(
  section: Section | null,
  items: readonly Item[] | null | undefined,
) {
  return section && items && items.length > 0 ? { ...section, items } : null
}

/** Where each section stands on the page, in its order. */
export const anchors = {
  planList: 'plan',
  screenshots: 'pantallas',
  opportunity: 'oportunidad',
  uniqueness: 'unicos',
  traction: 'traccion',
  roadmap: 'hoja-de-ruta',
  team: 'equipo',
  why: 'por-que',
  contact: 'contacto',
} as const

/** The request form. */
export const FORM_ANCHOR = 'solicitud'

/** The risk notice: wherever a projection is shown, a link leads here. */
export const RISK_ANCHOR = 'riesgo'

/** A section as the index of the page names it. */
export interface IndexEntry {
  anchor: string
  text: string
}

/** The sections that investors look for first, in the order of the page. */
export function indexOf(page: InvestorsPage): IndexEntry[] {
  const sections = ['opportunity', 'uniqueness', 'traction', 'roadmap', 'team', 'why'] as const
  return sections.flatMap((name) => {
    const title: AccentTitleData | null | undefined = page[name]?.title
    return hasWords(title) ? [{ anchor: anchors[name], text: plainTitle(title) }] : []
  })
}
