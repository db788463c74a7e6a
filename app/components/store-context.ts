import { createContext, useContext } from 'react'
import { type Device, hrefForDevice, storeLinkFor } from '~/lib/links/device'
import { useSite } from './site-context'

const DeviceContext = createContext<Device>('other')

/** Provides the device that the server has detected, so links are right before hydration (HOME-07). */
export const DeviceProvider = DeviceContext.Provider

/** The visitor's device, the links to the app's stores, and the one for this device. */
export function useStores() {
  const device = useContext(DeviceContext)
  const links = useSite().settings?.storeLinks
  return {
    device,
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
