import { z } from 'zod'
import { patchSchema } from '../mutations/mutation'

const id = z.string().min(1)
const releaseId = z.string().regex(/^[\w-]+$/, 'a release ID has letters, digits, "_" and "-"')
const document = z.looseObject({ _id: id, _type: id })

/** What people enter about a release. */
export const metadataSchema = z.looseObject({
  title: z.string().optional(),
  description: z.string().optional(),
  intendedPublishAt: z.string().optional(),
  releaseType: z.enum(['asap', 'scheduled', 'undecided']).default('undecided'),
  cardinality: z.enum(['one', 'many']).optional(),
})

const onRelease = <Name extends string>(name: Name) =>
  z.object({ actionType: z.literal(`sanity.action.release.${name}`), releaseId })
const onVersion = <Name extends string>(name: Name) =>
  z.object({ actionType: z.literal(`sanity.action.document.version.${name}`) })

/** The actions of releases and of versions, in the format of @sanity/client. */
export const releaseActionSchemas = [
  onRelease('create').extend({
    metadata: metadataSchema.default({ releaseType: 'undecided' }),
  }),
  onRelease('edit').extend({ patch: patchSchema }),
  onRelease('publish'),
  onRelease('schedule').extend({ publishAt: z.iso.datetime({ offset: true }) }),
  onRelease('unschedule'),
  onRelease('archive'),
  onRelease('unarchive'),
  onRelease('delete'),
  // Sanity's CLI imports releases with this action.
  onRelease('import').extend({
    attributes: z.looseObject({ _type: z.literal('system.release').default('system.release') }),
    ifExists: z.enum(['fail', 'ignore', 'replace']).default('fail'),
  }),
  // With a document, or with the ids of one to copy and of the copy.
  onVersion('create').extend({
    publishedId: id,
    document: document.optional(),
    baseId: id.optional(),
    versionId: id.optional(),
    ifBaseRevisionId: id.optional(),
  }),
  onVersion('replace').extend({ document }),
  onVersion('discard').extend({ versionId: id, purge: z.boolean().optional() }),
  onVersion('unpublish').extend({ versionId: id, publishedId: id }),
] as const

type ReleaseOrVersionAction = z.infer<(typeof releaseActionSchemas)[number]>
export type ReleaseAction = Extract<
  ReleaseOrVersionAction,
  { actionType: `sanity.action.release.${string}` }
>
export type VersionAction = Exclude<ReleaseOrVersionAction, ReleaseAction>
export type ReleaseActionOf<Name extends string> = Extract<
  ReleaseAction,
  { actionType: `sanity.action.release.${Name}` }
>
export type VersionActionOf<Name extends string> = Extract<
  VersionAction,
  { actionType: `sanity.action.document.version.${Name}` }
>
