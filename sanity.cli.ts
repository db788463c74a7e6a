import { defineCliConfig } from 'sanity/cli'
import { env } from './config/env.server'

const { content } = env()

/**
 * For Sanity's command-line tool, on either backend; it looks for this file where it is run. Its
 * clients put the project's id before the host, so that on the embedded lake they ask
 * `http://embedded.localhost:3333`: `npm run sanity` makes that name known to them.
 */
export default defineCliConfig({
  api: {
    projectId: content.projectId,
    dataset: content.dataset,
    ...(content.kind === 'embedded' && {
      apiHost: content.apiHost.replace('127.0.0.1', 'localhost'),
    }),
  },
  // Types for a look: the site's own come from `npm run types`, in which any field may be missing.
  typegen: {
    path: 'app/**/*.{ts,tsx}',
    schema: '.cache/schema.json',
    generates: '.cache/sanity.types.ts',
  },
})
