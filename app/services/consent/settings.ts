import type { ConsentQueryResult } from '~/sanity/types.generated'
import type { ConsentMode } from './rules'

/** What pages need to know about the use of third parties (ANA-05). */
export interface ConsentSettings {
  mode: ConsentMode
  /** The notice's; none where no notice shows. */
  words: ConsentQueryResult
}
