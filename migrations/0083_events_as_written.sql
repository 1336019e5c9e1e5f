-- Events and the rules of verdicts are written once and handed out whole: kept as the text they were written as, as coverage
-- lines are. To take one in as jsonb cost twice as much, and to hand it out the text had to be put together again.
ALTER TABLE events ALTER COLUMN data TYPE json USING data::json;
ALTER TABLE verdicts ALTER COLUMN rules DROP DEFAULT, ALTER COLUMN rules TYPE json USING rules::json, ALTER COLUMN rules SET DEFAULT '[]';
