import type { GroqCase } from './groq-case'

/** Order and slices of arrays and of perspectives. */
export const ordering: readonly GroqCase[] = [
  {
    title: 'order by a number, ascending and descending',
    query:
      '[*[_type == "campaign"] | order(goal) .goal, *[_type == "campaign"] | order(goal desc) .goal]',
    expected: [
      [300, 1000, 5000],
      [5000, 1000, 300],
    ],
  },
  {
    title: 'order by two fields',
    query: '*[_type == "campaign"] | order(status desc, goal asc) ._id',
    expected: ['garden', 'school', 'clinic'],
  },
  {
    title: 'order by an expression',
    query: '*[_type == "campaign"] | order(coalesce(raised, 0) / goal desc) ._id',
    expected: ['clinic', 'school', 'garden'],
  },
  {
    title: 'null comes last, and first in descending order',
    query: '[*[_type == "person"] | order(age) ._id, *[_type == "person"] | order(age desc) ._id]',
    expected: [
      ['bruno', 'ana', 'carla'],
      ['carla', 'ana', 'bruno'],
    ],
  },
  {
    title: 'datetimes, numbers, strings, booleans and null in this order',
    query: '["b", true, 2, null, dateTime("2024-01-01T00:00:00Z"), "a", false, 1] | order(@)',
    expected: ['2024-01-01T00:00:00Z', 1, 2, 'a', 'b', false, true, null],
  },
  {
    title: 'order of capitals, lower case and accented letters',
    query: '["b", "Á", "a", "B"] | order(@)',
    expected: ['B', 'a', 'b', 'Á'],
  },
  {
    title: 'order by lower case',
    query: '["b", "a", "C"] | order(lower(@))',
    expected: ['a', 'b', 'C'],
  },
  {
    title: 'order is stable',
    query:
      '[{"a": 1, "b": "x"}, {"a": 0, "b": "y"}, {"a": 1, "b": "z"}, {"a": 0, "b": "w"}] | order(a) .b',
    expected: ['y', 'w', 'x', 'z'],
  },
  {
    title: 'the last of several orders takes precedence',
    query: '[{"a": 1, "b": 2}, {"a": 0, "b": 2}, {"a": 2, "b": 1}] | order(a) | order(b) .a',
    expected: [2, 0, 1],
  },
  {
    title: 'order of a value that is not an array is null',
    query: '[{"a": 1} | order(a), null | order(@)]',
    expected: [null, null],
  },
  {
    title: 'order of a nested array',
    query: '*[_id == "school"][0]{"r": rewards[] | order(price) .name}.r',
    expected: ['Card', 'Mug', 'Shirt'],
  },
  {
    title: 'order, slice, then projection',
    query: '*[_type == "campaign"] | order(goal) [0..1]{_id}',
    expected: [{ _id: 'garden' }, { _id: 'school' }],
  },
  {
    title: 'order by a projected field',
    query:
      '*[_type == "campaign"]{_id, "part": coalesce(raised, 0)} | order(part desc) [0...2]._id',
    expected: ['clinic', 'school'],
  },
  {
    title: 'first and last element after an order',
    query:
      '[*[_type == "campaign"] | order(goal)[0]._id, *[_type == "campaign"] | order(goal)[-1]._id]',
    expected: ['garden', 'clinic'],
  },
  {
    title: 'drafts are ordered by their own fields',
    query: '*[_type == "campaign"] | order(goal) .goal',
    perspective: 'drafts',
    expected: [300, 800, 1500, 5000],
  },
  {
    title: 'a slice counts the documents of the perspective',
    query: '*[_type == "campaign"] | order(_id) [1..2]{_id, goal}',
    perspective: 'drafts',
    expected: [
      { _id: 'garden', goal: 300 },
      { _id: 'market', goal: 800 },
    ],
  },
  {
    title: 'pages of a release perspective have no gaps',
    query:
      '{"one": *[_type == "campaign"] | order(title) [0...2].title, "two": *[_type == "campaign"] | order(title) [2...4].title}',
    perspective: ['summer'],
    expected: {
      one: ['A clinic on wheels', 'Garden of the school'],
      two: ['Summer fair', 'Summer roof'],
    },
  },
  {
    title: 'order by published id in a perspective',
    query: '*[_type == "campaign"] | order(_id desc) [0]._originalId',
    perspective: ['summer', 'drafts'],
    expected: 'versions.summer.school',
  },
  {
    title: 'order by _originalId',
    query: '*[_type == "campaign"] | order(_originalId) ._id',
    perspective: ['summer', 'drafts'],
    expected: ['clinic', 'market', 'garden', 'fair', 'school'],
  },
  {
    title: 'cursor pagination',
    query:
      '*[_type == "campaign" && (goal > $goal || goal == $goal && _id > $id)] | order(goal, _id) [0...$size]._id',
    params: { goal: 300, id: 'garden', size: 1 },
    expected: ['school'],
  },
  {
    title: 'dates are compared as strings',
    query: '*[day >= "2024-03-01" && day < "2024-06-01" && _type == "campaign"]._id',
    expected: ['school'],
  },
]
