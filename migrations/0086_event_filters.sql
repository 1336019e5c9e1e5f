-- The log by consumer and by document, newest first; what carries no such ref stands in neither index.
CREATE INDEX events_of_consumer ON events (account_id, mode, consumer_ref, occurred_at, event_id) WHERE consumer_ref IS NOT NULL;
CREATE INDEX events_of_document ON events (account_id, mode, document_id, occurred_at, event_id) WHERE document_id IS NOT NULL;
