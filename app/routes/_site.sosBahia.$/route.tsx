// Without an error boundary: a missing page shows the error of the whole site, not of SOS Bahía.
export { pageLoader as loader } from '~/blocks/page-loader.server'
export { headers, meta, PageRoute as default } from '~/blocks/page-route'
