import type { Random } from './random'

/** Documents with equal structure, whose texts and numbers come from `nextText` and `nextNumber`. */
interface Values {
  readonly nextText: () => string
  readonly nextNumber: () => number
}

export interface RandomDocument {
  readonly _id: string
  readonly _type: string
  readonly [field: string]: unknown
}

/**
 * Creates documents with texts, nested objects, lists and references at random places.
 * @param set the prefix of their ids, and their field `set`
 */
export function createRandomDocuments(random: Random, set: string, values: Values) {
  const numbers = ['1', '2', '3', '4', '5', '6'] as const
  const { nextText, nextNumber } = values
  const reference = () => ({
    _type: 'reference',
    _ref: `${set}${random.pick(numbers)}`,
    _weak: true,
  })
  const list = <Item>(create: (index: number) => Item) =>
    Array.from({ length: random.between(0, 3) }, (_, index) => create(index))
  const optional = (name: string, create: () => unknown) =>
    random.chance(0.75) ? { [name]: create() } : {}
  const group = () => ({ ...optional('title', nextText), ...optional('text', nextText) })
  const part = () => ({
    ...group(),
    ...optional('n', nextNumber),
    ...optional('seo', group),
    ...optional('tags', () => list(nextText)),
    rank: random.between(1, 5),
  })
  const keyed = (_key: string, content: object) => ({ _key, ...content })
  const block = (index: number) =>
    keyed(`b${index}`, {
      _type: 'block',
      children: list((at) => keyed(`s${at}`, { _type: 'span', text: nextText() })),
    })
  const createDocument = (_id: string): RandomDocument => ({
    ...{ _id, _type: 'thing', set, ...part() },
    ...optional('items', () => list((at) => keyed(random.chance(0.8) ? `i${at}` : 'i', part()))),
    ...optional('body', () => list(block)),
    ...optional('author', reference),
    ...optional('friends', () => list((at) => keyed(`f${at}`, reference()))),
  })
  const layers = (id: string) =>
    [`drafts.${id}`, `versions.r1.${id}`].filter(() => random.chance(0.4))
  return numbers.flatMap((number) =>
    [`${set}${number}`, ...layers(`${set}${number}`)].map(createDocument),
  )
}

/**
 * Creates a query whose projections read values by many paths. It compares only `rank` and `set`,
 * so its result has the same shape for all documents of equal structure.
 */
export function randomProjectionQuery(random: Random): string {
  const selected = `*[set == $set && rank > ${random.between(0, 3)}]`
  const all = random.pick([selected, `${selected} | order(rank desc)`])
  const projection = object(random, 3)
  return random.pick([
    `${all} ${projection}`,
    `(${all} ${projection})[0]`,
    `${all} ${projection}${object(random, 1)}`,
    `${all} ${projection} | order(rank) [0..2]`,
    `${all} | score(rank > 2) ${projection}`,
    `(${all})[${random.between(-2, 2)}].${random.pick(['title', 'tags', 'items', 'body'])}`,
    `{"q": ${all} ${projection}, "n": count(${all})}`,
  ])
}

const names = ['a', 'b', 'title', 'text', 'seo'] as const

function object(random: Random, depth: number): string {
  const attributes = Array.from({ length: random.between(1, 4) }, () => attribute(random, depth))
  return `{${attributes.join(', ')}}`
}

function attribute(random: Random, depth: number): string {
  const inner = Math.max(depth - 1, 0)
  return random.pick<() => string>([
    () => 'title',
    () => 'rank',
    () => '...',
    () => '...seo',
    () => '...author->',
    () => `...${object(random, inner)}`,
    () => `rank > ${random.between(1, 4)} => ${object(random, inner)}`,
    () => `rank > ${random.between(1, 4)} => author->`,
    () => `"${random.pick(names)}": ${scalar(random, depth)}`,
    () => `"${random.pick(names)}": ${scalar(random, depth)}`,
    () => `"${random.pick(names)}": ${list(random, depth)}`,
    () => `"${random.pick(names)}": ${list(random, depth)}`,
    () => `"${random.pick(names)}": ${holder(random, depth)}`,
  ])()
}

function scalar(random: Random, depth: number): string {
  const inner = () => scalar(random, depth - 1)
  const simple = ['title', 'text', 'n', 'seo.title', 'tags[0]', 'tags[-1]', '^.title', '^.^.text']
  const longer = [
    'author->title',
    'author->seo.text',
    'friends[0]->title',
    'items[1].title',
    'items[rank > 2][0].text',
    'body[0].children[1].text',
    '@.title',
    '"x"',
    'count(tags)',
    '*[set == $set && rank > 2][0].title',
  ]
  const paths = [...simple, ...longer]
  const path = () => paths[random.below(paths.length)] ?? 'title'
  if (depth <= 0) return path()
  return random.pick<() => string>([
    path,
    path,
    () => `coalesce(${inner()}, ${inner()})`,
    () => `select(rank > ${random.between(1, 4)} => ${inner()}, ${inner()})`,
    () => `select(rank > ${random.between(1, 4)} => ${inner()})`,
    () => `(${inner()} + ${inner()})`,
    () => `string(${inner()})`,
    () => `(${list(random, depth - 1)})[${random.between(-2, 2)}]`,
    () => `(${holder(random, depth - 1)}).title`,
  ])()
}

function list(random: Random, depth: number): string {
  const inner = () => list(random, depth - 1)
  const project = () => object(random, depth - 1)
  const paths = [
    'tags',
    'tags[]',
    'tags[1..2]',
    'items',
    'body',
    'items[].title',
    'items[].tags[]',
    'friends[]->title',
    'friends[]->',
    'body[].children[].text',
    'items[rank > 2]',
    'items[rank > 2].seo.title',
  ]
  const path = () => paths[random.below(paths.length)] ?? 'tags'
  if (depth <= 0) return path()
  return random.pick<() => string>([
    path,
    () => `items[]${project()}`,
    () => `items[rank > ${random.between(1, 3)}]${project()}`,
    () => `friends[]->${project()}`,
    () => `body[]{..., children[]${project()}}`,
    () => `[${scalar(random, depth - 1)}, ...${inner()}, ${holder(random, depth - 1)}]`,
    () => `(${inner()} + ${inner()})`,
    () => `(${inner()})[${random.between(-2, 1)}..${random.between(-1, 2)}]`,
    () => `coalesce(${inner()}, ${inner()})`,
    () => `*[set == $set && references(^._id)]${project()}`,
    () => `*[set == $set] | order(rank) [0...2]${project()}`,
    () => `items | score(rank > 2) ${project()}`,
    () => `array::compact(${inner()})`,
  ])()
}

/** An expression for one object. */
function holder(random: Random, depth: number): string {
  const simple = () => random.pick(['seo', 'author->', 'items[0]', '@', 'body[0].children[0]'])
  if (depth <= 0) return simple()
  const inner = () => holder(random, depth - 1)
  return random.pick<() => string>([
    simple,
    () => object(random, depth - 1),
    () => `author->${object(random, depth - 1)}`,
    () => `(${inner()})${object(random, depth - 1)}`,
    () => `(${inner()} + ${inner()})`,
    () => `({title, "text": title} + seo)`,
    () => `coalesce(${inner()}, ${inner()})`,
    () => `select(rank > 2 => ${inner()}, ${inner()})`,
  ])()
}
