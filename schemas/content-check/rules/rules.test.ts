import { describe, expect, test } from 'vitest'
import type { CheckContext, Rule } from '../finding'
import { block, picture, runRule } from '../testing/run-rule'
import { checkAltTexts } from './alt-text'
import { checkClaims } from './claims'
import { checkEmptySections } from './empty-sections'
import { checkHeadings } from './headings'
import { checkPictureSizes } from './picture-size'
import { checkRaffles } from './raffles'
import { checkSeoLengths, countCharacters } from './seo-lengths'

type Case = [what: string, fields: object, findings: string[], context?: Partial<CheckContext>]

/** Runs a rule on documents. Each finding must contain its text, as `level path: message`. */
function describeRule(name: string, rule: Rule, cases: readonly Case[]) {
  describe(`${name} (CHECK-01)`, () => {
    test.each(cases)('%s', (_what, fields, findings, context = {}) => {
      expect(runRule(rule, { ...fields }, context)).toEqual(
        findings.map((finding) => expect.stringContaining(finding) as unknown),
      )
    })
  })
}

const alt = 'Una biblioteca con lectores'
const published = { _id: 'homePage', _type: 'homePage', picture: picture('800x600', alt) }
const [one, two] = [picture('800x600', alt, 'a'), picture('800x600', alt, 'b')]
const fileName = 'warning picture.alt: Es el nombre de un archivo'

describeRule('alternative texts', checkAltTexts, [
  ['replaced picture', { picture: two }, ['warning picture.alt: Cambiaste'], { published }],
  ['also replaced text', { picture: picture('800x600', 'Una plaza', 'b') }, [], { published }],
  ['new text', { picture: picture('800x600', 'Otra') }, [], { published }],
  ['blank', { picture: picture('800x600', '  ') }, ['error picture.alt']],
  ['file name', { picture: picture('800x600', 'IMG_2034') }, [fileName]],
  ['file name with extension', { picture: picture('800x600', 'techo-nuevo.jpg') }, [fileName]],
  ['file name with a space', { picture: picture('800x600', 'DSC 0041') }, [fileName]],
  ['one text of two pictures', { one, two }, ['warning one.alt', 'warning two.alt']],
  ['one picture twice', { one, two: one }, []],
  ['two logos', { logo: one, logoInverse: two }, []],
])

const figureWith = (fields: object) => {
  const figure = { _type: 'figure', _key: 'f', source: 'Registro propio', date: '2026-05-01' }
  return { figures: [{ ...figure, ...fields }] }
}
const noSource = ['error figures.f.source: Escribí la fuente: de dónde sale el dato.']
const tooOld =
  'warning figures.f.date: El dato tiene más de dos años: actualizalo o poné hasta cuándo vale.'

describeRule('claims', checkClaims, [
  ['source and recent date', figureWith({}), []],
  ...['-', '...', 'n/a', 's/d', '?'].map((source): Case => [
    `the source ${source}`,
    figureWith({ source }),
    noSource,
  ]),
  ['future', figureWith({ date: '2026-06-16' }), ['error figures.f.date: La fecha del dato']],
  ['old', figureWith({ date: '2024-01-01' }), [tooOld]],
  ['old, with an end', figureWith({ date: '2024-01-01', validUntil: '2027-01-01' }), []],
])

const hidden = { _key: 'n1', _type: 'callToAction', anchor: 'sumate', hidden: true }
const pictured = { _key: 'p', ...picture('9x9', 'Una') }

describeRule('empty sections', checkEmptySections, [
  ['section', { sections: [hidden] }, ['error sections.n1: La sección está vacía']],
  ['text', { sections: [{ ...hidden, title: [block('Sumate')] }] }, []],
  ['picture', { sections: [{ ...hidden, _type: 'imageCarousel', pictures: [pictured] }] }, []],
  ['reference', { sections: [{ ...hidden, entries: [{ _key: 'e', _ref: 'faqEntry-a' }] }] }, []],
  ['text of blanks', { lead: '  ' }, ['error lead: Tiene solo']],
  ['paragraph of blanks', { heading: [block(' ')] }, ['error heading']],
  ['empty paragraph', { heading: [block('')] }, ['warning heading']],
  ['texts', { heading: [block('Hola')], lead: 'Hola' }, []],
])

