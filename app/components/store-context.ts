import { createContext, useContext } from 'react'
import type { QrCode } from '~/lib/qr-code'
import { type Device, hrefOnDevice, storeOf } from '~/lib/store-link'
import { useSite } from './site-context'

interface Stores {
  /** As the server saw it, so that links are right before scripts run (HOME-07). */
  device: Device
  /** QR codes of the store links (HOME-04). */
  codes: { android?: QrCode | undefined; ios?: QrCode | undefined }
}

const StoreContext = createContext<Stores>({ device: 'other', codes: {} })

/** Tells every part below which device asks, and the codes of the app's stores. */
export const StoreProvider = StoreContext.Provider

/** The app in the stores. */
export function useStores() {
  const { device, codes } = useContext(StoreContext)
  const links = useSite().settings?.storeLinks
  return {
    device,
    codes,
    links,
    /** The app in the store of this device; undefined when it has none. */
    own: storeOf(device, links),
  }
}

/** Where a link leads on this device: one to either store leads to the device's own. */
export function useHrefOnDevice<Href extends string | null | undefined>(href: Href) {
  const { device, links } = useStores()
  return hrefOnDevice(href, device, links)
}
