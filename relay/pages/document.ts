import { developerPages } from '../../developer/pages'
import { mailStyle } from './style'

/** The pages of messages have no forms. */
export const { policy: pagePolicy, render: renderPage } = developerPages("'none'", mailStyle)
