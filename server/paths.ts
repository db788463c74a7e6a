/** Path of the Studio; its build has the same base. */
export const STUDIO_PATH = '/studio'

/** Path of the developer pages of sent messages. */
export const MAIL_PATH = '/_mail'
