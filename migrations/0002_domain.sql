CREATE TABLE insureds (
  account_id text NOT NULL, mode text NOT NULL, insured_ref text NOT NULL,
  insured_name text, parent_insured_ref text, insured_state text,
  contact_email text, contact_phone text, aliases jsonb NOT NULL DEFAULT '[]',
  created_at bigint NOT NULL, updated_at bigint NOT NULL,
  PRIMARY KEY (account_id, mode, insured_ref)
);
CREATE INDEX insureds_children ON insureds (account_id, mode, parent_insured_ref) WHERE parent_insured_ref IS NOT NULL;
CREATE INDEX insureds_newest ON insureds (account_id, mode, created_at, insured_ref);

CREATE TABLE consumers (
  account_id text NOT NULL, mode text NOT NULL, consumer_ref text NOT NULL,
  consumer_name text, created_at bigint NOT NULL,
  PRIMARY KEY (account_id, mode, consumer_ref)
);
CREATE INDEX consumers_newest ON consumers (account_id, mode, created_at, consumer_ref);

CREATE TABLE requirement_set_versions (
  account_id text NOT NULL, mode text NOT NULL, consumer_ref text NOT NULL, set_key text NOT NULL, version integer NOT NULL,
  rsv_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('draft', 'published', 'superseded')),
  applies_to text CHECK (applies_to IN ('new', 'all_active')),
  effective_on date, grace_period_days integer,
  reverification_cadence text NOT NULL DEFAULT 'none', expiry_lead_days integer NOT NULL DEFAULT 30,
  review_states text[] NOT NULL, rules jsonb NOT NULL, ambiguities jsonb,
  source_text text, source_document_id text,
  created_at bigint NOT NULL, published_at bigint, superseded_at bigint,
  PRIMARY KEY (account_id, mode, consumer_ref, set_key, version)
);
CREATE UNIQUE INDEX requirement_sets_one_published ON requirement_set_versions (account_id, mode, consumer_ref, set_key) WHERE status = 'published';

CREATE TABLE programs (
  account_id text NOT NULL, mode text NOT NULL, program_ref text NOT NULL,
  name text NOT NULL, coverage_type text NOT NULL, owner text NOT NULL DEFAULT 'verifying_entity',
  verification text NOT NULL DEFAULT 'attestation' CHECK (verification IN ('attestation', 'master_policy')),
  master_coverage_line_id text, carrier text, policy_number text, effective_date date, expiration_date date,
  meta jsonb NOT NULL DEFAULT '{}', created_at bigint NOT NULL, updated_at bigint NOT NULL,
  PRIMARY KEY (account_id, mode, program_ref)
);
CREATE TABLE enrollments (
  account_id text NOT NULL, mode text NOT NULL, insured_ref text NOT NULL, program_ref text NOT NULL,
  enrollment_id text NOT NULL, enrolled boolean NOT NULL, effective_on date, ends_on date,
  created_at bigint NOT NULL, updated_at bigint NOT NULL,
  PRIMARY KEY (account_id, mode, insured_ref, program_ref)
);
CREATE INDEX enrollments_by_program ON enrollments (account_id, mode, program_ref, insured_ref);

CREATE TABLE engagements (
  account_id text NOT NULL, mode text NOT NULL, engagement_id text NOT NULL,
  insured_ref text NOT NULL, consumer_ref text NOT NULL,
  -- '' until the consumer has a set to follow.
  set_key text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'ended')),
  starts_on date, ends_on date,
  pinned_version integer, version integer, next_version integer,
  reverification_cadence text, expiry_lead_days integer,
  target_hours integer NOT NULL DEFAULT 48, hard_hours integer NOT NULL DEFAULT 72, escalate_at_hours integer NOT NULL DEFAULT 36,
  clock_opened_at bigint, outreach text NOT NULL DEFAULT 'auto' CHECK (outreach IN ('auto', 'hold')),
  grace_until bigint, grace_version integer, tags text[] NOT NULL DEFAULT '{}', test_scenario text,
  surface_verdict_id text, rollup_verdict_id text,
  created_at bigint NOT NULL, ended_at bigint,
  PRIMARY KEY (account_id, mode, engagement_id)
);
CREATE UNIQUE INDEX engagements_triple ON engagements (account_id, mode, insured_ref, consumer_ref, set_key);
CREATE INDEX engagements_newest ON engagements (account_id, mode, created_at, engagement_id);
CREATE INDEX engagements_by_consumer ON engagements (account_id, mode, consumer_ref, set_key, engagement_id);

