import { defineField } from '@sanity/types'
import { choices, REQUIRED } from './fields'

/** A field with a social network that the site supports. */
export const platformField = defineField({
  name: 'platform',
  title: 'Red',
  type: 'string',
  options: {
    list: choices({
      instagram: 'Instagram',
      facebook: 'Facebook',
      x: 'X',
      tiktok: 'TikTok',
      youtube: 'YouTube',
      linkedin: 'LinkedIn',
    }),
  },
  validation: (rule) => rule.required().error(REQUIRED),
})
