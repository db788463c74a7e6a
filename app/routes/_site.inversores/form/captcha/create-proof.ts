import { investorPaths } from '~/lib/links/page-paths'

/**
 * Returns a function that resolves to the token of a proof of work (CAP-02). It computes the proof at
 * the first call, and again after a failure or an expiry. Challenge and solver load at once.
 * @param controller cancels it
 * @param onExpired called when the token is no longer valid
 */
export function createProof(
  controller: AbortController,
  onExpired: () => void,
): () => Promise<string> {
  const { signal } = controller
  let token: Promise<string> | undefined

  async function compute(): Promise<string> {
    const [{ solve }, response] = await Promise.all([
      import('./solve'),
      fetch(investorPaths.challenge, { signal, cache: 'no-store' }),
    ])
    const solution = await solve(response, controller)
    const expiry = setTimeout(() => {
      token = undefined
      onExpired()
    }, solution.msLeft)
    signal.addEventListener('abort', () => clearTimeout(expiry))
    return solution.token
  }

  return () =>
    (token ??= compute().catch((error: unknown) => {
      token = undefined
      throw error
    }))
}
