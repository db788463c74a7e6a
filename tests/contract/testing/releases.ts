import type { SanityClient } from '@sanity/client'
import { onTestFinished } from 'vitest'

export const page = (_id: string, title: string) => ({ _id, _type: 'page', title })

/** Creates a release with one version of each document, by default of `a`. */
export async function createRelease(
  editor: SanityClient,
  releaseId: string,
  documents: readonly { readonly _id: string; readonly [field: string]: unknown }[] = [
    page('a', `de ${releaseId}`),
  ],
) {
  await editor.releases.create({ releaseId, metadata: { title: releaseId, releaseType: 'asap' } })
  for (const { _id: publishedId, ...document } of documents) {
    await editor.action({
      actionType: 'sanity.action.document.version.create',
      ...{
        publishedId,
        document: { _type: 'page', ...document, _id: `versions.${releaseId}.${publishedId}` },
      },
    })
  }
}

export const readRelease = (client: SanityClient, releaseId: string) =>
  client.releases.get({ releaseId })

/** Resolves when a release gets a state, which it may have already. */
export async function waitForState(client: SanityClient, releaseId: string, state: string) {
  const events = client.listen('*', {}, { events: ['welcome', 'mutation'], includeResult: false })
  await new Promise<void>((resolve, reject) => {
    const subscription = events.subscribe({
      next: () => {
        void readRelease(client, releaseId).then((release) => {
          if (release?.state !== state) return
          subscription.unsubscribe()
          resolve()
        }, reject)
      },
      error: reject,
    })
    onTestFinished(() => subscription.unsubscribe())
  })
}

interface Events {
  readonly events: readonly { readonly type: string; readonly [field: string]: unknown }[]
  readonly nextCursor: string
}
export const readEvents = (
  client: SanityClient,
  releaseId: string,
  query: Record<string, string> = {},
) => client.request<Events>({ uri: `/data/history/production/events/releases/${releaseId}`, query })
