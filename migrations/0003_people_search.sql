-- Search of people by name and contacts. It stores no text. Backups leave out what is named like this, also those of the version before.
CREATE VIRTUAL TABLE enquiry_index_people USING fts5 (
  words, content = '', detail = none, prefix = '1 2 3 4', tokenize = "unicode61 remove_diacritics 2 tokenchars '_'"
);
--> statement-breakpoint
-- Nothing of a person who was erased stays in the index.
INSERT INTO enquiry_index_people (enquiry_index_people, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
-- A number is indexed as it was entered and, like the numbers of enquiries, with all ends of its international form.
CREATE VIEW people_words AS SELECT n,
  replace(texts || CASE WHEN instr(texts, '''') > 0 THEN ' ' || replace(texts, '''', '') ELSE '' END, '_', ' ') || ' ' || coalesce((
    SELECT group_concat(digits || ' ' || substr(digits, -9) || ' ' || substr(digits, -7) || ' ' || coalesce((SELECT group_concat('_phone_' || substr(digits, -value), ' ') FROM json_each('[4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]') WHERE value <= length(digits)), ''), ' ' ORDER BY contact_n)
    FROM (SELECT contacts.n AS contact_n, replace(key, '+', '') AS digits FROM contacts WHERE person_n = folded.n AND kind <> 'email' AND key GLOB '[+0-9]*')), '') AS words
FROM (SELECT n, replace(replace(replace(replace(replace(replace(replace(name || ' ' || coalesce((SELECT group_concat(value, ' ' ORDER BY contacts.n) FROM contacts WHERE person_n = people.n), ''), '’', ''''), '‘', ''''), 'ʼ', ''''), '`', ''''), '´', ''''), '′', ''''), '＇', '''') AS texts FROM people) AS folded;
--> statement-breakpoint
-- An entry is deleted with the words that it was stored with, so it is deleted before the row changes.
CREATE TRIGGER person_indexed AFTER INSERT ON people BEGIN
  INSERT INTO enquiry_index_people (rowid, words) SELECT n, words FROM people_words WHERE n = new.n;
END;
--> statement-breakpoint
CREATE TRIGGER person_unindexed_before_change BEFORE UPDATE OF name ON people BEGIN
  INSERT INTO enquiry_index_people (enquiry_index_people, rowid, words) SELECT 'delete', n, words FROM people_words WHERE n = old.n;
END;
--> statement-breakpoint
CREATE TRIGGER person_reindexed AFTER UPDATE OF name ON people BEGIN
  INSERT INTO enquiry_index_people (rowid, words) SELECT n, words FROM people_words WHERE n = new.n;
END;
--> statement-breakpoint
CREATE TRIGGER person_unindexed BEFORE DELETE ON people BEGIN
  INSERT INTO enquiry_index_people (enquiry_index_people, rowid, words) SELECT 'delete', n, words FROM people_words WHERE n = old.n;
END;
--> statement-breakpoint
-- A contact that exists is not inserted again, and then no other trigger runs.
CREATE TRIGGER contact_unindexed_before_insert BEFORE INSERT ON contacts
WHEN NOT EXISTS (SELECT 1 FROM contacts WHERE n = new.n OR (person_n = new.person_n AND kind = new.kind AND key = new.key)) BEGIN
  INSERT INTO enquiry_index_people (enquiry_index_people, rowid, words) SELECT 'delete', n, words FROM people_words WHERE n = new.person_n;
END;
--> statement-breakpoint
CREATE TRIGGER contact_reindexed_after_insert AFTER INSERT ON contacts BEGIN
  INSERT INTO enquiry_index_people (rowid, words) SELECT n, words FROM people_words WHERE n = new.person_n;
END;
--> statement-breakpoint
CREATE TRIGGER contact_unindexed_before_delete BEFORE DELETE ON contacts BEGIN
  INSERT INTO enquiry_index_people (enquiry_index_people, rowid, words) SELECT 'delete', n, words FROM people_words WHERE n = old.person_n;
END;
--> statement-breakpoint
CREATE TRIGGER contact_reindexed_after_delete AFTER DELETE ON contacts BEGIN
  INSERT INTO enquiry_index_people (rowid, words) SELECT n, words FROM people_words WHERE n = old.person_n;
END;
--> statement-breakpoint
CREATE TRIGGER contact_unindexed_before_change BEFORE UPDATE ON contacts BEGIN
  INSERT INTO enquiry_index_people (enquiry_index_people, rowid, words) SELECT 'delete', n, words FROM people_words WHERE n IN (old.person_n, new.person_n);
END;
--> statement-breakpoint
CREATE TRIGGER contact_reindexed_after_change AFTER UPDATE ON contacts BEGIN
  INSERT INTO enquiry_index_people (rowid, words) SELECT n, words FROM people_words WHERE n IN (old.person_n, new.person_n);
END;
--> statement-breakpoint
PRAGMA optimize;
