import { type DocumentLayoutProps, definePlugin } from 'sanity'
import { ACCESS_TYPE } from '#config/investor-room'
import { requestKinds } from './kinds'

/** Requests have one version, which the site does not show: 'Publicado' would be wrong. */
const styles = `
.private-document { display: contents }
.private-document [data-testid='document-perspective-list'] { visibility: hidden }`

function PrivateLayout(props: DocumentLayoutProps) {
  if (!requestKinds.has(props.documentType) && props.documentType !== ACCESS_TYPE) {
    return props.renderDefault(props)
  }
  return (
    <div className="private-document">
      <style>{styles}</style>
      {props.renderDefault(props)}
    </div>
  )
}

/** Hides the versions above the forms of requests and sign-ups. */
export const privateRequests = definePlugin({
  name: 'private-requests',
  document: { components: { unstable_layout: PrivateLayout } },
})