CREATE TABLE waivers (
  account_id text NOT NULL, mode text NOT NULL, waiver_id text NOT NULL, engagement_id text NOT NULL,
  rule_id text NOT NULL, reason text NOT NULL, granted_by text NOT NULL, ends_on date, created_at bigint NOT NULL, revoked_at bigint,
  PRIMARY KEY (account_id, mode, waiver_id)
);
CREATE INDEX waivers_by_engagement ON waivers (account_id, mode, engagement_id);

CREATE TABLE transmissions (
  account_id text NOT NULL, mode text NOT NULL, transmission_id text NOT NULL,
  insured_ref text, engagement_id text, created_at bigint NOT NULL,
  PRIMARY KEY (account_id, mode, transmission_id)
);

CREATE TABLE documents (
  account_id text NOT NULL, mode text NOT NULL, document_id text NOT NULL,
  insured_ref text, consumer_ref text, engagement_id text, set_key text,
  document_ref text, filename text, content_type text, size_bytes bigint, sha256 text,
  kind text NOT NULL DEFAULT 'file' CHECK (kind IN ('file', 'packet', 'page')),
  status text NOT NULL DEFAULT 'received', outcome text, doc_type text,
  parts jsonb NOT NULL DEFAULT '[]', pages integer, integrity jsonb,
  parent_document_id text, packet_position integer,
  received_at bigint NOT NULL, stored_at bigint NOT NULL, channel text NOT NULL DEFAULT 'api', program_ref text, meta jsonb NOT NULL DEFAULT '{}',
  transmission_id text, extraction_id text, packet_digest text,
  -- Coverage types of pages that wait for a person; rules on them are unverified until then.
  awaiting_review text[] NOT NULL DEFAULT '{}',
  -- What extraction read (vocabulary/read-document.ts), kept for tracing and for reading again.
  reading jsonb,
  PRIMARY KEY (account_id, mode, document_id)
);
-- One document for the same bytes of one insured; the pages of a packet belong to it and stand apart.
CREATE UNIQUE INDEX documents_dedupe ON documents (account_id, mode, insured_ref, sha256) WHERE kind = 'file' AND insured_ref IS NOT NULL;
CREATE INDEX documents_packets ON documents (account_id, mode, insured_ref, packet_digest) WHERE kind = 'packet';
CREATE INDEX documents_by_insured ON documents (account_id, mode, insured_ref, stored_at, document_id);
CREATE INDEX documents_newest ON documents (account_id, mode, stored_at, document_id);
CREATE INDEX documents_by_parent ON documents (account_id, mode, parent_document_id) WHERE parent_document_id IS NOT NULL;

CREATE TABLE document_engagements (
  account_id text NOT NULL, mode text NOT NULL, engagement_id text NOT NULL, document_id text NOT NULL, added_at bigint NOT NULL,
  PRIMARY KEY (account_id, mode, engagement_id, document_id)
);
CREATE INDEX document_engagements_by_document ON document_engagements (account_id, mode, document_id);

CREATE TABLE coverage_lines (
  account_id text NOT NULL, mode text NOT NULL, coverage_line_id text NOT NULL,
  insured_ref text NOT NULL, coverage_type text NOT NULL,
  -- The policy number with case, spaces and punctuation folded; null when the paper gave none.
  policy_key text, effective_date date, expiration_date date,
  state text NOT NULL DEFAULT 'unverified', current boolean NOT NULL DEFAULT true,
  superseded_by text, program_ref text, extends_to_children boolean NOT NULL DEFAULT false,
  -- The line as held: attributes, their sources and fields, open contradictions (lines/held-line.ts).
  held jsonb NOT NULL,
  -- {state, confirmed_by, confirmed_at, method, proof[]} as the API shows it; verified_at is what reverification counts from.
  verification jsonb NOT NULL, verified_at bigint,
  -- The line's newest verification request in short, kept here by clocks so that a line reads whole.
  request jsonb,
  revision integer NOT NULL DEFAULT 1, created_at bigint NOT NULL, updated_at bigint NOT NULL,
  PRIMARY KEY (account_id, mode, coverage_line_id)
);
-- Not unique: carriers keep a policy number over renewals, and each term is a line of its own.
CREATE INDEX coverage_lines_identity ON coverage_lines (account_id, mode, insured_ref, coverage_type, policy_key);
CREATE INDEX coverage_lines_by_insured ON coverage_lines (account_id, mode, insured_ref, coverage_line_id);

CREATE TABLE line_documents (
  account_id text NOT NULL, mode text NOT NULL, coverage_line_id text NOT NULL, document_id text NOT NULL, added_at bigint NOT NULL,
  PRIMARY KEY (account_id, mode, coverage_line_id, document_id)
);
CREATE INDEX line_documents_by_document ON line_documents (account_id, mode, document_id);

