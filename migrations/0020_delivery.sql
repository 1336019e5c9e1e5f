-- One delivery configuration an account, shared by both modes; events tell them apart.
CREATE TABLE delivery_settings (
  account_id text PRIMARY KEY REFERENCES accounts,
  -- {url, events, disabled_at, disabled_reason}; null when there is no webhook.
  webhook jsonb,
  webhook_secret bytea, webhook_previous_secret bytea, webhook_previous_until bigint,
  -- {schedule, hour_utc, format, events, include_snapshot, destination}; credentials are sealed beside it.
  batch jsonb,
  batch_credentials bytea,
  -- Timers of an earlier schedule carry another revision and end without effect.
  batch_revision text,
  updated_at bigint NOT NULL
);

CREATE TABLE webhook_attempts (
  account_id text NOT NULL,
  mode text NOT NULL,
  attempted_at bigint NOT NULL,
  delivery_id text NOT NULL,
  attempt integer NOT NULL,
  event_id text NOT NULL,
  event text NOT NULL,
  url text NOT NULL,
  succeeded boolean NOT NULL,
  status_code integer,
  error text,
  duration_ms integer NOT NULL,
  response_body text,
  next_attempt_at bigint,
  PRIMARY KEY (account_id, mode, attempted_at, delivery_id)
) PARTITION BY RANGE (attempted_at);
CREATE INDEX webhook_attempts_of_event ON webhook_attempts (account_id, mode, event_id, attempted_at, delivery_id);
CREATE INDEX webhook_attempts_failed ON webhook_attempts (account_id, mode, attempted_at, delivery_id) WHERE NOT succeeded;
INSERT INTO partitioned_logs VALUES ('webhook_attempts');

-- Attempts counted by the hour, so that the statistics of a busy endpoint cost two dozen rows.
CREATE TABLE webhook_hours (
  account_id text NOT NULL,
  hour_at bigint NOT NULL,
  delivered integer NOT NULL,
  failed integer NOT NULL,
  last_success_at bigint,
  last_failure_at bigint,
  PRIMARY KEY (account_id, hour_at)
) WITH (fillfactor = 50);

CREATE TABLE batches (
  account_id text NOT NULL,
  batch_id text NOT NULL,
  trigger text NOT NULL CHECK (trigger IN ('schedule', 'manual')),
  status text NOT NULL CHECK (status IN ('pending', 'producing', 'delivering', 'produced', 'failed')),
  period_start bigint NOT NULL,
  period_end bigint NOT NULL CHECK (period_end > period_start),
  -- What the files hold is settled when the batch is opened; where they go is looked up when they leave.
  format text NOT NULL,
  events text[] NOT NULL,
  include_snapshot boolean NOT NULL,
  files jsonb NOT NULL DEFAULT '[]',
  first_attempt_at bigint,
  slot integer NOT NULL DEFAULT 0,
  error text,
  created_at bigint NOT NULL,
  produced_at bigint,
  PRIMARY KEY (account_id, batch_id)
);
CREATE INDEX batches_newest ON batches (account_id, created_at, batch_id);
CREATE INDEX batches_by_end ON batches (account_id, period_end);

SELECT ivs_tenant_policy('delivery_settings', false), ivs_tenant_policy('webhook_attempts', false),
  ivs_tenant_policy('webhook_hours', false), ivs_tenant_policy('batches', false);
