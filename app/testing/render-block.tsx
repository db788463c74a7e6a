import { Blocks } from '~/blocks'
import { blockFields } from '~/blocks/block-fields.generated'
import { siteQuery } from '~/routes/_site/query'
import type { Block } from '~/sanity/block-types'
import type { HomePage } from '~/sanity/types.generated'
import { render } from './render'
import { runQuery } from './run-query'

/** A block as the dataset stores it. */
type StoredBlock = NonNullable<HomePage['sections']>[number]

/**
 * Renders a stored block as the site does: through its projection and its component.
 * @param documents what the block refers to, and the settings of the site
 */
export async function renderBlock(
  block: StoredBlock,
  documents: readonly object[] = [],
): Promise<string> {
  const dataset = [{ _id: 'homePage', sections: [block] }, ...documents]
  const query = `*[_id == "homePage"][0].sections[]{ ${blockFields} }`
  const blocks = (await runQuery(query, dataset)) as Block[]
  return render(<Blocks blocks={blocks} />, await runQuery(siteQuery, dataset))
}
