import type { Env } from '../../config/env.server'
import type { Privacy } from './consent/settings'
import type { ThirdParties } from './third-parties'

/**
 * What this site uses of others, by the environment and the settings of the dataset. Nothing of it
 * is a secret: browsers are told (ANA-03, ANA-04).
 */
export function thirdPartiesFrom(
  { mixpanel, recorder }: Pick<Env, 'mixpanel' | 'recorder'>,
  privacy: Privacy | null,
): ThirdParties {
  return {
    mixpanel: mixpanel && {
      token: mixpanel.token,
      flags: mixpanel.flags,
      recordPercent: mixpanel.recordPercent,
      excludeContactData: privacy?.excludeContactData ?? false,
    },
    recorder: recorder && { ...recorder, identity: privacy?.recorderIdentity },
  }
}
