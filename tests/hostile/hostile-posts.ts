import { badBodies } from './bodies'
import type { HostilePost } from './post'
import { badProofs } from './proofs'
import { badSenders } from './senders'
import { badValues } from './values'

/** Every way we know to post what nobody should (FORM-10). */
export const hostilePosts: readonly HostilePost[] = [
  ...badValues,
  ...badBodies,
  ...badProofs,
  ...badSenders,
]
