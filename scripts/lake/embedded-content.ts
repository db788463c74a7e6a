import { embeddedContent } from '#config/client-config'
import type { Env } from '#config/env.server'

/**
 * @returns the settings of the embedded lake
 * @throws Error when the hosted service is configured
 */
export const requireEmbeddedContent = (settings: Pick<Env, 'content'>) =>
  embeddedContent(settings, 'Take its documents and assets with "npm run dataset -- export".')
