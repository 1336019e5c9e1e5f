-- Whether paper has been pushed for an engagement since its source fell silent.
CREATE INDEX transmissions_of_engagement ON transmissions (account_id, mode, engagement_id, created_at);
