-- Every filter of a list has an index that gives its rows newest first, so that a page costs the same however many rows there are.
CREATE INDEX engagements_of_consumer_newest ON engagements (account_id, mode, consumer_ref, created_at, engagement_id);
CREATE INDEX engagements_by_status ON engagements (account_id, mode, status, created_at, engagement_id);
CREATE INDEX documents_of_consumer ON documents (account_id, mode, consumer_ref, stored_at, document_id);
CREATE INDEX documents_by_status ON documents (account_id, mode, status, stored_at, document_id);
CREATE INDEX events_by_name ON events (account_id, mode, event, occurred_at, event_id);
CREATE INDEX evidence_of_insured ON evidence (account_id, mode, insured_ref, sequence);
