-- What is read of an engagement comes out of its index in the order it is shown: a sort costs more than the few rows it puts in order.
DROP INDEX coverage_lines_by_insured;
CREATE INDEX coverage_lines_by_insured ON coverage_lines (account_id, mode, insured_ref, created_at, coverage_line_id);
DROP INDEX waivers_by_engagement;
CREATE INDEX waivers_by_engagement ON waivers (account_id, mode, engagement_id, created_at);
DROP INDEX review_items_by_insured;
CREATE INDEX review_items_by_insured ON review_items (account_id, mode, insured_ref, created_at, review_item_id) WHERE status IN ('open', 'claimed');
DROP INDEX remediations_open;
CREATE INDEX remediations_open ON remediations (account_id, mode, insured_ref, opened_at, remediation_id) WHERE cleared_at IS NULL;
