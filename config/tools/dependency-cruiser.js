/**
 * Which folder may import which (docs/architecture.md). `npm run lint` checks it; an import that
 * breaks a rule is an error that names the rule. Type-only imports count.
 */

/** What each top-level folder may import beside itself and packages. */
const allowedFolders = {
  config: [],
  schemas: ['config'],
  app: ['config', 'packages/content-lake'],
  'packages/content-lake': [],
  'packages/mail-relay': [],
  studio: ['schemas', 'config', 'app', 'packages/content-lake'],
  seed: ['config', 'schemas', 'app'],
  'packages/illustrations': ['seed'],
  server: ['config', 'schemas', 'app', 'packages/content-lake', 'packages/mail-relay'],
  scripts: ['config', 'server', 'schemas', 'app', 'seed', 'packages/content-lake'],
  'packages/quality': ['config', 'scripts', 'schemas', 'app', 'seed', 'tests'],
}
const folders = [...Object.keys(allowedFolders), 'tests']

/** Files that may import the inner modules of what they test. */
const testFiles = '^tests/|/testing/|\\.test\\.tsx?$'

/** The layers of the site: each imports only those after it. */
const layers = ['routes', 'blocks', 'components', 'services', 'sanity', 'lib']

/** @param {string[]} names */
const anyOf = (names) => `^(${names.join('|')})/`

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Move what both modules need into a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...Object.entries(allowedFolders).map(([folder, allowed]) => ({
      name: `boundaries-of-${folder}`,
      comment: `${folder}/ may import ${allowed.join(', ') || 'no other folder'}.`,
      severity: 'error',
      from: {
        path: `^${folder}/`,
        ...(folder === 'seed' && { pathNot: '/testing/|\\.test\\.ts$' }),
      },
      to: { path: anyOf(folders.filter((name) => name !== folder && !allowed.includes(name))) },
    })),
    {
      name: 'quality-is-no-part-of-the-product',
      comment: 'Only the nightly tests run the tools of packages/quality.',
      severity: 'error',
      from: { path: '^tests/', pathNot: '^tests/nightly/' },
      to: { path: '^packages/quality/' },
    },
    {
      name: 'quality-uses-helpers-of-tests',
      comment: 'packages/quality imports only testing/ and fakes/ of the tests.',
      severity: 'error',
      from: { path: '^packages/quality/' },
      to: { path: '^tests/', pathNot: '^tests/(\\w+/testing|fakes)/' },
    },
    ...layers.slice(1).map((layer, index) => ({
      name: `layers-above-${layer}`,
      comment: `app/${layer} is below ${layers.slice(0, index + 1).join(', ')}.`,
      severity: 'error',
      from: { path: `^app/${layer}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^app/(${layers.slice(0, index + 1).join('|')}|start)/|^app/[^/]+\\.tsx?$` },
    })),
    {
      name: 'routes-are-independent',
      comment: 'What two routes need is in another folder.',
      severity: 'error',
      // The folder of a splat route ends in `$`, which a pattern has to escape.
      from: { path: '^app/routes/([^/$]+)\\$?/' },
      to: { path: '^app/routes/', pathNot: '^app/routes/$1\\$?/' },
    },
    {
      name: 'door-of-investor-requests',
      comment: 'Other code imports only index.server.ts and form/ of the investor requests.',
      severity: 'error',
      from: { path: '', pathNot: ['^app/services/investor-requests/', testFiles] },
      to: {
        path: '^app/services/investor-requests/',
        pathNot: '^app/services/investor-requests/(index\\.server\\.ts$|form/)',
      },
    },
    {
      name: 'door-of-mixpanel',
      comment: 'Only app/services/analytics/mixpanel.ts uses the library.',
      severity: 'error',
      from: { path: '', pathNot: '^app/services/analytics/mixpanel[.-]' },
      to: { path: 'node_modules/mixpanel-browser/' },
    },
    {
      name: 'door-of-logrocket',
      comment: 'Only app/services/recorder/ uses the library.',
      severity: 'error',
      from: { path: '', pathNot: '^app/services/recorder/' },
      to: { path: 'node_modules/logrocket/' },
    },
    {
      name: 'no-server-code-in-components',
      comment: 'Components, blocks and the entry run in the browser, too.',
      severity: 'error',
      from: {
        path: '^app/(components/|blocks/|entry\\.client)',
        pathNot: '(\\.server|\\.test)\\.tsx?$',
      },
      to: { path: '\\.server\\.ts$|^config/' },
    },
    {
      name: 'site-knows-constants-of-the-lake',
      comment: 'Site and Studio reach the lake by HTTP. They share cookie names, limits and types.',
      severity: 'error',
      from: { path: '^(app|studio)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^packages/content-lake/',
        pathNot: '^packages/content-lake/src/(cookies|password-length|personal-types)\\.ts$',
      },
    },
    {
      name: 'content-check-is-pure',
      comment: 'Studio, schemas and commands run the rules: they know no framework.',
      severity: 'error',
      from: { path: '^schemas/content-check/', pathNot: testFiles },
      to: { path: 'node_modules/(react|react-dom|@remix-run|sanity)/|^node:' },
    },
    {
      name: 'schemas-are-definitions',
      comment: 'Schemas know neither React nor the site nor the Studio.',
      severity: 'error',
      from: { path: '^schemas/' },
      to: { path: 'node_modules/(react|react-dom|@remix-run)/' },
    },
    {
      name: 'servers-without-a-site',
      comment: 'Lake and relay know no Remix or Studio. Only the pages of the relay use React.',
      severity: 'error',
      from: { path: '^packages/(content-lake|mail-relay)/', pathNot: '\\.tsx$' },
      to: { path: 'node_modules/(react|react-dom|@remix-run|sanity)/' },
    },
    {
      name: 'relay-without-a-dataset',
      comment: 'The relay answers the calls of EmailJS and knows no dataset.',
      severity: 'error',
      from: { path: '^packages/mail-relay/' },
      to: { path: 'node_modules/@sanity/' },
    },
    {
      name: 'site-without-the-studio',
      comment: 'The site knows the dataset only through @sanity/client.',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: 'node_modules/sanity/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
