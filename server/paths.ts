/** Path of the Studio; its build has the same base. */
export const STUDIO_PATH = '/studio'

/** The Studio, also of another dataset, such as `/studio-staging`; see `studio-config.ts`. */
const STUDIO_PAGE = /^\/studio(-[a-z0-9_-]+)?(\/|$)/

export const isStudioPath = (path: string): boolean => STUDIO_PAGE.test(path)

/** Path of the developer pages of sent messages. */
export const MAIL_PATH = '/_mail'
