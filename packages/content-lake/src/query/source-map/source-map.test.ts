import { expect, test } from 'vitest'
import { ofEditor, openViews } from '../../testing/views'
import { anonymous, type Params } from '../../types'
import { evaluate } from '../evaluate'
import { parseQuery } from '../parse'
import type { Perspective } from '../perspective'
import type { SourceMapStyle } from './json-path'
import { createSourceMap } from './source-map'

const span = (_key: string, text: string) => ({ _key, _type: 'span', text })
const post = {
  _id: 'p',
  _type: 'post',
  ...{ _rev: 'r', _createdAt: 'c', _updatedAt: 'u' },
  title: 'T',
  rank: 3,
  empty: null,
  'odd\'"\\': 'O',
  tags: ['a', 'b', 'c'],
  seo: { title: 'S', text: 'T' },
  author: { _ref: 'ana' },
  body: [
    { _key: 'b1', _type: 'block', children: [span('s1', 'Uno'), span('s2', 'Dos')] },
    { _key: 'b2', _type: 'block', children: [span('s3', 'Tres')] },
  ],
  people: [{ _key: 'k1', _ref: 'ana' }],
  twins: [
    { _key: 'same', name: 'N' },
    { _key: 'same', name: 'M' },
    { _key: "it's", name: 'L' },
  ],
}
const ana = { _id: 'ana', _type: 'person', name: 'Ana', _score: 7 }

const others = ['drafts.p', 'versions.r1.p', 'drafts.ana'].map((_id) => {
  return { ...(_id.endsWith('.p') ? post : ana), _id, name: _id }
})
const { views } = openViews([post, ana, ...others])

function trace(
  text: string,
  params: Params = {},
  style: SourceMapStyle = 'withKeyArraySelector',
  view = views.of('raw', anonymous),
) {
  const context = { ...ofEditor, view, params, caller: anonymous }
  const query = parseQuery(text, params)
  const result = evaluate(query, context)
  const { documents, paths, mappings } = createSourceMap(query, context, result, style)
  return Object.fromEntries(
    Object.entries(mappings).map(([path, { source }]) => {
      if (source.type !== 'documentValue') throw new Error(`Unexpected ${source.type}`)
      return [path, `${documents[source.document]?._id ?? ''} ${paths[source.path] ?? ''}`]
    }),
  )
}

const p0 = '*[_id == "p"][0]'

test.each<[query: string, expected: Readonly<Record<string, string>>]>([
  [`${p0}.title`, { $: "p $['title']" }],
  [`${p0}{"t": title, rank}`, { "$['t']": "p $['title']", "$['rank']": "p $['rank']" }],
  [`${p0}{empty, missing}`, { "$['empty']": "p $['empty']" }],
  [`${p0}{"n": author->name}`, { "$['n']": "ana $['name']" }],
  [`${p0}{"n": people[]->name}`, { "$['n'][0]": "ana $['name']" }],
  [`${p0}{"c": coalesce(missing, seo.title, title)}`, { "$['c']": "p $['seo']['title']" }],
  [
    `${p0}{"s": select(rank > 5 => title, rank > 1 => seo.text)}`,
    { "$['s']": "p $['seo']['text']" },
  ],
  [`${p0}{"s": select(false => title)}`, {}],
  [`${p0}{"i": people[].missing}`, {}],
  [`${p0}{"t": tags[1]}`, { "$['t']": "p $['tags'][1]" }],
  [`${p0}{"t": tags[1..-1]}`, { "$['t'][0]": "p $['tags'][1]", "$['t'][1]": "p $['tags'][2]" }],
  [`${p0}{"t": tags[1...2]}`, { "$['t'][0]": "p $['tags'][1]" }],
  [`${p0}.tags[0..0][0]`, { $: "p $['tags'][0]" }],
  [`*[_id == "p"]{title} | order(title)[0]`, { "$['title']": "p $['title']" }],
  [`*[_id == "p"]{title}{"again": title}`, { "$[0]['again']": "p $['title']" }],
  [
    `${p0}.body[].children[].text`,
    {
      '$[0]': "p $['body'][?(@._key=='b1')]['children'][?(@._key=='s1')]['text']",
      '$[1]': "p $['body'][?(@._key=='b1')]['children'][?(@._key=='s2')]['text']",
      '$[2]': "p $['body'][?(@._key=='b2')]['children'][?(@._key=='s3')]['text']",
    },
  ],
  [
    `${p0}.body[1].children[0]{text}`,
    { "$['text']": "p $['body'][?(@._key=='b2')]['children'][?(@._key=='s3')]['text']" },
  ],
  [
    `*[_id == "p"].tags[]`,
    { '$[0]': "p $['tags'][0]", '$[1]': "p $['tags'][1]", '$[2]': "p $['tags'][2]" },
  ],
  [
    `${p0}{twins[]{name}}`,
    {
      "$['twins'][0]['name']": "p $['twins'][0]['name']",
      "$['twins'][1]['name']": "p $['twins'][1]['name']",
      "$['twins'][2]['name']": "p $['twins'][2]['name']",
    },
  ],
  [`${p0}{"odd": @["odd'\\"\\\\"]}`, { "$['odd']": `p $['odd\\'"\\\\']` }],
  [
    `${p0}{"list": [title, ...tags[0..0], 1]}`,
    { "$['list'][0]": "p $['title']", "$['list'][1]": "p $['tags'][0]" },
  ],
  [`${p0}{people[]{"up": ^.title}}`, { "$['people'][0]['up']": "p $['title']" }],
  [`${p0}{...seo, title}`, { "$['title']": "p $['title']", "$['text']": "p $['seo']['text']" }],
  [
    `${p0}{title, ...seo}`,
    { "$['title']": "p $['seo']['title']", "$['text']": "p $['seo']['text']" },
  ],
  [`${p0}{rank > 1 => {"title": seo.title}}`, { "$['title']": "p $['seo']['title']" }],
  [`fn x::t($d) = $d{title}; x::t(${p0})`, { "$['title']": "p $['title']" }],
])('maps what comes from a field: %s', (query, expected) => {
  expect(trace(query)).toEqual(expected)
})

