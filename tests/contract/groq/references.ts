import type { GroqCase } from './groq-case'

/** References, followed and turned round. */
export const references: readonly GroqCase[] = [
  {
    title: 'a strong reference leads to its document',
    query: '*[_id == "school"][0].owner->name',
    expected: 'Ana Paz',
  },
  {
    title: 'a chain of references',
    query: '*[_id == "carla"][0].boss->boss->name',
    expected: 'Ana Paz',
  },
  {
    title: 'a dangling reference gives null',
    query: '*[_id == "clinic"][0]{"next": next->, "title": next->title}',
    expected: { next: null, title: null },
  },
  {
    title: 'a reference to a document that is a draft alone gives null',
    query: '*[_id == "garden"][0].owner->',
    expected: null,
  },
  {
    title: 'it leads there in drafts',
    query: '*[_id == "garden"][0].owner->{_id, name}',
    perspective: 'drafts',
    expected: { _id: 'dora', name: 'Dora' },
  },
  {
    title: 'a reference leads to the draft on top',
    query: '*[_id == "bruno"][0].boss->name',
    perspective: 'drafts',
    expected: 'Ana María Paz',
  },
  {
    title: 'in raw it leads to the published document',
    query: '*[_id == "versions.summer.school"][0].owner->name',
    perspective: 'raw',
    expected: 'Ana Paz',
  },
  {
    title: 'a reference of the version on top',
    query: '*[_id == "clinic"][0].owner->name',
    perspective: ['winter'],
    expected: 'Carla',
  },
  {
    title: 'references in a list, the dangling one as null',
    query: '*[_id == "garden"][0].helpers[]->name',
    expected: ['Ana Paz', 'Bruno Díaz', null],
  },
  {
    title: 'references in a list with a projection',
    query: '*[_id == "garden"][0].helpers[]->{_id, age}',
    expected: [{ _id: 'ana', age: 34 }, { _id: 'bruno', age: 27 }, null],
  },
  {
    title: 'lists within lists are flattened',
    query: '*[_type == "campaign"] | order(_id) .tags[]',
    expected: ['health', 'wheels', 'garden', 'school', 'school', 'roof'],
  },
  {
    title: 'an element of a list of references',
    query: '*[_id == "garden"][0].helpers[-2]->name',
    expected: 'Bruno Díaz',
  },
  {
    title: 'what is no reference leads nowhere',
    query:
      '*[_id == "school"][0]{"a": title->, "b": rewards->, "c": nothing->, "d": slug->current}',
    expected: { a: null, b: null, c: null, d: null },
  },
  {
    title: 'a reference made in the query',
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
    title: 'who refers to one id',
    query: '*[references("ana")] | order(_id) ._id',
    expected: ['bruno', 'garden', 'school'],
  },
  {
    title: 'who refers to one of several ids',
    query: '*[references(["bruno", "guide"])] | order(_id) ._id',
    expected: ['carla', 'clinic', 'garden', 'homePage'],
  },
  {
    title: 'who refers to ids given one by one and in lists',
    query: '*[references("guide", ["nobody", 5], $more)]._id',
    params: { more: ['file-def-pdf'] },
    inAnyOrder: true,
    expected: ['homePage', 'guide'],
  },
  {
    title: 'who refers to the result of a query',
    query:
      '*[_type == "campaign" && references(*[_type == "person" && age > 30]._id)] | order(_id) ._id',
    expected: ['garden', 'school'],
  },
  { title: 'nobody refers to no id', query: '*[references([])]', expected: [] },
  { title: 'nobody refers to what is no id', query: '*[references(5, null)]', expected: [] },
  {
    title: 'references of drafts count in drafts',
    query: '*[_type == "campaign" && references("ana")] | order(_id) ._id',
    perspective: 'drafts',
    expected: ['garden', 'market'],
  },
  {
    title: 'references of versions count in a list',
    query: '*[references("carla")] | order(_id) ._id',
    perspective: ['winter', 'summer'],
    expected: ['clinic', 'fair'],
  },
  {
    title: 'a join from the referred to the referring',
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
    title: 'the scope around the scope around',
    query: `*[_id == "ana"]{"own": *[_type == "campaign" && owner._ref == ^._id]{
      "same": *[_id == ^.^._id][0].name, "tags": tags[@ == ^.^.tags[0]]
    }}[0]`,
    expected: { own: [{ same: 'Ana Paz', tags: [] }] },
  },
  {
    title: 'outside of every scope there is nothing',
    query: '[^, ^.^._id, @]',
    expected: [null, null, null],
  },
  {
    title: 'the address of an asset is made on the way out',
    query: '*[_id == "school"][0].cover.asset->url',
    expected: 'https://example.test/lake/images/embedded/production/abc-200x100.png',
  },
  {
    title: 'a filter by the address of an asset',
    query: '*[url == $url]._id',
    params: { url: 'https://example.test/lake/files/embedded/production/def.pdf' },
    expected: ['file-def-pdf'],
  },
]
