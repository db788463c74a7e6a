// Made by scripts/typegen.ts from schemas/ and the queries of app/. Do not edit.

export type Seo = {
  _type: 'seo'
  title?: string
  description?: string
  image?: Picture
  noIndex?: boolean
}

export type PosterTemplate = {
  _type: 'posterTemplate'
  name?: string
  ground?: 'plain' | 'frame' | 'rays' | 'fountain' | 'ticket'
  rows?: Array<
    {
      _key: string
    } & PosterRow
  >
}

export type PosterRow = {
  _type: 'posterRow'
  kind?: 'text' | 'rule' | 'stars' | 'perforation' | 'band' | 'ticket'
  text?: string
  size?: 'tiny' | 'small' | 'medium' | 'large' | 'huge'
  ink?: 'ink' | 'accent' | 'fountain' | 'shadow' | 'band'
}

export type PosterInks = {
  _type: 'posterInks'
  name?: string
  paper?: string
  ink?: string
  accents?: Array<string>
}

export type Picture = {
  _type: 'picture'
  asset?: {
    _ref: string
    _type: 'reference'
    _weak?: boolean
    [internalGroqTypeReferenceTo]?: 'sanity.imageAsset'
  }
  media?: unknown
  hotspot?: SanityImageHotspot
  crop?: SanityImageCrop
  alt?: string
  caption?: string
}

export type TitleKey = string

export type PrivateFile = string

export type ContactWhatsapp = string

export type ContactEmail = string

export type Milestone = {
  _type: 'milestone'
  title?: string
  text?: string
  when?: string
  validUntil?: string
  done?: boolean
}

export type Figure = {
  _type: 'figure'
  value?: string
  label?: string
  note?: string
  source?: string
  date?: string
  validUntil?: string
  fallbackText?: string
  isProjection?: boolean
}

export type CampaignUpdate = {
  _type: 'campaignUpdate'
  date?: string
  text?: string
  picture?: Picture
}

export type Ticket = {
  _type: 'ticket'
  title?: string
  detail?: string
  number?: string
  price?: string
  tone?: 'naranja' | 'amarillo' | 'verde' | 'celeste' | 'rosa'
}

export type TextBlock = {
  _type: 'textBlock'
  title?: AccentTitle
  text?: RichText
  picture?: Picture
}

export type Step = {
  _type: 'step'
  title?: string
  text?: string
  picture?: Picture
  link?: Link
}

export type Point = {
  _type: 'point'
  title?: string
  text?: string
  emoji?: string
  picture?: Picture
}

export type FormOption = {
  _type: 'formOption'
  label?: string
  value?: string
}

export type FeatureCard = {
  _type: 'featureCard'
  title?: string
  text?: string
  picture?: Picture
  emoji?: string
  link?: Link
  tone?: 'naranja' | 'amarillo' | 'verde' | 'celeste' | 'rosa'
}

export type Explainer = {
  _type: 'explainer'
  title?: string
  summary?: string
  content?: RichText
  picture?: Picture
  tone?: 'naranja' | 'amarillo' | 'verde' | 'celeste' | 'rosa'
  anchor?: string
}

export type WhatsappLink = {
  _type: 'whatsappLink'
  label?: string
  number?: string
  message?: string
}

export type SocialLink = {
  _type: 'socialLink'
  platform?: 'instagram' | 'facebook' | 'x' | 'tiktok' | 'youtube' | 'linkedin'
  url?: string
  label?: string
}

export type NavItem = {
  _type: 'navItem'
  label?: string
  href?: string
  emoji?: string
}

export type LinkColumn = {
  _type: 'linkColumn'
  title?: string
  links?: Array<
    {
      _key: string
    } & Link
  >
}

export type LinkCard = {
  _type: 'linkCard'
  title?: string
  text?: string
  link?: Link
  picture?: Picture
  emoji?: string
  tone?: 'naranja' | 'amarillo' | 'verde' | 'celeste' | 'rosa'
}

export type Link = {
  _type: 'link'
  label?: string
  href?: string
  openInNewTab?: boolean
}

export type RichText = Array<{
  children?: Array<{
    marks?: Array<string>
    text?: string
    _type: 'span'
    _key: string
  }>
  style?: 'normal' | 'h2' | 'h3'
  listItem?: 'bullet' | 'number'
  markDefs?: Array<
    {
      _key: string
    } & TextLink
  >
  level?: number
  _type: 'block'
  _key: string
}>

export type AccentTitle = Array<{
  children?: Array<{
    marks?: Array<string>
    text?: string
    _type: 'span'
    _key: string
  }>
  style?: 'normal'
  listItem?: never
  markDefs?: null
  level?: number
  _type: 'block'
  _key: string
}>

export type TextLink = {
  _type: 'textLink'
  href?: string
  openInNewTab?: boolean
}

export type Blocks = Array<
  | ({
      _key: string
    } & AppDownloads)
  | ({
      _key: string
    } & CallToAction)
  | ({
      _key: string
    } & CampaignGuide)
  | ({
      _key: string
    } & Explainers)
  | ({
      _key: string
    } & FaqSection)
  | ({
      _key: string
    } & FeatureCards)
  | ({
      _key: string
    } & FigureReceipt)
  | ({
      _key: string
    } & ImageCarousel)
  | ({
      _key: string
    } & LinkCards)
  | ({
      _key: string
    } & NewsletterIssues)
  | ({
      _key: string
    } & Notice)
  | ({
      _key: string
    } & PictureSection)
  | ({
      _key: string
    } & PictureText)
  | ({
      _key: string
    } & ResourceList)
  | ({
      _key: string
    } & RichTextSection)
  | ({
      _key: string
    } & ShareText)
  | ({
      _key: string
    } & StepList)
  | ({
      _key: string
    } & TestimonialsSection)
  | ({
      _key: string
    } & VideoSection)
  | ({
      _key: string
    } & WordBand)
>

export type WordBand = {
  _type: 'wordBand'
  words?: Array<string>
  hidden?: boolean
  visibleFrom?: string
  visibleUntil?: string
}

export type VideoSection = {
  _type: 'videoSection'
  title?: AccentTitle
  lead?: string
  anchor?: string
  name?: string
  url?: string
  file?: {
    asset?: {
      _ref: string
      _type: 'reference'
      _weak?: boolean
      [internalGroqTypeReferenceTo]?: 'sanity.fileAsset'
    }
    media?: unknown
    _type: 'file'
  }
  captions?: {
    asset?: {
      _ref: string
      _type: 'reference'
      _weak?: boolean
      [internalGroqTypeReferenceTo]?: 'sanity.fileAsset'
    }
    media?: unknown
    _type: 'file'
  }
  transcript?: RichText
  picture?: Picture
  hidden?: boolean
  visibleFrom?: string
  visibleUntil?: string
}

export type TestimonialsSection = {
  _type: 'testimonialsSection'
  title?: AccentTitle
  lead?: string
  anchor?: string
  testimonials?: Array<{
    _ref: string
    _type: 'reference'
    _weak?: boolean
    _key: string
    [internalGroqTypeReferenceTo]?: 'testimonial'
  }>
  hidden?: boolean
  visibleFrom?: string
  visibleUntil?: string
}

export type StepList = {
  _type: 'stepList'
  title?: AccentTitle
  lead?: string
  anchor?: string
  steps?: Array<
    {
      _key: string
    } & Step
  >
  note?: string
  link?: Link
  hidden?: boolean
  visibleFrom?: string
  visibleUntil?: string
}

export type ShareText = {
  _type: 'shareText'
  title?: AccentTitle
  lead?: string
  anchor?: string
  text?: string
  copyLabel?: string
  copiedLabel?: string
  whatsappLabel?: string
  hidden?: boolean
  visibleFrom?: string
  visibleUntil?: string
}

export type RichTextSection = {
  _type: 'richTextSection'
  title?: AccentTitle
  body?: RichText
  picture?: Picture
  anchor?: string
  hidden?: boolean
  visibleFrom?: string
  visibleUntil?: string
}

export type ResourceList = {
  _type: 'resourceList'
  title?: AccentTitle
  lead?: string
  anchor?: string
  resources?: Array<{
    _ref: string
    _type: 'reference'
    _weak?: boolean
    _key: string
    [internalGroqTypeReferenceTo]?: 'libraryResource'
  }>
  hidden?: boolean
  visibleFrom?: string
  visibleUntil?: string
}

export type PictureText = {
  _type: 'pictureText'
  title?: AccentTitle
  body?: RichText
  picture?: Picture
  side?: 'left' | 'right'
  link?: Link
  anchor?: string
  hidden?: boolean
  visibleFrom?: string
  visibleUntil?: string
}

export type PictureSection = {
  _type: 'pictureSection'
  title?: AccentTitle
  lead?: string
  anchor?: string
  picture?: Picture
  size?: 'wide' | 'text'
  hidden?: boolean
  visibleFrom?: string
  visibleUntil?: string
}

export type Notice = {
  _type: 'notice'
  kind?: 'info' | 'warning' | 'legal'
  title?: string
  text?: RichText
  anchor?: string
  hidden?: boolean
  visibleFrom?: string
  visibleUntil?: string
}

export type NewsletterIssues = {
  _type: 'newsletterIssues'
  title?: AccentTitle
  lead?: string
  anchor?: string
  emptyText?: string
  feedLabel?: string
  hidden?: boolean
  visibleFrom?: string
  visibleUntil?: string
}

export type LinkCards = {
  _type: 'linkCards'
  title?: AccentTitle
  lead?: string
  anchor?: string
  cards?: Array<
    {
      _key: string
    } & LinkCard
  >
  hidden?: boolean
  visibleFrom?: string
  visibleUntil?: string
}

export type ImageCarousel = {
  _type: 'imageCarousel'
  title?: AccentTitle
  lead?: string
  anchor?: string
  label?: string
  pictures?: Array<
    {
      _key: string
    } & Picture
  >
  hidden?: boolean
  visibleFrom?: string
  visibleUntil?: string
}

export type FigureReceipt = {
  _type: 'figureReceipt'
  title?: AccentTitle
  lead?: string
  anchor?: string
  figures?: Array<
    {
      _key: string
    } & Figure
  >
  note?: string
  hidden?: boolean
  visibleFrom?: string
  visibleUntil?: string
}

export type FeatureCards = {
  _type: 'featureCards'
  title?: AccentTitle
  lead?: string
  anchor?: string
  cards?: Array<
    {
      _key: string
    } & FeatureCard
  >
  hidden?: boolean
  visibleFrom?: string
  visibleUntil?: string
}

export type FaqSection = {
  _type: 'faqSection'
  title?: AccentTitle
  lead?: string
  anchor?: string
  entries?: Array<{
    _ref: string
    _type: 'reference'
    _weak?: boolean
    _key: string
    [internalGroqTypeReferenceTo]?: 'faqEntry'
  }>
  link?: Link
  hidden?: boolean
  visibleFrom?: string
  visibleUntil?: string
}

export type Explainers = {
  _type: 'explainers'
  title?: AccentTitle
  lead?: string
  anchor?: string
  items?: Array<
    {
      _key: string
    } & Explainer
  >
  note?: string
  hidden?: boolean
  visibleFrom?: string
  visibleUntil?: string
}

export type CampaignGuide = {
  _type: 'campaignGuide'
  title?: AccentTitle
  lead?: string
  anchor?: string
  steps?: Array<{
    _ref: string
    _type: 'reference'
    _weak?: boolean
    _key: string
    [internalGroqTypeReferenceTo]?: 'campaignStep'
  }>
  note?: string
  link?: Link
  hidden?: boolean
  visibleFrom?: string
  visibleUntil?: string
}

export type CallToAction = {
  _type: 'callToAction'
  title?: AccentTitle
  lead?: string
  anchor?: string
  buttons?: Array<
    {
      _key: string
    } & Link
  >
  picture?: Picture
  tone?: 'naranja' | 'amarillo' | 'verde' | 'celeste' | 'rosa'
  hidden?: boolean
  visibleFrom?: string
  visibleUntil?: string
}

export type AppDownloads = {
  _type: 'appDownloads'
  title?: AccentTitle
  lead?: string
  anchor?: string
  android?: {
    label?: string
    store?: string
    qrCaption?: string
    qrAlt?: string
  }
  ios?: {
    label?: string
    store?: string
    qrCaption?: string
    qrAlt?: string
  }
  scanHint?: string
  picture?: Picture
  note?: string
  hidden?: boolean
  visibleFrom?: string
  visibleUntil?: string
}

export type VisitDay = {
  _id: string
  _type: 'visitDay'
  _createdAt: string
  _updatedAt: string
  _rev: string
  day?: string
  instance?: string
  pages?: Array<{
    name?: string
    count?: number
    _type: 'visitCount'
    _key: string
  }>
  events?: Array<{
    name?: string
    count?: number
    _type: 'visitCount'
    _key: string
  }>
}

export type Testimonial = {
  _id: string
  _type: 'testimonial'
  _createdAt: string
  _updatedAt: string
  _rev: string
  name?: string
  img?: Picture
  rating?: 1 | 2 | 3 | 4 | 5
  description?: string
  stamp?: string
  id?: string
}

export type TeamMember = {
  _id: string
  _type: 'teamMember'
  _createdAt: string
  _updatedAt: string
  _rev: string
  name?: string
  surname?: string
  role?: string
  description?: string
  achievement?: string
  picture?: Picture
  emoji?: string
  profile?: Link
}

export type SocialPost = {
  _id: string
  _type: 'socialPost'
  _createdAt: string
  _updatedAt: string
  _rev: string
  platform?: 'facebook' | 'instagram' | 'linkedin' | 'tiktok' | 'x' | 'youtube'
  author?: string
  text?: string
  date?: string
  url?: string
  sampleMark?: string
  embedProvider?: 'facebook' | 'instagram' | 'none' | 'tiktok' | 'x'
  picture?: Picture
}

export type ShareLink = {
  _id: string
  _type: 'shareLink'
  _createdAt: string
  _updatedAt: string
  _rev: string
  name?: string
  document?: string
  documentType?: string
  version?: string
  showsRelease?: boolean
  path?: string
  expiresAt?: string
  revokedAt?: string
  openings?: Array<string>
}

export type ReviewAnswer = {
  _id: string
  _type: 'reviewAnswer'
  _createdAt: string
  _updatedAt: string
  _rev: string
  kind?: 'approved' | 'change'
  name?: string
  text?: string
  place?: string
  document?: string
  documentType?: string
  revision?: string
  link?: string
  createdAt?: string
}

export type Redirect = {
  _id: string
  _type: 'redirect'
  _createdAt: string
  _updatedAt: string
  _rev: string
  from?: string
  to?: string
  permanent?: boolean
}

