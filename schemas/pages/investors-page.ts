import { TrendUpwardIcon } from '@sanity/icons'
import { listField } from '../shared/lists'
import { definePage } from './define-page'
import { disclosure } from './investors/disclosure'
import { investorForm } from './investors/form'
import { header, hero, whatsapp } from './investors/opening'
import {
  contact,
  opportunity,
  planList,
  roadmap,
  screenshots,
  team,
  traction,
  uniqueness,
  why,
} from './investors/sections'

/**
 * Tabs of its form, in the order of the page. Without tabs the form would be 14,000 pixels high.
 */
const contentGroups = [
  { name: 'opening', title: 'Portada', default: true },
  { name: 'plan', title: 'Plan y app' },
  { name: 'offer', title: 'Oportunidad' },
  { name: 'progress', title: 'Avances' },
  { name: 'team', title: 'Equipo' },
  { name: 'disclosure', title: 'Para comprobar' },
  { name: 'contact', title: 'Contacto' },
  { name: 'form', title: 'Formulario' },
] as const

/** The investors page, with its fields in the order of the page (INV-01 to INV-15, CLAIM-01). */
export const investorsPage = definePage({
  name: 'investorsPage',
  title: 'Inversores',
  icon: TrendUpwardIcon,
  contentGroups: [...contentGroups],
  fields: [
    hero,
    listField('textBlocks', 'Textos con imagen', 'textBlock', {
      group: 'opening',
      expected: 2,
      noun: 'textos',
    }),
    planList,
    screenshots,
    opportunity,
    uniqueness,
    traction,
    roadmap,
    team,
    disclosure,
    why,
    contact,
    whatsapp,
    header,
    investorForm,
  ],
})
