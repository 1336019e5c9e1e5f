-- Keys of the service itself (DKIM of a mail domain, the evidence checkpoint), sealed; account_id is '*'.
CREATE TABLE service_keys (
  account_id text NOT NULL, mode text NOT NULL, name text NOT NULL,
  sealed bytea NOT NULL, public_key text NOT NULL, created_at bigint NOT NULL,
  PRIMARY KEY (account_id, mode, name)
);
SELECT ivs_tenant_policy('service_keys', true);

-- The service's own staff. A key of theirs opens the review queue of every account; account_id is '*'.
CREATE TABLE operator_keys (
  account_id text NOT NULL, mode text NOT NULL, key_id text NOT NULL,
  name text NOT NULL, hash bytea NOT NULL, created_at bigint NOT NULL, last_used_at bigint, expires_at bigint,
  PRIMARY KEY (account_id, mode, key_id)
);
CREATE INDEX operator_keys_hash ON operator_keys (hash);
SELECT ivs_tenant_policy('operator_keys', true);

-- The insured is written to from an address of its own, so that it never holds what only the agent may answer with.
ALTER TABLE threads ADD COLUMN insured_token_hash bytea;
CREATE INDEX threads_insured_token ON threads (insured_token_hash);

ALTER TABLE thread_messages ADD COLUMN delivered_at bigint;
ALTER TABLE thread_messages ADD COLUMN attached_document_ids text[] NOT NULL DEFAULT '{}';

-- Staff see the queues of all accounts in one list.
DROP POLICY tenant ON review_items;
SELECT ivs_tenant_policy('review_items', true);
CREATE INDEX review_items_newest ON review_items (status, created_at, review_item_id);
ALTER TABLE review_items ADD COLUMN history jsonb NOT NULL DEFAULT '[]';
