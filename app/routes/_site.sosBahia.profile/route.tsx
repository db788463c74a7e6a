import { generalPageLoader } from '~/blocks/general-page.server'

export const loader = generalPageLoader('sosProfilePage')

export { ErrorBoundary, GeneralPage as default, headers, meta } from '~/blocks/general-page'
