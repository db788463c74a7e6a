import type { Env } from '#config/env.server'
import type { Privacy } from './consent/settings'
import type { ThirdParties } from './third-parties'

/**
 * The third parties that the environment and the dataset choose (ANA-03, ANA-04). Browsers receive
 * this, so it holds no secrets.
 */
export function thirdPartiesFrom(
  { mixpanel, recorder }: Pick<Env, 'mixpanel' | 'recorder'>,
  privacy: Privacy | null,
): ThirdParties {
  return {
    mixpanel: mixpanel && {
      token: mixpanel.token,
      recordPercent: mixpanel.recordPercent,
      excludeContactData: privacy?.excludeContactData ?? false,
    },
    recorder: recorder && { ...recorder, identity: privacy?.recorderIdentity },
  }
}
