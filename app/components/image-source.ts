import { createContext, useContext } from 'react'
import type { ImageSource } from '~/sanity/image-url'

const ImageSourceContext = createContext<ImageSource | undefined>(undefined)

/** Provides the address of the dataset's images. */
export const ImageSourceProvider = ImageSourceContext.Provider

/** The address of the dataset's images; undefined when the root loader failed. */
export function useImageSource(): ImageSource | undefined {
  return useContext(ImageSourceContext)
}
