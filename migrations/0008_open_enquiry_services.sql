-- The contract's service registry alone decides which kinds of enquiries exist: `service` loses its CHECK constraint.
-- SQLite cannot drop a constraint, so the table is rebuilt. Dropping the old table deletes the rows that refer to it
-- (ON DELETE CASCADE), so these are saved and restored. The drop fires no triggers: counters and search index stay.
CREATE TABLE saved_enquiry_history AS SELECT * FROM enquiry_history;
--> statement-breakpoint
CREATE TABLE saved_mail_outbox AS SELECT * FROM mail_outbox;
--> statement-breakpoint
CREATE TABLE `__new_enquiries` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`reference` text NOT NULL,
	`service` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone_number` text NOT NULL,
	`message` text,
	`subject` text,
	`property_uuid` text,
	`professional_id` text,
	`course_id` text,
	`status` text DEFAULT 'new' NOT NULL,
	`user_id` text,
	`spam` integer DEFAULT false NOT NULL,
	`submitted_at` text NOT NULL,
	`due_at` text DEFAULT '' NOT NULL,
	`changed_at` text DEFAULT '' NOT NULL,
	`assignee_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "enquiries_status" CHECK(status IN ('new', 'read', 'replied', 'closed')),
	CONSTRAINT "enquiries_spam" CHECK(spam IN (0, 1))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_enquiries`("n", "id", "reference", "service", "name", "email", "phone_number", "message", "subject", "property_uuid", "professional_id", "course_id", "status", "user_id", "spam", "submitted_at", "due_at", "changed_at", "assignee_id") SELECT "n", "id", "reference", "service", "name", "email", "phone_number", "message", "subject", "property_uuid", "professional_id", "course_id", "status", "user_id", "spam", "submitted_at", "due_at", "changed_at", "assignee_id" FROM `enquiries`;
--> statement-breakpoint
-- A number that was used once is never given out again.
UPDATE sqlite_sequence SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'enquiries') WHERE name = '__new_enquiries';
--> statement-breakpoint
DROP VIEW enquiry_words;
--> statement-breakpoint
DROP TABLE enquiries;
--> statement-breakpoint
ALTER TABLE __new_enquiries RENAME TO enquiries;
--> statement-breakpoint
INSERT INTO enquiry_history SELECT * FROM saved_enquiry_history;
--> statement-breakpoint
INSERT INTO mail_outbox SELECT * FROM saved_mail_outbox;
--> statement-breakpoint
DROP TABLE saved_enquiry_history;
--> statement-breakpoint
DROP TABLE saved_mail_outbox;
--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_id` ON `enquiries` (`id`);
--> statement-breakpoint
CREATE INDEX `enquiries_submitted` ON `enquiries` (`spam`,`submitted_at`);
--> statement-breakpoint
CREATE INDEX `enquiries_newest` ON `enquiries` (`spam`,`n`);
--> statement-breakpoint
CREATE INDEX `enquiries_status_newest` ON `enquiries` (`spam`,`status`,`n`);
--> statement-breakpoint
CREATE INDEX `enquiries_service_newest` ON `enquiries` (`spam`,`service`,`n`);
--> statement-breakpoint
CREATE INDEX `enquiries_assignee` ON `enquiries` (`assignee_id`,`n`) WHERE assignee_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `enquiries_due` ON `enquiries` (`due_at`) WHERE spam = 0 AND status IN ('new', 'read');
--> statement-breakpoint
CREATE INDEX `enquiries_changed` ON `enquiries` (`changed_at`) WHERE email <> '';
--> statement-breakpoint
CREATE INDEX `enquiries_email` ON `enquiries` (lower(email));
--> statement-breakpoint
CREATE INDEX `enquiries_user` ON `enquiries` (`user_id`) WHERE user_id IS NOT NULL;
--> statement-breakpoint
-- The triggers and the view of 0006_desk_counters.sql, unchanged.
CREATE TRIGGER enquiry_counted AFTER INSERT ON enquiries BEGIN
  INSERT INTO enquiry_counts (spam, service, status, count) VALUES (new.spam, new.service, new.status, 1)
  ON CONFLICT (spam, service, status) DO UPDATE SET count = count + 1;
  INSERT INTO enquiry_days (day, service, count) SELECT substr(new.submitted_at, 1, 10), new.service, 1 WHERE new.spam = 0
  ON CONFLICT (day, service) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER enquiry_recounted AFTER UPDATE OF spam, service, status, submitted_at ON enquiries BEGIN
  UPDATE enquiry_counts SET count = count - 1 WHERE spam = old.spam AND service = old.service AND status = old.status;
  INSERT INTO enquiry_counts (spam, service, status, count) VALUES (new.spam, new.service, new.status, 1)
  ON CONFLICT (spam, service, status) DO UPDATE SET count = count + 1;
  UPDATE enquiry_days SET count = count - 1
  WHERE old.spam = 0 AND day = substr(old.submitted_at, 1, 10) AND service = old.service;
  INSERT INTO enquiry_days (day, service, count) SELECT substr(new.submitted_at, 1, 10), new.service, 1 WHERE new.spam = 0
  ON CONFLICT (day, service) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER enquiry_uncounted AFTER DELETE ON enquiries BEGIN
  UPDATE enquiry_counts SET count = count - 1 WHERE spam = old.spam AND service = old.service AND status = old.status;
  UPDATE enquiry_days SET count = count - 1
  WHERE old.spam = 0 AND day = substr(old.submitted_at, 1, 10) AND service = old.service;
  DELETE FROM enquiry_counts WHERE spam = old.spam AND service = old.service AND status = old.status AND count = 0;
  DELETE FROM enquiry_days WHERE day = substr(old.submitted_at, 1, 10) AND service = old.service AND count = 0;
END;
--> statement-breakpoint
CREATE VIEW enquiry_words AS SELECT n,
  name || ' ' || email || ' ' || reference || ' ' || coalesce(subject, '') || ' ' || coalesce(message, '') || ' ' || phone_number
  || ' ' || digits || ' ' || substr(digits, -9) || ' ' || substr(digits, -7) AS words
FROM (SELECT *, replace(replace(replace(replace(replace(replace(phone_number, '+', ''), ' ', ''), '-', ''), '(', ''), ')', ''), '.', '') AS digits FROM enquiries);
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
PRAGMA optimize;
