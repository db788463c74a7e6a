import { HOSTED_ASSETS } from '#config/client-config'
import { type Env, LAKE_PATH } from '#config/env.server'
import type { ImageSource } from './image-url'

/** Where browsers find the images and files of the dataset. */
export function imageSource({ content }: Pick<Env, 'content'>): ImageSource {
  return {
    baseUrl: content.kind === 'embedded' ? LAKE_PATH : HOSTED_ASSETS,
    projectId: content.projectId,
    dataset: content.dataset,
  }
}
