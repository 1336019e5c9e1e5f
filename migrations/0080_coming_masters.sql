-- The next policy of a program, on file before it takes effect: until its day the master line still decides.
ALTER TABLE programs ADD COLUMN coming_master_line_id text;
CREATE INDEX programs_by_coming_master ON programs (account_id, mode, coming_master_line_id) WHERE coming_master_line_id IS NOT NULL;
