import { create, defineMigration, delete_, transaction } from 'sanity/migrate'

/** The fields that the type `page` has besides those of each former type. */
const designs: Readonly<Record<string, { layout: string; tone?: string }>> = {
  aboutPage: { layout: 'sections', tone: 'naranja' },
  libraryPage: { layout: 'sections', tone: 'amarillo' },
  privacyPage: { layout: 'longText', tone: 'rosa' },
  termsPage: { layout: 'longText', tone: 'rosa' },
  sosDonatePage: { layout: 'sections' },
  sosHelpPage: { layout: 'sections' },
  sosSocialPage: { layout: 'sections' },
  sosProfilePage: { layout: 'sections' },
}

/**
 * Gives the built-in general pages and their drafts the type `page`. The hosted service rejects any
 * other type of a document with the same id, so each is deleted and created in one transaction.
 */
export default defineMigration({
  title: 'General pages get the type page',
  documentTypes: Object.keys(designs),
  migrate: {
    document: (document) =>
      transaction([
        delete_(document._id),
        create({
          ...designs[document._type],
          ...document,
          _type: 'page',
          _rev: undefined,
          _updatedAt: undefined,
        }),
      ]),
  },
})
