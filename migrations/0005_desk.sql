CREATE TABLE `enquiry_counts` (
	`spam` integer NOT NULL,
	`service` text NOT NULL,
	`status` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`spam`, `service`, `status`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `enquiry_days` (
	`day` text NOT NULL,
	`service` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `service`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `enquiry_history` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`enquiry_n` integer NOT NULL,
	`at` text NOT NULL,
	`actor_id` text NOT NULL,
	`field` text NOT NULL,
	`before` text,
	`after` text,
	FOREIGN KEY (`enquiry_n`) REFERENCES `enquiries`(`n`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "enquiry_history_field" CHECK(field IN ('status', 'assignee', 'spam', 'note'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `enquiry_history_enquiry` ON `enquiry_history` (`enquiry_n`);--> statement-breakpoint
CREATE TABLE `event_days` (
	`day` text NOT NULL,
	`event` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `event`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `listing_days` (
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `kind`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `mail_outbox` (
	`enquiry_n` integer PRIMARY KEY NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` text,
	`sent_at` text,
	`last_error` text,
	FOREIGN KEY (`enquiry_n`) REFERENCES `enquiries`(`n`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `mail_outbox_next` ON `mail_outbox` (`next_at`) WHERE next_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `mail_outbox_failed` ON `mail_outbox` (`enquiry_n`) WHERE next_at IS NULL AND sent_at IS NULL;--> statement-breakpoint
CREATE TABLE `site_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`details` text NOT NULL,
	`saved_at` text NOT NULL,
	CONSTRAINT "site_settings_one" CHECK(id = 1)
) STRICT;
--> statement-breakpoint
ALTER TABLE `enquiries` ADD `due_at` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `changed_at` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `assignee_id` text REFERENCES users(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `enquiries_newest` ON `enquiries` (`spam`,`n`);--> statement-breakpoint
CREATE INDEX `enquiries_status_newest` ON `enquiries` (`spam`,`status`,`n`);--> statement-breakpoint
CREATE INDEX `enquiries_service_newest` ON `enquiries` (`spam`,`service`,`n`);--> statement-breakpoint
CREATE INDEX `enquiries_assignee` ON `enquiries` (`assignee_id`,`n`) WHERE assignee_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `enquiries_due` ON `enquiries` (`due_at`) WHERE spam = 0 AND status IN ('new', 'read');--> statement-breakpoint
CREATE INDEX `enquiries_changed` ON `enquiries` (`changed_at`) WHERE email <> '';--> statement-breakpoint
CREATE INDEX `enquiries_email` ON `enquiries` (lower(email));--> statement-breakpoint
CREATE INDEX `audit_at` ON `audit` (`at`);--> statement-breakpoint
CREATE INDEX `property_events_day` ON `property_events` (`day`,`event`,`property_n`,`count`);
