-- A line with its sources packed fits beside its row's other columns: up to half a page it stays there as it is. Compressed, a
-- tenth of what the server did to judge an engagement was taking its lines apart again.
ALTER TABLE coverage_lines SET (toast_tuple_target = 4080);
