import { defineQuery } from 'groq'
import { linkFields, pictureFields, seoFields } from '../../sanity/fragments'

const figureFields = `
  _key, value, label, note, source, date, validUntil, fallbackText, isProjection
`
const pointFields = `_key, title, text, emoji, picture{ ${pictureFields} }`
const milestoneFields = `_key, title, text, when, validUntil, done`
const memberFields = `
  _id, name, surname, role, description, achievement, emoji,
  profile{ ${linkFields} },
  picture{ ${pictureFields} }
`

/** Everything the investors page shows, in one round trip (INV-01 to INV-15, CLAIM-01). */
export const investorsPageQuery = defineQuery(`{
  "page": *[_type == "investorsPage" && _id == "investorsPage"][0]{
    title,
    header{ logoLabel, quickContactLabel, formOpenLabel, formCloseLabel, navigationLabel },
    hero{
      title,
      subtitle,
      ctaLabel,
      logo{ ${pictureFields} },
      people[]{ _key, ${pictureFields} },
      figures[]{ ${figureFields} }
    },
    textBlocks[]{ _key, title, text, picture{ ${pictureFields} } },
    planList{
      title,
      lead,
      items[]{ ${pointFields} },
      summary->{ title, linkLabel, href, "file": file.asset->{ _id } }
    },
    screenshots{
      title,
      label,
      viewer{ openLabel, closeLabel, previousLabel, nextLabel },
      pictures[]{ _key, ${pictureFields} }
    },
    opportunity{
      title,
      lead,
      figures[]{ ${figureFields} },
      terms[]{ ${pointFields} },
      riskTitle,
      riskNotice
    },
    uniqueness{ title, lead, items[]{ ${pointFields} } },
    traction{
      title,
      lead,
      figures[]{ ${figureFields} },
      items[]{ ${milestoneFields} },
      doneLabel,
      nextLabel
    },
    roadmap{ title, lead, items[]{ ${milestoneFields} } },
    team{
      title,
      lead,
      members[]->{ ${memberFields} },
      "others": *[_type == "teamMember" && !(_id in coalesce(^.members[]._ref, []))]
        | order(_createdAt) { ${memberFields} }
    },
    disclosure{
      title,
      lead,
      sampleMark,
      company{
        title,
        legalName,
        registration,
        address,
        officers[]{ _key, title, text },
        registry{ ${linkFields} },
        labels{ legalName, registration, address, officers }
      },
      funds{ title, figures[]{ ${figureFields} } },
      safe{ title, items[]{ _key, title, text } },
      capTable{ title, figures[]{ ${figureFields} } },
      rounds{ title, figures[]{ ${figureFields} } },
      risks{ title, items[]{ _key, title, text } },
      updates{
        title,
        items[]{ _key, date, text, picture{ ${pictureFields} } } | order(date desc)
      },
      questions{ title, items[]{ _key, title, text } }
    },
    why{ title, lead, claims[]{ ${pointFields} }, picture{ ${pictureFields} } },
    contact{ title, text, buttonLabel },
    whatsapp{ number, message },
    form{
      title,
      lead,
      labels,
      placeholders,
      currencies[]{ _key, value, label },
      requiredNote,
      optionalLabel,
      submitLabel,
      closeLabel,
      honeypotLabel,
      captcha{ label, working, done, failed, retry, question, consentText, consentLabel },
      privacyLine
    },
    seo{ ${seoFields} }
  },
  "messages": *[_type == "formMessages" && _id == "formMessages"][0]{
    investor,
    general{ fieldRequired, tooManyRequests, notAccepted, tooLarge }
  }
}`)
