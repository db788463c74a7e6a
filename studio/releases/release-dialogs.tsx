import { CheckmarkCircleIcon } from '@sanity/icons'
import { Box, Dialog, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import {
  type ActiveToolLayoutProps,
  definePlugin,
  getPublishedId,
  getReleaseIdFromReleaseDocumentId,
  isGoingToUnpublish,
  useSchema,
} from 'sanity'
import { describeDocument } from '../content-check/describe'
import { FindingList } from '../content-check/finding-list'
import { listFindings } from '../content-check/site-check'
import { PaneMessage } from '../components/pane-message'
import { findPath } from '../share/review'
import { ShareDialog } from '../share/share-dialog'
import { OpenReleaseDialog, type ReleaseDialog } from './release-actions'
import { t } from './texts'

/** Checks and shares a whole release from its menu (PLAN-02, PLAN-03). */
export const releaseDialogs = definePlugin({
  name: 'release-dialogs',
  studio: {
    components: {
      // A link in a dialog leads to another tool, where the dialog is gone.
      activeToolLayout: (props) => <ReleaseDialogs key={props.activeTool.name} {...props} />,
    },
  },
})

function ReleaseDialogs(props: ActiveToolLayoutProps) {
  const [dialog, setDialog] = useState<ReleaseDialog>()
  return (
    <OpenReleaseDialog.Provider value={setDialog}>
      {props.renderDefault(props)}
      {dialog !== undefined && (
        <Dialog
          id="release-dialog"
          header={dialog.kind === 'check' ? t('checkTitle') : t('share')}
          onClose={() => setDialog(undefined)}
          width={1}
        >
          <Box padding={4}>
            {dialog.kind === 'share' ? (
              <ShareRelease {...dialog} />
            ) : (
              <ReleaseFindings {...dialog} />
            )}
          </Box>
        </Dialog>
      )}
    </OpenReleaseDialog.Provider>
  )
}

/** What the check found in each document. */
function ReleaseFindings({ release, documents }: ReleaseDialog) {
  const schema = useSchema()
  const perspective = getReleaseIdFromReleaseDocumentId(release._id)
  const reports = documents.flatMap(({ document, validation }) => {
    const { _id, _type } = document
    const type = schema.get(_type)
    const findings = type === undefined ? [] : listFindings(type, document, validation.validation)
    if (type === undefined || findings.length === 0) return []
    const title = describeDocument(type, document)
    const id = getPublishedId(_id)
    return { id, type: _type, title, perspective, isDraft: false, findings, links: [] }
  })
  if (reports.length === 0) {
    return <PaneMessage icon={<CheckmarkCircleIcon />} text={t('nothing')} />
  }
  return (
    <Stack gap={4}>
      <Text size={1}>{t('checkIntro')}</Text>
      <FindingList reports={reports} />
    </Stack>
  )
}

/** The link opens the first page of the release, to which its answers belong. */
function ShareRelease({ documents }: ReleaseDialog) {
  const versions = documents.map(({ document }) => {
    const id = getPublishedId(document._id)
    // Nothing shows a page that the release removes.
    const path = isGoingToUnpublish(document) ? undefined : findPath(id, document)
    return { document, id, type: document._type, path }
  })
  const first = versions.find(({ path }) => path !== undefined) ?? versions[0]
  if (first === undefined) return null
  const { document, id, type, path = '/' } = first
  return <ShareDialog subject={{ id, type, path }} shown={document} ofRelease />
}
