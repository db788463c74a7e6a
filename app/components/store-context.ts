import { createContext, useContext } from 'react'
import type { QrCode } from './qr-code/qr-code'
import { type Device, hrefForDevice, storeLinkFor } from '~/lib/links/device'
import { useSite } from './site-context'

export interface Stores {
  /** Detected by the server, so links are right before hydration (HOME-07). */
  device: Device
  /** QR codes of the store links (HOME-04). */
  codes: { android?: QrCode | undefined; ios?: QrCode | undefined }
}

const StoreContext = createContext<Stores>({ device: 'other', codes: {} })

/** Provides the visitor's device and the QR codes of the app's stores. */
export const StoreProvider = StoreContext.Provider

/** The store links, their QR codes and the link for this device. */
export function useStores() {
  const { device, codes } = useContext(StoreContext)
  const links = useSite().settings?.storeLinks
  return {
    device,
    codes,
    links,
    /** The store link for this device; undefined for devices without a store. */
    deviceLink: storeLinkFor(device, links),
  }
}

/** Replaces a link to either store or to the download section with the link to this device's store. */
export function useHrefOnDevice<Href extends string | null | undefined>(href: Href) {
  const { device, links } = useStores()
  return hrefForDevice(href, device, links, useSite().downloads?.[0]?.anchor)
}
