import { startLake } from './start-lake'

/** Makes a client one of a visitor at this address, as the site passes it on. */
export const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })

/** A lake with an editor and fifty pages, `page-0` to `page-49`: enough for `endless` work. */
export async function startWithPages() {
  const lake = await startLake()
  const editor = lake.as('editor')
  const pages = editor.transaction()
  for (let n = 0; n < 50; n++) pages.create({ _id: `page-${n}`, _type: 'page', n: 0 })
  await pages.commit()
  return { ...lake, editor }
}

/**
 * A condition that holds for nothing.
 * @param levels each multiplies the work by the number of documents: with fifty, eight never end
 */
export const endless = (levels: number): string =>
  levels === 0 ? 'false' : `count(*[${endless(levels - 1)}]) > 0`
