ALTER TABLE `binned_professionals` ADD `hours` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `professionals` ADD `hours` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
UPDATE professionals SET hours = coalesce(
  (SELECT json_group_array(json_object('weekday', own.value -> 'weekday', 'from', own.value ->> 'from', 'to', own.value ->> 'to')
      ORDER BY own.value ->> 'weekday', own.value ->> 'from')
    FROM availability, json_each(settings, '$.hours') AS own
    WHERE own.value ->> 'kind' = 'clinic' AND own.value ->> 'resource_id' = professionals.id HAVING count(*) > 0),
  (WITH written AS (SELECT replace(replace(replace(lower(professionals.availability), '–', '-'), '—', '-'), ' ', '') AS text),
    parts AS (SELECT substr(text, 1, instr(text, ',') - 1) AS days, substr(text, instr(text, ',') + 1) AS times FROM written),
    clock AS (SELECT days, substr('0' || substr(times, 1, instr(times, '-') - 1), -5) AS begins,
      substr('0' || substr(times, instr(times, '-') + 1), -5) AS ends FROM parts),
    names(weekday, name) AS (VALUES (1, 'monday'), (2, 'tuesday'), (3, 'wednesday'), (4, 'thursday'), (5, 'friday'),
      (6, 'saturday'), (7, 'sunday'), (1, 'mon'), (2, 'tue'), (3, 'wed'), (4, 'thu'), (5, 'fri'), (6, 'sat'), (7, 'sun')),
    week AS (SELECT weekday FROM names WHERE length(name) > 3)
    SELECT json_group_array(json_object('weekday', weekday, 'from', begins, 'to', ends) ORDER BY weekday) FROM clock, week
    WHERE begins GLOB '[0-2][0-9]:[0-5][05]' AND ends GLOB '[0-2][0-9]:[0-5][05]' AND begins < ends AND ends <= '24:00'
      AND (days IN ('everyday', 'daily') OR EXISTS (SELECT 1 FROM names AS first, names AS last
        WHERE (days = first.name AND week.weekday = first.weekday)
          OR (days = first.name || 'and' || last.name AND week.weekday IN (first.weekday, last.weekday))
          OR (days IN (first.name || 'to' || last.name, first.name || '-' || last.name)
            AND week.weekday BETWEEN first.weekday AND last.weekday)))
    HAVING count(*) > 0),
  '[]');
--> statement-breakpoint
UPDATE binned_professionals SET hours = coalesce(
  (SELECT json_group_array(json_object('weekday', own.value -> 'weekday', 'from', own.value ->> 'from', 'to', own.value ->> 'to')
      ORDER BY own.value ->> 'weekday', own.value ->> 'from')
    FROM availability, json_each(settings, '$.hours') AS own
    WHERE own.value ->> 'kind' = 'clinic' AND own.value ->> 'resource_id' = binned_professionals.id HAVING count(*) > 0),
  (WITH written AS (SELECT replace(replace(replace(lower(binned_professionals.availability), '–', '-'), '—', '-'), ' ', '') AS text),
    parts AS (SELECT substr(text, 1, instr(text, ',') - 1) AS days, substr(text, instr(text, ',') + 1) AS times FROM written),
    clock AS (SELECT days, substr('0' || substr(times, 1, instr(times, '-') - 1), -5) AS begins,
      substr('0' || substr(times, instr(times, '-') + 1), -5) AS ends FROM parts),
    names(weekday, name) AS (VALUES (1, 'monday'), (2, 'tuesday'), (3, 'wednesday'), (4, 'thursday'), (5, 'friday'),
      (6, 'saturday'), (7, 'sunday'), (1, 'mon'), (2, 'tue'), (3, 'wed'), (4, 'thu'), (5, 'fri'), (6, 'sat'), (7, 'sun')),
    week AS (SELECT weekday FROM names WHERE length(name) > 3)
    SELECT json_group_array(json_object('weekday', weekday, 'from', begins, 'to', ends) ORDER BY weekday) FROM clock, week
    WHERE begins GLOB '[0-2][0-9]:[0-5][05]' AND ends GLOB '[0-2][0-9]:[0-5][05]' AND begins < ends AND ends <= '24:00'
      AND (days IN ('everyday', 'daily') OR EXISTS (SELECT 1 FROM names AS first, names AS last
        WHERE (days = first.name AND week.weekday = first.weekday)
          OR (days = first.name || 'and' || last.name AND week.weekday IN (first.weekday, last.weekday))
          OR (days IN (first.name || 'to' || last.name, first.name || '-' || last.name)
            AND week.weekday BETWEEN first.weekday AND last.weekday)))
    HAVING count(*) > 0),
  '[]');
