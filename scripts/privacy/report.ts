import type { Env } from '#config/env.server'
import type { BackupTrace } from './file-traces'
import type { PersonTraces } from './search'

/**
 * Describes what was found, for the terminal: kinds, ids and times, never contact data.
 * @param backups undefined when no folder of backups was given
 */
export function describeTraces(
  { datasets, hasUnlistedDatasets, outbox, accounts, files }: PersonTraces,
  backups: readonly BackupTrace[] | undefined,
  settings: Env,
): string {
  const lines = [
    ...datasets.flatMap(({ dataset, own, mentions }) => [
      ...own.map(({ _id, createdAt }) => `dataset ${dataset}: ${_id}, of ${createdAt ?? '?'}`),
      ...mentions.map(({ _id }) => `dataset ${dataset}: ${_id} mentions the person (not erased)`),
    ]),
    ...outbox.map(({ documentId }) => `outbox: ${documentId}`),
    ...accounts.map(
      (id) => `account of the Studio: ${id} (npm run lake -- users remove --email <address>)`,
    ),
    ...files.map((file) => `file in ${settings.dataDir}: ${file}`),
    ...(backups ?? [])
      .filter(({ holdsPerson }) => holdsPerson)
      .map(({ file, writtenAt }) => `backup of ${writtenAt}: ${file} (cannot be changed)`),
  ]
  return [
    lines.length === 0 ? 'Nothing was found.' : lines.join('\n'),
    '',
    ...describeLimits(hasUnlistedDatasets, backups, settings),
  ].join('\n')
}

/** What the command cannot search, and what holds nothing of a person. */
function describeLimits(
  hasUnlistedDatasets: boolean,
  backups: readonly BackupTrace[] | undefined,
  { content, mail, relay }: Env,
): string[] {
  const isMailedElsewhere =
    relay?.smtpUrl !== undefined ||
    [mail.investor.server.by, mail.newsletter.server.by].includes('emailjs')
  return [
    'Visit counts and logs hold no data of persons.',
    ...(backups === undefined
      ? ['Backups were not searched: name their folder with --backups.']
      : [
          `${backups.length} backups were searched. Delete those that hold the person when they expire.`,
        ]),
    ...(isMailedElsewhere
      ? ['E-mails also went to the mailbox of the team and to the e-mail service: search there.']
      : []),
    ...(content.kind === 'hosted'
      ? ['Sanity keeps deleted documents in its own backups for a time.']
      : []),
    ...(hasUnlistedDatasets
      ? [`The token may not list datasets: only ${content.dataset} was searched.`]
      : []),
  ]
}