export type Page = {
  _id: string
  _type: 'page'
  _createdAt: string
  _updatedAt: string
  _rev: string
  title?: string
  slug?: Slug
  emergencyTitle?: string
  emergencyNumbers?: Array<
    {
      _key: string
    } & Link
  >
  heading?: AccentTitle
  lead?: string
  picture?: Picture
  layout?: 'sections' | 'longText' | 'frontPage'
  tone?: 'naranja' | 'amarillo' | 'verde' | 'celeste' | 'rosa'
  counselNotice?: RichText
  showsCounselNotice?: boolean
  updatedOn?: string
  updatedLabel?: string
  profiles?: Array<
    {
      _key: string
    } & SocialLink
  >
  profilesSampleMark?: string
  posts?: Array<{
    _ref: string
    _type: 'reference'
    _weak?: boolean
    _key: string
    [internalGroqTypeReferenceTo]?: 'socialPost'
  }>
  postLinkLabel?: string
  body?: Blocks
  analyticsText?: {
    title?: string
    withContactData?: RichText
    withoutContactData?: RichText
  }
  seo?: Seo
  formerSlugs?: Array<string>
  inMenu?: boolean
  inFooter?: boolean
  menuLabel?: string
}

export type Slug = {
  _type: 'slug'
  current?: string
  source?: string
}

export type NewsletterSignup = {
  _id: string
  _type: 'newsletterSignup'
  _createdAt: string
  _updatedAt: string
  _rev: string
  email?: ContactEmail
  status?: 'pendiente' | 'activa' | 'baja' | 'rebotada'
  createdAt?: string
  confirmedAt?: string
  leftAt?: string
  bouncedAt?: string
}

export type NewsletterIssue = {
  _id: string
  _type: 'newsletterIssue'
  _createdAt: string
  _updatedAt: string
  _rev: string
  title?: string
  lead?: string
  slug?: Slug
  date?: string
  body?: Array<
    | ({
        _key: string
      } & CallToAction)
    | ({
        _key: string
      } & Notice)
    | ({
        _key: string
      } & PictureSection)
    | ({
        _key: string
      } & RichTextSection)
  >
  sampleMark?: string
}

export type NewsletterDelivery = {
  _id: string
  _type: 'newsletterDelivery'
  _createdAt: string
  _updatedAt: string
  _rev: string
  subject?: string
  issue?: string
  to?: string
  outbox?: string
  startedAt?: string
  total?: number
  sent?: number
  rejected?: number
  waiting?: number
}

export type InvestorRequest = {
  _id: string
  _type: 'investorRequest'
  _createdAt: string
  _updatedAt: string
  _rev: string
  status?: 'nueva' | 'contactada' | 'descartada'
  user_name?: string
  user_whatsapp?: ContactWhatsapp
  user_email?: ContactEmail
  user_currency?: 'ARS' | 'USD' | 'USDT'
  user_message?: string
  notes?: string
  createdAt?: string
  delivery?: {
    state?: 'pending' | 'sent' | 'failing'
    channel?: 'browser' | 'server'
    attempts?: number
    lastAttemptAt?: string
    sentAt?: string
    lastError?: string
  }
  idempotencyKey?: string
}

export type InvestorAccess = {
  _id: string
  _type: 'investorAccess'
  _createdAt: string
  _updatedAt: string
  _rev: string
  name?: string
  email?: ContactEmail
  createdAt?: string
  linkAt?: string
  days?: number
  allowsDownload?: boolean
  revokedAt?: string
  acceptedAt?: string
  acceptedText?: string
  opens?: Array<{
    document?: string
    title?: string
    at?: string
    downloaded?: boolean
    _type: 'open'
    _key: string
  }>
  questions?: Array<{
    text?: string
    at?: string
    _type: 'question'
    _key: string
  }>
  delivery?: {
    state?: 'pending' | 'sent' | 'failing'
    channel?: 'browser' | 'server'
    attempts?: number
    lastAttemptAt?: string
    sentAt?: string
    lastError?: string
  }
  acceptedLink?: string
  sender?: string
}

export type GalleryItem = {
  _id: string
  _type: 'galleryItem'
  _createdAt: string
  _updatedAt: string
  _rev: string
  name?: string
  type?: 'image' | 'pdf'
  image?: Picture
  file?: {
    asset?: {
      _ref: string
      _type: 'reference'
      _weak?: boolean
      [internalGroqTypeReferenceTo]?: 'sanity.fileAsset'
    }
    media?: unknown
    _type: 'file'
  }
  path?: string
  url?: string
}

export type FaqEntry = {
  _id: string
  _type: 'faqEntry'
  _createdAt: string
  _updatedAt: string
  _rev: string
  title?: string
  content?: RichText
  id?: TitleKey
}

export type CampaignStep = {
  _id: string
  _type: 'campaignStep'
  _createdAt: string
  _updatedAt: string
  _rev: string
  title?: string
  text?: string
  number?: number
  picture?: Picture
}

export type CampaignLink = {
  _id: string
  _type: 'campaignLink'
  _createdAt: string
  _updatedAt: string
  _rev: string
  title?: string
  link?: string
  goal?: string
  raisedAmount?: number
  goalAmount?: number
  endsOn?: string
  organizer?: string
  recipient?: string
  verifiedOn?: string
  sampleMark?: string
  summary?: string
  picture?: Picture
  updates?: Array<
    {
      _key: string
    } & CampaignUpdate
  >
}

export type ErrorPages = {
  _id: string
  _type: 'errorPages'
  _createdAt: string
  _updatedAt: string
  _rev: string
  notFound?: {
    title?: string
    text?: string
    links?: Array<
      {
        _key: string
      } & Link
    >
    picture?: Picture
  }
  unexpected?: {
    title?: string
    text?: string
    homeLabel?: string
    requestIdLabel?: string
  }
  unavailable?: {
    title?: string
    text?: string
  }
  offline?: {
    title?: string
    text?: string
    links?: Array<
      {
        _key: string
      } & Link
    >
    savedTitle?: string
    copyText?: string
    retryLabel?: string
    formText?: string
  }
  notLoaded?: {
    offline?: string
    retryLabel?: string
  }
}

export type InterfaceLabels = {
  _id: string
  _type: 'interfaceLabels'
  _createdAt: string
  _updatedAt: string
  _rev: string
  general?: {
    close?: string
    loading?: string
    opensInNewTab?: string
    download?: string
    more?: string
  }
  carousel?: {
    pause?: string
    play?: string
    previous?: string
    next?: string
    position?: string
  }
  video?: {
    play?: string
    notice?: string
    transcript?: string
  }
  testimonials?: {
    rating?: string
  }
  steps?: {
    step?: string
  }
  tickets?: {
    number?: string
  }
  campaigns?: {
    raised?: string
    goal?: string
    endsOn?: string
    organizer?: string
    recipient?: string
    verifiedOn?: string
    updates?: string
  }
  figures?: {
    source?: string
    projection?: string
  }
  fromInvestors?: {
    label?: string
  }
  print?: {
    address?: string
  }
  preview?: {
    active?: string
    exit?: string
  }
}

export type ReviewSettings = {
  _id: string
  _type: 'reviewSettings'
  _createdAt: string
  _updatedAt: string
  _rev: string
  documents?: Array<string>
  bar?: {
    title?: string
    approve?: string
    change?: string
    changeField?: string
    placeField?: string
    placeHint?: string
    send?: string
    back?: string
    published?: string
    leave?: string
  }
  approvedPage?: {
    title?: string
    text?: string
  }
  changePage?: {
    title?: string
    text?: string
  }
  outdatedPage?: {
    title?: string
    text?: string
  }
  invalidPage?: {
    title?: string
    text?: string
  }
  links?: {
    back?: string
    home?: string
  }
}

export type InvestorRoom = {
  _id: string
  _type: 'investorRoom'
  _createdAt: string
  _updatedAt: string
  _rev: string
  givesAccess?: boolean
  title?: string
  lead?: string
  documents?: Array<{
    title?: string
    text?: string
    file?: PrivateFile
    _type: 'roomDocument'
    _key: string
  }>
  labels?: {
    open?: string
    download?: string
    missing?: string
    expires?: string
    stamp?: string
    home?: string
  }
  statement?: {
    title?: string
    text?: string
    accept?: string
    button?: string
  }
  question?: {
    title?: string
    text?: string
    label?: string
    button?: string
    asked?: string
  }
  email?: {
    subject?: string
    title?: string
    text?: string
    button?: string
    reason?: string
  }
  newLink?: string
  expired?: {
    title?: string
    text?: string
  }
  replaced?: {
    title?: string
    text?: string
  }
  elsewhere?: {
    title?: string
    text?: string
  }
  revoked?: {
    title?: string
    text?: string
  }
  invalid?: {
    title?: string
    text?: string
  }
  sent?: {
    title?: string
    text?: string
  }
  tooMany?: {
    title?: string
    text?: string
  }
  failed?: {
    title?: string
    text?: string
  }
}

export type NewsletterTexts = {
  _id: string
  _type: 'newsletterTexts'
  _createdAt: string
  _updatedAt: string
  _rev: string
  confirmEmail?: {
    subject?: string
    title?: string
    text?: string
    button?: string
  }
  welcomeEmail?: {
    subject?: string
    title?: string
    text?: string
    button?: string
  }
  emailFooter?: {
    reason?: string
    leave?: string
    archive?: string
    postal?: string
  }
  issueLabel?: string
  perHour?: number
  confirmPage?: {
    title?: string
    text?: string
    button?: string
    doneTitle?: string
    doneText?: string
  }
  leavePage?: {
    title?: string
    text?: string
    button?: string
    doneTitle?: string
    doneText?: string
  }
  invalidPage?: {
    title?: string
    text?: string
  }
  homeLabel?: string
}

export type FormMessages = {
  _id: string
  _type: 'formMessages'
  _createdAt: string
  _updatedAt: string
  _rev: string
  investor?: {
    nameInvalid?: string
    phoneInvalid?: string
    emailInvalid?: string
    currencyRequired?: string
    messageTooLong?: string
    captchaRequired?: string
    captchaExpired?: string
    sending?: string
    sendFailed?: string
    sendFailedHelp?: string
    offline?: string
    requestStored?: string
    errorSummary?: string
  }
  newsletter?: {
    sending?: string
    success?: string
    pending?: string
    emailRequired?: string
    emailInvalid?: string
    emailHelp?: string
  }
  general?: {
    fieldRequired?: string
    tooManyRequests?: string
    notAccepted?: string
    tooLarge?: string
  }
}

export type Footer = {
  _id: string
  _type: 'footer'
  _createdAt: string
  _updatedAt: string
  _rev: string
  newsletter?: {
    title?: string
    text?: string
    emailLabel?: string
    emailPlaceholder?: string
    submitLabel?: string
    privacyLine?: RichText
  }
  linkColumns?: Array<
    {
      _key: string
    } & LinkColumn
  >
  download?: {
    title?: string
    androidLabel?: string
    iosLabel?: string
    otherLabel?: string
  }
  labels?: {
    footer?: string
    social?: string
  }
  copyrightYear?: number
  copyrightText?: string
  legalLine?: string
}

export type Navigation = {
  _id: string
  _type: 'navigation'
  _createdAt: string
  _updatedAt: string
  _rev: string
  links?: Array<
    {
      _key: string
    } & Link
  >
  cta?: Link
  labels?: {
    skipLink?: string
    main?: string
    menuOpen?: string
    menuClose?: string
    logo?: string
    breadcrumbs?: string
    home?: string
  }
}

export type SiteSettings = {
  _id: string
  _type: 'siteSettings'
  _createdAt: string
  _updatedAt: string
  _rev: string
  emergencyMode?: boolean
  emergencyBanner?: {
    enabled?: boolean
    text?: string
    link?: Link
  }
  progressFrom?: number
  brandName?: string
  tagline?: string
  logo?: Picture
  logoInverse?: Picture
  organization?: {
    legalName?: string
    description?: string
    email?: string
    telephone?: string
    locality?: string
    country?: string
    areasServed?: Array<string>
  }
  storeLinks?: {
    android?: string
    ios?: string
  }
  whatsapp?: {
    number?: string
  }
  socialLinks?: Array<
    {
      _key: string
    } & SocialLink
  >
  privacy?: {
    excludeContactData?: boolean
    consentMode?: 'ask' | 'notice' | 'off'
    consentText?: RichText
    acceptLabel?: string
    rejectLabel?: string
    dismissLabel?: string
    reopenLabel?: string
    accessibleLabel?: string
    allowedText?: string
    refusedText?: string
    signalText?: string
    recorderIdentity?: string
  }
  savesPages?: boolean
  defaultSeo?: Seo
}

export type GalleryPage = {
  _id: string
  _type: 'galleryPage'
  _createdAt: string
  _updatedAt: string
  _rev: string
  title?: string
  heading?: AccentTitle
  lead?: string
  items?: Array<{
    _ref: string
    _type: 'reference'
    _weak?: boolean
    _key: string
    [internalGroqTypeReferenceTo]?: 'galleryItem'
  }>
  labels?: {
    imagesTitle?: string
    pdfsTitle?: string
    view?: string
    download?: string
    copy?: string
    copied?: string
    loading?: string
    empty?: string
    brokenImage?: string
  }
  seo?: Seo
}

export type TodosPorBahiaPage = {
  _id: string
  _type: 'todosPorBahiaPage'
  _createdAt: string
  _updatedAt: string
  _rev: string
  title?: string
  heading?: AccentTitle
  lead?: string
  picture?: Picture
  campaigns?: Array<{
    _ref: string
    _type: 'reference'
    _weak?: boolean
    _key: string
    [internalGroqTypeReferenceTo]?: 'campaignLink'
  }>
  body?: Blocks
  labels?: {
    openCampaign?: string
    frameTitle?: string
    frameRefused?: string
    frameWithheld?: string
    showFrame?: string
    sampleMark?: string
    sampleText?: string
  }
  seo?: Seo
}

export type FuerzaBahiaPage = {
  _id: string
  _type: 'fuerzaBahiaPage'
  _createdAt: string
  _updatedAt: string
  _rev: string
  title?: string
  heading?: AccentTitle
  lead?: string
  picture?: Picture
  localitiesLabel?: string
  localities?: Array<string>
  buttons?: Array<
    {
      _key: string
    } & Link
  >
  howTo?: {
    title?: AccentTitle
    lead?: string
    steps?: Array<
      {
        _key: string
      } & Step
    >
  }
  postsSection?: {
    title?: AccentTitle
    lead?: string
    posts?: Array<{
      _ref: string
      _type: 'reference'
      _weak?: boolean
      _key: string
      [internalGroqTypeReferenceTo]?: 'socialPost'
    }>
    archiveTitle?: string
  }
  body?: Blocks
  labels?: {
    openPost?: string
    loadingPost?: string
    showPost?: string
  }
  seo?: Seo
}

export type SosHomePage = {
  _id: string
  _type: 'sosHomePage'
  _createdAt: string
  _updatedAt: string
  _rev: string
  title?: string
  emergencyTitle?: string
  emergencyNumbers?: Array<
    {
      _key: string
    } & Link
  >
  helpLink?: Link
  heading?: AccentTitle
  lead?: string
  picture?: Picture
  donateLink?: Link
  campaigns?: Array<{
    _ref: string
    _type: 'reference'
    _weak?: boolean
    _key: string
    [internalGroqTypeReferenceTo]?: 'campaignLink'
  }>
  campaignLinkLabel?: string
  emptyText?: string
  body?: Blocks
  seo?: Seo
}

export type SosLayout = {
  _id: string
  _type: 'sosLayout'
  _createdAt: string
  _updatedAt: string
  _rev: string
  title?: string
  links?: Array<
    {
      _key: string
    } & NavItem
  >
  help?: WhatsappLink
  labels?: {
    navigation?: string
    collapse?: string
    expand?: string
    menuOpen?: string
    menuClose?: string
    help?: string
    backToSite?: string
  }
}

