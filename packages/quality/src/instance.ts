import { startTestInstance, type TestInstance } from '../../../scripts/lib/test-instance'

/**
 * Runs the work on an instance of the built product with the seed dataset, which ends afterwards.
 * @param variables settings that differ from the defaults
 */
export async function withInstance<Result>(
  work: (instance: TestInstance) => Promise<Result>,
  variables: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const instance = await startTestInstance('serve', { PICTURES_AHEAD: 'false', ...variables })
  const stop = () => void process.kill(instance.pid, 'SIGTERM')
  // For an interrupted run.
  process.once('exit', stop)
  try {
    return await work(instance)
  } finally {
    process.off('exit', stop)
    await instance.dispose()
  }
}
