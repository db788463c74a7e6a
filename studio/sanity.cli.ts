import { defineCliConfig } from 'sanity/cli'
import { env } from '../config/env.server'

const { content } = env()

/**
 * For the `sanity` command-line tool, on either backend. Its clients put the project's id before
 * the host, so that on the embedded lake they ask `http://embedded.localhost:3333`.
 */
export default defineCliConfig({
  api: {
    projectId: content.projectId,
    dataset: content.dataset,
    ...(content.kind === 'embedded' && {
      apiHost: content.apiHost.replace('127.0.0.1', 'localhost'),
    }),
  },
})
