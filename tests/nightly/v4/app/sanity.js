import { createClient } from 'next-sanity'
import { defineLive } from 'next-sanity/live'
import { settings } from '../settings.mjs'

export const { sanityFetch, SanityLive } = defineLive({
  client: createClient({ ...settings, perspective: 'published' }),
  serverToken: false,
  browserToken: false,
})
