import type { Env } from '../../config/env.server'

/**
 * Where the embedded lake's dataset is.
 * @throws Error when the hosted service is used instead
 */
export function embeddedContent({ content }: Pick<Env, 'content'>) {
  if (content.kind === 'embedded') return content
  throw new Error(
    'SANITY_PROJECT_ID is set: the hosted service is used, not the embedded lake. ' +
      'Take its documents and assets with "npm run dataset:export".',
  )
}
