export { POSTS_ANCHOR } from '../../../config/page-anchors'
