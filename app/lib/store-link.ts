/** What the visitor's device can install from; `other` where no store serves. */
export type Device = 'android' | 'ios' | 'other'

/** Addresses of the app in the two stores, from the settings of the dataset. */
export interface StoreLinks {
  android?: string | null | undefined
  ios?: string | null | undefined
}

/** The app in the store of this device; undefined when it has none. */
export function storeOf(device: Device, links: StoreLinks | null | undefined): string | undefined {
  if (device === 'other') return undefined
  return links?.[device] ?? undefined
}

/**
 * Where a link leads on this device (HOME-07): one to either store leads to the device's own,
 * any other stays as the editor wrote it.
 */
export function hrefOnDevice<Href extends string | null | undefined>(
  href: Href,
  device: Device,
  links: StoreLinks | null | undefined,
): Href | string {
  if (!href || (href !== links?.android && href !== links?.ios)) return href
  return storeOf(device, links) ?? href
}
