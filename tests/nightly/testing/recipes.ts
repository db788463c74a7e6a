import { readFileSync } from 'node:fs'

/** A change of a file: its new text, or texts before which lines are inserted. */
type Change = string | readonly { before: string; insert: string }[]

/** A recipe of `docs/developing.md`, followed once. */
export interface Recipe {
  heading: string
  changes: Readonly<Record<string, Change>>
}

/** The built-in page that the recipe of pages copies, with another picture beside the headline. */
const pressPage = readFileSync('seed/documents/pages/about-page.ts', 'utf8')
  .replaceAll('aboutPage', 'pressPage')
  .replace("picture('about-door')", "picture('about-team')")

/** The recipes, as someone follows them who adds what they are about. */
export const recipes: readonly Recipe[] = [
  {
    heading: 'Add a field',
    changes: {
      'schemas/documents/testimonial.ts': [
        {
          before: "    textLine('stamp', 'Sello'",
          insert: "    textLine('city', 'Ciudad', { optional: true, max: 60 }),\n",
        },
      ],
      'app/blocks/testimonials-section/projection.ts': [
        { before: 'rating, description', insert: 'city, ' },
      ],
      'app/blocks/testimonials-section/testimonials-section.tsx': [
        { before: 'rating, description, stamp, img })', insert: 'city, ' },
        { before: '                  {rating ?', insert: '{city ? <span>{city}</span> : null}\n' },
      ],
      'seed/documents/collections/testimonials.ts': [
        { before: "    img: picture('testimonial-1", insert: "    city: 'Bahía Blanca',\n" },
      ],
    },
  },
  {
    heading: 'Add a block',
    changes: {
      'schemas/blocks/visual-blocks.ts': [
        {
          before: '  /** A headline with buttons',
          insert: `  /** Prices. */
  defineBlock({
    name: 'priceTable',
    title: 'Precios',
    icon: StringIcon,
    fields: [textList('prices', 'Precios')],
    preview: { title: 'prices.0' },
  }),
`,
        },
      ],
      'app/blocks/price-table/projection.ts': 'export const priceTableProjection = `prices`\n',
      'app/blocks/price-table/price-table.tsx': `import type { BlockOf } from '~/sanity/block-types'
import './price-table.css'

/** Prices. */
export function PriceTable({ block: { prices } }: { block: BlockOf<'priceTable'> }) {
  if (!prices || prices.length === 0) return null
  return <p className="price-table">{prices.join(' ')}</p>
}
`,
      'app/blocks/price-table/price-table.css': `@layer blocks {
  .price-table {
    font-weight: 900;
  }
}
`,
      'seed/documents/pages/library-page.ts': [
        {
          before: "    {\n      _type: 'callToAction'",
          insert: "    { _type: 'priceTable', prices: ['Un número: $ 1.000'] },\n",
        },
      ],
    },
  },
  {
    heading: 'Add a document type',
    changes: {
      'schemas/documents/partner.ts': `import { HeartIcon } from '@sanity/icons'
import { textLine } from '../shared/fields'
import { defineCollection } from './define-collection'

/** An organization that helps. */
export const partner = defineCollection({
  name: 'partner',
  title: 'Aliado',
  section: 'contenido',
  listTitle: 'Aliados',
  shownOn: ['homePage'],
  icon: HeartIcon,
  fields: [textLine('name', 'Nombre', { max: 60 })],
  orderings: [{ name: 'name', title: 'Nombre', by: [{ field: 'name', direction: 'asc' }] }],
  preview: { title: 'name' },
})
`,
      'schemas/documents/index.ts': [
        { before: 'import { redirect }', insert: "import { partner } from './partner'\n" },
        { before: '  libraryResource,\n', insert: '  partner,\n' },
      ],
      'seed/documents/collections/partners.ts': `import type { Partner } from '#app/sanity/types.generated'
import type { SeedOf } from '../../authoring/document'

/** The organizations. */
export const partners: SeedOf<Partner>[] = [
  { _id: 'partner-club', _type: 'partner', name: 'Club del barrio' },
]
`,
      'app/routes/_site._index/query.ts': [
        {
          before: '    sections[]{',
          insert: '    "partners": *[_type == "partner"] | order(name){ _id, name },\n',
        },
      ],
    },
  },
  {
    heading: 'Add a page',
    changes: {
      'config/site-pages.ts': [
        {
          before: '  posterPage: {',
          insert: "  pressPage: { path: '/medios', isGeneral: true },\n",
        },
      ],
      'schemas/pages/general-pages.ts': [
        {
          before: 'export const privacyPage',
          insert: "export const pressPage = generalPage('pressPage', 'Medios', BookIcon)\n",
        },
        { before: 'privacyPage, termsPage, ...', insert: 'pressPage, ' },
      ],
      'schemas/pages/index.ts': [
        { before: 'privacyPage,\n  sosGeneralPages', insert: 'pressPage,\n  ' },
        { before: 'privacyPage,\n    termsPage', insert: 'pressPage,\n    ' },
      ],
      'seed/documents/pages/press-page.ts': pressPage,
    },
  },
  {
    heading: 'Add a rule for content',
    changes: {
      'schemas/content-check/rules/shouting.ts': `import type { Finding, Rule } from '../finding'

/** Finds titles in capitals. */
export const checkShouting: Rule = ({ title }): Finding[] =>
  typeof title === 'string' && title.length > 60 && title === title.toUpperCase()
    ? [{ level: 'warning', path: ['title'], message: 'Está todo en mayúsculas.' }]
    : []
`,
      'schemas/content-check/rules/shouting.test.ts': `import { expect, test } from 'vitest'
import { runRule } from '../testing/run-rule'
import { checkShouting } from './shouting'

test('finds a title in capitals', () => {
  expect(runRule(checkShouting, { title: 'AYUDA '.repeat(11) })).toHaveLength(1)
})
`,
      'schemas/content-check/check-document.ts': [
        {
          before: '\nconst rules:',
          insert: "import { checkShouting } from './rules/shouting'\n",
        },
        { before: '  checkSeoLengths,\n]', insert: '  checkShouting,\n' },
      ],
    },
  },
  {
    heading: 'Add a field to the investor form',
    changes: {
      'config/investor-fields.ts': [
        {
          before: '  user_message: {',
          insert:
            "  user_company: { title: 'Empresa', kind: 'line', maxLength: 80, issue: 'tooLarge' },\n" +
            "  user_round: { title: 'Ronda', kind: 'choice', options: ['R1', 'R2'], initial: 'R1', maxLength: 4, issue: 'fieldRequired' },\n",
        },
      ],
      'seed/documents/pages/investor-form.ts': [
        {
          before: "    user_message: 'Mensaje'",
          insert: "    user_company: 'Empresa',\n    user_round: 'Ronda',\n",
        },
        {
          before: "    { value: 'USDT'",
          insert:
            "    { value: 'R1', label: 'La primera' },\n" +
            "    { value: 'R2', label: 'La segunda' },\n",
        },
      ],
      'app/testing/investor-requests/valid-form.ts': [
        {
          before: '  user_message:',
          insert: "  user_company: 'Yerbatera Ñandú',\n  user_round: 'R2',\n",
        },
      ],
    },
  },
  {
    heading: 'Add a setting',
    changes: {
      'config/variables-schema.server.ts': [
        { before: '  BACKUP_DIR: optionalText,\n', insert: '  ARCHIVE_DIR: optionalText,\n' },
      ],
      'config/env.server.ts': [
        {
          before: '    /** Without it logger.server.ts chooses. */',
          insert: '    archiveDir: values.ARCHIVE_DIR,\n',
        },
      ],
      'deploy/.env.example': [
        { before: 'BACKUP_DIR=', insert: '# Folder of an archive.\nARCHIVE_DIR=\n' },
      ],
    },
  },
]
