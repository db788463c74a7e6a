import type { GroqCase } from './groq-case'

/** Dereferencing, `references()` and joins. */
export const references: readonly GroqCase[] = [
  {
    title: 'a strong reference resolves to its document',
    query: '*[_id == "school"][0].owner->name',
    expected: 'Ana Paz',
  },
  {
    title: 'a chain of references',
    query: '*[_id == "carla"][0].boss->boss->name',
    expected: 'Ana Paz',
  },
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
    title: 'a reference resolves to the published document in raw',
    query: '*[_id == "versions.summer.school"][0].owner->name',
    perspective: 'raw',
    expected: 'Ana Paz',
  },
  {
    title: 'a reference of a version',
    query: '*[_id == "clinic"][0].owner->name',
    perspective: ['winter'],
    expected: 'Carla',
  },
  {
    title: 'an array of references with a dangling one as null',
    query: '*[_id == "garden"][0].helpers[]->name',
    expected: ['Ana Paz', 'Bruno Díaz', null],
  },
  {
    title: 'an array of references with a projection',
    query: '*[_id == "garden"][0].helpers[]->{_id, age}',
    expected: [{ _id: 'ana', age: 34 }, { _id: 'bruno', age: 27 }, null],
  },
  {
    title: 'nested arrays are flattened',
    query: '*[_type == "campaign"] | order(_id) .tags[]',
    expected: ['health', 'wheels', 'garden', 'school', 'school', 'roof'],
  },
  {
    title: 'an element of an array of references',
    query: '*[_id == "garden"][0].helpers[-2]->name',
    expected: 'Bruno Díaz',
  },
  {
    title: 'dereferencing another value is null',
    query:
      '*[_id == "school"][0]{"a": title->, "b": rewards->, "c": nothing->, "d": slug->current}',
    expected: { a: null, b: null, c: null, d: null },
  },
  {
    title: 'a reference created in the query',
    query: '{"_ref": "carla"}->nickname',
    expected: 'Caro',
  },
  {
    title: 'a filter through a reference',
    query: '*[_type == "campaign" && owner->age < 30]._id',
    expected: ['clinic'],
  },
  {
    title: 'an order through a reference, null last',
    query: '*[_type == "campaign"] | order(owner->age) ._id',
    expected: ['clinic', 'school', 'garden'],
  },
  {
    title: 'references() with one id',
    query: '*[references("ana")] | order(_id) ._id',
    expected: ['bruno', 'garden', 'school'],
  },
  {
    title: 'references() with an array of ids',
    query: '*[references(["bruno", "guide"])] | order(_id) ._id',
    expected: ['carla', 'clinic', 'garden', 'homePage'],
  },
  {
    title: 'references() with ids, arrays and parameters',
    query: '*[references("guide", ["nobody", 5], $more)]._id',
    params: { more: ['file-def-pdf'] },
    inAnyOrder: true,
    expected: ['homePage', 'guide'],
  },
  {
    title: 'references() with a subquery',
    query:
      '*[_type == "campaign" && references(*[_type == "person" && age > 30]._id)] | order(_id) ._id',
    expected: ['garden', 'school'],
  },
  { title: 'references() with an empty array', query: '*[references([])]', expected: [] },
  {
    title: 'references() with values that are not ids',
    query: '*[references(5, null)]',
    expected: [],
  },
  {
    title: 'references() reads drafts in drafts',
    query: '*[_type == "campaign" && references("ana")] | order(_id) ._id',
    perspective: 'drafts',
    expected: ['garden', 'market'],
  },
  {
    title: 'references() reads versions in a stack of releases',
    query: '*[references("carla")] | order(_id) ._id',
    perspective: ['winter', 'summer'],
    expected: ['clinic', 'fair'],
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
    title: 'a parent of the parent scope',
    query: `*[_id == "ana"]{"own": *[_type == "campaign" && owner._ref == ^._id]{
      "same": *[_id == ^.^._id][0].name, "tags": tags[@ == ^.^.tags[0]]
    }}[0]`,
    expected: { own: [{ same: 'Ana Paz', tags: [] }] },
  },
  {
    title: 'scopes are null outside a document',
    query: '[^, ^.^._id, @]',
    expected: [null, null, null],
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