export type ThankYouPage = {
  _id: string
  _type: 'thankYouPage'
  _createdAt: string
  _updatedAt: string
  _rev: string
  title?: string
  heading?: AccentTitle
  greeting?: string
  text?: string
  answer?: string
  homeButton?: Link
  investorsButton?: Link
  whatsapp?: WhatsappLink
  picture?: Picture
  receipt?: {
    title?: string
    stamp?: string
  }
  countdown?: {
    text?: string
    pause?: string
    paused?: string
    resume?: string
  }
  seo?: Seo
}

export type InvestorsPage = {
  _id: string
  _type: 'investorsPage'
  _createdAt: string
  _updatedAt: string
  _rev: string
  title?: string
  hero?: {
    title?: AccentTitle
    subtitle?: string
    ctaLabel?: string
    logo?: Picture
    people?: Array<
      {
        _key: string
      } & Picture
    >
    figures?: Array<
      {
        _key: string
      } & Figure
    >
  }
  textBlocks?: Array<
    {
      _key: string
    } & TextBlock
  >
  planList?: {
    title?: AccentTitle
    lead?: string
    items?: Array<
      {
        _key: string
      } & Point
    >
    summary?: {
      _ref: string
      _type: 'reference'
      _weak?: boolean
      [internalGroqTypeReferenceTo]?: 'libraryResource'
    }
  }
  screenshots?: {
    title?: AccentTitle
    label?: string
    pictures?: Array<
      {
        _key: string
      } & Picture
    >
    viewer?: {
      openLabel?: string
      closeLabel?: string
      previousLabel?: string
      nextLabel?: string
    }
  }
  opportunity?: {
    title?: AccentTitle
    lead?: string
    figures?: Array<
      {
        _key: string
      } & Figure
    >
    terms?: Array<
      {
        _key: string
      } & Point
    >
    riskTitle?: string
    riskNotice?: string
  }
  uniqueness?: {
    title?: AccentTitle
    lead?: string
    items?: Array<
      {
        _key: string
      } & Point
    >
  }
  traction?: {
    title?: AccentTitle
    lead?: string
    figures?: Array<
      {
        _key: string
      } & Figure
    >
    items?: Array<
      {
        _key: string
      } & Milestone
    >
    doneLabel?: string
    nextLabel?: string
  }
  roadmap?: {
    title?: AccentTitle
    lead?: string
    items?: Array<
      {
        _key: string
      } & Milestone
    >
  }
  team?: {
    title?: AccentTitle
    lead?: string
    members?: Array<{
      _ref: string
      _type: 'reference'
      _weak?: boolean
      _key: string
      [internalGroqTypeReferenceTo]?: 'teamMember'
    }>
  }
  disclosure?: {
    title?: AccentTitle
    lead?: string
    sampleMark?: string
    company?: {
      title?: string
      legalName?: string
      registration?: string
      address?: string
      officers?: Array<
        {
          _key: string
        } & Point
      >
      registry?: Link
      labels?: {
        legalName?: string
        registration?: string
        address?: string
        officers?: string
      }
    }
    funds?: {
      title?: string
      figures?: Array<
        {
          _key: string
        } & Figure
      >
    }
    safe?: {
      title?: string
      items?: Array<
        {
          _key: string
        } & Point
      >
    }
    capTable?: {
      title?: string
      figures?: Array<
        {
          _key: string
        } & Figure
      >
    }
    rounds?: {
      title?: string
      figures?: Array<
        {
          _key: string
        } & Figure
      >
    }
    risks?: {
      title?: string
      items?: Array<
        {
          _key: string
        } & Point
      >
    }
    updates?: {
      title?: string
      items?: Array<
        {
          _key: string
        } & CampaignUpdate
      >
    }
    questions?: {
      title?: string
      items?: Array<
        {
          _key: string
        } & Point
      >
    }
  }
  why?: {
    title?: AccentTitle
    lead?: string
    claims?: Array<
      {
        _key: string
      } & Point
    >
    picture?: Picture
  }
  contact?: {
    title?: AccentTitle
    text?: string
    buttonLabel?: string
  }
  whatsapp?: {
    number?: string
    message?: string
  }
  header?: {
    logoLabel?: string
    quickContactLabel?: string
    formOpenLabel?: string
    formCloseLabel?: string
    navigationLabel?: string
  }
  form?: {
    title?: AccentTitle
    lead?: string
    labels?: {
      user_name?: string
      user_whatsapp?: string
      user_email?: string
      user_currency?: string
      user_message?: string
    }
    placeholders?: {
      user_name?: string
      user_whatsapp?: string
      user_email?: string
      user_message?: string
    }
    currencies?: Array<
      {
        _key: string
      } & FormOption
    >
    requiredNote?: string
    optionalLabel?: string
    submitLabel?: string
    closeLabel?: string
    honeypotLabel?: string
    captcha?: {
      label?: string
      working?: string
      done?: string
      failed?: string
      retry?: string
      question?: string
      consentText?: string
      consentLabel?: string
    }
    privacyLine?: RichText
  }
  seo?: Seo
}

export type LibraryResource = {
  _id: string
  _type: 'libraryResource'
  _createdAt: string
  _updatedAt: string
  _rev: string
  title?: string
  kind?: 'download' | 'explainer' | 'guide'
  summary?: string
  linkLabel?: string
  file?: {
    asset?: {
      _ref: string
      _type: 'reference'
      _weak?: boolean
      [internalGroqTypeReferenceTo]?: 'sanity.fileAsset'
    }
    media?: unknown
    _type: 'file'
  }
  href?: string
  picture?: Picture
}

export type SearchPage = {
  _id: string
  _type: 'searchPage'
  _createdAt: string
  _updatedAt: string
  _rev: string
  title?: string
  heading?: AccentTitle
  lead?: string
  suggestions?: {
    wordsTitle?: string
    words?: Array<string>
    pagesTitle?: string
    links?: Array<
      {
        _key: string
      } & Link
    >
  }
  box?: {
    label?: string
    placeholder?: string
    submitLabel?: string
    openLabel?: string
    menuLabel?: string
  }
  results?: {
    heading?: string
    one?: string
    many?: string
    limited?: string
    partial?: string
  }
  nothing?: {
    heading?: string
    text?: string
    words?: string
    similarTitle?: string
  }
  groups?: {
    pages?: string
    questions?: string
    resources?: string
  }
  kinds?: {
    page?: string
    section?: string
    question?: string
    resource?: string
    campaign?: string
  }
  seo?: Seo
}

export type PosterPage = {
  _id: string
  _type: 'posterPage'
  _createdAt: string
  _updatedAt: string
  _rev: string
  title?: string
  heading?: AccentTitle
  lead?: string
  templates?: Array<
    {
      _key: string
    } & PosterTemplate
  >
  inks?: Array<
    {
      _key: string
    } & PosterInks
  >
  examples?: {
    cause?: string
    name?: string
    number?: string
  }
  refusedWords?: Array<string>
  body?: Blocks
  privacyText?: string
  scriptsText?: string
  fields?: {
    form?: string
    cause?: string
    name?: string
    number?: string
    prize?: string
    price?: string
    date?: string
    address?: string
    addressHint?: string
    optional?: string
    templates?: string
    inks?: string
    formats?: string
  }
  formats?: {
    sheet?: string
    story?: string
    square?: string
  }
  errors?: {
    empty?: string
    long?: string
    signs?: string
    digits?: string
    address?: string
    refused?: string
  }
  actions?: {
    title?: string
    sheet?: string
    story?: string
    square?: string
    share?: string
    whatsapp?: string
    whatsappHint?: string
    message?: string
  }
  statuses?: {
    working?: string
    saved?: string
    shared?: string
    invalid?: string
    failed?: string
  }
  files?: {
    sheet?: string
    story?: string
    square?: string
  }
  poster?: {
    alt?: string
    altQr?: string
    qr?: string
  }
  seo?: Seo
}

export type HomePage = {
  _id: string
  _type: 'homePage'
  _createdAt: string
  _updatedAt: string
  _rev: string
  title?: string
  hero?: {
    title?: AccentTitle
    lead?: string
    buttons?: Array<
      {
        _key: string
      } & Link
    >
    tickets?: Array<
      {
        _key: string
      } & Ticket
    >
    number?: {
      label?: string
      hint?: string
      placeholder?: string
      button?: string
    }
    picture?: Picture
  }
  sections?: Blocks
  seo?: Seo
}

export type SanityImageCrop = {
  _type: 'sanity.imageCrop'
  top?: number
  bottom?: number
  left?: number
  right?: number
}

export type SanityImageHotspot = {
  _type: 'sanity.imageHotspot'
  x?: number
  y?: number
  height?: number
  width?: number
}

export type SanityImagePaletteSwatch = {
  _type: 'sanity.imagePaletteSwatch'
  background?: string
  foreground?: string
  population?: number
  title?: string
}

export type SanityImagePalette = {
  _type: 'sanity.imagePalette'
  darkMuted?: SanityImagePaletteSwatch
  lightVibrant?: SanityImagePaletteSwatch
  darkVibrant?: SanityImagePaletteSwatch
  vibrant?: SanityImagePaletteSwatch
  dominant?: SanityImagePaletteSwatch
  lightMuted?: SanityImagePaletteSwatch
  muted?: SanityImagePaletteSwatch
}

export type SanityImageDimensions = {
  _type: 'sanity.imageDimensions'
  height?: number
  width?: number
  aspectRatio?: number
}

export type SanityImageMetadata = {
  _type: 'sanity.imageMetadata'
  location?: Geopoint
  dimensions?: SanityImageDimensions
  palette?: SanityImagePalette
  lqip?: string
  blurHash?: string
  hasAlpha?: boolean
  isOpaque?: boolean
}

export type SanityFileAsset = {
  _id: string
  _type: 'sanity.fileAsset'
  _createdAt: string
  _updatedAt: string
  _rev: string
  originalFilename?: string
  label?: string
  title?: string
  description?: string
  altText?: string
  sha1hash?: string
  extension?: string
  mimeType?: string
  size?: number
  assetId?: string
  uploadId?: string
  path?: string
  url?: string
  source?: SanityAssetSourceData
}

export type SanityAssetSourceData = {
  _type: 'sanity.assetSourceData'
  name?: string
  id?: string
  url?: string
}

export type SanityImageAsset = {
  _id: string
  _type: 'sanity.imageAsset'
  _createdAt: string
  _updatedAt: string
  _rev: string
  originalFilename?: string
  label?: string
  title?: string
  description?: string
  altText?: string
  sha1hash?: string
  extension?: string
  mimeType?: string
  size?: number
  assetId?: string
  uploadId?: string
  path?: string
  url?: string
  metadata?: SanityImageMetadata
  source?: SanityAssetSourceData
}

export type Geopoint = {
  _type: 'geopoint'
  lat?: number
  lng?: number
  alt?: number
}

export type AllSanitySchemaTypes =
  | Seo
  | PosterTemplate
  | PosterRow
  | PosterInks
  | Picture
  | TitleKey
  | PrivateFile
  | ContactWhatsapp
  | ContactEmail
  | Milestone
  | Figure
  | CampaignUpdate
  | Ticket
  | TextBlock
  | Step
  | Point
  | FormOption
  | FeatureCard
  | Explainer
  | WhatsappLink
  | SocialLink
  | NavItem
  | LinkColumn
  | LinkCard
  | Link
  | RichText
  | AccentTitle
  | TextLink
  | Blocks
  | WordBand
  | VideoSection
  | TestimonialsSection
  | StepList
  | ShareText
  | RichTextSection
  | ResourceList
  | PictureText
  | PictureSection
  | Notice
  | NewsletterIssues
  | LinkCards
  | ImageCarousel
  | FigureReceipt
  | FeatureCards
  | FaqSection
  | Explainers
  | CampaignGuide
  | CallToAction
  | AppDownloads
  | VisitDay
  | Testimonial
  | TeamMember
  | SocialPost
  | ShareLink
  | ReviewAnswer
  | Redirect
  | Page
  | Slug
  | NewsletterSignup
  | NewsletterIssue
  | NewsletterDelivery
  | InvestorRequest
  | InvestorAccess
  | GalleryItem
  | FaqEntry
  | CampaignStep
  | CampaignLink
  | ErrorPages
  | InterfaceLabels
  | ReviewSettings
  | InvestorRoom
  | NewsletterTexts
  | FormMessages
  | Footer
  | Navigation
  | SiteSettings
  | GalleryPage
  | TodosPorBahiaPage
  | FuerzaBahiaPage
  | SosHomePage
  | SosLayout
  | ThankYouPage
  | InvestorsPage
  | LibraryResource
  | SearchPage
  | PosterPage
  | HomePage
  | SanityImageCrop
  | SanityImageHotspot
  | SanityImagePaletteSwatch
  | SanityImagePalette
  | SanityImageDimensions
  | SanityImageMetadata
  | SanityFileAsset
  | SanityAssetSourceData
  | SanityImageAsset
  | Geopoint

export declare const internalGroqTypeReferenceTo: unique symbol

export type QueriedLink = {
  label: string | null
  href: string | null
  openInNewTab: boolean | null
} | null

export type QueriedPicture = {
  assetId: string | null
  color: string | null
  crop: SanityImageCrop | null
  hotspot: SanityImageHotspot | null
  alt: string | null
  caption: string | null
} | null

export type QueriedSeo = {
  title: string | null
  description: string | null
  noIndex: boolean | null
  image: QueriedPicture
} | null

export type QueriedWords = {
  title: string | null
  text: string | null
} | null

export type QueriedLinks = Array<{
  _key: string
  label: string | null
  href: string | null
  openInNewTab: boolean | null
}> | null

export type QueriedPictures = Array<{
  _key: string
  assetId: string | null
  color: string | null
  crop: SanityImageCrop | null
  hotspot: SanityImageHotspot | null
  alt: string | null
  caption: string | null
}> | null

export type QueriedFigures = Array<{
  _key: string
  value: string | null
  label: string | null
  note: string | null
  source: string | null
  date: string | null
  validUntil: string | null
  fallbackText: string | null
  isProjection: boolean | null
}> | null

export type QueriedPoints = Array<{
  _key: string
  title: string | null
  text: string | null
  emoji: string | null
  picture: QueriedPicture
}> | null

export type QueriedParagraphs = Array<{
  _key: string
  title: string | null
  text: string | null
}> | null

export type QueriedUpdates = Array<{
  _key: string
  date: string | null
  text: string | null
  picture: QueriedPicture
}> | null

export type QueriedTextParts = {
  title: string | null
  items: QueriedParagraphs
} | null

export type QueriedFigureParts = {
  title: string | null
  figures: QueriedFigures
} | null

export type QueriedMilestones = Array<{
  _key: string
  title: string | null
  text: string | null
  when: string | null
  validUntil: string | null
  done: boolean | null
}> | null

export type QueriedProfiles = Array<{
  _key: string
  platform: 'facebook' | 'instagram' | 'linkedin' | 'tiktok' | 'x' | 'youtube' | null
  url: string | null
  label: string | null
}> | null

