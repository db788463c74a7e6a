interface Document {
  readonly _id: string
  readonly _type: string
  readonly [field: string]: unknown
}

const strong = (_ref: string) => ({ _type: 'reference', _ref })
const weak = (_ref: string) => ({ ...strong(_ref), _weak: true })
const image = (_ref: string, alt: string) => ({ _type: 'image', alt, asset: strong(_ref) })
const block = (_key: string, ...texts: readonly string[]) => ({
  _key,
  _type: 'block',
  children: texts.map((text, index) => ({ _key: `${_key}${index}`, _type: 'span', text })),
})

const people: readonly Document[] = [
  {
    ...{ _id: 'ana', _type: 'person', name: 'Ana Paz', age: 34, active: true },
    slug: { _type: 'slug', current: 'ana-paz' },
    skills: ['law', 'design', 'law'],
  },
  {
    ...{ _id: 'bruno', _type: 'person', name: 'Bruno Díaz', age: 27, active: false },
    ...{ skills: [], boss: strong('ana') },
  },
  {
    _id: 'carla',
    _type: 'person',
    name: 'Carla',
    nickname: 'Caro',
    age: null,
    boss: weak('bruno'),
  },
  { _id: 'drafts.ana', _type: 'person', name: 'Ana María Paz', age: 35, active: true, skills: [] },
  { _id: 'drafts.dora', _type: 'person', name: 'Dora', age: 41, active: true },
]

const campaigns: readonly Document[] = [
  {
    ...{ _id: 'school', _type: 'campaign', title: 'New roof for the school', status: 'open' },
    ...{ goal: 1000, raised: 250.5, startsAt: '2024-03-01T12:00:00Z', day: '2024-03-01' },
    ...{ owner: strong('ana'), tags: ['school', 'roof'] },
    slug: { _type: 'slug', current: 'new-roof' },
    rewards: [
      { _key: 'r1', _type: 'reward', name: 'Mug', price: 10, stock: 3 },
      { _key: 'r2', _type: 'reward', name: 'Shirt', price: 25, stock: 0 },
      { _key: 'r3', _type: 'reward', name: 'Card', price: 5 },
    ],
    body: [
      block('b1', 'The roof ', 'leaks.'),
      { _key: 'b2', _type: 'divider' },
      block('b3', 'Help us.'),
    ],
    cover: image('image-abc-200x100-png', 'A roof'),
    request: weak('investorRequest.k1'),
  },
  {
    ...{ _id: 'clinic', _type: 'campaign', title: 'A clinic on wheels', status: 'closed' },
    ...{ goal: 5000, raised: 5000, startsAt: '2024-01-15T09:30:00.500Z', day: '2024-01-15' },
    ...{ owner: strong('bruno'), tags: ['health', 'wheels'], next: weak('gone') },
    intro: block('i1', 'Doctors who travel.'),
  },
  {
    ...{ _id: 'garden', _type: 'campaign', title: 'Garden of the school', status: 'open' },
    ...{ goal: 300, day: '2024-06-10', owner: weak('dora'), tags: ['garden', 'school'] },
    helpers: [
      { ...weak('ana'), _key: 'h1' },
      { ...weak('bruno'), _key: 'h2' },
      { ...weak('gone'), _key: 'h3' },
    ],
  },
  {
    ...{ _id: 'drafts.school', _type: 'campaign', title: 'New roof and windows', status: 'open' },
    ...{ goal: 1500, owner: strong('bruno'), tags: ['school', 'windows'] },
    slug: { _type: 'slug', current: 'new-roof' },
  },
  {
    ...{ _id: 'drafts.market', _type: 'campaign', title: 'Market of the harbour' },
    ...{ status: 'planned', goal: 800, tags: [], owner: strong('ana') },
  },
  {
    ...{ _id: 'versions.summer.school', _type: 'campaign', title: 'Summer roof', status: 'open' },
    ...{ goal: 2000, owner: strong('ana') },
  },
  {
    ...{ _id: 'versions.summer.fair', _type: 'campaign', title: 'Summer fair', status: 'planned' },
    ...{ goal: 50, owner: strong('carla') },
  },
  {
    ...{ _id: 'versions.winter.clinic', _type: 'campaign', title: 'Winter clinic', status: 'open' },
    ...{ goal: 7000, owner: strong('carla') },
  },
]

