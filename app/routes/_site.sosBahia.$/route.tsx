// Without an error boundary: a missing page shows the error of the whole site, not of SOS Bahía.
export { default, headers, loader, meta } from '../_site.$/route'