export type QueriedPosts = Array<{
  _id: string
  platform: 'facebook' | 'instagram' | 'linkedin' | 'tiktok' | 'x' | 'youtube' | null
  author: string | null
  text: string | null
  date: string | null
  url: string | null
  sampleMark: string | null
  picture: QueriedPicture
}> | null

export type QueriedBlocks = Array<
  | {
      _key: string
      _type: 'appDownloads'
      hidden: boolean | null
      visibleFrom: string | null
      visibleUntil: string | null
      title: AccentTitle | null
      lead: string | null
      anchor: string | null
      scanHint: string | null
      note: string | null
      android: {
        label: string | null
        store: string | null
        qrCaption: string | null
        qrAlt: string | null
      } | null
      ios: {
        label: string | null
        store: string | null
        qrCaption: string | null
        qrAlt: string | null
      } | null
      picture: QueriedPicture
    }
  | {
      _key: string
      _type: 'callToAction'
      hidden: boolean | null
      visibleFrom: string | null
      visibleUntil: string | null
      title: AccentTitle | null
      lead: string | null
      anchor: string | null
      tone: 'amarillo' | 'celeste' | 'naranja' | 'rosa' | 'verde' | null
      buttons: QueriedLinks
      picture: QueriedPicture
    }
  | {
      _key: string
      _type: 'campaignGuide'
      hidden: boolean | null
      visibleFrom: string | null
      visibleUntil: string | null
      title: AccentTitle | null
      lead: string | null
      anchor: string | null
      note: string | null
      link: QueriedLink
      steps: Array<{
        _id: string
        number: number | null
        title: string | null
        text: string | null
        picture: QueriedPicture
      }> | null
    }
  | {
      _key: string
      _type: 'explainers'
      hidden: boolean | null
      visibleFrom: string | null
      visibleUntil: string | null
      title: AccentTitle | null
      lead: string | null
      anchor: string | null
      note: string | null
      items: Array<{
        _key: string
        title: string | null
        summary: string | null
        content: RichText | null
        tone: 'amarillo' | 'celeste' | 'naranja' | 'rosa' | 'verde' | null
        anchor: string | null
        picture: QueriedPicture
      }> | null
    }
  | {
      _key: string
      _type: 'faqSection'
      hidden: boolean | null
      visibleFrom: string | null
      visibleUntil: string | null
      title: AccentTitle | null
      lead: string | null
      anchor: string | null
      link: QueriedLink
      entries: Array<{
        _id: string
        id: TitleKey | null
        title: string | null
        content: RichText | null
      }> | null
    }
  | {
      _key: string
      _type: 'featureCards'
      hidden: boolean | null
      visibleFrom: string | null
      visibleUntil: string | null
      title: AccentTitle | null
      lead: string | null
      anchor: string | null
      cards: Array<{
        _key: string
        title: string | null
        text: string | null
        emoji: string | null
        tone: 'amarillo' | 'celeste' | 'naranja' | 'rosa' | 'verde' | null
        picture: QueriedPicture
        link: QueriedLink
      }> | null
    }
  | {
      _key: string
      _type: 'figureReceipt'
      hidden: boolean | null
      visibleFrom: string | null
      visibleUntil: string | null
      title: AccentTitle | null
      lead: string | null
      anchor: string | null
      note: string | null
      figures: QueriedFigures
    }
  | {
      _key: string
      _type: 'imageCarousel'
      hidden: boolean | null
      visibleFrom: string | null
      visibleUntil: string | null
      title: AccentTitle | null
      lead: string | null
      anchor: string | null
      label: string | null
      pictures: QueriedPictures
    }
  | {
      _key: string
      _type: 'linkCards'
      hidden: boolean | null
      visibleFrom: string | null
      visibleUntil: string | null
      title: AccentTitle | null
      lead: string | null
      anchor: string | null
      cards: Array<{
        _key: string
        title: string | null
        text: string | null
        emoji: string | null
        tone: 'amarillo' | 'celeste' | 'naranja' | 'rosa' | 'verde' | null
        link: QueriedLink
        picture: QueriedPicture
      }> | null
    }
  | {
      _key: string
      _type: 'newsletterIssues'
      hidden: boolean | null
      visibleFrom: string | null
      visibleUntil: string | null
      title: AccentTitle | null
      lead: string | null
      anchor: string | null
      emptyText: string | null
      feedLabel: string | null
      issues: Array<{
        _id: string
        title: string | null
        lead: string | null
        date: string | null
        sampleMark: string | null
        slug: string | null
      }>
    }
  | {
      _key: string
      _type: 'notice'
      hidden: boolean | null
      visibleFrom: string | null
      visibleUntil: string | null
      kind: 'info' | 'legal' | 'warning' | null
      heading: string | null
      text: RichText | null
      anchor: string | null
    }
  | {
      _key: string
      _type: 'pictureSection'
      hidden: boolean | null
      visibleFrom: string | null
      visibleUntil: string | null
      title: AccentTitle | null
      lead: string | null
      anchor: string | null
      size: 'text' | 'wide' | null
      picture: QueriedPicture
    }
  | {
      _key: string
      _type: 'pictureText'
      hidden: boolean | null
      visibleFrom: string | null
      visibleUntil: string | null
      title: AccentTitle | null
      anchor: string | null
      body: RichText | null
      side: 'left' | 'right' | null
      picture: QueriedPicture
      link: QueriedLink
    }
  | {
      _key: string
      _type: 'resourceList'
      hidden: boolean | null
      visibleFrom: string | null
      visibleUntil: string | null
      title: AccentTitle | null
      lead: string | null
      anchor: string | null
      resources: Array<{
        _id: string
        title: string | null
        kind: 'download' | 'explainer' | 'guide' | null
        summary: string | null
        linkLabel: string | null
        href: string | null
        file: {
          _id: string
          size: number | null
          extension: string | null
        } | null
        picture: QueriedPicture
      }> | null
    }
  | {
      _key: string
      _type: 'richTextSection'
      hidden: boolean | null
      visibleFrom: string | null
      visibleUntil: string | null
      title: AccentTitle | null
      anchor: string | null
      body: RichText | null
      picture: QueriedPicture
    }
  | {
      _key: string
      _type: 'shareText'
      hidden: boolean | null
      visibleFrom: string | null
      visibleUntil: string | null
      title: AccentTitle | null
      lead: string | null
      anchor: string | null
      text: string | null
      copyLabel: string | null
      copiedLabel: string | null
      whatsappLabel: string | null
    }
  | {
      _key: string
      _type: 'stepList'
      hidden: boolean | null
      visibleFrom: string | null
      visibleUntil: string | null
      title: AccentTitle | null
      lead: string | null
      anchor: string | null
      note: string | null
      link: QueriedLink
      steps: Array<{
        _key: string
        title: string | null
        text: string | null
        picture: QueriedPicture
        link: QueriedLink
      }> | null
    }
  | {
      _key: string
      _type: 'testimonialsSection'
      hidden: boolean | null
      visibleFrom: string | null
      visibleUntil: string | null
      title: AccentTitle | null
      lead: string | null
      anchor: string | null
      testimonials: Array<{
        _id: string
        name: string | null
        rating: 1 | 2 | 3 | 4 | 5 | null
        description: string | null
        stamp: string | null
        img: QueriedPicture
      }> | null
    }
  | {
      _key: string
      _type: 'videoSection'
      hidden: boolean | null
      visibleFrom: string | null
      visibleUntil: string | null
      title: AccentTitle | null
      lead: string | null
      anchor: string | null
      name: string | null
      url: string | null
      transcript: RichText | null
      file: {
        _id: string
      } | null
      captions: {
        _id: string
      } | null
      picture: QueriedPicture
      labels: {
        play: string | null
        notice: string | null
        transcript: string | null
      } | null
    }
  | {
      _key: string
      _type: 'wordBand'
      hidden: boolean | null
      visibleFrom: string | null
      visibleUntil: string | null
      words: Array<string> | null
    }
> | null

// app/blocks/page-queries.ts: generalPageQuery
export type GeneralPageQueryResult = {
  _id: string
  layout: 'frontPage' | 'longText' | 'sections' | null
  tone: 'amarillo' | 'celeste' | 'naranja' | 'rosa' | 'verde' | null
  updatedOn: string | null
  updatedLabel: string | null
  counselNotice: RichText | null
  showsCounselNotice: boolean | null
  measurement: {
    title: string | null
    text: RichText | null
  } | null
  emergencyTitle: string | null
  emergencyNumbers: QueriedLinks
  profiles: QueriedProfiles
  profilesSampleMark: string | null
  posts: QueriedPosts
  postLinkLabel: string | null
  title: string | null
  heading: AccentTitle | null
  lead: string | null
  picture: QueriedPicture
  body: QueriedBlocks
  seo: QueriedSeo
} | null

// app/blocks/page-queries.ts: staffPagesQuery
export type StaffPagesQueryResult = Array<
  | {
      _updatedAt: string
      slug: string | null
      formerSlugs: Array<string> | null
      _id: string
      layout: 'frontPage' | 'longText' | 'sections' | null
      tone: 'amarillo' | 'celeste' | 'naranja' | 'rosa' | 'verde' | null
      updatedOn: string | null
      updatedLabel: string | null
      counselNotice: RichText | null
      showsCounselNotice: boolean | null
      measurement: {
        title: string | null
        text: RichText | null
      } | null
      emergencyTitle: string | null
      emergencyNumbers: QueriedLinks
      profiles: QueriedProfiles
      profilesSampleMark: string | null
      posts: QueriedPosts
      postLinkLabel: string | null
      title: string | null
      heading: AccentTitle | null
      lead: string | null
      picture: QueriedPicture
      body: QueriedBlocks
      seo: QueriedSeo
      kind: 'page'
    }
  | {
      _updatedAt: string
      slug: string | null
      formerSlugs: null
      _id: string
      layout: null
      tone: null
      updatedOn: string | null
      updatedLabel: string | null
      counselNotice: null
      showsCounselNotice: null
      measurement: null
      emergencyTitle: null
      emergencyNumbers: null
      profiles: null
      profilesSampleMark: null
      posts: null
      postLinkLabel: null
      title: string | null
      heading: null
      lead: string | null
      picture: null
      body: Array<
        | {
            _key: string
            _type: 'callToAction'
            hidden: boolean | null
            visibleFrom: string | null
            visibleUntil: string | null
            title: AccentTitle | null
            lead: string | null
            anchor: string | null
            tone: 'amarillo' | 'celeste' | 'naranja' | 'rosa' | 'verde' | null
            buttons: QueriedLinks
            picture: QueriedPicture
          }
        | {
            _key: string
            _type: 'notice'
            hidden: boolean | null
            visibleFrom: string | null
            visibleUntil: string | null
            kind: 'info' | 'legal' | 'warning' | null
            heading: string | null
            text: RichText | null
            anchor: string | null
          }
        | {
            _key: string
            _type: 'pictureSection'
            hidden: boolean | null
            visibleFrom: string | null
            visibleUntil: string | null
            title: AccentTitle | null
            lead: string | null
            anchor: string | null
            size: 'text' | 'wide' | null
            picture: QueriedPicture
          }
        | {
            _key: string
            _type: 'richTextSection'
            hidden: boolean | null
            visibleFrom: string | null
            visibleUntil: string | null
            title: AccentTitle | null
            anchor: string | null
            body: RichText | null
            picture: QueriedPicture
          }
      > | null
      seo: {
        title: string | null
        description: string | null
        noIndex: false
        image: null
      }
      kind: 'newsletterIssue'
    }
>

// app/routes/_site._index/query.ts: homePageQuery
export type HomePageQueryResult = {
  title: string | null
  hero: {
    title: AccentTitle | null
    lead: string | null
    buttons: QueriedLinks
    tickets: Array<{
      _key: string
      title: string | null
      detail: string | null
      number: string | null
      price: string | null
      tone: 'amarillo' | 'celeste' | 'naranja' | 'rosa' | 'verde' | null
    }> | null
    number: {
      label: string | null
      hint: string | null
      placeholder: string | null
      button: string | null
    } | null
    picture: QueriedPicture
  } | null
  sections: QueriedBlocks
  seo: QueriedSeo
} | null

// app/routes/_site.afiche/query.ts: posterPageQuery
export type PosterPageQueryResult = {
  title: string | null
  heading: AccentTitle | null
  lead: string | null
  templates: Array<{
    _key: string
    name: string | null
    ground: 'fountain' | 'frame' | 'plain' | 'rays' | 'ticket' | null
    rows: Array<{
      kind: 'band' | 'perforation' | 'rule' | 'stars' | 'text' | 'ticket' | null
      text: string | null
      size: 'huge' | 'large' | 'medium' | 'small' | 'tiny' | null
      ink: 'accent' | 'band' | 'fountain' | 'ink' | 'shadow' | null
    }> | null
  }> | null
  inks: Array<{
    _key: string
    name: string | null
    paper: string | null
    ink: string | null
    accents: Array<string> | null
  }> | null
  examples: {
    cause: string | null
    name: string | null
    number: string | null
  } | null
  refusedWords: Array<string> | null
  privacyText: string | null
  scriptsText: string | null
  fields: {
    form: string | null
    cause: string | null
    name: string | null
    number: string | null
    prize: string | null
    price: string | null
    date: string | null
    address: string | null
    addressHint: string | null
    optional: string | null
    templates: string | null
    inks: string | null
    formats: string | null
  } | null
  formats: {
    sheet: string | null
    story: string | null
    square: string | null
  } | null
  errors: {
    empty: string | null
    long: string | null
    signs: string | null
    digits: string | null
    address: string | null
    refused: string | null
  } | null
  actions: {
    title: string | null
    sheet: string | null
    story: string | null
    square: string | null
    share: string | null
    whatsapp: string | null
    whatsappHint: string | null
    message: string | null
  } | null
  statuses: {
    working: string | null
    saved: string | null
    shared: string | null
    invalid: string | null
    failed: string | null
  } | null
  files: {
    sheet: string | null
    story: string | null
    square: string | null
  } | null
  poster: {
    alt: string | null
    altQr: string | null
    qr: string | null
  } | null
  body: QueriedBlocks
  seo: QueriedSeo
} | null

// app/routes/_site.buscar/query.ts: searchPageQuery
export type SearchPageQueryResult = {
  title: string | null
  heading: AccentTitle | null
  lead: string | null
  suggestions: {
    wordsTitle: string | null
    words: Array<string> | null
    pagesTitle: string | null
    links: QueriedLinks
  } | null
  results: {
    heading: string | null
    one: string | null
    many: string | null
    limited: string | null
    partial: string | null
  } | null
  nothing: {
    heading: string | null
    text: string | null
    words: string | null
    similarTitle: string | null
  } | null
  groups: {
    pages: string | null
    questions: string | null
    resources: string | null
  } | null
  kinds: {
    page: string | null
    section: string | null
    question: string | null
    resource: string | null
    campaign: string | null
  } | null
  seo: QueriedSeo
} | null

