import { createContext, useContext } from 'react'
import type { ImageSource } from '~/sanity/image-url'

const ImageSourceContext = createContext<ImageSource | undefined>(undefined)

/** Tells every picture below where the dataset's images are served. */
export const ImageSourceProvider = ImageSourceContext.Provider

/** Where images are served; undefined on a page that could not be loaded. */
export function useImageSource(): ImageSource | undefined {
  return useContext(ImageSourceContext)
}
