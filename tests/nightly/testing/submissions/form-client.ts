import type { TestInstance } from '#scripts/lib/test-instance'

export interface Answer {
  status: number
  text: string
  location: string | null
}

/** Posts forms from one network address, as the pages of the site do. */
export interface FormClient {
  /** @returns undefined when no answer comes */
  post: (path: string, fields: Fields | FormData, accept?: string) => Promise<Answer | undefined>
  /** Number of posts that reached the server but got no answer. */
  unansweredPosts: () => number
}

export type Fields = Readonly<Record<string, string>>

const TIMEOUT_MS = 15_000

/** @param address network address by which the site counts posts */
export function createFormClient(
  { site, origin }: Pick<TestInstance, 'site' | 'origin'>,
  address: string,
): FormClient {
  let unansweredPosts = 0
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
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        const { status, headers } = response
        return { status, text: await response.text(), location: headers.get('Location') }
      } catch (error) {
        if (!isConnectionRefused(error)) unansweredPosts += 1
        return undefined
      }
    },
    unansweredPosts: () => unansweredPosts,
  }
}

function isConnectionRefused(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}
