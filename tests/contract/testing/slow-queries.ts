import { startLake, type StartOptions } from './start-lake'

/** Client options of a visitor at this address, which the site's proxy forwards. */
export const fromAddress = (address: string) => ({ headers: { 'X-Forwarded-For': address } })

/** Starts a lake with an editor and the documents `page-0` to `page-49`. */
export async function startLakeWithPages(options?: StartOptions) {
  const lake = await startLake(options)
  const editor = lake.as('editor')
  const pages = editor.transaction()
  for (let n = 0; n < 50; n++) pages.create({ _id: `page-${n}`, _type: 'page', n: 0 })
  await pages.commit()
  return { ...lake, editor }
}

/**
 * Creates a condition that is false for every document.
 * @param levels each multiplies the work by the number of documents; 8 never end with 50 documents
 */
export const slowCondition = (levels: number): string =>
  levels === 0 ? 'false' : `count(*[${slowCondition(levels - 1)}]) > 0`
