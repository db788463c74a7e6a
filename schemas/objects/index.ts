import { accentTitle } from './accent-title'
import { campaignUpdate } from './campaign-update'
import { contactEmail, contactWhatsapp } from './contact'
import { explainer } from './explainer'
import { featureCard } from './feature-card'
import { figure } from './figure'
import { formOption } from './form-option'
import { link } from './link'
import { linkCard } from './link-card'
import { linkColumn } from './link-column'
import { milestone } from './milestone'
import { navItem } from './nav-item'
import { picture } from './picture'
import { point } from './point'
import { posterInks, posterRow, posterTemplate } from './poster'
import { privateFile } from './private-file'
import { richText } from './rich-text'
import { seo } from './seo'
import { socialLink } from './social-link'
import { step } from './step'
import { textBlock } from './text-block'
import { textLink } from './text-link'
import { ticket } from './ticket'
import { titleKey } from './title-key'
import { whatsappLink } from './whatsapp-link'

/** Object types of documents and blocks. An annotation comes before the types that use it. */
export const objectTypes = [
  textLink,
  accentTitle,
  campaignUpdate,
  contactEmail,
  contactWhatsapp,
  explainer,
  featureCard,
  figure,
  formOption,
  link,
  linkCard,
  linkColumn,
  milestone,
  navItem,
  picture,
  point,
  posterInks,
  posterRow,
  posterTemplate,
  privateFile,
  richText,
  seo,
  socialLink,
  step,
  textBlock,
  ticket,
  titleKey,
  whatsappLink,
]