// app/routes/_site.fuerzabahia/query.ts: fuerzaBahiaPageQuery
export type FuerzaBahiaPageQueryResult = {
  title: string | null
  heading: AccentTitle | null
  lead: string | null
  picture: QueriedPicture
  localitiesLabel: string | null
  localities: Array<string> | null
  buttons: QueriedLinks
  howTo: {
    title: AccentTitle | null
    lead: string | null
    steps: Array<{
      _key: string
      title: string | null
      text: string | null
      picture: QueriedPicture
      link: QueriedLink
    }> | null
  } | null
  postsSection: {
    title: AccentTitle | null
    lead: string | null
    archiveTitle: string | null
    posts: Array<{
      _id: string
      platform: 'facebook' | 'instagram' | 'linkedin' | 'tiktok' | 'x' | 'youtube' | null
      author: string | null
      text: string | null
      date: string | null
      url: string | null
      sampleMark: string | null
      embedProvider: 'facebook' | 'instagram' | 'none' | 'tiktok' | 'x' | null
      picture: QueriedPicture
    }> | null
  } | null
  body: QueriedBlocks
  labels: {
    openPost: string | null
    loadingPost: string | null
    showPost: string | null
  } | null
  seo: QueriedSeo
} | null

// app/routes/_site.galeria/query.ts: galleryPageQuery
export type GalleryPageQueryResult = {
  title: string | null
  heading: AccentTitle | null
  lead: string | null
  items: Array<{
    _id: string
    name: string | null
    type: 'image' | 'pdf' | null
    path: string | null
    url: string | null
    image: {
      assetId: string | null
      color: string | null
      crop: SanityImageCrop | null
      hotspot: SanityImageHotspot | null
      alt: string | null
      caption: string | null
      size: number | null
    } | null
    file: {
      _id: string
      size: number | null
    } | null
  }> | null
  labels: {
    imagesTitle: string | null
    pdfsTitle: string | null
    view: string | null
    download: string | null
    copy: string | null
    copied: string | null
    loading: string | null
    empty: string | null
    brokenImage: string | null
  } | null
  seo: QueriedSeo
} | null

// app/routes/_site.inversores/query.ts: investorsPageQuery
export type InvestorsPageQueryResult = {
  page: {
    title: string | null
    header: {
      logoLabel: string | null
      quickContactLabel: string | null
      formOpenLabel: string | null
      formCloseLabel: string | null
      navigationLabel: string | null
    } | null
    hero: {
      title: AccentTitle | null
      subtitle: string | null
      ctaLabel: string | null
      logo: QueriedPicture
      people: QueriedPictures
      figures: QueriedFigures
    } | null
    textBlocks: Array<{
      _key: string
      title: AccentTitle | null
      text: RichText | null
      picture: QueriedPicture
    }> | null
    planList: {
      title: AccentTitle | null
      lead: string | null
      items: QueriedPoints
      summary: {
        title: string | null
        linkLabel: string | null
        href: string | null
        file: {
          _id: string
        } | null
      } | null
    } | null
    screenshots: {
      title: AccentTitle | null
      label: string | null
      viewer: {
        openLabel: string | null
        closeLabel: string | null
        previousLabel: string | null
        nextLabel: string | null
      } | null
      pictures: QueriedPictures
    } | null
    opportunity: {
      title: AccentTitle | null
      lead: string | null
      figures: QueriedFigures
      terms: QueriedPoints
      riskTitle: string | null
      riskNotice: string | null
    } | null
    uniqueness: {
      title: AccentTitle | null
      lead: string | null
      items: QueriedPoints
    } | null
    traction: {
      title: AccentTitle | null
      lead: string | null
      figures: QueriedFigures
      items: QueriedMilestones
      doneLabel: string | null
      nextLabel: string | null
    } | null
    roadmap: {
      title: AccentTitle | null
      lead: string | null
      items: QueriedMilestones
    } | null
    team: {
      title: AccentTitle | null
      lead: string | null
      members: Array<{
        _id: string
        name: string | null
        surname: string | null
        role: string | null
        description: string | null
        achievement: string | null
        emoji: string | null
        profile: QueriedLink
        picture: QueriedPicture
      }> | null
      others: Array<{
        _id: string
        name: string | null
        surname: string | null
        role: string | null
        description: string | null
        achievement: string | null
        emoji: string | null
        profile: QueriedLink
        picture: QueriedPicture
      }>
    } | null
    disclosure: {
      title: AccentTitle | null
      lead: string | null
      sampleMark: string | null
      company: {
        title: string | null
        legalName: string | null
        registration: string | null
        address: string | null
        officers: QueriedParagraphs
        registry: QueriedLink
        labels: {
          legalName: string | null
          registration: string | null
          address: string | null
          officers: string | null
        } | null
      } | null
      funds: QueriedFigureParts
      safe: QueriedTextParts
      capTable: QueriedFigureParts
      rounds: QueriedFigureParts
      risks: QueriedTextParts
      updates: {
        title: string | null
        items: QueriedUpdates
      } | null
      questions: QueriedTextParts
    } | null
    why: {
      title: AccentTitle | null
      lead: string | null
      claims: QueriedPoints
      picture: QueriedPicture
    } | null
    contact: {
      title: AccentTitle | null
      text: string | null
      buttonLabel: string | null
    } | null
    whatsapp: {
      number: string | null
      message: string | null
    } | null
    form: {
      title: AccentTitle | null
      lead: string | null
      labels: {
        user_name?: string
        user_whatsapp?: string
        user_email?: string
        user_currency?: string
        user_message?: string
      } | null
      placeholders: {
        user_name?: string
        user_whatsapp?: string
        user_email?: string
        user_message?: string
      } | null
      currencies: Array<{
        _key: string
        value: string | null
        label: string | null
      }> | null
      requiredNote: string | null
      optionalLabel: string | null
      submitLabel: string | null
      closeLabel: string | null
      honeypotLabel: string | null
      captcha: {
        label: string | null
        working: string | null
        done: string | null
        failed: string | null
        retry: string | null
        question: string | null
        consentText: string | null
        consentLabel: string | null
      } | null
      privacyLine: RichText | null
    } | null
    seo: QueriedSeo
  } | null
  messages: {
    investor: {
      nameInvalid?: string
      phoneInvalid?: string
      emailInvalid?: string
      currencyRequired?: string
      messageTooLong?: string
      captchaRequired?: string
      captchaExpired?: string
      sending?: string
      sendFailed?: string
      sendFailedHelp?: string
      offline?: string
      requestStored?: string
      errorSummary?: string
    } | null
    general: {
      fieldRequired: string | null
      tooManyRequests: string | null
      notAccepted: string | null
      tooLarge: string | null
    } | null
  } | null
}

// app/routes/_site.sosBahia._index/query.ts: sosHomePageQuery
export type SosHomePageQueryResult = {
  emergencyTitle: string | null
  emergencyNumbers: QueriedLinks
  helpLink: QueriedLink
  donateLink: QueriedLink
  campaigns:
    | Array<{
        _id: string
        title: string | null
        link: string | null
        summary: string | null
        goal: string | null
        raisedAmount: number | null
        goalAmount: number | null
        endsOn: string | null
        organizer: string | null
        recipient: string | null
        verifiedOn: string | null
        sampleMark: string | null
        picture: QueriedPicture
        updates: QueriedUpdates
      }>
    | Array<never>
  campaignLinkLabel: string | null
  emptyText: string | null
  title: string | null
  heading: AccentTitle | null
  lead: string | null
  picture: QueriedPicture
  body: QueriedBlocks
  seo: QueriedSeo
} | null

// app/routes/_site.sosBahia/query.ts: sosLayoutQuery
export type SosLayoutQueryResult = {
  layout: {
    title: string | null
    links: Array<{
      _key: string
      label: string | null
      href: string | null
      emoji: string | null
    }> | null
    help: {
      label: string | null
      number: string | null
      message: string | null
    } | null
    labels: {
      navigation: string | null
      collapse: string | null
      expand: string | null
      menuOpen: string | null
      menuClose: string | null
      help: string | null
      backToSite: string | null
    } | null
  } | null
  defaultNumber: string | null
}

// app/routes/_site.thankYou/query.ts: thankYouPageQuery
export type ThankYouPageQueryResult = {
  page: {
    title: string | null
    heading: AccentTitle | null
    greeting: string | null
    text: string | null
    answer: string | null
    homeButton: QueriedLink
    investorsButton: QueriedLink
    whatsapp: {
      label: string | null
      number: string | null
      message: string | null
    } | null
    picture: QueriedPicture
    receipt: {
      title: string | null
      stamp: string | null
    } | null
    countdown: {
      text: string | null
      pause: string | null
      paused: string | null
      resume: string | null
    } | null
    seo: QueriedSeo
  } | null
  labels: {
    user_name: string | null
    user_whatsapp: string | null
    user_email: string | null
  } | null
  defaultNumber: string | null
}

// app/routes/_site.todos-por-bahia-blanca/query.ts: todosPorBahiaPageQuery
export type TodosPorBahiaPageQueryResult = {
  title: string | null
  heading: AccentTitle | null
  lead: string | null
  picture: QueriedPicture
  body: QueriedBlocks
  seo: QueriedSeo
  campaigns: Array<{
    _id: string
    title: string | null
    link: string | null
    summary: string | null
    goal: string | null
    raisedAmount: number | null
    goalAmount: number | null
    endsOn: string | null
    organizer: string | null
    recipient: string | null
    verifiedOn: string | null
    sampleMark: string | null
    picture: QueriedPicture
    updates: QueriedUpdates
  }> | null
  labels: {
    openCampaign: string | null
    frameTitle: string | null
    frameRefused: string | null
    frameWithheld: string | null
    showFrame: string | null
  } | null
} | null

// app/routes/_site/query.ts: siteQuery
export type SiteQueryResult = {
  settings: {
    brandName: string | null
    tagline: string | null
    logo: QueriedPicture
    logoInverse: QueriedPicture
    organization: {
      legalName: string | null
      description: string | null
      email: string | null
      telephone: string | null
      locality: string | null
      country: string | null
      areasServed: Array<string> | null
    } | null
    storeLinks: {
      android: string | null
      ios: string | null
    } | null
    socialLinks: QueriedProfiles
    emergencyBanner: {
      enabled: boolean | null
      text: string | null
      link: QueriedLink
    } | null
    progressFrom: number | null
    defaultSeo: QueriedSeo
  } | null
  navigation: {
    links: QueriedLinks
    cta: QueriedLink
    labels: {
      skipLink: string | null
      main: string | null
      menuOpen: string | null
      menuClose: string | null
      logo: string | null
      breadcrumbs: string | null
      home: string | null
    } | null
  } | null
  footer: {
    newsletter: {
      title: string | null
      text: string | null
      emailLabel: string | null
      emailPlaceholder: string | null
      submitLabel: string | null
      privacyLine: RichText | null
    } | null
    linkColumns: Array<{
      _key: string
      title: string | null
      links: QueriedLinks
    }> | null
    download: {
      title: string | null
      androidLabel: string | null
      iosLabel: string | null
      otherLabel: string | null
    } | null
    labels: {
      footer: string | null
      social: string | null
    } | null
    copyrightYear: number | null
    copyrightText: string | null
    legalLine: string | null
  } | null
  search: {
    label: string | null
    placeholder: string | null
    submitLabel: string | null
    openLabel: string | null
    menuLabel: string | null
  } | null
  downloads: Array<{
    anchor: string | null
    hidden: boolean | null
    visibleFrom: string | null
    visibleUntil: string | null
  }> | null
  menuPages: Array<{
    _id: string
    title: string | null
    menuLabel: string | null
    slug: string | null
    inMenu: boolean | null
    inFooter: boolean | null
  }>
  messages: {
    newsletter: {
      sending: string | null
      success: string | null
      pending: string | null
      emailRequired: string | null
      emailInvalid: string | null
      emailHelp: string | null
    } | null
    general: {
      fieldRequired: string | null
      tooManyRequests: string | null
      notAccepted: string | null
      tooLarge: string | null
    } | null
  } | null
  labels: {
    general: {
      opensInNewTab: string | null
      more: string | null
    } | null
    carousel: {
      pause: string | null
    } | null
    testimonials: {
      rating: string | null
    } | null
    tickets: {
      number: string | null
    } | null
    campaigns: {
      raised: string | null
      goal: string | null
      endsOn: string | null
      organizer: string | null
      recipient: string | null
      verifiedOn: string | null
      updates: string | null
    } | null
    figures: {
      source: string | null
      projection: string | null
    } | null
    fromInvestors: {
      label: string | null
    } | null
    print: {
      address: string | null
    } | null
  } | null
}

// app/routes/campana-de-ejemplo.$/query.ts: sampleCampaignsQuery
export type SampleCampaignsQueryResult = {
  campaigns: Array<{
    _id: string
    title: string | null
    link: string | null
    summary: string | null
    goal: string | null
    raisedAmount: number | null
    goalAmount: number | null
    endsOn: string | null
    organizer: string | null
    recipient: string | null
    verifiedOn: string | null
    sampleMark: string | null
    picture: QueriedPicture
    updates: QueriedUpdates
  }>
  labels: {
    sampleMark: string | null
    sampleText: string | null
  } | null
}

// app/sanity/site-queries.ts: brandNameQuery
export type BrandNameQueryResult = {
  brandName: string | null
} | null

// app/sanity/site-queries.ts: emergencyModeQuery
export type EmergencyModeQueryResult = {
  isOn: boolean | false
  sosTitle: string | null
}

// app/sanity/site-queries.ts: errorPagesQuery
export type ErrorPagesQueryResult = {
  notFound: {
    title: string | null
    text: string | null
    links: QueriedLinks
    picture: QueriedPicture
  } | null
  unexpected: {
    title: string | null
    text: string | null
    homeLabel: string | null
    requestIdLabel: string | null
  } | null
  unavailable: QueriedWords
  notLoaded: {
    offline: string | null
    retryLabel: string | null
  } | null
} | null

// app/sanity/site-queries.ts: headlinesQuery
export type HeadlinesQueryResult = Array<
  | {
      _id: string
      title: null
      headline: string
    }
  | {
      _id: string
      title: string | null
      headline: string
    }
>

// app/sanity/site-queries.ts: investorRoomQuery
export type InvestorRoomQueryResult = {
  brand: string | null
  texts: {
    title: string | null
    lead: string | null
    documents: QueriedParagraphs
    labels: {
      open: string | null
      download: string | null
      missing: string | null
      expires: string | null
      stamp: string | null
      home: string | null
    } | null
    statement: {
      title: string | null
      text: string | null
      accept: string | null
      button: string | null
    } | null
    question: {
      title: string | null
      text: string | null
      label: string | null
      button: string | null
      asked: string | null
    } | null
    email: {
      subject: string | null
      title: string | null
      text: string | null
      button: string | null
      reason: string | null
    } | null
    newLink: string | null
    expired: QueriedWords
    replaced: QueriedWords
    elsewhere: QueriedWords
    revoked: QueriedWords
    invalid: QueriedWords
    sent: QueriedWords
    tooMany: QueriedWords
    failed: QueriedWords
  } | null
}

// app/sanity/site-queries.ts: knownPagesQuery
export type KnownPagesQueryResult = Array<{
  _id: string
  _updatedAt: string
  noIndex: boolean | false
}>

