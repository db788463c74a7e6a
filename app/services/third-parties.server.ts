import { defineQuery } from 'groq'
import { env } from '../../config/env.server'
import { defineContent } from '~/sanity/content.server'
import { contentFor } from '~/sanity/preview.server'
import type { ThirdParties } from './third-parties'

const thirdPartiesQuery = defineQuery(`
  *[_type == "siteSettings" && _id == "siteSettings"][0].privacy{
    excludeContactData,
    recorderIdentity
  }
`)

const content = defineContent('thirdParties', thirdPartiesQuery)

/**
 * What this site uses of others, by the environment and the settings of the dataset. Nothing of it
 * is a secret: browsers are told.
 */
export async function thirdPartiesFor(request: Request): Promise<ThirdParties> {
  const { mixpanel, recorder } = env()
  if (mixpanel === undefined && recorder === undefined) return {}
  const privacy = await privacyOf(request)
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

/** Settings that cannot be read cost nobody the page, and give nothing away. */
async function privacyOf(request: Request) {
  try {
    return (await contentFor(request, content)).result
  } catch {
    // The store has already logged why.
    return { excludeContactData: true, recorderIdentity: null }
  }
}
