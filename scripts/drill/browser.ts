import type { House } from '../lib/house'

export interface Answer {
  status: number
  text: string
  location: string | null
}

/** Posts forms from one network address, as the pages of the site do. */
export interface Browser {
  /** @returns undefined when no answer comes */
  post: (path: string, fields: Fields | FormData, accept?: string) => Promise<Answer | undefined>
  /** Posts that had reached somebody, and got no answer. */
  cutOff: () => number
}

export type Fields = Readonly<Record<string, string>>

const ANSWER_MS = 15_000

/** @param address the site counts by it */
export function openBrowser({ site, origin }: House, address: string): Browser {
  let cutOff = 0
  return {
    post: async (path, fields, accept = '*/*') => {
      try {
        const response = await fetch(site + path, {
          method: 'POST',
          body: fields instanceof FormData ? fields : new URLSearchParams(fields),
          redirect: 'manual',
          headers: {
            Accept: accept,
            Origin: origin,
            'Sec-Fetch-Site': 'same-origin',
            'X-Forwarded-For': address,
          },
          signal: AbortSignal.timeout(ANSWER_MS),
        })
        const { status, headers } = response
        return { status, text: await response.text(), location: headers.get('Location') }
      } catch (error) {
        if (!isRefused(error)) cutOff += 1
        return undefined
      }
    },
    cutOff: () => cutOff,
  }
}

/** True when nobody listened. */
function isRefused(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}