CREATE TABLE line_revisions (
  account_id text NOT NULL, mode text NOT NULL, recorded_at bigint NOT NULL, coverage_line_id text NOT NULL, revision integer NOT NULL,
  change text NOT NULL, cause jsonb NOT NULL, held jsonb NOT NULL, state text NOT NULL, occurred_at bigint NOT NULL,
  PRIMARY KEY (account_id, mode, recorded_at, coverage_line_id, revision)
) PARTITION BY RANGE (recorded_at);
CREATE INDEX line_revisions_of_line ON line_revisions (account_id, mode, coverage_line_id, revision);
INSERT INTO partitioned_logs VALUES ('line_revisions');

CREATE TABLE verdicts (
  account_id text NOT NULL, mode text NOT NULL, verdict_id text NOT NULL,
  engagement_id text, coverage_line_id text, insured_ref text NOT NULL, consumer_ref text,
  kind text NOT NULL CHECK (kind IN ('surface', 'verified')), scope text NOT NULL CHECK (scope IN ('engagement', 'line')),
  status text NOT NULL, rules jsonb NOT NULL DEFAULT '[]', wording text NOT NULL,
  requirement_set jsonb, supersedes text, superseded_by text, current_id text, content_hash text NOT NULL,
  issued_at bigint NOT NULL,
  PRIMARY KEY (account_id, mode, verdict_id)
);
CREATE INDEX verdicts_of_engagement ON verdicts (account_id, mode, engagement_id, issued_at) WHERE engagement_id IS NOT NULL;
CREATE INDEX verdicts_of_line ON verdicts (account_id, mode, coverage_line_id, issued_at) WHERE coverage_line_id IS NOT NULL;

CREATE TABLE verification_requests (
  account_id text NOT NULL, mode text NOT NULL, request_id text NOT NULL, coverage_line_id text NOT NULL, insured_ref text NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'held', 'verdict_due', 'overdue', 'closed')),
  opened_at bigint NOT NULL, started_at bigint NOT NULL, target_at bigint NOT NULL, hard_at bigint NOT NULL, escalate_at bigint NOT NULL,
  target_hours integer NOT NULL, hard_hours integer NOT NULL, escalate_at_hours integer NOT NULL,
  extensions jsonb NOT NULL DEFAULT '[]', total_extension_hours double precision NOT NULL DEFAULT 0, hard_stop_at bigint NOT NULL,
  final_verdict_id text, closed_at bigint, closed_reason text,
  PRIMARY KEY (account_id, mode, request_id)
);
CREATE UNIQUE INDEX requests_one_open ON verification_requests (account_id, mode, coverage_line_id) WHERE status <> 'closed';
CREATE INDEX requests_by_insured ON verification_requests (account_id, mode, insured_ref, opened_at, request_id);
CREATE INDEX requests_of_line ON verification_requests (account_id, mode, coverage_line_id, opened_at);
CREATE TABLE request_engagements (
  account_id text NOT NULL, mode text NOT NULL, request_id text NOT NULL, engagement_id text NOT NULL, added_at bigint NOT NULL,
  PRIMARY KEY (account_id, mode, request_id, engagement_id)
);
CREATE INDEX request_engagements_by_engagement ON request_engagements (account_id, mode, engagement_id);

CREATE TABLE threads (
  account_id text NOT NULL, mode text NOT NULL, thread_id text NOT NULL, insured_ref text NOT NULL,
  agent_email text NOT NULL, agent_name text, agent_proven boolean NOT NULL DEFAULT false, agent_source text NOT NULL, producer_name text,
  token_hash bytea NOT NULL, token_sealed bytea NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed')),
  test_scenario text, created_at bigint NOT NULL, updated_at bigint NOT NULL,
  PRIMARY KEY (account_id, mode, thread_id)
);
CREATE INDEX threads_token ON threads (token_hash);
-- One conversation an agent and insured; in test mode each simulated answer has its own.
CREATE UNIQUE INDEX threads_one_open ON threads (account_id, mode, insured_ref, agent_email, COALESCE(test_scenario, '')) WHERE status <> 'closed';
CREATE INDEX threads_by_insured ON threads (account_id, mode, insured_ref, created_at, thread_id);
CREATE TABLE thread_requests (
  account_id text NOT NULL, mode text NOT NULL, thread_id text NOT NULL, request_id text NOT NULL, coverage_line_id text NOT NULL,
  asked_at bigint, answered_at bigint, outcome text,
  PRIMARY KEY (account_id, mode, thread_id, request_id)
);
CREATE INDEX thread_requests_by_request ON thread_requests (account_id, mode, request_id);
CREATE TABLE thread_messages (
  account_id text NOT NULL, mode text NOT NULL, message_id text NOT NULL, thread_id text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('out', 'in')), kind text NOT NULL, status text NOT NULL,
  from_address text, to_address text, subject text, header_message_id text, blob_sha256 text, size_bytes bigint,
  body_text text, asked jsonb, authentication jsonb, reading jsonb, evidence_id text, error text,
  created_at bigint NOT NULL, sent_at bigint,
  PRIMARY KEY (account_id, mode, message_id)
);
CREATE INDEX thread_messages_by_thread ON thread_messages (account_id, mode, thread_id, created_at);
CREATE UNIQUE INDEX thread_messages_inbound ON thread_messages (account_id, mode, thread_id, blob_sha256) WHERE direction = 'in';

