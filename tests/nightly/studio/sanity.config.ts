import { visionTool } from '@sanity/vision'
import { defineConfig, defineField, defineType } from 'sanity'
import { structureTool } from 'sanity/structure'

const apiHost = process.env.SANITY_STUDIO_API_HOST

/** As `sanity init` writes it, with the address of the API and one type. */
export default defineConfig({
  name: 'default',
  title: 'Blog',
  projectId: 'blog7abc',
  dataset: 'production',
  ...(apiHost !== undefined && { apiHost }),
  plugins: [structureTool(), visionTool()],
  schema: {
    types: [
      defineType({
        name: 'post',
        title: 'Post',
        type: 'document',
        fields: [
          defineField({ name: 'title', type: 'string' }),
          defineField({ name: 'image', type: 'image' }),
          defineField({ name: 'body', type: 'array', of: [{ type: 'block' }] }),
        ],
      }),
    ],
  },
})
