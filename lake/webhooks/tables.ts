/**
 * Webhooks, the messages that wait for delivery or were delivered, and the attempts to deliver them.
 * `cursor` is the `seq` of the last transaction whose messages are stored. Times are ISO 8601, UTC.
 */
export const webhookTables = `
CREATE TABLE webhooks (
  id TEXT PRIMARY KEY,
  settings TEXT NOT NULL,
  secret TEXT,
  created_by TEXT NOT NULL,
  created_at TEXT NOT NULL,
  cursor INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE webhook_messages (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  webhook_id TEXT NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  transaction_id TEXT NOT NULL,
  transaction_time TEXT NOT NULL,
  document_id TEXT NOT NULL,
  operation TEXT NOT NULL,
  payload TEXT NOT NULL,
  created_at TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('queued', 'success', 'failure', 'canceled')),
  next_attempt_at TEXT NOT NULL,
  failure_count INTEGER NOT NULL DEFAULT 0,
  result_code INTEGER
) STRICT;
CREATE INDEX webhook_messages_by_webhook ON webhook_messages (webhook_id, seq);
CREATE INDEX webhook_queue ON webhook_messages (webhook_id, next_attempt_at)
  WHERE status = 'queued';

CREATE TABLE webhook_attempts (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  message_id TEXT NOT NULL REFERENCES webhook_messages (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  in_progress INTEGER NOT NULL DEFAULT 1,
  failure_reason TEXT CHECK (failure_reason IN ('http', 'timeout', 'network')),
  result_code INTEGER,
  result_body TEXT,
  duration INTEGER
) STRICT;
CREATE INDEX webhook_attempts_by_message ON webhook_attempts (message_id, seq);
`
