import type { GroqCase } from './groq-case'

/** Dereferencing, `references()` and joins. */
export const references: readonly GroqCase[] = [
  {
    title: 'a dangling reference is null',
    query: '*[_id == "clinic"][0]{"next": next->, "title": next->title}',
    expected: { next: null, title: null },
  },
  {
    title: 'a reference to a document without a published edition is null',
    query: '*[_id == "garden"][0].owner->',
    expected: null,
  },
  {
    title: 'a reference resolves to an unpublished document in drafts',
    query: '*[_id == "garden"][0].owner->{_id, name}',
    perspective: 'drafts',
    expected: { _id: 'dora', name: 'Dora' },
  },
  {
    title: 'a reference resolves to the draft in drafts',
    query: '*[_id == "bruno"][0].boss->name',
    perspective: 'drafts',
    expected: 'Ana María Paz',
  },
  {
    title: 'references() reads drafts in drafts',
    query: '*[_type == "campaign" && references("ana")] | order(_id) ._id',
    perspective: 'drafts',
    expected: ['garden', 'market'],
  },
  {
    title: 'a reverse join',
    query: `*[_type == "person"] | order(_id) {
      name, "campaigns": *[_type == "campaign" && references(^._id)] | order(_id) ._id
    }`,
    expected: [
      { name: 'Ana Paz', campaigns: ['garden', 'school'] },
      { name: 'Bruno Díaz', campaigns: ['clinic', 'garden'] },
      { name: 'Carla', campaigns: [] },
    ],
  },
  {
    title: 'asset URLs are computed',
    query: '*[_id == "school"][0].cover.asset->url',
    expected: 'https://example.test/lake/images/embedded/production/abc-200x100.png',
  },
  {
    title: 'a filter by asset URL',
    query: '*[url == $url]._id',
    params: { url: 'https://example.test/lake/files/embedded/production/def.pdf' },
    expected: ['file-def-pdf'],
  },
]
