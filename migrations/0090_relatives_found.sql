-- The lines of a policy number, and the notices that wait for a policy: found first, and then whose relatives they are of, for a
-- family may have thousands of members.
CREATE INDEX coverage_lines_of_policy ON coverage_lines (account_id, mode, policy_key) WHERE policy_key IS NOT NULL;
CREATE INDEX review_items_waiting_notices ON review_items (account_id, mode, insured_ref)
  WHERE status IN ('open', 'claimed') AND kind = 'unplaced_page' AND detail->>'reason' IN ('notice_without_a_line', 'cancellation_reported', 'change_not_read');
