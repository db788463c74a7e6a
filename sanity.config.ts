import { createClient } from '@sanity/client'
import { createMockAuthStore } from 'sanity'
import { clientConfig } from './config/client-config'
import { env } from './config/env.server'
import { studioConfig } from './studio/studio-config'

const { content } = env()
const address = clientConfig(content)

/**
 * The Studio's configuration for programs in Node: the command-line tool, schema extraction and
 * the validation of a dataset. Nobody signs in there, and nothing is asked of the network.
 */
export default studioConfig({
  projectId: content.projectId,
  dataset: content.dataset,
  auth: createMockAuthStore({ client: createClient(address), currentUser: null }),
  unstable_clientFactory: (options) => createClient({ ...address, ...options }),
})
