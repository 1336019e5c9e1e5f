-- What was waived: the rule as it stood. Rules that a caller leaves unnamed are named by their place, and another version has another rule there.
ALTER TABLE waivers ADD COLUMN rule jsonb;
-- An owner that is no superuser sees no tenant's rows while it is held to their policies.
ALTER TABLE waivers NO FORCE ROW LEVEL SECURITY;
ALTER TABLE engagements NO FORCE ROW LEVEL SECURITY;
ALTER TABLE requirement_set_versions NO FORCE ROW LEVEL SECURITY;
UPDATE waivers w SET rule = r.rule
  FROM engagements e
  JOIN requirement_set_versions v ON v.account_id = e.account_id AND v.mode = e.mode AND v.consumer_ref = e.consumer_ref AND v.set_key = e.set_key AND v.version = e.version
  CROSS JOIN LATERAL jsonb_array_elements(v.rules) AS r(rule)
 WHERE e.account_id = w.account_id AND e.mode = w.mode AND e.engagement_id = w.engagement_id AND r.rule ->> 'rule_id' = w.rule_id;
ALTER TABLE waivers FORCE ROW LEVEL SECURITY;
ALTER TABLE engagements FORCE ROW LEVEL SECURITY;
ALTER TABLE requirement_set_versions FORCE ROW LEVEL SECURITY;
