import type { GroqCase } from './groq-case'

/** Projections, arrays, slices and attribute access. */
export const projections: readonly GroqCase[] = [
  {
    title: 'a projection returns missing fields as null',
    query: '*[_id == "garden"][0]{_id, goal, raised}',
    expected: { _id: 'garden', goal: 300, raised: null },
  },
  {
    title: 'renamed and computed fields',
    query: '*[_id == "school"][0]{"name": title, "left": goal - raised, "full": raised >= goal}',
    expected: { name: 'New roof for the school', left: 749.5, full: false },
  },
  {
    title: 'a spread with one field replaced',
    query: '*[_id == "redirectB"][0]{..., "to": null}{from, to, permanent}',
    expected: { from: '/b', to: null, permanent: true },
  },
  {
    title: 'the last of duplicate fields wins',
    query: '{"a": 1, ...{"a": 2}, "b": 3, "b": 4}',
    expected: { a: 2, b: 4 },
  },
  {
    title: 'spreading other values than objects adds nothing',
    query: '{"a": 1, ...null, ...nothing, ...[1]}',
    expected: { a: 1 },
  },
  {
    title: 'conditional fields',
    query: `*[_type == "campaign"] | order(_id) {
      _id, status == "closed" => {"result": raised}, raised > 1 && status == "open" => {"missing": goal - raised}
    }`,
    expected: [
      { _id: 'clinic', result: 5000 },
      { _id: 'garden' },
      { _id: 'school', missing: 749.5 },
    ],
  },
  {
    title: 'a projection of a nested array',
    query: '*[_id == "school"][0].rewards[]{name, "cheap": price <= 10}',
    expected: [
      { name: 'Mug', cheap: true },
      { name: 'Shirt', cheap: false },
      { name: 'Card', cheap: true },
    ],
  },
  {
    title: 'a field of a filtered nested array',
    query: '*[_id == "school"][0].rewards[stock > 0].name',
    expected: ['Mug'],
  },
  {
    title: 'a filtered nested array keeps its field name',
    query: '*[_id == "school"]{rewards[price > 5]{name}}',
    expected: [{ rewards: [{ name: 'Mug' }, { name: 'Shirt' }] }],
  },
  {
    title: 'an array element by key',
    query: '*[_id == "school"][0].rewards[_key == "r2"][0].price',
    expected: 25,
  },
  {
    title: 'an attribute of every document, null where missing',
    query: '*[_type == "person"] | order(_id) .nickname',
    expected: [null, null, 'Caro'],
  },
  {
    title: 'a field with a quoted name',
    query: '[{"a b": 1}["a b"], {"a": {"b": 2}}["a"]["b"]]',
    expected: [1, 2],
  },
  {
    title: 'attributes of missing values are null',
    query:
      '*[_id == "ana"][0]{"a": nothing.at.all, "b": nothing[0], "c": nothing[], "d": name.first}',
    expected: { a: null, b: null, c: null, d: null },
  },
  {
    title: 'a projection of a value that is not an object is null',
    query: '[1{a}, "x"{a}, null{a}]',
    expected: [null, null, null],
  },
  {
    title: 'a pipe before a projection',
    query: '*[_id == "ana"] | {name} | {"n": name}',
    expected: [{ n: 'Ana Paz' }],
  },
  {
    title: 'elements by positive and negative index',
    query: '["a", "b", "c"][-1] + ["a", "b"][0]',
    expected: 'ca',
  },
  {
    title: 'an element out of range is null',
    query: '[[1][1], [1][-2], "a"[0]]',
    expected: [null, null, null],
  },
  {
    title: 'inclusive and exclusive slices',
    query: '[[1,2,3,4][1..2], [1,2,3,4][1...2], [1,2,3,4][0..0], [1,2,3,4][0...0]]',
    expected: [[2, 3], [2], [1], []],
  },
  {
    title: 'slices with negative indexes',
    query: '[[1,2,3,4][-2..-1], [1,2,3,4][1..-2], [1,2,3,4][0...-1], [1,2,3,4][-10..1]]',
    expected: [
      [3, 4],
      [2, 3],
      [1, 2, 3],
      [1, 2],
    ],
  },
  {
    title: 'empty slices',
    query: '[[1,2,3][2..1], [1,2,3][5..9], [1,2,3][1...1], [][0..5], "abc"[0..1]]',
    expected: [[], [], [], [], null],
  },
  { title: 'a slice with computed bounds', query: '[1,2,3,4][1 + 1..2 * 2]', expected: [3, 4] },
  {
    title: 'spreads in an array',
    query: '[...[1, 2], 3, ...[], ...null, ...*[_id == "ana"].skills[]]',
    expected: [1, 2, 3, 'law', 'design', 'law'],
  },
  {
    title: '@ is the current element',
    query: '*[_id == "ana"][0].skills[@ != "law"]',
    expected: ['design'],
  },
  {
    title: 'a filter compares each element',
    query: '[1, 5, 10, null, "7"][@ >= 5]',
    expected: [5, 10],
  },
  {
    title: 'an object with several subqueries',
    query:
      '{"first": *[_type == "campaign"] | order(_id) [0]._id, "count": count(*[_type == "campaign"]), "none": *[false]}',
    expected: { first: 'clinic', count: 3, none: [] },
  },
  {
    title: 'a custom function',
    query: `fn our::card($campaign) = $campaign{title, "owner": owner->name};
      our::card(*[_id == "school"][0])`,
    expected: { title: 'New roof for the school', owner: 'Ana Paz' },
  },
]
