import type { TypeNode } from 'groq-js'
import { expect, test } from 'vitest'
import { shareParts } from './share-parts'

function object(fields: Record<string, TypeNode>): TypeNode {
  const attributes = Object.entries(fields).map(
    ([name, value]) => [name, { type: 'objectAttribute', value }] as const,
  )
  return { type: 'object', attributes: Object.fromEntries(attributes) }
}

const orNull = (type: TypeNode): TypeNode => ({ type: 'union', of: [type, { type: 'null' }] })
const named = (name: string): TypeNode => ({ type: 'inline', name })
const picture = () => orNull(object({ alt: { type: 'string' } }))
const cards = () => orNull({ type: 'array', of: object({ picture: picture() }) })

test('names equal parts of all results, and the parts inside them', () => {
  const results = [
    { queryName: 'homeQuery', typeNode: orNull(object({ picture: picture(), cards: cards() })) },
    { queryName: 'cardsQuery', typeNode: object({ list: cards() }) },
  ]
  const shared = {
    Picture: ['homeQuery', 'picture'],
    Cards: ['homeQuery', 'cards'],
    Missing: ['homeQuery', 'cards', 'picture'],
  } as const
  expect(shareParts(results, shared)).toEqual({
    parts: [
      ['Picture', picture()],
      ['Cards', orNull({ type: 'array', of: object({ picture: named('Picture') }) })],
    ],
    results: [
      {
        queryName: 'homeQuery',
        typeNode: orNull(object({ picture: named('Picture'), cards: named('Cards') })),
      },
      { queryName: 'cardsQuery', typeNode: object({ list: named('Cards') }) },
    ],
  })
})
