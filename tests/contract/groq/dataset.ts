interface Document {
  readonly _id: string
  readonly _type: string
  readonly [field: string]: unknown
}

const strong = (_ref: string) => ({ _type: 'reference', _ref })
const weak = (_ref: string) => ({ ...strong(_ref), _weak: true })
const cover = { _type: 'image', asset: strong('image-abc-200x100-png') }
const block = (_key: string, ...texts: readonly string[]) => ({
  _key,
  _type: 'block',
  children: texts.map((text, index) => ({ _key: `${_key}${index}`, _type: 'span', text })),
})

const people: readonly Document[] = [
  { _id: 'ana', _type: 'person', name: 'Ana Paz' },
  { _id: 'bruno', _type: 'person', name: 'Bruno Díaz', boss: strong('ana') },
  { _id: 'drafts.ana', _type: 'person', name: 'Ana María Paz' },
  { _id: 'drafts.dora', _type: 'person', name: 'Dora' },
]

const campaigns: readonly Document[] = [
  {
    _id: 'school',
    _type: 'campaign',
    title: 'New roof for the school',
    owner: strong('ana'),
    tags: ['school', 'roof'],
    body: [
      block('b1', 'The roof ', 'leaks.'),
      { _key: 'b2', _type: 'divider' },
      block('b3', 'Help us.'),
    ],
    cover,
  },
  {
    _id: 'clinic',
    _type: 'campaign',
    title: 'A clinic on wheels',
    owner: strong('bruno'),
    tags: ['health', 'wheels'],
    next: weak('gone'),
  },
  {
    _id: 'garden',
    _type: 'campaign',
    title: 'Garden of the school',
    owner: weak('dora'),
    tags: ['garden', 'school'],
    helpers: [{ ...weak('ana'), _key: 'h1' }],
  },
  {
    _id: 'drafts.school',
    _type: 'campaign',
    title: 'New roof and windows',
    owner: strong('bruno'),
    tags: ['school', 'windows'],
  },
  {
    _id: 'drafts.market',
    _type: 'campaign',
    title: 'Market of the harbour',
    owner: strong('ana'),
  },
  { _id: 'versions.summer.school', _type: 'campaign', title: 'Summer roof' },
  { _id: 'versions.summer.fair', _type: 'campaign', title: 'Summer fair' },
  { _id: 'versions.winter.clinic', _type: 'campaign', title: 'Winter clinic' },
]

const others: readonly Document[] = [
  {
    _id: '_.releases.summer',
    _type: 'system.release',
    name: 'summer',
    state: 'active',
    metadata: { title: 'Summer', releaseType: 'asap' },
  },
  {
    _id: 'image-abc-200x100-png',
    _type: 'sanity.imageAsset',
    sha1hash: 'abc',
    path: 'images/embedded/production/abc-200x100.png',
  },
  {
    _id: 'file-def-pdf',
    _type: 'sanity.fileAsset',
    sha1hash: 'def',
    path: 'files/embedded/production/def.pdf',
  },
  { _id: 'redirectB', _type: 'redirect', from: '/b', to: '/c' },
  { _id: 'redirectA', _type: 'redirect', from: '/a', to: '/b' },
]

/**
 * Published documents, drafts and versions of two releases, with strong, weak and dangling
 * references.
 */
export const documents: readonly Document[] = [...people, ...campaigns, ...others]
