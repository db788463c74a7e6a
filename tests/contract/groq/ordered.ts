import type { GroqCase } from './groq-case'

/** Orders and slices, over lists and over what perspectives lay on one another. */
export const ordered: readonly GroqCase[] = [
  {
    title: 'by a number, in both directions',
    query:
      '[*[_type == "campaign"] | order(goal) .goal, *[_type == "campaign"] | order(goal desc) .goal]',
    expected: [
      [300, 1000, 5000],
      [5000, 1000, 300],
    ],
  },
  {
    title: 'by two fields',
    query: '*[_type == "campaign"] | order(status desc, goal asc) ._id',
    expected: ['garden', 'school', 'clinic'],
  },
  {
    title: 'by what an expression gives',
    query: '*[_type == "campaign"] | order(coalesce(raised, 0) / goal desc) ._id',
    expected: ['clinic', 'school', 'garden'],
  },
  {
    title: 'what is missing comes last, and first when turned round',
    query: '[*[_type == "person"] | order(age) ._id, *[_type == "person"] | order(age desc) ._id]',
    expected: [
      ['bruno', 'ana', 'carla'],
      ['carla', 'ana', 'bruno'],
    ],
  },
  {
    title: 'types in their order: times, numbers, texts, booleans, the rest',
    query: '["b", true, 2, null, dateTime("2024-01-01T00:00:00Z"), "a", false, 1] | order(@)',
    expected: ['2024-01-01T00:00:00Z', 1, 2, 'a', 'b', false, true, null],
  },
  {
    title: 'capitals come before small letters, marked letters after both',
    query: '["b", "Á", "a", "B"] | order(@)',
    expected: ['B', 'a', 'b', 'Á'],
  },
  {
    title: 'without capitals',
    query: '["b", "a", "C"] | order(lower(@))',
    expected: ['a', 'b', 'C'],
  },
  {
    title: 'equals stay in the order they had',
    query:
      '[{"a": 1, "b": "x"}, {"a": 0, "b": "y"}, {"a": 1, "b": "z"}, {"a": 0, "b": "w"}] | order(a) .b',
    expected: ['y', 'w', 'x', 'z'],
  },
  {
    title: 'the last of several orders counts first',
    query: '[{"a": 1, "b": 2}, {"a": 0, "b": 2}, {"a": 2, "b": 1}] | order(a) | order(b) .a',
    expected: [2, 0, 1],
  },
  {
    title: 'an order of what is no list',
    query: '[{"a": 1} | order(a), null | order(@)]',
    expected: [null, null],
  },
  {
    title: 'a list within is ordered',
    query: '*[_id == "school"][0]{"r": rewards[] | order(price) .name}.r',
    expected: ['Card', 'Mug', 'Shirt'],
  },
  {
    title: 'a slice after an order, then a projection',
    query: '*[_type == "campaign"] | order(goal) [0..1]{_id}',
    expected: [{ _id: 'garden' }, { _id: 'school' }],
  },
  {
    title: 'a projection, then an order by what it made',
    query:
      '*[_type == "campaign"]{_id, "part": coalesce(raised, 0)} | order(part desc) [0...2]._id',
    expected: ['clinic', 'school'],
  },
  {
    title: 'the first and the last of an order',
    query:
      '[*[_type == "campaign"] | order(goal)[0]._id, *[_type == "campaign"] | order(goal)[-1]._id]',
    expected: ['garden', 'clinic'],
  },
  {
    title: 'drafts take the place that their own fields give them',
    query: '*[_type == "campaign"] | order(goal) .goal',
    perspective: 'drafts',
    expected: [300, 800, 1500, 5000],
  },
  {
    title: 'a slice counts documents on top',
    query: '*[_type == "campaign"] | order(_id) [1..2]{_id, goal}',
    perspective: 'drafts',
    expected: [
      { _id: 'garden', goal: 300 },
      { _id: 'market', goal: 800 },
    ],
  },
  {
    title: 'pages over a release follow one another without a gap',
    query:
      '{"one": *[_type == "campaign"] | order(title) [0...2].title, "two": *[_type == "campaign"] | order(title) [2...4].title}',
    perspective: ['summer'],
    expected: {
      one: ['A clinic on wheels', 'Garden of the school'],
      two: ['Summer fair', 'Summer roof'],
    },
  },
  {
    title: 'an order by published id over drafts and versions',
    query: '*[_type == "campaign"] | order(_id desc) [0]._originalId',
    perspective: ['summer', 'drafts'],
    expected: 'versions.summer.school',
  },
  {
    title: 'an order by original id',
    query: '*[_type == "campaign"] | order(_originalId) ._id',
    perspective: ['summer', 'drafts'],
    expected: ['clinic', 'market', 'garden', 'fair', 'school'],
  },
  {
    title: 'a page after the last one seen',
    query:
      '*[_type == "campaign" && (goal > $goal || goal == $goal && _id > $id)] | order(goal, _id) [0...$size]._id',
    params: { goal: 300, id: 'garden', size: 1 },
    expected: ['school'],
  },
  {
    title: 'a day is compared as text',
    query: '*[day >= "2024-03-01" && day < "2024-06-01" && _type == "campaign"]._id',
    expected: ['school'],
  },
]
