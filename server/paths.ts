/** Path under which the Studio is served; its build has the same base. */
export const STUDIO_PATH = '/studio'

/** Path of the page that shows developers what was sent. */
export const MAIL_PATH = '/_mail'
