import { embeddedContent } from '../../config/embedded-content'
import type { Env } from '../../config/env.server'

/**
 * Where the dataset is that backups are made of.
 * @throws Error when the hosted service is used instead
 */
export const backedUpContent = (settings: Pick<Env, 'content'>) =>
  embeddedContent(settings, 'Take its documents and assets with "npm run dataset:export".')
