export { pageLoader as loader } from '~/blocks/page-loader.server'
export { headers, meta, PageRoute as default } from '~/blocks/page-route'
export { PageError as ErrorBoundary } from '~/components/page-error'