// app/sanity/site-queries.ts: newsletterIssueQuery
export type NewsletterIssueQueryResult = {
  brand: string | null
  texts: {
    emailFooter: {
      reason: string | null
      leave: string | null
      archive: string | null
      postal: string | null
    } | null
    perHour: number | null
  } | null
  issue: {
    title: string | null
    lead: string | null
    slug: string | null
    body: Array<
      | {
          _key: string
          _type: 'callToAction'
          hidden: boolean | null
          visibleFrom: string | null
          visibleUntil: string | null
          title: AccentTitle | null
          lead: string | null
          body: null
          text: null
          buttons: Array<{
            _key: string
            label: string | null
            href: string | null
          }> | null
          picture: QueriedPicture
        }
      | {
          _key: string
          _type: 'notice'
          hidden: boolean | null
          visibleFrom: string | null
          visibleUntil: string | null
          title: string | null
          lead: null
          body: null
          text: RichText | null
          buttons: null
          picture: null
        }
      | {
          _key: string
          _type: 'pictureSection'
          hidden: boolean | null
          visibleFrom: string | null
          visibleUntil: string | null
          title: AccentTitle | null
          lead: string | null
          body: null
          text: null
          buttons: null
          picture: QueriedPicture
        }
      | {
          _key: string
          _type: 'richTextSection'
          hidden: boolean | null
          visibleFrom: string | null
          visibleUntil: string | null
          title: AccentTitle | null
          lead: null
          body: RichText | null
          text: null
          buttons: null
          picture: QueriedPicture
        }
    > | null
  } | null
}

// app/sanity/site-queries.ts: newsletterTextsQuery
export type NewsletterTextsQueryResult = {
  brand: string | null
  texts: {
    confirmEmail: {
      subject: string | null
      title: string | null
      text: string | null
      button: string | null
    } | null
    welcomeEmail: {
      subject: string | null
      title: string | null
      text: string | null
      button: string | null
    } | null
    emailFooter: {
      reason: string | null
      leave: string | null
      archive: string | null
      postal: string | null
    } | null
    perHour: number | null
    confirmPage: {
      title: string | null
      text: string | null
      button: string | null
      doneTitle: string | null
      doneText: string | null
    } | null
    leavePage: {
      title: string | null
      text: string | null
      button: string | null
      doneTitle: string | null
      doneText: string | null
    } | null
    invalidPage: QueriedWords
    homeLabel: string | null
  } | null
}

// app/sanity/site-queries.ts: offlineQuery
export type OfflineQueryResult = {
  isOn: boolean | true
  words: {
    title: string | null
    text: string | null
    links: QueriedLinks
    savedTitle: string | null
    copyText: string | null
    retryLabel: string | null
    formText: string | null
  } | null
}

// app/sanity/site-queries.ts: previewLabelsQuery
export type PreviewLabelsQueryResult = {
  active: string | null
  exit: string | null
} | null

// app/sanity/site-queries.ts: privacyQuery
export type PrivacyQueryResult = {
  consentMode: 'ask' | 'notice' | 'off' | null
  words: {
    consentText: RichText | null
    acceptLabel: string | null
    rejectLabel: string | null
    dismissLabel: string | null
    reopenLabel: string | null
    accessibleLabel: string | null
    allowedText: string | null
    refusedText: string | null
    signalText: string | null
  }
  excludeContactData: boolean | null
  recorderIdentity: string | null
} | null

// app/sanity/site-queries.ts: redirectsQuery
export type RedirectsQueryResult = Array<{
  from: string
  to: string
  permanent: boolean | null
}>

// app/sanity/site-queries.ts: reviewTextsQuery
export type ReviewTextsQueryResult = {
  brand: string | null
  texts: {
    bar: {
      title: string | null
      approve: string | null
      change: string | null
      changeField: string | null
      placeField: string | null
      placeHint: string | null
      send: string | null
      back: string | null
      published: string | null
      leave: string | null
    } | null
    approvedPage: QueriedWords
    changePage: QueriedWords
    outdatedPage: QueriedWords
    invalidPage: QueriedWords
    links: {
      back: string | null
      home: string | null
    } | null
  } | null
}

// app/sanity/site-queries.ts: siteIdentityQuery
export type SiteIdentityQueryResult = {
  brandName: string | null
  description: string | null
  email: string | null
  storeLinks: {
    android: string | null
    ios: string | null
  } | null
  hidden: boolean | false
} | null

