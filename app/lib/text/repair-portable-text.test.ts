import { expect, test } from 'vitest'
import { repairPortableText } from './repair-portable-text'

const span = { _type: 'span', _key: 's', text: 'Hola', marks: ['em'] }
const block = { _type: 'block', _key: 'b', style: 'h2', children: [span], markDefs: [] }

test('leaves Portable Text of the Studio as it is (SAFE-01)', () => {
  const link = { _type: 'textLink', _key: 'l', href: '/' }
  const item = { ...block, listItem: 'bullet', level: 2, markDefs: [link] }
  const result = { title: 'T', body: [block, item, { _type: 'picture', alt: 'A' }], list: [1, 'a'] }
  expect(repairPortableText(structuredClone(result))).toEqual(result)
})

test.each([
  ['items without a type', [block, null, 1, {}, [block]], [block]],
  [
    'children of other items',
    [block, { ...block, _type: 'odd', children: 5 }],
    [block, { ...block, _type: 'odd', children: [] }],
  ],
  ['children that are no list', [{ ...block, children: 5 }], [{ ...block, children: [] }]],
  [
    'children without a text',
    [{ ...block, children: [span, null, 'a', { _type: 'span', text: 1 }] }],
    [block],
  ],
  ['marks that are no texts', [{ ...block, children: [{ ...span, marks: [1, 'em'] }] }], [block]],
  ['mark definitions', [{ ...block, markDefs: [null, { _type: 'textLink' }] }], [block]],
  [
    'addresses that are no texts',
    [{ ...block, markDefs: [{ _type: 'textLink', _key: 'l', href: [] }] }],
    [{ ...block, markDefs: [{ _type: 'textLink', _key: 'l', href: null }] }],
  ],
  ['other styles', [{ ...block, style: {} }], [{ ...block, style: 'normal' }]],
  ['lists', [{ ...block, listItem: 1, level: 'x' }], [block]],
  ['a level below the first', [{ ...block, level: -3 }], [{ ...block, level: 1 }]],
  ['a level of a million', [{ ...block, level: 1e6 }], [{ ...block, level: 10 }]],
])('repairs %s (SAFE-01)', (_what, damaged, repaired) => {
  const result = repairPortableText({ page: { body: structuredClone(damaged) } })
  expect(result).toEqual({ page: { body: repaired } })
})

test('repairs text and marks of any child, which headlines read (SAFE-01)', () => {
  const children = [
    { _type: 'odd', text: 'a', marks: { em: true } },
    { _type: 'odd', text: 1 },
    { _type: 'odd' },
  ]
  expect(repairPortableText([{ _type: 'block', children }])).toMatchObject([
    { children: [{ _type: 'odd', text: 'a', marks: [] }, { _type: 'odd' }] },
  ])
})

test.each(['constructor', '__proto__', 'toString'])(
  'removes the name "%s", which component tables inherit from Object (SAFE-01)',
  (name) => {
    const children = [{ ...span, marks: [name] }, { _type: name }]
    const markDefs = [{ _type: name, _key: 'a' }]
    const damaged = { ...block, style: name, listItem: name, children, markDefs }
    expect(repairPortableText([damaged, { _type: name }])).toEqual([
      { ...block, style: 'normal', children: [{ ...span, marks: [] }] },
    ])
  },
)