-- Mail that arrived, before anyone knows whose it is: durable before the SMTP answer.
CREATE TABLE suppressed_addresses (
  account_id text NOT NULL, mode text NOT NULL, address text NOT NULL, reason text NOT NULL, created_at bigint NOT NULL,
  PRIMARY KEY (account_id, mode, address)
);
CREATE TABLE agent_contacts (
  account_id text NOT NULL, mode text NOT NULL, insured_ref text NOT NULL, contact_id text NOT NULL,
  email text NOT NULL, name text, proven boolean NOT NULL, source text NOT NULL, created_at bigint NOT NULL, retired_at bigint,
  PRIMARY KEY (account_id, mode, insured_ref, contact_id)
);

CREATE TABLE evidence (
  account_id text NOT NULL, mode text NOT NULL, evidence_id text NOT NULL, insured_ref text, coverage_line_ids text[] NOT NULL DEFAULT '{}',
  kind text NOT NULL, content_sha256 text, content_type text, detail jsonb NOT NULL DEFAULT '{}',
  sequence bigint NOT NULL, previous_hash text NOT NULL, hash text NOT NULL, recorded_at bigint NOT NULL,
  PRIMARY KEY (account_id, mode, evidence_id)
);
CREATE UNIQUE INDEX evidence_chain ON evidence (account_id, mode, sequence);
CREATE TABLE evidence_heads (
  account_id text NOT NULL, mode text NOT NULL, sequence bigint NOT NULL, hash text NOT NULL,
  PRIMARY KEY (account_id, mode)
);

CREATE TABLE review_items (
  account_id text NOT NULL, mode text NOT NULL, review_item_id text NOT NULL,
  kind text NOT NULL, status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'claimed', 'decided', 'closed')),
  dedupe_key text NOT NULL, insured_ref text, consumer_ref text, engagement_id text, document_id text, coverage_line_id text,
  coverage_type text, request_id text, thread_id text, message_id text, page integer,
  title text NOT NULL, detail jsonb NOT NULL DEFAULT '{}', claimed_by text, decision jsonb,
  created_at bigint NOT NULL, updated_at bigint NOT NULL, decided_at bigint,
  PRIMARY KEY (account_id, mode, review_item_id)
);
CREATE UNIQUE INDEX review_items_open ON review_items (account_id, mode, dedupe_key) WHERE status IN ('open', 'claimed');
CREATE INDEX review_items_queue ON review_items (account_id, mode, status, created_at, review_item_id);
CREATE INDEX review_items_by_insured ON review_items (account_id, mode, insured_ref) WHERE status IN ('open', 'claimed');

CREATE TABLE remediations (
  account_id text NOT NULL, mode text NOT NULL, remediation_id text NOT NULL, ask text NOT NULL, reason text NOT NULL,
  document_id text, coverage_type text, insured_ref text NOT NULL, consumer_ref text, engagement_id text,
  opened_at bigint NOT NULL, cleared_at bigint, cleared_by text,
  PRIMARY KEY (account_id, mode, remediation_id)
);
CREATE INDEX remediations_open ON remediations (account_id, mode, insured_ref) WHERE cleared_at IS NULL;

CREATE TABLE missing_contacts (
  account_id text NOT NULL, mode text NOT NULL, insured_ref text NOT NULL, engagement_id text NOT NULL, noticed_at bigint NOT NULL, sentence text NOT NULL,
  PRIMARY KEY (account_id, mode, insured_ref, engagement_id)
);

SELECT ivs_tenant_policy(t, false) FROM unnest(ARRAY['insureds', 'consumers', 'requirement_set_versions', 'programs', 'enrollments', 'engagements',
  'waivers', 'transmissions', 'documents', 'document_engagements', 'coverage_lines', 'line_documents', 'line_revisions', 'verdicts',
  'verification_requests', 'request_engagements', 'thread_requests', 'thread_messages', 'suppressed_addresses', 'agent_contacts',
  'evidence', 'evidence_heads', 'review_items', 'remediations', 'missing_contacts']) AS t;
-- A reply is matched by its token before its account is known.
SELECT ivs_tenant_policy('threads', true);
