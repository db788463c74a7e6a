import { run } from '../lib/run.mjs'
import { startTestInstance } from '../lib/test-instance'

/**
 * Runs the work at the given site, or at one that is built and started for it.
 * @param site origin, or undefined
 * @param variables settings of the started site
 */
export async function withSite<T>(
  site: string | undefined,
  work: (site: string) => Promise<T>,
  variables: Readonly<Record<string, string>> = {},
): Promise<T> {
  if (site !== undefined) return work(site)
  await run('Building what has changed', 'npm', ['run', '-s', 'build'])
  const instance = await startTestInstance('serve', variables)
  try {
    return await work(instance.origin)
  } finally {
    await instance.dispose()
  }
}
