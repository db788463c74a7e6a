import { isVersionId } from '../document-ids'
import { isObject } from '../store/references'
import type { LakeDocument } from '../types'

/** Whether a version says that publication removes its document. */
export const isUnpublication = ({ _id: id, _system: system }: LakeDocument): boolean =>
  isVersionId(id) && isObject(system) && system.delete === true
