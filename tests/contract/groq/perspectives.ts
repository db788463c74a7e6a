import type { GroqCase } from './groq-case'

const list = '*[_type == "campaign"] | order(_id) {_id, title, goal}'
const ids = '*[_type == "campaign"] | order(_id) ._id'

const clinic = { _id: 'clinic', title: 'A clinic on wheels', goal: 5000 }
const garden = { _id: 'garden', title: 'Garden of the school', goal: 300 }
const school = { _id: 'school', title: 'New roof for the school', goal: 1000 }
const market = { _id: 'market', title: 'Market of the harbour', goal: 800 }
const fair = { _id: 'fair', title: 'Summer fair', goal: 50 }
const draft = { _id: 'school', title: 'New roof and windows', goal: 1500 }
const summer = { _id: 'school', title: 'Summer roof', goal: 2000 }

/** The documents that a query reads, by perspective and API version. */
export const perspectives: readonly GroqCase[] = [
  {
    title: 'published is the default from API version 2025-02-19 on',
    query: list,
    expected: [clinic, garden, school],
  },
  {
    title: 'raw is the default of older API versions',
    query: ids,
    apiVersion: '2025-02-18',
    expected: [
      ...['clinic', 'drafts.market', 'drafts.school', 'garden', 'school'],
      ...['versions.summer.fair', 'versions.summer.school', 'versions.winter.clinic'],
    ],
  },
  {
    title: 'drafts replace published documents and include new ones',
    query: list,
    perspective: 'drafts',
    expected: [clinic, garden, market, draft],
  },
  {
    title: 'a release replaces published documents, without drafts',
    query: list,
    perspective: ['summer'],
    expected: [clinic, fair, garden, summer],
  },
  {
    title: 'a release replaces drafts',
    query: list,
    perspective: ['summer', 'drafts'],
    expected: [clinic, fair, garden, market, summer],
  },
  {
    title: 'drafts replace a release that is listed later',
    query: list,
    perspective: ['drafts', 'summer'],
    expected: [clinic, fair, garden, market, draft],
  },
  {
    title: 'a draft is not found by its own id',
    query: 'count(*[_id == "drafts.market" || _id in path("drafts.**")])',
    perspective: 'drafts',
    expected: 0,
  },
  {
    title: '_originalId is the id of the draft or version',
    query: '*[_type == "campaign" && _id != _originalId] | order(_id) {_id, _originalId}',
    perspective: ['summer', 'drafts'],
    expected: [
      { _id: 'fair', _originalId: 'versions.summer.fair' },
      { _id: 'market', _originalId: 'drafts.market' },
      { _id: 'school', _originalId: 'versions.summer.school' },
    ],
  },
  {
    title: 'subqueries use the same perspective',
    query:
      '*[_id == "bruno"][0]{"owns": *[_type == "campaign" && owner._ref == ^._id] | order(_id) ._id}',
    perspective: 'drafts',
    expected: { owns: ['clinic', 'school'] },
  },
  {
    title: 'versionOf finds published document, draft and version in raw',
    query: '*[sanity::versionOf("school")] | order(_id) ._id',
    perspective: 'raw',
    expected: ['drafts.school', 'school', 'versions.summer.school'],
  },
  {
    title: 'partOfRelease finds the versions of one release',
    query: '*[sanity::partOfRelease("summer")] | order(_id) ._id',
    perspective: 'raw',
    expected: ['versions.summer.fair', 'versions.summer.school'],
  },
  {
    title: 'releases::all returns the documents of releases',
    query: 'releases::all()[]{_id, name}',
    perspective: 'raw',
    expected: [{ _id: '_.releases.summer', name: 'summer' }],
  },
]
