import type { SanityClient } from '@sanity/client'

const pair = { draftId: 'drafts.a', publishedId: 'a' }
const { publishedId, draftId } = pair
const actionType = <Name extends string>(name: Name) => `sanity.action.document.${name}` as const

/** The draft of the document `a`, which all actions below concern. */
const toDraft = (title: string) => ({ _id: draftId, _type: 'page', title })

export const create = (title: string, ifExists: 'fail' | 'ignore' = 'fail') => {
  return { actionType: actionType('create'), publishedId, ifExists, attributes: toDraft(title) }
}
export const edit = (title: string) => {
  return { actionType: actionType('edit'), ...pair, patch: { set: { title } } }
}
export const replaceDraft = (title: string) => {
  return { actionType: actionType('replaceDraft'), publishedId, attributes: toDraft(title) }
}
export const publish = { actionType: actionType('publish'), ...pair }
export const unpublish = { actionType: actionType('unpublish'), ...pair }
export const discard = { actionType: actionType('discard'), draftId }
export const remove = { actionType: actionType('delete'), publishedId, includeDrafts: [draftId] }

/** Creates the document of a release as imports by Sanity's CLI do. */
export const importRelease = (
  client: SanityClient,
  attributes: { readonly _id: string; readonly [field: string]: unknown },
  ifExists: 'fail' | 'ignore' | 'replace' = 'fail',
) => {
  const releaseId = attributes._id.replace('_.releases.', '')
  const action = { actionType: 'sanity.action.release.import', releaseId, attributes, ifExists }
  return client.request<unknown>({
    method: 'POST',
    uri: `/data/actions/${String(client.config().dataset)}`,
    body: { actions: [action] },
  })
}