import '@sanity/client'
declare module '@sanity/client' {
  interface SanityQueries {
    '\n  *[_id == $id && _type == "page"][0]{ \n  _id,\n  layout,\n  tone,\n  updatedOn,\n  updatedLabel,\n  counselNotice,\n  showsCounselNotice,\n  "measurement": analyticsText{\n    title,\n    "text": select(\n      *[_type == "siteSettings" && _id == "siteSettings"][0].privacy.excludeContactData == true\n        => withoutContactData,\n      withContactData\n    )\n  },\n  emergencyTitle,\n  emergencyNumbers[]{ _key, label, href, openInNewTab },\n  profiles[]{ _key, platform, url, label },\n  profilesSampleMark,\n  posts[]->{ _id, platform, author, text, date, url, sampleMark, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } },\n  postLinkLabel,\n  \n  title,\n  heading,\n  lead,\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n  body[]{ \n  _key,\n  _type,\n  hidden,\n  visibleFrom,\n  visibleUntil,\n  _type == "appDownloads" => { \n  title, lead, anchor, scanHint, note,\n  android{ label, store, qrCaption, qrAlt },\n  ios{ label, store, qrCaption, qrAlt },\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n },\n  _type == "callToAction" => { \n  title, lead, anchor, tone,\n  buttons[]{ _key, label, href, openInNewTab },\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n },\n  _type == "campaignGuide" => { \n  title, lead, anchor, note,\n  link{ label, href, openInNewTab },\n  "steps": steps[]->{ _id, number, title, text, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "explainers" => { \n  title, lead, anchor, note,\n  items[]{ _key, title, summary, content, tone, anchor, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "faqSection" => { \n  title, lead, anchor,\n  link{ label, href, openInNewTab },\n  "entries": entries[]->{ _id, id, title, content }\n },\n  _type == "featureCards" => { \n  title, lead, anchor,\n  cards[]{ _key, title, text, emoji, tone, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }, link{ label, href, openInNewTab } }\n },\n  _type == "figureReceipt" => { \n  title, lead, anchor, note,\n  figures[]{ _key, value, label, note, source, date, validUntil, fallbackText, isProjection }\n },\n  _type == "imageCarousel" => { \n  title, lead, anchor, label,\n  pictures[]{ _key, \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n },\n  _type == "linkCards" => { \n  title, lead, anchor,\n  cards[]{ _key, title, text, emoji, tone, link{ label, href, openInNewTab }, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "newsletterIssues" => { \n  title, lead, anchor, emptyText, feedLabel,\n  "issues": *[_type == "newsletterIssue" && defined(slug.current)] | order(date desc, _id asc){\n    _id, title, lead, date, sampleMark, "slug": slug.current\n  }\n },\n  _type == "notice" => { kind, "heading": title, text, anchor },\n  _type == "pictureSection" => { title, lead, anchor, size, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } },\n  _type == "pictureText" => { \n  title, anchor, body, side,\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n  link{ label, href, openInNewTab }\n },\n  _type == "resourceList" => { \n  title, lead, anchor,\n  "resources": resources[]->{\n    _id, title, kind, summary, linkLabel, href,\n    "file": file.asset->{ _id, size, extension },\n    picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n  }\n },\n  _type == "richTextSection" => { title, anchor, body, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } },\n  _type == "shareText" => { title, lead, anchor, text, copyLabel, copiedLabel, whatsappLabel },\n  _type == "stepList" => { \n  title, lead, anchor, note, link{ label, href, openInNewTab },\n  steps[]{ _key, title, text, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }, link{ label, href, openInNewTab } }\n },\n  _type == "testimonialsSection" => { \n  title, lead, anchor,\n  "testimonials": testimonials[]->{ _id, name, rating, description, stamp, img{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "videoSection" => { \n  title, lead, anchor, name, url, transcript,\n  "file": file.asset->{ _id },\n  "captions": captions.asset->{ _id },\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n  "labels": *[_type == "interfaceLabels" && _id == "interfaceLabels"][0]\n    .video{ play, notice, transcript }\n },\n  _type == "wordBand" => { words }\n },\n  seo{ title, description, noIndex, image{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n\n }\n': GeneralPageQueryResult
    '\n  *[_type in ["page", "newsletterIssue"] && defined(slug.current) && (!defined($slug) || slug.current == $slug)]\n    | order(slug.current asc) {\n    _updatedAt,\n    "slug": slug.current,\n    formerSlugs,\n    \n  _id,\n  layout,\n  tone,\n  updatedOn,\n  updatedLabel,\n  counselNotice,\n  showsCounselNotice,\n  "measurement": analyticsText{\n    title,\n    "text": select(\n      *[_type == "siteSettings" && _id == "siteSettings"][0].privacy.excludeContactData == true\n        => withoutContactData,\n      withContactData\n    )\n  },\n  emergencyTitle,\n  emergencyNumbers[]{ _key, label, href, openInNewTab },\n  profiles[]{ _key, platform, url, label },\n  profilesSampleMark,\n  posts[]->{ _id, platform, author, text, date, url, sampleMark, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } },\n  postLinkLabel,\n  \n  title,\n  heading,\n  lead,\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n  body[]{ \n  _key,\n  _type,\n  hidden,\n  visibleFrom,\n  visibleUntil,\n  _type == "appDownloads" => { \n  title, lead, anchor, scanHint, note,\n  android{ label, store, qrCaption, qrAlt },\n  ios{ label, store, qrCaption, qrAlt },\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n },\n  _type == "callToAction" => { \n  title, lead, anchor, tone,\n  buttons[]{ _key, label, href, openInNewTab },\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n },\n  _type == "campaignGuide" => { \n  title, lead, anchor, note,\n  link{ label, href, openInNewTab },\n  "steps": steps[]->{ _id, number, title, text, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "explainers" => { \n  title, lead, anchor, note,\n  items[]{ _key, title, summary, content, tone, anchor, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "faqSection" => { \n  title, lead, anchor,\n  link{ label, href, openInNewTab },\n  "entries": entries[]->{ _id, id, title, content }\n },\n  _type == "featureCards" => { \n  title, lead, anchor,\n  cards[]{ _key, title, text, emoji, tone, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }, link{ label, href, openInNewTab } }\n },\n  _type == "figureReceipt" => { \n  title, lead, anchor, note,\n  figures[]{ _key, value, label, note, source, date, validUntil, fallbackText, isProjection }\n },\n  _type == "imageCarousel" => { \n  title, lead, anchor, label,\n  pictures[]{ _key, \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n },\n  _type == "linkCards" => { \n  title, lead, anchor,\n  cards[]{ _key, title, text, emoji, tone, link{ label, href, openInNewTab }, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "newsletterIssues" => { \n  title, lead, anchor, emptyText, feedLabel,\n  "issues": *[_type == "newsletterIssue" && defined(slug.current)] | order(date desc, _id asc){\n    _id, title, lead, date, sampleMark, "slug": slug.current\n  }\n },\n  _type == "notice" => { kind, "heading": title, text, anchor },\n  _type == "pictureSection" => { title, lead, anchor, size, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } },\n  _type == "pictureText" => { \n  title, anchor, body, side,\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n  link{ label, href, openInNewTab }\n },\n  _type == "resourceList" => { \n  title, lead, anchor,\n  "resources": resources[]->{\n    _id, title, kind, summary, linkLabel, href,\n    "file": file.asset->{ _id, size, extension },\n    picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n  }\n },\n  _type == "richTextSection" => { title, anchor, body, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } },\n  _type == "shareText" => { title, lead, anchor, text, copyLabel, copiedLabel, whatsappLabel },\n  _type == "stepList" => { \n  title, lead, anchor, note, link{ label, href, openInNewTab },\n  steps[]{ _key, title, text, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }, link{ label, href, openInNewTab } }\n },\n  _type == "testimonialsSection" => { \n  title, lead, anchor,\n  "testimonials": testimonials[]->{ _id, name, rating, description, stamp, img{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "videoSection" => { \n  title, lead, anchor, name, url, transcript,\n  "file": file.asset->{ _id },\n  "captions": captions.asset->{ _id },\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n  "labels": *[_type == "interfaceLabels" && _id == "interfaceLabels"][0]\n    .video{ play, notice, transcript }\n },\n  _type == "wordBand" => { words }\n },\n  seo{ title, description, noIndex, image{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n\n,\n    "kind": _type,\n    _type == "newsletterIssue" => {\n      "updatedOn": date,\n      "updatedLabel": *[_type == "newsletterTexts" && _id == "newsletterTexts"][0].issueLabel,\n      "seo": { "title": title, "description": lead, "noIndex": false, "image": null }\n    }\n  }\n': StaffPagesQueryResult
    '\n  *[_type == "homePage" && _id == "homePage"][0]{\n    title,\n    hero{\n      title,\n      lead,\n      buttons[]{ _key, label, href, openInNewTab },\n      tickets[]{ _key, title, detail, number, price, tone },\n      number{ label, hint, placeholder, button },\n      picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n    },\n    sections[]{ \n  _key,\n  _type,\n  hidden,\n  visibleFrom,\n  visibleUntil,\n  _type == "appDownloads" => { \n  title, lead, anchor, scanHint, note,\n  android{ label, store, qrCaption, qrAlt },\n  ios{ label, store, qrCaption, qrAlt },\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n },\n  _type == "callToAction" => { \n  title, lead, anchor, tone,\n  buttons[]{ _key, label, href, openInNewTab },\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n },\n  _type == "campaignGuide" => { \n  title, lead, anchor, note,\n  link{ label, href, openInNewTab },\n  "steps": steps[]->{ _id, number, title, text, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "explainers" => { \n  title, lead, anchor, note,\n  items[]{ _key, title, summary, content, tone, anchor, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "faqSection" => { \n  title, lead, anchor,\n  link{ label, href, openInNewTab },\n  "entries": entries[]->{ _id, id, title, content }\n },\n  _type == "featureCards" => { \n  title, lead, anchor,\n  cards[]{ _key, title, text, emoji, tone, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }, link{ label, href, openInNewTab } }\n },\n  _type == "figureReceipt" => { \n  title, lead, anchor, note,\n  figures[]{ _key, value, label, note, source, date, validUntil, fallbackText, isProjection }\n },\n  _type == "imageCarousel" => { \n  title, lead, anchor, label,\n  pictures[]{ _key, \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n },\n  _type == "linkCards" => { \n  title, lead, anchor,\n  cards[]{ _key, title, text, emoji, tone, link{ label, href, openInNewTab }, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "newsletterIssues" => { \n  title, lead, anchor, emptyText, feedLabel,\n  "issues": *[_type == "newsletterIssue" && defined(slug.current)] | order(date desc, _id asc){\n    _id, title, lead, date, sampleMark, "slug": slug.current\n  }\n },\n  _type == "notice" => { kind, "heading": title, text, anchor },\n  _type == "pictureSection" => { title, lead, anchor, size, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } },\n  _type == "pictureText" => { \n  title, anchor, body, side,\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n  link{ label, href, openInNewTab }\n },\n  _type == "resourceList" => { \n  title, lead, anchor,\n  "resources": resources[]->{\n    _id, title, kind, summary, linkLabel, href,\n    "file": file.asset->{ _id, size, extension },\n    picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n  }\n },\n  _type == "richTextSection" => { title, anchor, body, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } },\n  _type == "shareText" => { title, lead, anchor, text, copyLabel, copiedLabel, whatsappLabel },\n  _type == "stepList" => { \n  title, lead, anchor, note, link{ label, href, openInNewTab },\n  steps[]{ _key, title, text, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }, link{ label, href, openInNewTab } }\n },\n  _type == "testimonialsSection" => { \n  title, lead, anchor,\n  "testimonials": testimonials[]->{ _id, name, rating, description, stamp, img{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "videoSection" => { \n  title, lead, anchor, name, url, transcript,\n  "file": file.asset->{ _id },\n  "captions": captions.asset->{ _id },\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n  "labels": *[_type == "interfaceLabels" && _id == "interfaceLabels"][0]\n    .video{ play, notice, transcript }\n },\n  _type == "wordBand" => { words }\n },\n    seo{ title, description, noIndex, image{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n  }\n': HomePageQueryResult
    '\n  *[_type == "posterPage" && _id == "posterPage"][0]{\n    title,\n    heading,\n    lead,\n    templates[]{ _key, name, ground, rows[]{ kind, text, size, ink } },\n    inks[]{ _key, name, paper, ink, accents },\n    examples{ cause, name, number },\n    refusedWords,\n    privacyText,\n    scriptsText,\n    fields{\n      form, cause, name, number, prize, price, date, address, addressHint, optional, templates, inks, formats\n    },\n    formats{ sheet, story, square },\n    errors{ empty, long, signs, digits, address, refused },\n    actions{ title, sheet, story, square, share, whatsapp, whatsappHint, message },\n    statuses{ working, saved, shared, invalid, failed },\n    files{ sheet, story, square },\n    poster{ alt, altQr, qr },\n    body[]{ \n  _key,\n  _type,\n  hidden,\n  visibleFrom,\n  visibleUntil,\n  _type == "appDownloads" => { \n  title, lead, anchor, scanHint, note,\n  android{ label, store, qrCaption, qrAlt },\n  ios{ label, store, qrCaption, qrAlt },\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n },\n  _type == "callToAction" => { \n  title, lead, anchor, tone,\n  buttons[]{ _key, label, href, openInNewTab },\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n },\n  _type == "campaignGuide" => { \n  title, lead, anchor, note,\n  link{ label, href, openInNewTab },\n  "steps": steps[]->{ _id, number, title, text, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "explainers" => { \n  title, lead, anchor, note,\n  items[]{ _key, title, summary, content, tone, anchor, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "faqSection" => { \n  title, lead, anchor,\n  link{ label, href, openInNewTab },\n  "entries": entries[]->{ _id, id, title, content }\n },\n  _type == "featureCards" => { \n  title, lead, anchor,\n  cards[]{ _key, title, text, emoji, tone, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }, link{ label, href, openInNewTab } }\n },\n  _type == "figureReceipt" => { \n  title, lead, anchor, note,\n  figures[]{ _key, value, label, note, source, date, validUntil, fallbackText, isProjection }\n },\n  _type == "imageCarousel" => { \n  title, lead, anchor, label,\n  pictures[]{ _key, \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n },\n  _type == "linkCards" => { \n  title, lead, anchor,\n  cards[]{ _key, title, text, emoji, tone, link{ label, href, openInNewTab }, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "newsletterIssues" => { \n  title, lead, anchor, emptyText, feedLabel,\n  "issues": *[_type == "newsletterIssue" && defined(slug.current)] | order(date desc, _id asc){\n    _id, title, lead, date, sampleMark, "slug": slug.current\n  }\n },\n  _type == "notice" => { kind, "heading": title, text, anchor },\n  _type == "pictureSection" => { title, lead, anchor, size, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } },\n  _type == "pictureText" => { \n  title, anchor, body, side,\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n  link{ label, href, openInNewTab }\n },\n  _type == "resourceList" => { \n  title, lead, anchor,\n  "resources": resources[]->{\n    _id, title, kind, summary, linkLabel, href,\n    "file": file.asset->{ _id, size, extension },\n    picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n  }\n },\n  _type == "richTextSection" => { title, anchor, body, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } },\n  _type == "shareText" => { title, lead, anchor, text, copyLabel, copiedLabel, whatsappLabel },\n  _type == "stepList" => { \n  title, lead, anchor, note, link{ label, href, openInNewTab },\n  steps[]{ _key, title, text, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }, link{ label, href, openInNewTab } }\n },\n  _type == "testimonialsSection" => { \n  title, lead, anchor,\n  "testimonials": testimonials[]->{ _id, name, rating, description, stamp, img{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "videoSection" => { \n  title, lead, anchor, name, url, transcript,\n  "file": file.asset->{ _id },\n  "captions": captions.asset->{ _id },\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n  "labels": *[_type == "interfaceLabels" && _id == "interfaceLabels"][0]\n    .video{ play, notice, transcript }\n },\n  _type == "wordBand" => { words }\n },\n    seo{ title, description, noIndex, image{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n  }\n': PosterPageQueryResult
    '\n  *[_type == "searchPage" && _id == "searchPage"][0]{\n    title,\n    heading,\n    lead,\n    suggestions{ wordsTitle, words, pagesTitle, links[]{ _key, label, href, openInNewTab } },\n    results{ heading, one, many, limited, partial },\n    nothing{ heading, text, words, similarTitle },\n    groups{ pages, questions, resources },\n    kinds{ page, section, question, resource, campaign },\n    seo{ title, description, noIndex, image{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n  }\n': SearchPageQueryResult
    '\n  *[_type == "fuerzaBahiaPage" && _id == "fuerzaBahiaPage"][0]{\n    title,\n    heading,\n    lead,\n    picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n    localitiesLabel,\n    localities,\n    buttons[]{ _key, label, href, openInNewTab },\n    howTo{\n      title,\n      lead,\n      steps[]{ _key, title, text, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }, link{ label, href, openInNewTab } }\n    },\n    postsSection{\n      title,\n      lead,\n      archiveTitle,\n      posts[]->{\n        _id, platform, author, text, date, url, sampleMark, embedProvider,\n        picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n      }\n    },\n    body[]{ \n  _key,\n  _type,\n  hidden,\n  visibleFrom,\n  visibleUntil,\n  _type == "appDownloads" => { \n  title, lead, anchor, scanHint, note,\n  android{ label, store, qrCaption, qrAlt },\n  ios{ label, store, qrCaption, qrAlt },\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n },\n  _type == "callToAction" => { \n  title, lead, anchor, tone,\n  buttons[]{ _key, label, href, openInNewTab },\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n },\n  _type == "campaignGuide" => { \n  title, lead, anchor, note,\n  link{ label, href, openInNewTab },\n  "steps": steps[]->{ _id, number, title, text, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "explainers" => { \n  title, lead, anchor, note,\n  items[]{ _key, title, summary, content, tone, anchor, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "faqSection" => { \n  title, lead, anchor,\n  link{ label, href, openInNewTab },\n  "entries": entries[]->{ _id, id, title, content }\n },\n  _type == "featureCards" => { \n  title, lead, anchor,\n  cards[]{ _key, title, text, emoji, tone, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }, link{ label, href, openInNewTab } }\n },\n  _type == "figureReceipt" => { \n  title, lead, anchor, note,\n  figures[]{ _key, value, label, note, source, date, validUntil, fallbackText, isProjection }\n },\n  _type == "imageCarousel" => { \n  title, lead, anchor, label,\n  pictures[]{ _key, \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n },\n  _type == "linkCards" => { \n  title, lead, anchor,\n  cards[]{ _key, title, text, emoji, tone, link{ label, href, openInNewTab }, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "newsletterIssues" => { \n  title, lead, anchor, emptyText, feedLabel,\n  "issues": *[_type == "newsletterIssue" && defined(slug.current)] | order(date desc, _id asc){\n    _id, title, lead, date, sampleMark, "slug": slug.current\n  }\n },\n  _type == "notice" => { kind, "heading": title, text, anchor },\n  _type == "pictureSection" => { title, lead, anchor, size, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } },\n  _type == "pictureText" => { \n  title, anchor, body, side,\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n  link{ label, href, openInNewTab }\n },\n  _type == "resourceList" => { \n  title, lead, anchor,\n  "resources": resources[]->{\n    _id, title, kind, summary, linkLabel, href,\n    "file": file.asset->{ _id, size, extension },\n    picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n  }\n },\n  _type == "richTextSection" => { title, anchor, body, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } },\n  _type == "shareText" => { title, lead, anchor, text, copyLabel, copiedLabel, whatsappLabel },\n  _type == "stepList" => { \n  title, lead, anchor, note, link{ label, href, openInNewTab },\n  steps[]{ _key, title, text, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }, link{ label, href, openInNewTab } }\n },\n  _type == "testimonialsSection" => { \n  title, lead, anchor,\n  "testimonials": testimonials[]->{ _id, name, rating, description, stamp, img{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "videoSection" => { \n  title, lead, anchor, name, url, transcript,\n  "file": file.asset->{ _id },\n  "captions": captions.asset->{ _id },\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n  "labels": *[_type == "interfaceLabels" && _id == "interfaceLabels"][0]\n    .video{ play, notice, transcript }\n },\n  _type == "wordBand" => { words }\n },\n    labels{ openPost, loadingPost, showPost },\n    seo{ title, description, noIndex, image{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n  }\n': FuerzaBahiaPageQueryResult
    '\n  *[_type == "galleryPage" && _id == "galleryPage"][0]{\n    title,\n    heading,\n    lead,\n    "items": items[]->{\n      _id,\n      name,\n      type,\n      path,\n      url,\n      image{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n, "size": asset->size },\n      "file": file.asset->{ _id, size }\n    },\n    labels{ imagesTitle, pdfsTitle, view, download, copy, copied, loading, empty, brokenImage },\n    seo{ title, description, noIndex, image{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n  }\n': GalleryPageQueryResult
    '{\n  "page": *[_type == "investorsPage" && _id == "investorsPage"][0]{\n    title,\n    header{ logoLabel, quickContactLabel, formOpenLabel, formCloseLabel, navigationLabel },\n    hero{\n      title,\n      subtitle,\n      ctaLabel,\n      logo{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n      people[]{ _key, \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n      figures[]{ \n  _key, value, label, note, source, date, validUntil, fallbackText, isProjection\n }\n    },\n    textBlocks[]{ _key, title, text, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } },\n    planList{\n      title,\n      lead,\n      items[]{ _key, title, text, emoji, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } },\n      summary->{ title, linkLabel, href, "file": file.asset->{ _id } }\n    },\n    screenshots{\n      title,\n      label,\n      viewer{ openLabel, closeLabel, previousLabel, nextLabel },\n      pictures[]{ _key, \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n    },\n    opportunity{\n      title,\n      lead,\n      figures[]{ \n  _key, value, label, note, source, date, validUntil, fallbackText, isProjection\n },\n      terms[]{ _key, title, text, emoji, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } },\n      riskTitle,\n      riskNotice\n    },\n    uniqueness{ title, lead, items[]{ _key, title, text, emoji, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } } },\n    traction{\n      title,\n      lead,\n      figures[]{ \n  _key, value, label, note, source, date, validUntil, fallbackText, isProjection\n },\n      items[]{ _key, title, text, when, validUntil, done },\n      doneLabel,\n      nextLabel\n    },\n    roadmap{ title, lead, items[]{ _key, title, text, when, validUntil, done } },\n    team{\n      title,\n      lead,\n      members[]->{ \n  _id, name, surname, role, description, achievement, emoji,\n  profile{ label, href, openInNewTab },\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n },\n      "others": *[_type == "teamMember" && !(_id in coalesce(^.members[]._ref, []))]\n        | order(_createdAt) { \n  _id, name, surname, role, description, achievement, emoji,\n  profile{ label, href, openInNewTab },\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n }\n    },\n    disclosure{\n      title,\n      lead,\n      sampleMark,\n      company{\n        title,\n        legalName,\n        registration,\n        address,\n        officers[]{ _key, title, text },\n        registry{ label, href, openInNewTab },\n        labels{ legalName, registration, address, officers }\n      },\n      funds{ title, figures[]{ \n  _key, value, label, note, source, date, validUntil, fallbackText, isProjection\n } },\n      safe{ title, items[]{ _key, title, text } },\n      capTable{ title, figures[]{ \n  _key, value, label, note, source, date, validUntil, fallbackText, isProjection\n } },\n      rounds{ title, figures[]{ \n  _key, value, label, note, source, date, validUntil, fallbackText, isProjection\n } },\n      risks{ title, items[]{ _key, title, text } },\n      updates{\n        title,\n        items[]{ _key, date, text, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } } | order(date desc)\n      },\n      questions{ title, items[]{ _key, title, text } }\n    },\n    why{ title, lead, claims[]{ _key, title, text, emoji, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } },\n    contact{ title, text, buttonLabel },\n    whatsapp{ number, message },\n    form{\n      title,\n      lead,\n      labels,\n      placeholders,\n      currencies[]{ _key, value, label },\n      requiredNote,\n      optionalLabel,\n      submitLabel,\n      closeLabel,\n      honeypotLabel,\n      captcha{ label, working, done, failed, retry, question, consentText, consentLabel },\n      privacyLine\n    },\n    seo{ title, description, noIndex, image{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n  },\n  "messages": *[_type == "formMessages" && _id == "formMessages"][0]{\n    investor,\n    general{ fieldRequired, tooManyRequests, notAccepted, tooLarge }\n  }\n}': InvestorsPageQueryResult
    '\n  *[_type == "sosHomePage" && _id == "sosHomePage"][0]{\n    emergencyTitle,\n    emergencyNumbers[]{ _key, label, href, openInNewTab },\n    helpLink{ label, href, openInNewTab },\n    donateLink{ label, href, openInNewTab },\n    "campaigns": coalesce(campaigns[]->{ \n  _id, title, link, summary, goal, raisedAmount, goalAmount, endsOn, organizer, recipient, verifiedOn,\n  sampleMark,\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n  updates[]{ _key, date, text, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } } | order(date desc)\n }, []),\n    campaignLinkLabel,\n    emptyText,\n    \n  title,\n  heading,\n  lead,\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n  body[]{ \n  _key,\n  _type,\n  hidden,\n  visibleFrom,\n  visibleUntil,\n  _type == "appDownloads" => { \n  title, lead, anchor, scanHint, note,\n  android{ label, store, qrCaption, qrAlt },\n  ios{ label, store, qrCaption, qrAlt },\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n },\n  _type == "callToAction" => { \n  title, lead, anchor, tone,\n  buttons[]{ _key, label, href, openInNewTab },\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n },\n  _type == "campaignGuide" => { \n  title, lead, anchor, note,\n  link{ label, href, openInNewTab },\n  "steps": steps[]->{ _id, number, title, text, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "explainers" => { \n  title, lead, anchor, note,\n  items[]{ _key, title, summary, content, tone, anchor, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "faqSection" => { \n  title, lead, anchor,\n  link{ label, href, openInNewTab },\n  "entries": entries[]->{ _id, id, title, content }\n },\n  _type == "featureCards" => { \n  title, lead, anchor,\n  cards[]{ _key, title, text, emoji, tone, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }, link{ label, href, openInNewTab } }\n },\n  _type == "figureReceipt" => { \n  title, lead, anchor, note,\n  figures[]{ _key, value, label, note, source, date, validUntil, fallbackText, isProjection }\n },\n  _type == "imageCarousel" => { \n  title, lead, anchor, label,\n  pictures[]{ _key, \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n },\n  _type == "linkCards" => { \n  title, lead, anchor,\n  cards[]{ _key, title, text, emoji, tone, link{ label, href, openInNewTab }, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "newsletterIssues" => { \n  title, lead, anchor, emptyText, feedLabel,\n  "issues": *[_type == "newsletterIssue" && defined(slug.current)] | order(date desc, _id asc){\n    _id, title, lead, date, sampleMark, "slug": slug.current\n  }\n },\n  _type == "notice" => { kind, "heading": title, text, anchor },\n  _type == "pictureSection" => { title, lead, anchor, size, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } },\n  _type == "pictureText" => { \n  title, anchor, body, side,\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n  link{ label, href, openInNewTab }\n },\n  _type == "resourceList" => { \n  title, lead, anchor,\n  "resources": resources[]->{\n    _id, title, kind, summary, linkLabel, href,\n    "file": file.asset->{ _id, size, extension },\n    picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n  }\n },\n  _type == "richTextSection" => { title, anchor, body, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } },\n  _type == "shareText" => { title, lead, anchor, text, copyLabel, copiedLabel, whatsappLabel },\n  _type == "stepList" => { \n  title, lead, anchor, note, link{ label, href, openInNewTab },\n  steps[]{ _key, title, text, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }, link{ label, href, openInNewTab } }\n },\n  _type == "testimonialsSection" => { \n  title, lead, anchor,\n  "testimonials": testimonials[]->{ _id, name, rating, description, stamp, img{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "videoSection" => { \n  title, lead, anchor, name, url, transcript,\n  "file": file.asset->{ _id },\n  "captions": captions.asset->{ _id },\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n  "labels": *[_type == "interfaceLabels" && _id == "interfaceLabels"][0]\n    .video{ play, notice, transcript }\n },\n  _type == "wordBand" => { words }\n },\n  seo{ title, description, noIndex, image{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n\n  }\n': SosHomePageQueryResult
    '{\n  "layout": *[_type == "sosLayout" && _id == "sosLayout"][0]{\n    title,\n    links[]{ _key, label, href, emoji },\n    help{ label, number, message },\n    labels{ navigation, collapse, expand, menuOpen, menuClose, help, backToSite }\n  },\n  "defaultNumber": *[_type == "siteSettings" && _id == "siteSettings"][0].whatsapp.number\n}': SosLayoutQueryResult
    '{\n  "page": *[_type == "thankYouPage" && _id == "thankYouPage"][0]{\n    title,\n    heading,\n    greeting,\n    text,\n    answer,\n    homeButton{ label, href, openInNewTab },\n    investorsButton{ label, href, openInNewTab },\n    whatsapp{ label, number, message },\n    picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n    receipt{ title, stamp },\n    countdown{ text, pause, paused, resume },\n    seo{ title, description, noIndex, image{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n  },\n  "labels": *[_type == "investorsPage" && _id == "investorsPage"][0].form.labels{\n    user_name, user_whatsapp, user_email\n  },\n  "defaultNumber": *[_type == "siteSettings" && _id == "siteSettings"][0].whatsapp.number\n}': ThankYouPageQueryResult
    '\n  *[_type == "todosPorBahiaPage" && _id == "todosPorBahiaPage"][0]{\n    \n  title,\n  heading,\n  lead,\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n  body[]{ \n  _key,\n  _type,\n  hidden,\n  visibleFrom,\n  visibleUntil,\n  _type == "appDownloads" => { \n  title, lead, anchor, scanHint, note,\n  android{ label, store, qrCaption, qrAlt },\n  ios{ label, store, qrCaption, qrAlt },\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n },\n  _type == "callToAction" => { \n  title, lead, anchor, tone,\n  buttons[]{ _key, label, href, openInNewTab },\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n },\n  _type == "campaignGuide" => { \n  title, lead, anchor, note,\n  link{ label, href, openInNewTab },\n  "steps": steps[]->{ _id, number, title, text, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "explainers" => { \n  title, lead, anchor, note,\n  items[]{ _key, title, summary, content, tone, anchor, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "faqSection" => { \n  title, lead, anchor,\n  link{ label, href, openInNewTab },\n  "entries": entries[]->{ _id, id, title, content }\n },\n  _type == "featureCards" => { \n  title, lead, anchor,\n  cards[]{ _key, title, text, emoji, tone, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }, link{ label, href, openInNewTab } }\n },\n  _type == "figureReceipt" => { \n  title, lead, anchor, note,\n  figures[]{ _key, value, label, note, source, date, validUntil, fallbackText, isProjection }\n },\n  _type == "imageCarousel" => { \n  title, lead, anchor, label,\n  pictures[]{ _key, \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n },\n  _type == "linkCards" => { \n  title, lead, anchor,\n  cards[]{ _key, title, text, emoji, tone, link{ label, href, openInNewTab }, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "newsletterIssues" => { \n  title, lead, anchor, emptyText, feedLabel,\n  "issues": *[_type == "newsletterIssue" && defined(slug.current)] | order(date desc, _id asc){\n    _id, title, lead, date, sampleMark, "slug": slug.current\n  }\n },\n  _type == "notice" => { kind, "heading": title, text, anchor },\n  _type == "pictureSection" => { title, lead, anchor, size, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } },\n  _type == "pictureText" => { \n  title, anchor, body, side,\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n  link{ label, href, openInNewTab }\n },\n  _type == "resourceList" => { \n  title, lead, anchor,\n  "resources": resources[]->{\n    _id, title, kind, summary, linkLabel, href,\n    "file": file.asset->{ _id, size, extension },\n    picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n  }\n },\n  _type == "richTextSection" => { title, anchor, body, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } },\n  _type == "shareText" => { title, lead, anchor, text, copyLabel, copiedLabel, whatsappLabel },\n  _type == "stepList" => { \n  title, lead, anchor, note, link{ label, href, openInNewTab },\n  steps[]{ _key, title, text, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }, link{ label, href, openInNewTab } }\n },\n  _type == "testimonialsSection" => { \n  title, lead, anchor,\n  "testimonials": testimonials[]->{ _id, name, rating, description, stamp, img{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n },\n  _type == "videoSection" => { \n  title, lead, anchor, name, url, transcript,\n  "file": file.asset->{ _id },\n  "captions": captions.asset->{ _id },\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n  "labels": *[_type == "interfaceLabels" && _id == "interfaceLabels"][0]\n    .video{ play, notice, transcript }\n },\n  _type == "wordBand" => { words }\n },\n  seo{ title, description, noIndex, image{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n,\n    campaigns[]->{ \n  _id, title, link, summary, goal, raisedAmount, goalAmount, endsOn, organizer, recipient, verifiedOn,\n  sampleMark,\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n  updates[]{ _key, date, text, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } } | order(date desc)\n },\n    labels{ openCampaign, frameTitle, frameRefused, frameWithheld, showFrame }\n  }\n': TodosPorBahiaPageQueryResult
    '{\n  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{\n    brandName,\n    tagline,\n    logo{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n    logoInverse{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n    organization{ legalName, description, email, telephone, locality, country, areasServed },\n    storeLinks{ android, ios },\n    socialLinks[]{ _key, platform, url, label },\n    emergencyBanner{ enabled, text, link{ label, href, openInNewTab } },\n    progressFrom,\n    defaultSeo{ title, description, noIndex, image{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } }\n  },\n  "navigation": *[_type == "navigation" && _id == "navigation"][0]{\n    links[]{ _key, label, href, openInNewTab },\n    cta{ label, href, openInNewTab },\n    labels{ skipLink, main, menuOpen, menuClose, logo, breadcrumbs, home }\n  },\n  "footer": *[_type == "footer" && _id == "footer"][0]{\n    newsletter{ title, text, emailLabel, emailPlaceholder, submitLabel, privacyLine },\n    linkColumns[]{ _key, title, links[]{ _key, label, href, openInNewTab } },\n    download{ title, androidLabel, iosLabel, otherLabel },\n    labels{ footer, social },\n    copyrightYear,\n    copyrightText,\n    legalLine\n  },\n  "search": *[_type == "searchPage" && _id == "searchPage"][0].box{\n    label, placeholder, submitLabel, openLabel, menuLabel\n  },\n  "downloads": *[_type == "homePage" && _id == "homePage"][0]\n    .sections[_type == "appDownloads" && defined(anchor)]{\n      anchor, hidden, visibleFrom, visibleUntil\n    },\n  "menuPages": *[_type == "page" && defined(slug.current) && (inMenu == true || inFooter == true)]\n    | order(title asc){ _id, title, menuLabel, "slug": slug.current, inMenu, inFooter },\n  "messages": *[_type == "formMessages" && _id == "formMessages"][0]{\n    newsletter{ sending, success, pending, emailRequired, emailInvalid, emailHelp },\n    general{ fieldRequired, tooManyRequests, notAccepted, tooLarge }\n  },\n  "labels": *[_type == "interfaceLabels" && _id == "interfaceLabels"][0]{\n    general{ opensInNewTab, more },\n    carousel{ pause },\n    testimonials{ rating },\n    tickets{ number },\n    campaigns{ raised, goal, endsOn, organizer, recipient, verifiedOn, updates },\n    figures{ source, projection },\n    fromInvestors{ label },\n    print{ address }\n  }\n}': SiteQueryResult
    '{\n  "campaigns": *[_type == "campaignLink"]{ \n  _id, title, link, summary, goal, raisedAmount, goalAmount, endsOn, organizer, recipient, verifiedOn,\n  sampleMark,\n  picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n },\n  updates[]{ _key, date, text, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } } | order(date desc)\n },\n  "labels": *[_type == "todosPorBahiaPage" && _id == "todosPorBahiaPage"][0].labels{\n    sampleMark, sampleText\n  }\n}': SampleCampaignsQueryResult
    '\n  *[_type == "siteSettings" && _id == "siteSettings"][0]{ brandName }\n': BrandNameQueryResult
    '{\n  "isOn": *[_type == "siteSettings" && _id == "siteSettings"][0].emergencyMode == true,\n  "sosTitle": *[_type == "sosHomePage" && _id == "sosHomePage"][0].title\n}': EmergencyModeQueryResult
    '\n  *[_type == "errorPages" && _id == "errorPages"][0]{\n    notFound{ title, text, links[]{ _key, label, href, openInNewTab }, picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n } },\n    unexpected{ title, text, homeLabel, requestIdLabel },\n    unavailable{ title, text },\n    notLoaded{ offline, retryLabel }\n  }\n': ErrorPagesQueryResult
    '\n  *[_id in $pages]{\n    _id,\n    title,\n    "headline": pt::text(coalesce(heading, hero.title))\n  }\n': HeadlinesQueryResult
    '{\n  "brand": *[_type == "siteSettings" && _id == "siteSettings"][0].brandName,\n  "texts": *[_type == "investorRoom" && _id == "investorRoom"][0]{\n    title,\n    lead,\n    documents[]{ _key, title, text },\n    labels{ open, download, missing, expires, stamp, home },\n    statement{ title, text, accept, button },\n    question{ title, text, label, button, asked },\n    email{ subject, title, text, button, reason },\n    newLink,\n    expired{ title, text },\n    replaced{ title, text },\n    elsewhere{ title, text },\n    revoked{ title, text },\n    invalid{ title, text },\n    sent{ title, text },\n    tooMany{ title, text },\n    failed{ title, text }\n  }\n}': InvestorRoomQueryResult
    '\n  *[_id in $pages && defined(seo)]{\n    _id,\n    _updatedAt,\n    "noIndex": seo.noIndex == true\n  }\n': KnownPagesQueryResult
    '{\n  "brand": *[_type == "siteSettings" && _id == "siteSettings"][0].brandName,\n  "texts": *[_type == "newsletterTexts" && _id == "newsletterTexts"][0]{\n    emailFooter{ reason, leave, archive, postal },\n    perHour\n  },\n  "issue": *[_type == "newsletterIssue" && _id in $ids] | order(_id in path("drafts.**") desc)[0]{\n    title,\n    lead,\n    "slug": slug.current,\n    body[]{\n      _key, _type, hidden, visibleFrom, visibleUntil, title, lead, body, text,\n      buttons[]{ _key, label, href },\n      picture{ \n  "assetId": asset->_id,\n  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),\n  crop,\n  hotspot,\n  alt,\n  caption\n }\n    }\n  }\n}': NewsletterIssueQueryResult
    '{\n  "brand": *[_type == "siteSettings" && _id == "siteSettings"][0].brandName,\n  "texts": *[_type == "newsletterTexts" && _id == "newsletterTexts"][0]{\n    confirmEmail{ subject, title, text, button },\n    welcomeEmail{ subject, title, text, button },\n    emailFooter{ reason, leave, archive, postal },\n    perHour,\n    confirmPage{ title, text, button, doneTitle, doneText },\n    leavePage{ title, text, button, doneTitle, doneText },\n    invalidPage{ title, text },\n    homeLabel\n  }\n}': NewsletterTextsQueryResult
    '{\n  "isOn": *[_type == "siteSettings" && _id == "siteSettings"][0].savesPages != false,\n  "words": *[_type == "errorPages" && _id == "errorPages"][0].offline{\n    title, text, links[]{ _key, label, href, openInNewTab }, savedTitle, copyText, retryLabel, formText\n  }\n}': OfflineQueryResult
    '\n  *[_type == "interfaceLabels" && _id == "interfaceLabels"][0].preview{ active, exit }\n': PreviewLabelsQueryResult
    '\n  *[_type == "siteSettings" && _id == "siteSettings"][0].privacy{\n    consentMode,\n    "words": {\n      consentText,\n      acceptLabel,\n      rejectLabel,\n      dismissLabel,\n      reopenLabel,\n      accessibleLabel,\n      allowedText,\n      refusedText,\n      signalText\n    },\n    excludeContactData,\n    recorderIdentity\n  }\n': PrivacyQueryResult
    '\n  *[_type == "redirect" && defined(from) && defined(to)] | order(from asc){ from, to, permanent }\n': RedirectsQueryResult
    '{\n  "brand": *[_type == "siteSettings" && _id == "siteSettings"][0].brandName,\n  "texts": *[_type == "reviewSettings" && _id == "reviewSettings"][0]{\n    bar{\n      title, approve, change, changeField, placeField, placeHint, send, back, published, leave\n    },\n    approvedPage{ title, text },\n    changePage{ title, text },\n    outdatedPage{ title, text },\n    invalidPage{ title, text },\n    links{ back, home }\n  }\n}': ReviewTextsQueryResult
    '\n  *[_type == "siteSettings" && _id == "siteSettings"][0]{\n    brandName,\n    "description": defaultSeo.description,\n    "email": organization.email,\n    storeLinks{ android, ios },\n    "hidden": defaultSeo.noIndex == true\n  }\n': SiteIdentityQueryResult
  }
}
