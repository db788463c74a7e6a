import type { SanityClient } from '@sanity/client'
import { pathToString } from 'sanity'
import { checkLinks } from '#schemas/content-check/check-links'
import { listExternalLinks } from '#schemas/content-check/rules/links'
import type { SeedDocument } from '#seed/authoring/document'
import type { ValidationIssue } from '#seed/validate'

/**
 * Checks the links to other sites through the lake (`links/check`).
 * @returns a warning for each link that does not work
 * @throws ClientError on the hosted service, which has no such endpoint
 */
export async function findBrokenLinks(
  client: SanityClient,
  documents: readonly SeedDocument[],
): Promise<ValidationIssue[]> {
  const links = documents.flatMap(({ _id: id, _type: type, ...fields }) =>
    listExternalLinks(fields).map(({ address, path }) => ({
      id,
      type,
      address,
      path: pathToString([...path]),
    })),
  )
  const broken = await fetchBroken(client, [...new Set(links.map(({ address }) => address))])
  return links.flatMap(({ id, type, path, address }) => {
    const reason = broken.get(address)
    if (reason === undefined) return []
    const message = `El enlace externo no responde (${reason}): ${address}`
    return [{ id, type, path, level: 'warning' as const, message }]
  })
}

/** @returns the reason by address, of those that do not work */
async function fetchBroken(client: SanityClient, addresses: readonly string[]) {
  const broken = new Map<string, string>()
  for await (const results of checkLinks(client, addresses)) {
    for (const { url, state, reason = '', status } of results) {
      if (state === 'broken') broken.set(url, String(status ?? reason))
    }
  }
  return broken
}
