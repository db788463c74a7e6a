import { type Env, LAKE_PATH } from '../../config/env.server'
import type { ImageSource } from './image-url'

const HOSTED_IMAGES = 'https://cdn.sanity.io'

/** Where browsers find the images and files of the dataset. */
export function imageSource({ content }: Pick<Env, 'content'>): ImageSource {
  return {
    baseUrl: content.kind === 'embedded' ? LAKE_PATH : HOSTED_IMAGES,
    projectId: content.projectId,
    dataset: content.dataset,
  }
}
