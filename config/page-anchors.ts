import type { PageId } from './site-pages'

/** Anchors of the investors page, in its order. */
export const investorAnchors = {
  planList: 'plan',
  screenshots: 'pantallas',
  opportunity: 'oportunidad',
  uniqueness: 'unicos',
  traction: 'traccion',
  roadmap: 'hoja-de-ruta',
  team: 'equipo',
  disclosure: 'comprobar',
  why: 'por-que',
  contact: 'contacto',
  form: 'solicitud',
  /** The risk notice, to which projections link. */
  risk: 'riesgo',
} as const

/** The newsletter form at the end of every page. */
export const NEWSLETTER_ANCHOR = 'boletin'

/** The ticket on which visitors write their number. */
export const NUMBER_ANCHOR = 'tu-numero'

/** The posts of the page #FUERZABAHIA. */
export const POSTS_ANCHOR = 'publicaciones'

/** The campaigns of the index of SOS Bahía. */
export const CAMPAIGNS_ANCHOR = 'campanas'

/** Anchors that the code gives to a page; those of its sections are content. */
export const pageAnchors: Readonly<Partial<Record<PageId, readonly string[]>>> = {
  homePage: [NUMBER_ANCHOR],
  investorsPage: Object.values(investorAnchors),
  sosHomePage: [CAMPAIGNS_ANCHOR],
  fuerzaBahiaPage: [POSTS_ANCHOR],
}
