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
    title: 'identity() of an anonymous caller',
    query: 'identity()',
    as: 'anonymous',
    expected: '<anonymous>',
  },
  {
    title: 'request-viewers read data of visitors',
    query: '*[_type == "investorRequest"] | order(_id) .user_name',
    as: 'request-viewer',
    expected: ['Rosa Sosa', 'Nito', 'Óscar Peña'],
  },
  {
    title: 'everyone can read project id and dataset name',
    query: '[sanity::projectId(), sanity::dataset()]',
    as: 'anonymous',
    expected: ['embedded', 'production'],
  },
]
