import type { Caller, GroqCase } from './groq-case'

const inEveryPerspective = (
  query: { readonly title: string; readonly query: string; readonly expected: unknown },
  caller: Caller = 'anonymous',
): GroqCase[] =>
  (['published', 'drafts', 'raw', ['summer', 'drafts']] as const).map((perspective) => ({
    ...query,
    title: `${query.title} in ${typeof perspective === 'string' ? perspective : 'a release'}`,
    as: caller,
    perspective: typeof perspective === 'string' ? perspective : [...perspective],
  }))

/** The same documents for anonymous callers, viewers and editors. */
export const access: readonly GroqCase[] = [
  ...inEveryPerspective({
    title: 'anonymous callers see public documents only',
    query: '*[_type in ["campaign", "person", "investorRequest", "visitDay"]] | order(_id) ._id',
    expected: ['ana', 'bruno', 'carla', 'clinic', 'garden', 'school'],
  }),
  ...inEveryPerspective({
    title: 'anonymous references to private documents are null',
    query:
      '*[_id == "school"][0]{"id": request._ref, "document": request->, "there": defined(request->)}',
    expected: { id: 'investorRequest.k1', document: null, there: false },
  }),
  {
    title: 'anonymous callers get the published document instead of its draft',
    query: '*[_id == "school"][0].title',
    as: 'anonymous',
    perspective: 'drafts',
    expected: 'New roof for the school',
  },
  {
    title: 'anonymous counts exclude private documents',
    query: '[count(*[_type == "investorRequest"]), count(*[_id in path("**")]), count(*)]',
    as: 'anonymous',
    expected: [0, 14, 14],
  },
  {
    title: 'anonymous references() ignores private documents',
    query: '*[references("school")]._id',
    as: 'anonymous',
    expected: [],
  },
  {
    title: 'anonymous references() to a private id finds public documents only',
    query: '*[references("investorRequest.k1")]._id',
    as: 'anonymous',
    expected: ['school'],
  },
  {
    title: 'anonymous joins find no private documents',
    query:
      '*[_id == "school"][0]{"requests": *[_type == "investorRequest" && about._ref == ^._id]}',
    as: 'anonymous',
    expected: { requests: [] },
  },
  {
    title: 'anonymous callers see no releases and no preview secrets',
    query: '[releases::all(), *[_type == "sanity.previewUrlSecret"]]',
    as: 'anonymous',
    expected: [[], []],
  },
  {
    title: 'anonymous callers see no types of private documents',
    query: 'array::unique(*._type) | order(@)',
    as: 'anonymous',
    expected: [
      ...['campaign', 'homePage', 'person', 'redirect', 'resource'],
      ...['sanity.fileAsset', 'sanity.imageAsset', 'siteSettings'],
    ],
  },
  {
    title: 'anonymous results have no _originalId',
    query: 'count(*[defined(_originalId)])',
    as: 'anonymous',
    perspective: 'drafts',
    expected: 0,
  },
  {
    title: 'identity() of an anonymous caller',
    query: 'identity()',
    as: 'anonymous',
    expected: '<anonymous>',
  },
  {
    title: 'viewers read no data of visitors',
    query: '*[_type == "investorRequest"] | order(_id) .user_name',
    as: 'viewer',
    expected: [],
  },
  {
    title: 'request-viewers read data of visitors',
    query: '*[_type == "investorRequest"] | order(_id) .user_name',
    as: 'request-viewer',
    expected: ['Rosa Sosa', 'Nito', 'Óscar Peña'],
  },
  {
    title: 'editors read private documents',
    query: '*[_type == "investorRequest"] | order(_id) .user_name',
    as: 'editor',
    expected: ['Rosa Sosa', 'Nito', 'Óscar Peña'],
  },
  {
    title: 'viewers dereference no data of visitors',
    query: '*[_id == "school"][0].request->{user_name, "about": about->title}',
    as: 'viewer',
    expected: null,
  },
  {
    title: 'editors dereference private documents',
    query: '*[_id == "school"][0].request->{user_name, "about": about->title}',
    expected: { user_name: 'Rosa Sosa', about: 'New roof for the school' },
  },
  {
    title: 'viewers count no data of visitors in subqueries',
    query:
      '*[_id == "school"][0]{"requests": count(*[_type == "investorRequest" && references(^._id)])}',
    as: 'viewer',
    expected: { requests: 0 },
  },
  {
    title: 'editors count private documents in subqueries',
    query:
      '*[_id == "school"][0]{"requests": count(*[_type == "investorRequest" && references(^._id)])}',
    expected: { requests: 1 },
  },
  {
    title: 'references() of viewers includes no data of visitors',
    query: '*[references("school")]._id',
    as: 'viewer',
    expected: [],
  },
  {
    title: 'references() of editors includes private documents',
    query: '*[references("school")]._id',
    expected: ['investorRequest.k1'],
  },
  {
    title: 'viewers read drafts',
    query: '*[_id == "drafts.market"][0].goal',
    as: 'viewer',
    perspective: 'raw',
    expected: 800,
  },
  {
    title: 'everyone can read project id and dataset name',
    query: '[sanity::projectId(), sanity::dataset()]',
    as: 'anonymous',
    expected: ['embedded', 'production'],
  },
]
