import type { SanityClient } from '@sanity/client'

const BATCH = 250
/** One page for this many posts. */
const POSTS_PER_PAGE = 20

type Content = Readonly<Record<string, unknown>>

/**
 * Adds copies of seed documents through the API. They have their own types, so that query results
 * of the site's pages stay the same.
 * @param client for a dataset with the seed documents
 * @param count number of documents to add
 */
export async function addDocuments(client: SanityClient, count: number): Promise<void> {
  const pages = await readSeedDocuments(client, [
    'homePage',
    'aboutPage',
    'sosHelpPage',
    'termsPage',
  ])
  const posts = await readSeedDocuments(client, ['socialPost', 'faqEntry', 'testimonial'])
  for (let from = 0; from < count; from += BATCH) {
    const transaction = client.transaction()
    for (let index = from; index < Math.min(from + BATCH, count); index += 1) {
      const isPage = index % POSTS_PER_PAGE === 0
      const [originals, turn] = isPage ? [pages, index / POSTS_PER_PAGE] : [posts, index]
      transaction.createOrReplace({
        ...originals[turn % originals.length],
        _id: `bench-${index}`,
        _type: isPage ? 'benchPage' : 'benchPost',
        number: index,
      })
    }
    await transaction.commit({ returnDocuments: false })
  }
}

async function readSeedDocuments(
  client: SanityClient,
  types: readonly string[],
): Promise<Content[]> {
  const found = await client.fetch<Content[]>('*[_type in $types] | order(_id)', { types })
  if (found.length === 0)
    throw new Error(`The seed dataset has no documents of ${types.join(', ')}.`)
  const system = new Set(['_rev', '_createdAt', '_updatedAt'])
  return found.map((document) =>
    Object.fromEntries(Object.entries(document).filter(([field]) => !system.has(field))),
  )
}
