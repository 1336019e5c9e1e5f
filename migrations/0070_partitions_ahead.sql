-- Months ahead, made while the service runs. A month that already has rows in the default partition (a service that stood
-- without them for a year, a clock that was wrong) takes those rows over: made plainly, it would be refused for ever.
-- Attaching, unlike creating in place, lets readers and writers of the log go on.
DROP FUNCTION ivs_ensure_partitions();
CREATE FUNCTION ivs_ensure_partitions() RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  log text;
  rest text;
  by_column text;
  month timestamp;
  part text;
  month_start bigint;
  month_end bigint;
  made integer := 0;
BEGIN
  -- One maker at a time; whoever comes second finds everything there.
  LOCK TABLE partitioned_logs IN SHARE ROW EXCLUSIVE MODE;
  FOR log IN SELECT name FROM partitioned_logs ORDER BY name LOOP
    rest := log || '_rest';
    IF to_regclass(rest) IS NULL THEN
      EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', rest, log);
    END IF;
    by_column := (regexp_match(pg_get_partkeydef(log::regclass), '\((\w+)\)'))[1];
    FOR i IN -1..12 LOOP
      month := date_trunc('month', now() AT TIME ZONE 'UTC') + make_interval(months => i);
      part := log || '_' || to_char(month, 'YYYYMM');
      CONTINUE WHEN to_regclass(part) IS NOT NULL;
      month_start := (extract(epoch FROM month) * 1000)::bigint;
      month_end := (extract(epoch FROM month + interval '1 month') * 1000)::bigint;
      EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', part, log);
      EXECUTE format('WITH moved AS (DELETE FROM %I WHERE %I >= $1 AND %I < $2 RETURNING *) INSERT INTO %I SELECT * FROM moved', rest, by_column, by_column, part)
        USING month_start, month_end;
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%s) TO (%s)', log, part, month_start, month_end);
      made := made + 1;
    END LOOP;
  END LOOP;
  RETURN made;
END $$;
REVOKE ALL ON FUNCTION ivs_ensure_partitions() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ivs_ensure_partitions() TO ivs_service;
