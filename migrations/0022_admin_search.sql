-- Admins find a phone number by any six digits of it in a row and by its last four: each number is also indexed as all its
-- ends, such as `_n3456`. References are found with and without their signs. Of listings, the lister, the number and the
-- note are words of the index of all listings, which visitors never search. That index folds case and accents of all words
-- now, like the one of enquiries.
DROP TRIGGER property_indexed;
--> statement-breakpoint
DROP TRIGGER property_reindexed;
--> statement-breakpoint
DROP TRIGGER property_unindexed;
--> statement-breakpoint
DROP TABLE property_index_all;
--> statement-breakpoint
CREATE VIRTUAL TABLE property_index_all USING fts5 (
  words, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3', tokenize = "unicode61 remove_diacritics 2 tokenchars '_'"
);
--> statement-breakpoint
-- A text with an apostrophe is indexed split and joined. Words of people have no underscore: it marks the other words.
CREATE VIEW property_words AS SELECT n,
  words || filter_words || admin_words || ' ' || replace(reference || ' ' || texts, '_', ' ') || ' '
  || replace(replace(replace(replace(texts, '''', ''), '’', ''), '‘', ''), '_', ' ') || ' '
  || replace(replace(replace(replace(replace(reference, '-', ''), ' ', ''), '/', ''), '.', ''), '_', '') || ' '
  || digits || ' ' || substr(digits, -9) || ' ' || substr(digits, -7) || ' ' || coalesce((SELECT group_concat('_n' || substr(digits, -value), ' ') FROM json_each('[4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]') WHERE value <= length(digits)), '') AS words
FROM (SELECT n, words, filter_words, admin_words, reference,
  coalesce(listed_by, '') || ' ' || coalesce(status_note, '') || ' ' || coalesce(contact_number, '') AS texts,
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(contact_number, ''), ' ', ''), char(160), ''), char(8199), ''), char(8201), ''), char(8239), ''), char(9), ''), '+', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', '') AS digits FROM properties);
--> statement-breakpoint
CREATE TRIGGER property_indexed AFTER INSERT ON properties BEGIN
  INSERT INTO property_index_all (rowid, words) SELECT n, words FROM property_words WHERE n = new.n;
END;
--> statement-breakpoint
CREATE TRIGGER property_reindexed AFTER UPDATE ON properties
WHEN new.words <> old.words OR new.filter_words <> old.filter_words OR new.admin_words <> old.admin_words OR new.reference <> old.reference
  OR new.listed_by IS NOT old.listed_by OR new.status_note IS NOT old.status_note OR new.contact_number IS NOT old.contact_number BEGIN
  DELETE FROM property_index_all WHERE rowid = old.n;
  INSERT INTO property_index_all (rowid, words) SELECT n, words FROM property_words WHERE n = new.n;
END;
--> statement-breakpoint
CREATE TRIGGER property_unindexed AFTER DELETE ON properties BEGIN
  DELETE FROM property_index_all WHERE rowid = old.n;
END;
--> statement-breakpoint
INSERT INTO property_index_all (rowid, words) SELECT n, words FROM property_words ORDER BY n;
--> statement-breakpoint
DROP TRIGGER enquiry_found;
--> statement-breakpoint
DROP TRIGGER enquiry_changing;
--> statement-breakpoint
DROP TRIGGER enquiry_changed;
--> statement-breakpoint
DROP TRIGGER enquiry_lost;
--> statement-breakpoint
DROP VIEW enquiry_words;
--> statement-breakpoint
DROP TABLE enquiry_index;
--> statement-breakpoint
CREATE VIRTUAL TABLE enquiry_index USING fts5 (
  words, content = '', detail = none, prefix = '1 2 3 4', tokenize = "unicode61 remove_diacritics 2 tokenchars '_'"
);
--> statement-breakpoint
INSERT INTO enquiry_index (enquiry_index, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
-- With the internal notes. As before, the index gets back the words that it was given, so they are removed before they change.
CREATE VIEW enquiry_words AS SELECT n,
  replace(name || ' ' || email || ' ' || reference || ' ' || coalesce(subject, '') || ' ' || coalesce(message, '') || ' ' || phone_number
  || ' ' || notes, '_', ' ') || ' ' || replace(reference, '-', '') || ' ' || digits || ' ' || substr(digits, -9) || ' ' || substr(digits, -7) || ' ' || coalesce((SELECT group_concat('_n' || substr(digits, -value), ' ') FROM json_each('[4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]') WHERE value <= length(digits)), '') AS words
FROM (SELECT n, name, email, reference, subject, message, phone_number,
  coalesce((SELECT group_concat(after, ' ' ORDER BY enquiry_history.n) FROM enquiry_history WHERE enquiry_n = enquiries.n AND field = 'note'), '') AS notes,
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(phone_number, ' ', ''), char(160), ''), char(8199), ''), char(8201), ''), char(8239), ''), char(9), ''), '+', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', '') AS digits FROM enquiries);
--> statement-breakpoint
CREATE TRIGGER enquiry_found AFTER INSERT ON enquiries BEGIN
  INSERT INTO enquiry_index (rowid, words) SELECT n, words FROM enquiry_words WHERE n = new.n;
END;
--> statement-breakpoint
CREATE TRIGGER enquiry_changing BEFORE UPDATE OF name, email, reference, subject, message, phone_number ON enquiries BEGIN
  INSERT INTO enquiry_index (enquiry_index, rowid, words) SELECT 'delete', n, words FROM enquiry_words WHERE n = old.n;
END;
--> statement-breakpoint
CREATE TRIGGER enquiry_changed AFTER UPDATE OF name, email, reference, subject, message, phone_number ON enquiries BEGIN
  INSERT INTO enquiry_index (rowid, words) SELECT n, words FROM enquiry_words WHERE n = new.n;
END;
--> statement-breakpoint
CREATE TRIGGER enquiry_lost BEFORE DELETE ON enquiries BEGIN
  INSERT INTO enquiry_index (enquiry_index, rowid, words) SELECT 'delete', n, words FROM enquiry_words WHERE n = old.n;
END;
--> statement-breakpoint
CREATE TRIGGER note_adding BEFORE INSERT ON enquiry_history WHEN new.field = 'note' BEGIN
  INSERT INTO enquiry_index (enquiry_index, rowid, words) SELECT 'delete', n, words FROM enquiry_words WHERE n = new.enquiry_n;
END;
--> statement-breakpoint
CREATE TRIGGER note_added AFTER INSERT ON enquiry_history WHEN new.field = 'note' BEGIN
  INSERT INTO enquiry_index (rowid, words) SELECT n, words FROM enquiry_words WHERE n = new.enquiry_n;
END;
--> statement-breakpoint
CREATE TRIGGER note_removing BEFORE DELETE ON enquiry_history WHEN old.field = 'note' BEGIN
  INSERT INTO enquiry_index (enquiry_index, rowid, words) SELECT 'delete', n, words FROM enquiry_words WHERE n = old.enquiry_n;
END;
--> statement-breakpoint
CREATE TRIGGER note_removed AFTER DELETE ON enquiry_history WHEN old.field = 'note' BEGIN
  INSERT INTO enquiry_index (rowid, words) SELECT n, words FROM enquiry_words WHERE n = old.enquiry_n;
END;
--> statement-breakpoint
INSERT INTO enquiry_index (rowid, words) SELECT n, words FROM enquiry_words;
--> statement-breakpoint
PRAGMA optimize;
