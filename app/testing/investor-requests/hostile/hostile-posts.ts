import { hostileBodies } from './bodies'
import type { HostilePost } from './post'
import { hostileProofs } from './proofs'
import { hostileSenders } from './senders'
import { hostileValues } from './values'

/** Every hostile post, with the response that the site must give (FORM-10). */
export const hostilePosts: readonly HostilePost[] = [
  ...hostileValues,
  ...hostileBodies,
  ...hostileProofs,
  ...hostileSenders,
]
