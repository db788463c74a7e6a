/**
 * True if the server of an address responds; on this site, only if the response is no error. A page
 * cannot read the status of another site's response, nor whether that site refuses frames. A site
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
