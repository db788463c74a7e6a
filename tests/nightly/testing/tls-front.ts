import { onTestFinished } from 'vitest'
import { startTlsProxy } from '../../stand-ins/tls-proxy'

/**
 * Starts a proxy with TLS in front of a lake until the test ends.
 * @param target origin of the lake
 * @returns the port on the loopback
 */
export async function startTlsFront(target: string): Promise<number> {
  const { port, close } = await startTlsProxy(target)
  onTestFinished(close)
  return port
}
