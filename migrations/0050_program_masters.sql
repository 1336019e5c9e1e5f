-- A line that changes leads to the programs it is the master policy of.
CREATE INDEX programs_master ON programs (account_id, mode, master_coverage_line_id) WHERE master_coverage_line_id IS NOT NULL;
