-- Times are milliseconds since the epoch (bigint); policy dates are dates. account_id then mode lead every key.
CREATE TABLE accounts (
  account_id text PRIMARY KEY,
  name text NOT NULL,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'suspended')),
  time_zone text NOT NULL DEFAULT 'America/New_York',
  closed_days jsonb NOT NULL DEFAULT '[]',
  settings jsonb NOT NULL DEFAULT '{}',
  created_at bigint NOT NULL
);

CREATE TABLE api_keys (
  account_id text NOT NULL REFERENCES accounts,
  mode text NOT NULL CHECK (mode IN ('live', 'test')),
  key_id text NOT NULL,
  hash bytea NOT NULL,
  scopes text[] NOT NULL,
  created_at bigint NOT NULL,
  last_used_at bigint,
  expires_at bigint,
  revoked_at bigint,
  PRIMARY KEY (account_id, mode, key_id)
);
CREATE INDEX api_keys_hash ON api_keys (hash);

CREATE TABLE test_clocks (
  account_id text PRIMARY KEY REFERENCES accounts,
  offset_ms bigint NOT NULL DEFAULT 0,
  frozen_at bigint,
  target_at bigint,
  status text NOT NULL DEFAULT 'ready' CHECK (status IN ('ready', 'advancing'))
);
CREATE INDEX test_clocks_moved ON test_clocks (account_id) WHERE offset_ms > 0;

-- Durable work. A lease moves due_at past itself, so one index serves waiting, due and leased rows alike.
CREATE TABLE work (
  account_id text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('live', 'test')),
  kind text NOT NULL,
  key text NOT NULL,
  queue text NOT NULL,
  due_at bigint NOT NULL,
  payload jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  generation integer NOT NULL DEFAULT 1,
  lease_token text,
  next_due_at bigint,
  replace_due boolean NOT NULL DEFAULT false,
  enqueued_at bigint NOT NULL,
  last_error text,
  PRIMARY KEY (account_id, mode, kind, key)
) WITH (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);
CREATE INDEX work_due ON work (queue, due_at);
CREATE INDEX work_by_account ON work (queue, account_id, mode, due_at);

CREATE TABLE dead_work (
  account_id text NOT NULL,
  mode text NOT NULL,
  kind text NOT NULL,
  key text NOT NULL,
  died_at bigint NOT NULL,
  queue text NOT NULL,
  payload jsonb NOT NULL,
  attempts integer NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (account_id, mode, kind, key, died_at)
);

CREATE TABLE idempotency_keys (
  account_id text NOT NULL,
  mode text NOT NULL,
  route text NOT NULL,
  key text NOT NULL,
  fingerprint bytea NOT NULL,
  status integer,
  response bytea,
  created_at bigint NOT NULL,
  PRIMARY KEY (account_id, mode, route, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (account_id, mode, created_at);

-- The public log: appended in the transaction of its cause, drained by delivery. Partitioned by month, dropped by partition.
CREATE TABLE events (
  account_id text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('live', 'test')),
  occurred_at bigint NOT NULL,
  event_id text NOT NULL,
  event text NOT NULL,
  insured_ref text,
  consumer_ref text,
  document_id text,
  engagement_ids text[] NOT NULL DEFAULT '{}',
  data jsonb NOT NULL,
  -- The writing transaction: a batch period closes only past every transaction that could still add to it.
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (account_id, mode, occurred_at, event_id)
) PARTITION BY RANGE (occurred_at);
CREATE INDEX events_by_insured ON events (account_id, mode, insured_ref, occurred_at, event_id);

CREATE FUNCTION ivs_tenant_policy(relation text, directory boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  rule text := 'account_id = current_setting(''ivs.account'', true)'
    || CASE WHEN EXISTS (SELECT 1 FROM pg_attribute WHERE attrelid = relation::regclass AND attname = 'mode' AND NOT attisdropped)
       THEN ' AND mode = current_setting(''ivs.mode'', true)' ELSE '' END
    || CASE WHEN directory THEN ' OR current_setting(''ivs.account'', true) = ''*''' ELSE '' END;
BEGIN
  EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', relation);
  EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', relation);
  EXECUTE format('CREATE POLICY tenant ON %I USING (%s) WITH CHECK (%s)', relation, rule, rule);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO ivs_service', relation);
END $$;
SELECT ivs_tenant_policy('accounts', true), ivs_tenant_policy('api_keys', true), ivs_tenant_policy('test_clocks', true),
  ivs_tenant_policy('work', true), ivs_tenant_policy('dead_work', true), ivs_tenant_policy('idempotency_keys', true),
  ivs_tenant_policy('events', false);

-- Months of the growing logs: one partition for each of the last, this and the next twelve; anything else falls in the default one.
CREATE TABLE partitioned_logs (name text PRIMARY KEY);
INSERT INTO partitioned_logs VALUES ('events');
CREATE FUNCTION ivs_ensure_partitions() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  log text;
  month timestamp;
  part text;
BEGIN
  FOR log IN SELECT name FROM partitioned_logs LOOP
    IF to_regclass(log || '_rest') IS NULL THEN
      EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', log || '_rest', log);
    END IF;
    FOR i IN -1..12 LOOP
      month := date_trunc('month', now() AT TIME ZONE 'UTC') + make_interval(months => i);
      part := log || '_' || to_char(month, 'YYYYMM');
      IF to_regclass(part) IS NULL THEN
        EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%s) TO (%s)', part, log,
          (extract(epoch FROM month) * 1000)::bigint, (extract(epoch FROM month + interval '1 month') * 1000)::bigint);
      END IF;
    END LOOP;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION ivs_ensure_partitions() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ivs_ensure_partitions() TO ivs_service;
GRANT SELECT ON migrations TO ivs_service;
