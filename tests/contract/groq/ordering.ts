import type { GroqCase } from './groq-case'

/** Order and slices of arrays and of perspectives. */
export const ordering: readonly GroqCase[] = [
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
    title: 'order by published id in a perspective',
    query: '*[_type == "campaign"] | order(_id desc) [0]._originalId',
    perspective: ['summer', 'drafts'],
    expected: 'versions.summer.school',
  },
]
