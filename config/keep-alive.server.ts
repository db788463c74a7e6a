/**
 * How long servers keep idle connections, in milliseconds. Browsers and the proxies of deploy/ reuse
 * theirs for at most a minute. With Node's 5 s they would send requests on closed connections.
 */
export const KEEP_ALIVE_MS = 65_000
