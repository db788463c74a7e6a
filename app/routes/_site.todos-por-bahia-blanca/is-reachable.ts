/**
 * True if the server of an address answers the browser; of this site, also without an error. A page
 * may not see the status of another site's answer, nor whether that site refuses frames. A site
 * with `Cross-Origin-Resource-Policy: same-origin` counts as unreachable.
 */
export async function isReachable(url: string): Promise<boolean> {
  try {
    const { ok, type } = await fetch(url, { method: 'HEAD', mode: 'no-cors' })
    return ok || type === 'opaque'
  } catch {
    return false
  }
}
