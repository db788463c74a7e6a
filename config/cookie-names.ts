/** All cookies of the site; see browser-data.ts. Analytics adds its own after consent. */
export const cookieNames = {
  newsletterReply: 'newsletter-reply',
  preview: 'preview',
  room: 'sala',
  shareLink: 'share-link',
  sosMenu: 'sos_menu',
} as const
