CREATE TABLE `different_people` (
	`one_n` integer NOT NULL,
	`other_n` integer NOT NULL,
	`at` text NOT NULL,
	`actor_id` text NOT NULL,
	PRIMARY KEY(`one_n`, `other_n`),
	FOREIGN KEY (`one_n`) REFERENCES `people`(`n`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`other_n`) REFERENCES `people`(`n`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `different_people_other` ON `different_people` (`other_n`);--> statement-breakpoint
CREATE TABLE `person_events` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`person_n` integer NOT NULL,
	`at` text NOT NULL,
	`actor_id` text NOT NULL,
	`kind` text NOT NULL,
	FOREIGN KEY (`person_n`) REFERENCES `people`(`n`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "person_events_kind" CHECK(kind IN ('call', 'whatsapp', 'email'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `person_events_person` ON `person_events` (`person_n`,`n`);--> statement-breakpoint
ALTER TABLE `people` ADD `is_patient` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- The search also finds people by their kinds and their colleague, so that a filter sees all people with a word. The triggers of contacts
-- and of new and deleted people read the view and stay.
DROP TRIGGER person_unindexed_before_change;
--> statement-breakpoint
DROP TRIGGER person_reindexed;
--> statement-breakpoint
DROP VIEW people_words;
--> statement-breakpoint
CREATE VIEW people_words AS SELECT n,
  replace(texts || CASE WHEN instr(texts, '''') > 0 THEN ' ' || replace(texts, '''', '') ELSE '' END, '_', ' ') || ' ' || coalesce((
    SELECT group_concat(digits || ' ' || substr(digits, -9) || ' ' || substr(digits, -7) || ' ' || coalesce((SELECT group_concat('_phone_' || substr(digits, -value), ' ') FROM json_each('[4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]') WHERE value <= length(digits)), ''), ' ' ORDER BY contact_n)
    FROM (SELECT contacts.n AS contact_n, replace(key, '+', '') AS digits FROM contacts WHERE person_n = folded.n AND kind <> 'email' AND key GLOB '[+0-9]*')), '')
  || iif(is_client, ' _is_client', '') || iif(is_owner, ' _is_owner', '') || iif(is_supplier, ' _is_supplier', '')
  || coalesce(' _assignee_' || replace(assignee_id, '-', ''), '') AS words
FROM (SELECT n, is_client, is_owner, is_supplier, assignee_id, replace(replace(replace(replace(replace(replace(replace(name || ' ' || coalesce((SELECT group_concat(value, ' ' ORDER BY contacts.n) FROM contacts WHERE person_n = people.n), ''), '’', ''''), '‘', ''''), 'ʼ', ''''), '`', ''''), '´', ''''), '′', ''''), '＇', '''') AS texts FROM people) AS folded;
--> statement-breakpoint
INSERT INTO enquiry_index_people (enquiry_index_people) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO enquiry_index_people (rowid, words) SELECT n, words FROM people_words;
--> statement-breakpoint
CREATE TRIGGER person_unindexed_before_change BEFORE UPDATE OF name, is_client, is_owner, is_supplier, assignee_id ON people
WHEN (old.name, old.is_client, old.is_owner, old.is_supplier, old.assignee_id) IS NOT (new.name, new.is_client, new.is_owner, new.is_supplier, new.assignee_id) BEGIN
  INSERT INTO enquiry_index_people (enquiry_index_people, rowid, words) SELECT 'delete', n, words FROM people_words WHERE n = old.n;
END;
--> statement-breakpoint
CREATE TRIGGER person_reindexed AFTER UPDATE OF name, is_client, is_owner, is_supplier, assignee_id ON people
WHEN (old.name, old.is_client, old.is_owner, old.is_supplier, old.assignee_id) IS NOT (new.name, new.is_client, new.is_owner, new.is_supplier, new.assignee_id) BEGIN
  INSERT INTO enquiry_index_people (rowid, words) SELECT n, words FROM people_words WHERE n = new.n;
END;
--> statement-breakpoint
PRAGMA optimize;
