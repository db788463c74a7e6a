import { requester } from '@sanity/client'

/** The field that every answer of an endpoint has. */
const ANSWER_FIELDS = { query: 'result', mutate: 'transactionId' } as const

/** Limit of a client without the setting `timeout`. */
const DEFAULT_LIMIT_MS = 60_000

const checkedRequester = requester.clone()

/**
 * Options for all of the site's `@sanity/client`s, so that no caller lacks the checks. They reject
 * what the library accepts (SAFE-01):
 * - A response that breaks off, once the time limit is over. The library would wait forever,
 *   because its own limit ends with the connection.
 * - A successful response that the dataset cannot have sent, such as the page of a proxy with
 *   status 200. The library would read it as an empty result, and as a write that succeeded.
 */
export const answerChecks = { requester: checkedRequester }

checkedRequester.use({
  interceptRequest(_previous, { context: { channels, options } }) {
    const fail = () => channels.error.publish(new Error('The answer of the dataset broke off.'))
    const timer = setTimeout(fail, readLimit(options.timeout)).unref()
    for (const end of [channels.response, channels.error, channels.abort]) {
      end.subscribe(() => clearTimeout(timer))
    }
  },
  onResponse(response) {
    const endpoint = /\/data\/(query|mutate)\//.exec(response.url)?.[1]
    if (endpoint !== 'query' && endpoint !== 'mutate') return response
    const body: unknown = response.body
    if (typeof body === 'object' && body !== null && ANSWER_FIELDS[endpoint] in body) {
      return response
    }
    throw new Error(`The answer to data/${endpoint} is not one of a dataset.`)
  },
})

/** @param timeout of a request: milliseconds, or the limit of each step of a connection */
function readLimit(timeout: unknown): number {
  const limit: unknown =
    typeof timeout === 'object' && timeout !== null && 'socket' in timeout
      ? timeout.socket
      : timeout
  return typeof limit === 'number' && limit > 0 ? limit : DEFAULT_LIMIT_MS
}
