import { useImageSource } from '~/components/image-source'
import { Picture } from '~/components/picture'
import { HeadedSection } from '~/components/section'
import { SmartLink } from '~/components/smart-link'
import { formatFileSize } from '~/lib/text/file-size'
import { omitMissing } from '~/lib/text/omit-missing'
import { fileUrl } from '~/sanity/file-url'
import type { BlockOf } from '~/sanity/block-types'
import '~/components/numbered-sheets.css'
import './resource-list.css'

type Resource = NonNullable<NonNullable<BlockOf<'resourceList'>['resources']>[number]>

/** Resources of the library: explainers, guides and downloads (RT-02). */
export function ResourceList({ block }: { block: BlockOf<'resourceList'> }) {
  const source = useImageSource()
  const resources = omitMissing(block.resources)
  if (resources.length === 0) return null
  return (
    <HeadedSection block={block} className="resource-list">
      <ul className="plain-list ruled-list numbered-sheets resource-list-items">
        {resources.map((resource) => (
          <li key={resource._id} id={resource._id} className="resource">
            <Picture
              picture={resource.picture}
              className="resource-picture"
              aspect={4 / 3}
              sizes="(min-width: 48rem) 19rem, 28vw"
            />
            <div className="item-words resource-words">
              <h3 className="title title-s">{resource.title}</h3>
              {resource.summary ? <p>{resource.summary}</p> : null}
              <FileFacts file={resource.file} />
            </div>
            {resource.linkLabel ? (
              <SmartLink
                href={fileUrl(resource.file?._id, source) ?? resource.href}
                className="button resource-link"
              >
                {resource.linkLabel}
              </SmartLink>
            ) : null}
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}

/** Format and size of a file, such as `PDF, 48 kB`. */
function FileFacts({ file }: Pick<Resource, 'file'>) {
  const size = formatFileSize(file?.size)
  if (!file?.extension || size === undefined) return null
  const facts = [file.extension.toUpperCase(), size].join(', ')
  return <p className="small">{facts}</p>
}