test.each([
  `${p0}{"title": upper(title)}`,
  `${p0}{"title": string(title)}`,
  `${p0}{"t": [title, seo.text][@ == "T"]}`,
  `${p0}{"o": seo + {"title": "S", "text": "T"}}`,
  `${p0}{"o": {"title": "T", "tags": tags[0]} + {"title": "T", "tags": "a"}}`,
  `${p0}{"o": @{title} + $own}`,
  `${p0}{"list": tags[2..2] + [title]}`,
  `*[name == "Ana"] | score(true) {name, _score}`,
  `${p0}{...$own}`,
  `${p0}{...{"title": seo.text}, ...$own}`,
  `$own.title`,
  `{"title": "T"}{"kind": "field", "base": ^, "name": "title"}`,
  `${p0}{"a": pt::text(body), "b": count(tags), "c": rank * 1, "d": now(), "e": dateTime(now())}`,
])('maps no computed value, parameter or constant: %s', (query) => {
  expect(trace(query, { own: { title: 'T' } })).toEqual({})
})

test('evaluates nested spreads once', () => {
  let spread = '...'
  for (let depth = 0; depth < 24; depth += 1) spread = `...@{${spread}}`
  expect(trace(`${p0}{${spread}}`)["$['seo']['title']"]).toBe("p $['seo']['title']")
})

test('selects items by position if asked for', () => {
  expect(trace(`${p0}.body[1].children[0].text`, {}, 'true')).toEqual({
    $: "p $['body'][1]['children'][0]['text']",
  })
})

test.each<[Perspective, page: string, person: string]>([
  [['published'], 'p', 'ana'],
  [['drafts', 'published'], 'drafts.p', 'drafts.ana'],
  [['r1', 'published'], 'versions.r1.p', 'ana'],
  [['r1', 'drafts', 'published'], 'versions.r1.p', 'drafts.ana'],
  ['raw', 'p', 'ana'],
])('maps a result to the documents of the perspective %s', (perspective, page, person) => {
  const view = views.of(perspective, ofEditor.caller)
  const map = trace(`${p0}{_id, title, "by": author->name}`, {}, undefined, view)
  expect(map).toEqual({
    // The id in the result is not the one of the draft or version.
    ...(page === 'p' && { "$['_id']": "p $['_id']" }),
    "$['title']": `${page} $['title']`,
    "$['by']": `${person} $['name']`,
  })
})

test('maps every value of a complete document', () => {
  const map = trace(p0)
  expect(map["$['body'][0]['children'][1]['text']"]).toBe(
    "p $['body'][?(@._key=='b1')]['children'][?(@._key=='s2')]['text']",
  )
  expect(map["$['twins'][2]['name']"]).toBe("p $['twins'][2]['name']")
  let leaves = 0
  JSON.stringify(post, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null) leaves += 1
    return value
  })
  expect(Object.keys(map)).toHaveLength(leaves)
})
