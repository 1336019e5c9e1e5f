-- A line is always read whole: kept as the text it was written as, it is handed out as it lies. As jsonb each reading took
-- four times as long, to put the text together again. Its revisions, which statements look into, stay as they are.
ALTER TABLE coverage_lines ALTER COLUMN held TYPE json USING held::json;