const richText = (fields: object) => ({
  body: [{ _key: 'n1', _type: 'richTextSection', ...fields }],
})
const h3 = block('Cómo', 'h3')
const ordered = [block('Uno', 'h2', 'a'), block('Dos', 'h3', 'b'), block('Tres', 'h2', 'c')]
const answer = { _type: 'faqEntry', title: '¿Cuánto sale?', content: [block('Uno', 'h2')] }
const cards = { _key: 'n1', _type: 'linkCards', cards: [{ title: 'Donar' }] }
const titled = { ...cards, _key: 'n0', title: [block('Ayudá')] }
const untitledCards = 'warning body.n1.title: Las tarjetas'

describeRule('headings', checkHeadings, [
  ['subheading first', richText({ body: [h3] }), ['warning body.n1.body.b: Es un subtítulo']],
  ['in order', richText({ body: ordered }), []],
  ['below a headline', richText({ title: [block('Titular')], body: [h3] }), []],
  ['heading of an answer', answer, ['Subtítulo']],
  ['blank', richText({ body: [block(' ', 'h2')] }), ['error body.n1.body.b: Es un título sin']],
  ['cards without a headline', { body: [cards] }, [untitledCards]],
  ['cards with a headline', { body: [titled] }, []],
  ['cards below others', { body: [titled, cards] }, []],
])

const inSection = (size: string) => ({
  sections: [{ _key: 'n1', _type: 'callToAction', picture: picture(size, 'Una plaza') }],
})
const forNetworks = (size: string) => ({ seo: { _type: 'seo', image: picture(size, 'Una plaza') } })
const crop = { left: 0.25, right: 0.25, top: 0, bottom: 0 }
const drawing = { _type: 'picture', asset: { _ref: 'image-a-10x10-svg' }, alt: 'Logo' }

describeRule('sizes of pictures', checkPictureSizes, [
  [
    'small',
    inSection('320x200'),
    ['mide 320 píxeles de ancho y acá se ve más grande: subí una de'],
  ],
  ['large', inSection('1200x900'), []],
  ['cropped', { picture: { ...picture('1200x900', 'Una plaza'), crop } }, ['mide 600']],
  ['small for networks', forNetworks('800x420'), ['subí una de 1200']],
  ['square for networks', forNetworks('1200x1200'), ['recortan']],
  ['for networks', forNetworks('1200x630'), []],
  ['logo', { logo: picture('40x40', 'Logo') }, []],
  ['drawing', { picture: drawing }, []],
  ['gallery', { _type: 'galleryItem', image: picture('40x40', 'Volante') }, []],
])

const tickets = [{ _key: 't', _type: 'ticket', title: 'Rifa solidaria' }]
const note = 'Las rifas se rigen por las normas de cada provincia.'
const notice = { _key: 'n', _type: 'notice', kind: 'legal', text: [block('Permiso 123')] }
const noNotice = 'error hero.tickets.t: Ofrece una rifa o un sorteo y falta el aviso legal'

describeRule('raffles', checkRaffles, [
  ['without a legal notice', { hero: { tickets } }, [noNotice]],
  ['with a text on the rules', { hero: { tickets }, note }, []],
  ['with a legal notice', { hero: { tickets }, body: [notice] }, []],
  ['mention', { lead: 'Campañas y rifas para tu causa' }, []],
])

const facts = { brandName: 'Yapa', pages: new Map(), readAt: 0 }
const seo = (title: string, description = '') => ({ seo: { _type: 'seo', title, description } })
const long = ['warning seo.title: El título tiene 61', 'warning seo.description: La descripción']

describeRule('lengths for search engines', checkSeoLengths, [
  ['long', seo('a'.repeat(61), 'b'.repeat(161)), long, { facts }],
  ['as long as shown', seo('a'.repeat(60), 'b'.repeat(160)), [], { facts }],
  ['with the brand name', seo(`{product}${'a'.repeat(56)}`), [], { facts }],
  ['long with the brand name', seo(`{product}${'a'.repeat(57)}`), ['warning'], { facts }],
])

test('counts an emoji and an accented letter as one character (CHECK-01)', () => {
  expect(countCharacters('👨‍👩‍👧é\u0301')).toBe(2)
})
