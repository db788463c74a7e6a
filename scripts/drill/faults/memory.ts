import { LAKE_PATH } from '../../../config/env.server'
import type { Fault } from '../drill'

/** Doubles a text 22 times, then keeps sixty copies of it. */
const QUERY = `*[0]{"s":"aaaaaaaaaaaaaaaa"}${'{"s":s+s}'.repeat(22)}{"t":[${Array.from(
  { length: 60 },
  (_, number) => `upper(s+"${number}")`,
).join(',')}]}`

/** Sends queries that need more memory than an evaluator may use. */
export const exhaustEvaluator = (times: number): Fault => ({
  name: 'evaluator out of memory',
  cause: async ({ instance }) => {
    const { site, token } = instance()
    for (let count = 0; count < times; count += 1) {
      const response = await fetch(`${site}${LAKE_PATH}/v2025-02-19/data/query/production`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ query: QUERY }),
      })
      const text = await response.text()
      if (response.status !== 400 || !text.includes('memory')) {
        throw new Error(`The query was answered with ${response.status}: ${text.slice(0, 200)}`)
      }
    }
    return times
  },
})
