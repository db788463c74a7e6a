/** The lake as these programs address it; the test sets the variables. */
const { LAKE_URL, LAKE_TOKEN, LAKE_WRITE_TOKEN } = process.env

export const settings = {
  projectId: 'blog7abc',
  dataset: 'production',
  apiVersion: '2025-02-19',
  apiHost: LAKE_URL,
  useProjectHostname: false,
  useCdn: false,
}
export const token = LAKE_TOKEN
export const writeToken = LAKE_WRITE_TOKEN

/** @param {unknown} results what the test compares */
export const report = (results) => console.log(JSON.stringify(results))
