import type { GroqCase } from './groq-case'

/** Order and slices of arrays and of perspectives. */
export const ordering: readonly GroqCase[] = [
  {
    title: 'null comes last, and first in descending order',
    query: '[*[_type == "person"] | order(age) ._id, *[_type == "person"] | order(age desc) ._id]',
    expected: [
      ['bruno', 'ana', 'carla'],
      ['carla', 'ana', 'bruno'],
    ],
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
]
