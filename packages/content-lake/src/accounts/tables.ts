/**
 * Tables of users, sessions, API tokens and preferences. Passwords are stored as scrypt hashes; tokens
 * and one-time sign-in ids as SHA-256. Times are ISO 8601, UTC.
 */
export const accountTables = `
  CREATE TABLE users (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE COLLATE NOCASE,
    name TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('administrator', 'editor', 'viewer')),
    password TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;

  CREATE TABLE sign_ins (
    sid_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_by_user ON sessions (user_id);

  CREATE TABLE api_tokens (
    id TEXT PRIMARY KEY,
    label TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('administrator', 'editor', 'viewer')),
    token_hash TEXT NOT NULL UNIQUE,
    created_at TEXT NOT NULL,
    revoked_at TEXT
  ) STRICT;

  CREATE TABLE key_values (
    user_id TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (user_id, key)
  ) STRICT, WITHOUT ROWID;
`

/**
 * Adds the role `request-viewer`. SQLite cannot change a constraint, so the migration creates the
 * tables again. Sessions stay; their foreign key follows the renamed table.
 */
export const requestViewerRole = `
  CREATE TABLE new_users (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE COLLATE NOCASE,
    name TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('administrator', 'editor', 'viewer', 'request-viewer')),
    password TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE new_sign_ins (
    sid_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES new_users (id) ON DELETE CASCADE,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE new_sessions (
    token_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES new_users (id) ON DELETE CASCADE,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE new_api_tokens (
    id TEXT PRIMARY KEY,
    label TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('administrator', 'editor', 'viewer', 'request-viewer')),
    token_hash TEXT NOT NULL UNIQUE,
    created_at TEXT NOT NULL,
    revoked_at TEXT
  ) STRICT;

  INSERT INTO new_users SELECT id, email, name, role, password, created_at FROM users;
  INSERT INTO new_sign_ins SELECT sid_hash, user_id, expires_at FROM sign_ins;
  INSERT INTO new_sessions SELECT token_hash, user_id, created_at, expires_at FROM sessions;
  INSERT INTO new_api_tokens
    SELECT id, label, role, token_hash, created_at, revoked_at FROM api_tokens;

  DROP TABLE sign_ins;
  DROP TABLE sessions;
  DROP TABLE users;
  DROP TABLE api_tokens;
  ALTER TABLE new_users RENAME TO users;
  ALTER TABLE new_sign_ins RENAME TO sign_ins;
  ALTER TABLE new_sessions RENAME TO sessions;
  ALTER TABLE new_api_tokens RENAME TO api_tokens;
  CREATE INDEX sessions_by_user ON sessions (user_id);
`

/**
 * Sessions that their owner can tell apart, devices that have signed in before, and second factors.
 * `device` is the User-Agent header. A second factor takes effect once it is confirmed. Its secret
 * is base32 and not a hash, because the lake computes codes from it. `last_step` is the time step
 * of the last code.
 */
export const signInSecurity = `
  ALTER TABLE sessions ADD COLUMN id TEXT NOT NULL DEFAULT '';
  ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
  ALTER TABLE sessions ADD COLUMN used_at TEXT NOT NULL DEFAULT '';
  UPDATE sessions SET id = lower(hex(randomblob(16))), used_at = created_at;
  CREATE UNIQUE INDEX sessions_by_id ON sessions (id);

  CREATE TABLE known_devices (
    token_hash TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires_at TEXT NOT NULL,
    PRIMARY KEY (token_hash, user_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX known_devices_by_user ON known_devices (user_id);

  CREATE TABLE second_factors (
    user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    secret TEXT NOT NULL,
    confirmed_at TEXT,
    last_step INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE recovery_codes (
    user_id TEXT NOT NULL REFERENCES second_factors (user_id) ON DELETE CASCADE,
    code_hash TEXT NOT NULL,
    PRIMARY KEY (user_id, code_hash)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE pending_sign_ins (
    ticket_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    step TEXT NOT NULL CHECK (step IN ('code', 'set up', 'verified')),
    failures INTEGER NOT NULL DEFAULT 0,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`
