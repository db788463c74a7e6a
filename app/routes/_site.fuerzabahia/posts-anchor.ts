/** Anchor of the posts. */
export const POSTS_ANCHOR = 'publicaciones'