const privateDocuments: readonly Document[] = [
  {
    ...{ _id: 'investorRequest.k1', _type: 'investorRequest', user_name: 'Rosa Sosa' },
    ...{ user_email: 'rosa@example.test', status: 'contacted', about: strong('school') },
    createdAt: '2024-05-01T10:00:00Z',
    delivery: { state: 'sent', sentAt: '2024-05-01T10:00:05Z' },
  },
  {
    ...{ _id: 'investorRequest.k2', _type: 'investorRequest', user_name: 'Nito' },
    ...{ user_whatsapp: '+54 291 555-0101', idempotencyKey: 'key-2' },
    createdAt: '2024-05-02T10:00:00Z',
    delivery: { state: 'failing', attempts: 2, lastAttemptAt: '2024-05-04T09:00:00Z' },
  },
  {
    ...{ _id: 'investorRequest.k3', _type: 'investorRequest', user_name: 'Óscar Peña' },
    ...{ createdAt: '2024-05-03T10:00:00Z', idempotencyKey: 'key-3' },
    delivery: { state: 'pending' },
  },
  {
    ...{ _id: 'visitDay.2024-05-01.i1', _type: 'visitDay', day: '2024-05-01', instance: 'i1' },
    pages: [
      { _key: 'p1', name: '/', count: 3 },
      { _key: 'p2', name: '/inversores', count: 2 },
    ],
    events: [{ _key: 'e1', name: 'share', count: 4 }],
  },
  { _id: 'visitDay.2024-05-02.i1', _type: 'visitDay', day: '2024-05-02', instance: 'i1' },
  { _id: 'visitDay.2024-03-01.i2', _type: 'visitDay', day: '2024-03-01', instance: 'i2' },
  {
    ...{ _id: '_.releases.summer', _type: 'system.release', name: 'summer', state: 'active' },
    metadata: { title: 'Summer', releaseType: 'asap' },
  },
  {
    ...{ _id: 'drafts.secret', _type: 'sanity.previewUrlSecret', secret: 'open sesame' },
    studioUrl: 'https://example.test/studio',
  },
]

const assets: readonly Document[] = [
  {
    ...{ _id: 'image-abc-200x100-png', _type: 'sanity.imageAsset', sha1hash: 'abc', size: 1234 },
    path: 'images/embedded/production/abc-200x100.png',
    metadata: { isOpaque: true, palette: { dominant: { background: '#1d1736' } } },
  },
  {
    ...{ _id: 'file-def-pdf', _type: 'sanity.fileAsset', sha1hash: 'def', size: 99 },
    ...{ extension: 'pdf', path: 'files/embedded/production/def.pdf' },
  },
]

const site: readonly Document[] = [
  {
    ...{ _id: 'homePage', _type: 'homePage', cover: image('image-abc-200x100-png', 'A roof') },
    resources: [{ ...strong('guide'), _key: 'g1' }],
  },
  { _id: 'guide', _type: 'resource', title: 'Guide', file: { asset: strong('file-def-pdf') } },
  { _id: 'redirectB', _type: 'redirect', from: '/b', to: '/c', permanent: true },
  { _id: 'redirectA', _type: 'redirect', from: '/a', to: '/b' },
  { _id: 'redirectNowhere', _type: 'redirect', from: '/z' },
]

/**
 * Published documents, drafts, versions of two releases and private documents, with strong, weak and
 * dangling references, and references to private documents.
 */
export const documents: readonly Document[] = [
  ...people,
  ...campaigns,
  ...privateDocuments,
  ...assets,
  ...site,
]
