import type { Asker, GroqCase } from './groq-case'

const inEveryPerspective = (
  question: { readonly title: string; readonly query: string; readonly expected: unknown },
  asker: Asker = 'anonymous',
): GroqCase[] =>
  (['published', 'drafts', 'raw', ['summer', 'drafts']] as const).map((perspective) => ({
    ...question,
    title: `${question.title}, in ${typeof perspective === 'string' ? perspective : 'a list'}`,
    as: asker,
    perspective: typeof perspective === 'string' ? perspective : [...perspective],
  }))

/** What nobody, a viewer and an editor are told of the same documents. */
export const access: readonly GroqCase[] = [
  ...inEveryPerspective({
    title: 'nobody sees public documents only',
    query: '*[_type in ["campaign", "person", "investorRequest", "visitDay"]] | order(_id) ._id',
    expected: ['ana', 'bruno', 'carla', 'clinic', 'garden', 'school'],
  }),
  ...inEveryPerspective({
    title: 'nobody dereferences to nothing what is private',
    query:
      '*[_id == "school"][0]{"id": request._ref, "document": request->, "there": defined(request->)}',
    expected: { id: 'investorRequest.k1', document: null, there: false },
  }),
  {
    title: 'nobody sees the published document where a draft lies over it',
    query: '*[_id == "school"][0].title',
    as: 'anonymous',
    perspective: 'drafts',
    expected: 'New roof for the school',
  },
  {
    title: 'nobody counts no private documents',
    query: '[count(*[_type == "investorRequest"]), count(*[_id in path("**")]), count(*)]',
    as: 'anonymous',
    expected: [0, 14, 14],
  },
  {
    title: 'nobody finds out who refers to a document from a private one',
    query: '*[references("school")]._id',
    as: 'anonymous',
    expected: [],
  },
  {
    title: 'nobody learns of what refers to a private document but its public side',
    query: '*[references("investorRequest.k1")]._id',
    as: 'anonymous',
    expected: ['school'],
  },
  {
    title: 'nobody joins public documents with private ones',
    query: '*[_id == "school"][0]{"asked": *[_type == "investorRequest" && about._ref == ^._id]}',
    as: 'anonymous',
    expected: { asked: [] },
  },
  {
    title: 'nobody has no release and no preview secret',
    query: '[releases::all(), *[_type == "sanity.previewUrlSecret"]]',
    as: 'anonymous',
    expected: [[], []],
  },
  {
    title: 'nobody learns no types of private documents',
    query: 'array::unique(*._type) | order(@)',
    as: 'anonymous',
    expected: [
      ...['campaign', 'homePage', 'person', 'redirect', 'resource'],
      ...['sanity.fileAsset', 'sanity.imageAsset', 'siteSettings'],
    ],
  },
  {
    title: 'nobody has no original ids',
    query: 'count(*[defined(_originalId)])',
    as: 'anonymous',
    perspective: 'drafts',
    expected: 0,
  },
  { title: 'nobody is named so', query: 'identity()', as: 'anonymous', expected: '<anonymous>' },
  {
    title: 'a viewer reads private documents',
    query: '*[_type == "investorRequest"] | order(_id) .user_name',
    expected: ['Rosa Sosa', 'Nito', 'Óscar Peña'],
  },
  {
    title: 'an editor reads the same',
    query: '*[_type == "investorRequest"] | order(_id) .user_name',
    as: 'editor',
    expected: ['Rosa Sosa', 'Nito', 'Óscar Peña'],
  },
  {
    title: 'a viewer dereferences a private document',
    query: '*[_id == "school"][0].request->{user_name, "about": about->title}',
    expected: { user_name: 'Rosa Sosa', about: 'New roof for the school' },
  },
  {
    title: 'a viewer counts private documents, in sub-queries too',
    query:
      '*[_id == "school"][0]{"asked": count(*[_type == "investorRequest" && references(^._id)])}',
    expected: { asked: 1 },
  },
  {
    title: 'a viewer finds who refers to a document from a private one',
    query: '*[references("school")]._id',
    expected: ['investorRequest.k1'],
  },
  {
    title: 'a viewer reads drafts',
    query: '*[_id == "drafts.market"][0].goal',
    perspective: 'raw',
    expected: 800,
  },
  {
    title: 'project and dataset are told to everyone',
    query: '[sanity::projectId(), sanity::dataset()]',
    as: 'anonymous',
    expected: ['embedded', 'production'],
  },
]
