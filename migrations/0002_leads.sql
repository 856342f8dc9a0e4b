CREATE TABLE `alert_devices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` text NOT NULL,
	`reached_at` text,
	`last_error` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `alert_devices_endpoint` ON `alert_devices` (`endpoint`);--> statement-breakpoint
CREATE INDEX `alert_devices_user` ON `alert_devices` (`user_id`);--> statement-breakpoint
CREATE TABLE `alert_order` (
	`id` integer PRIMARY KEY NOT NULL,
	`services` text NOT NULL,
	`minutes` integer NOT NULL,
	`receipts` integer DEFAULT true NOT NULL,
	CONSTRAINT "alert_order_one" CHECK(id = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `alert_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`services` text,
	`hours` text,
	`problem` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `alerts` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`enquiry_n` integer NOT NULL,
	`user_id` text NOT NULL,
	`channel` text NOT NULL,
	`reason` text NOT NULL,
	`occasion` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` text,
	`tried_at` text,
	`sent_at` text,
	`last_error` text,
	FOREIGN KEY (`enquiry_n`) REFERENCES `enquiries`(`n`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "alerts_channel" CHECK(channel IN ('push', 'mail')),
	CONSTRAINT "alerts_reason" CHECK(reason IN ('new', 'unopened', 'assigned', 'next step', 'receipt'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_once` ON `alerts` (`enquiry_n`,`user_id`,`channel`,`reason`,`occasion`);--> statement-breakpoint
CREATE INDEX `alerts_next` ON `alerts` (`next_at`) WHERE next_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `alerts_failed` ON `alerts` (`tried_at`) WHERE next_at IS NULL AND sent_at IS NULL;--> statement-breakpoint
CREATE TABLE `enquiry_events` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`enquiry_n` integer NOT NULL,
	`at` text NOT NULL,
	`actor_id` text NOT NULL,
	`kind` text NOT NULL,
	`text` text,
	FOREIGN KEY (`enquiry_n`) REFERENCES `enquiries`(`n`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "enquiry_events_kind" CHECK(kind IN ('call', 'whatsapp', 'email', 'reply', 'next step'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `enquiry_events_enquiry` ON `enquiry_events` (`enquiry_n`);--> statement-breakpoint
CREATE TABLE `enquiry_undos` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text NOT NULL,
	`at` text NOT NULL,
	`replaced` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `enquiry_undos_at` ON `enquiry_undos` (`at`);--> statement-breakpoint
CREATE TABLE `enquiry_viewers` (
	`enquiry_n` integer NOT NULL,
	`user_id` text NOT NULL,
	`seen_at` text NOT NULL,
	PRIMARY KEY(`enquiry_n`, `user_id`),
	FOREIGN KEY (`enquiry_n`) REFERENCES `enquiries`(`n`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `enquiry_viewers_seen` ON `enquiry_viewers` (`seen_at`);--> statement-breakpoint
CREATE TABLE `contacts` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`person_n` integer NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`key` text NOT NULL,
	FOREIGN KEY (`person_n`) REFERENCES `people`(`n`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "contacts_kind" CHECK(kind IN ('phone', 'whatsapp', 'email'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `contacts_person` ON `contacts` (`person_n`,`kind`,`key`);--> statement-breakpoint
CREATE INDEX `contacts_key` ON `contacts` (`key`);--> statement-breakpoint
CREATE TABLE `people` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`is_client` integer DEFAULT false NOT NULL,
	`is_owner` integer DEFAULT false NOT NULL,
	`is_supplier` integer DEFAULT false NOT NULL,
	`note` text,
	`key_holder` text,
	`assignee_id` text,
	`created_at` text NOT NULL,
	`changed_at` text NOT NULL,
	`last_contact_at` text NOT NULL,
	`merged_into` text,
	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `people_id` ON `people` (`id`);--> statement-breakpoint
CREATE INDEX `people_name` ON `people` (`name_key`);--> statement-breakpoint
CREATE INDEX `people_last_contact` ON `people` (`last_contact_at`,`n`) WHERE merged_into IS NULL;--> statement-breakpoint
CREATE INDEX `people_assignee` ON `people` (`assignee_id`,`last_contact_at`) WHERE assignee_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `people_owners` ON `people` (`last_contact_at`) WHERE is_owner = 1 AND merged_into IS NULL;--> statement-breakpoint
CREATE INDEX `people_suppliers` ON `people` (`last_contact_at`) WHERE is_supplier = 1 AND merged_into IS NULL;--> statement-breakpoint
CREATE INDEX `people_merged` ON `people` (`merged_into`) WHERE merged_into IS NOT NULL;--> statement-breakpoint
CREATE TABLE `person_merges` (
	`id` text PRIMARY KEY NOT NULL,
	`kept_n` integer NOT NULL,
	`merged_n` integer NOT NULL,
	`at` text NOT NULL,
	`actor_id` text NOT NULL,
	`moved` text NOT NULL,
	FOREIGN KEY (`kept_n`) REFERENCES `people`(`n`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`merged_n`) REFERENCES `people`(`n`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `person_merges_at` ON `person_merges` (`at`);--> statement-breakpoint
CREATE INDEX `person_merges_merged` ON `person_merges` (`merged_n`);--> statement-breakpoint
CREATE TABLE `reply_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`service` text,
	`subject` text NOT NULL,
	`body` text NOT NULL
) STRICT;
--> statement-breakpoint
ALTER TABLE `users` ADD `sees_health` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `person_n` integer REFERENCES `people`(`n`) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `is_unlinked` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `channel` text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `logged_by` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `source` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `source_key` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `opened_at` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `opened_by` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `answered_at` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `answered_by` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `next_step` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `next_step_at` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `escalates_at` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `told` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `enquiries_unanswered` ON `enquiries` (`submitted_at`,`n`) WHERE spam = 0 AND status IN ('new', 'read');--> statement-breakpoint
CREATE INDEX `enquiries_person` ON `enquiries` (`person_n`,`n`) WHERE person_n IS NOT NULL;--> statement-breakpoint
CREATE INDEX `enquiries_without_person` ON `enquiries` (`n`) WHERE person_n IS NULL AND name <> '' AND spam = 0 AND is_unlinked = 0;--> statement-breakpoint
CREATE INDEX `enquiries_next_step` ON `enquiries` (`next_step_at`) WHERE next_step_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `enquiries_escalation` ON `enquiries` (`escalates_at`) WHERE escalates_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `properties` ADD `owner_id` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `mandate` text;--> statement-breakpoint
CREATE INDEX `properties_owner` ON `properties` (`owner_id`) WHERE owner_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `properties_mandate` ON `properties` (`mandate`) WHERE mandate IS NOT NULL AND deleted_at IS NULL;--> statement-breakpoint
-- What is known of enquiries that arrived before: who gave the first answer, and that a colleague has seen them.
UPDATE enquiries SET (answered_at, answered_by) = (
  SELECT at, actor_id FROM enquiry_history WHERE enquiry_n = enquiries.n AND field = 'status' AND after = 'replied'
  ORDER BY enquiry_history.n LIMIT 1
) WHERE EXISTS (SELECT 1 FROM enquiry_history WHERE enquiry_n = enquiries.n AND field = 'status' AND after = 'replied');--> statement-breakpoint
UPDATE enquiries SET opened_at = coalesce(answered_at, changed_at) WHERE status <> 'new';--> statement-breakpoint
PRAGMA optimize;
