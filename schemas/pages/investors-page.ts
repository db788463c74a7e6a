import { TrendUpwardIcon } from '@sanity/icons'
import { getList } from '../shared/lists'
import { definePage } from './define-page'
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

/** The investors page, with its fields in the order of the page (INV-01 to INV-15). */
export const investorsPage = definePage({
  name: 'investorsPage',
  title: 'Inversores',
  icon: TrendUpwardIcon,
  fields: [
    hero,
    getList('textBlocks', 'Textos con imagen', 'textBlock', {
      group: 'content',
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
    why,
    contact,
    whatsapp,
    header,
    investorForm,
  ],
})
