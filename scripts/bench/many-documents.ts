import type { SanityClient } from '@sanity/client'

const BATCH = 250
/** One page among so many posts. */
const POSTS_PER_PAGE = 20

type Content = Readonly<Record<string, unknown>>

/**
 * Adds pages and posts made of those of the seed, through the API as an import would. They are of
 * types of their own, so that the site's pages show no more than before: what their queries take
 * should not grow with the dataset.
 * @param client of a dataset with the seed in it
 * @param count how many documents to add
 */
export async function addDocuments(client: SanityClient, count: number): Promise<void> {
  const pages = await models(client, ['homePage', 'aboutPage', 'sosHelpPage', 'termsPage'])
  const posts = await models(client, ['socialPost', 'faqEntry', 'testimonial'])
  for (let from = 0; from < count; from += BATCH) {
    const transaction = client.transaction()
    for (let index = from; index < Math.min(from + BATCH, count); index += 1) {
      const isPage = index % POSTS_PER_PAGE === 0
      const [like, turn] = isPage ? [pages, index / POSTS_PER_PAGE] : [posts, index]
      transaction.createOrReplace({
        ...like[turn % like.length],
        _id: `bench-${index}`,
        _type: isPage ? 'benchPage' : 'benchPost',
        number: index,
      })
    }
    await transaction.commit({ returnDocuments: false })
  }
}

/** Documents of the seed, with their pictures and references. */
async function models(client: SanityClient, types: readonly string[]): Promise<Content[]> {
  const found = await client.fetch<Content[]>('*[_type in $types] | order(_id)', { types })
  if (found.length === 0) throw new Error(`The seed has nothing of ${types.join(', ')}.`)
  const system = new Set(['_rev', '_createdAt', '_updatedAt'])
  return found.map((document) =>
    Object.fromEntries(Object.entries(document).filter(([field]) => !system.has(field))),
  )
}
