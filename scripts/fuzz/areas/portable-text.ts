import fc from 'fast-check'
import { json, text } from '../texts'
import { FUZZ_IDS, FUZZ_SLUG } from './writes'

const odd = { weight: 1, arbitrary: json }
const plain = <Value>(arbitrary: fc.Arbitrary<Value>) => ({ weight: 8, arbitrary })

const key = fc.constantFrom('a', 'b', 'c', '', '__proto__')

const span = fc.record(
  {
    _type: fc.oneof(plain(fc.constant('span')), odd),
    _key: key,
    text: fc.oneof(plain(text), odd),
    marks: fc.oneof(plain(fc.subarray(['strong', 'em', 'l1', 'missing'])), odd),
  },
  { requiredKeys: ['_type'] },
)

const markDefinition = fc.record(
  {
    _type: fc.constantFrom('textLink', 'link', 'odd'),
    _key: fc.constantFrom('l1', 'l2'),
    href: fc.oneof(
      plain(fc.constantFrom('/', 'javascript:alert(1)', '//evil.example', 'mailto:a')),
      odd,
    ),
    openInNewTab: fc.oneof(plain(fc.boolean()), odd),
  },
  { requiredKeys: ['_type'] },
)

const block = fc.record(
  {
    _type: fc.oneof(plain(fc.constant('block')), odd),
    _key: key,
    style: fc.oneof(plain(fc.constantFrom('normal', 'h2', 'h3', 'h6', 'blockquote', 'odd')), odd),
    listItem: fc.oneof(plain(fc.constantFrom('bullet', 'number', 'odd')), odd),
    level: fc.oneof(plain(fc.integer({ min: -1, max: 12 })), odd),
    children: fc.oneof(plain(fc.array(span, { maxLength: 4 })), odd),
    markDefs: fc.oneof(plain(fc.array(markDefinition, { maxLength: 2 })), odd),
  },
  { requiredKeys: ['_type'] },
)

/** It begins with a block, so that it is Portable Text at all. */
const portableText = fc
  .tuple(block, fc.array(fc.oneof(plain(block), odd), { maxLength: 4 }))
  .map(([first, rest]) => [{ ...first, _type: 'block' }, ...rest])

/** A staff page whose texts have any structure, such as an import from elsewhere may have. */
export const textPage = fc
  .record({
    heading: portableText,
    sections: fc.array(
      fc.record({
        _type: fc.constant('richTextSection'),
        _key: fc.constantFrom('a', 'b', 'c'),
        title: portableText,
        body: portableText,
      }),
      { maxLength: 3 },
    ),
    layout: fc.constantFrom('sections', 'longText'),
  })
  .map(({ heading, sections, layout }) => ({
    _id: FUZZ_IDS[1],
    _type: 'page',
    title: 'Página al azar',
    slug: { _type: 'slug', current: FUZZ_SLUG },
    heading,
    layout,
    body: sections,
  }))
