/** What to use in place of the commands of Sanity's CLI that only the hosted service has. */
const alternatives: Readonly<Record<string, string>> = {
  backup: 'use "npm run lake -- backup"',
  blueprints: 'they run on the hosted service',
  cors: 'set LAKE_ALLOWED_ORIGINS and restart',
  'dataset alias': 'the lake has no aliases of datasets',
  deploy: 'the site serves the Studio at /studio; "npm run build" builds it',
  dev: 'the site serves the Studio at /studio; use "npm run dev"',
  build: 'the site serves the Studio at /studio; "npm run build" builds it',
  functions: 'they run on the hosted service',
  graphql: 'query with GROQ: "npm run sanity -- documents query"',
  hook: 'the lake has no webhooks',
  init: 'this repository has its Studio in studio/',
  login: 'commands use the token of the local administrator; editors sign in at /studio',
  logout: 'commands use the token of the local administrator; editors sign in at /studio',
  manage:
    'use "npm run lake -- users", "npm run lake -- tokens" and the settings in docs/operating.md',
  mcp: 'it connects editors to the hosted service',
  media: 'the media library is a part of the hosted service',
  openapi: 'it shows the specifications of the hosted service',
  preview: 'the site serves the Studio at /studio; use "npm start"',
  projects: 'the lake has one project; "npm run sanity -- dataset list" shows its datasets',
  'schema delete': 'the lake stores no schemas',
  'schema deploy': 'the lake stores no schemas; the Studio has them in its build',
  'schema list': 'the lake stores no schemas',
  start: 'the site serves the Studio at /studio; use "npm start"',
  undeploy: 'the site serves the Studio at /studio',
  tokens: 'use "npm run lake -- tokens"',
  users: 'use "npm run lake -- users"',
}

/** @throws Error that names an alternative to a command that the embedded lake lacks */
export function rejectHostedCommand(group: string, command: string): void {
  const name = Object.hasOwn(alternatives, group) ? group : `${group} ${command}`
  if (!Object.hasOwn(alternatives, name)) return
  throw new Error(`"sanity ${name}" does not work with the embedded lake: ${alternatives[name]}.`)
}
