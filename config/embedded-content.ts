import type { Env } from './env.server'

/**
 * Where the embedded lake's dataset is, for what works on that alone.
 * @param instead what to do where the dataset is hosted: a sentence for the error
 * @throws Error when the hosted service is used instead
 */
export function embeddedContent({ content }: Pick<Env, 'content'>, instead: string) {
  if (content.kind === 'embedded') return content
  throw new Error(
    `SANITY_PROJECT_ID is set: the hosted service is used, not the embedded lake. ${instead}`,
  )
}
