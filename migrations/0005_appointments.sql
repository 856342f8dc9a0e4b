CREATE TABLE `appointment_history` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`appointment_n` integer NOT NULL,
	`at` text NOT NULL,
	`actor_id` text,
	`field` text NOT NULL,
	`before` text,
	`after` text,
	FOREIGN KEY (`appointment_n`) REFERENCES `appointments`(`n`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `appointment_history_appointment` ON `appointment_history` (`appointment_n`);--> statement-breakpoint
CREATE TABLE `appointment_resources` (
	`appointment_n` integer NOT NULL,
	`resource_id` text NOT NULL,
	`start` integer NOT NULL,
	`until` integer NOT NULL,
	`event` text NOT NULL,
	`released` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`appointment_n`, `resource_id`),
	FOREIGN KEY (`appointment_n`) REFERENCES `appointments`(`n`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `appointment_resources_busy` ON `appointment_resources` (`resource_id`,`released`,`start`,`until`,`event`,`appointment_n`);--> statement-breakpoint
CREATE TABLE `appointments` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`reference` text NOT NULL,
	`secret_hash` text NOT NULL,
	`kind` text NOT NULL,
	`service` text NOT NULL,
	`status` text NOT NULL,
	`enquiry_n` integer NOT NULL,
	`property_uuid` text,
	`course_id` text,
	`professional_id` text,
	`start_at` text NOT NULL,
	`end_at` text NOT NULL,
	`assignee_id` text,
	`outcome` text,
	`note` text,
	`reason` text,
	`sequence` integer DEFAULT 0 NOT NULL,
	`package_id` text,
	`lesson` integer,
	`lessons` integer,
	`created_at` text NOT NULL,
	`changed_at` text NOT NULL,
	`created_by` text,
	`reminded_at` text,
	`tell` text,
	`tell_from` text,
	`told_at` text,
	FOREIGN KEY (`enquiry_n`) REFERENCES `enquiries`(`n`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "appointments_kind" CHECK(kind IN ('viewing', 'lesson', 'clinic')),
	CONSTRAINT "appointments_status" CHECK(status IN ('requested', 'confirmed', 'done', 'no_show', 'cancelled')),
	CONSTRAINT "appointments_times" CHECK(end_at > start_at)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `appointments_id` ON `appointments` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `appointments_secret` ON `appointments` (`secret_hash`);--> statement-breakpoint
CREATE INDEX `appointments_start` ON `appointments` (`start_at`,`n`);--> statement-breakpoint
CREATE INDEX `appointments_enquiry` ON `appointments` (`enquiry_n`);--> statement-breakpoint
CREATE INDEX `appointments_property` ON `appointments` (`property_uuid`,`start_at`) WHERE property_uuid IS NOT NULL;--> statement-breakpoint
CREATE INDEX `appointments_assignee` ON `appointments` (`assignee_id`,`start_at`) WHERE assignee_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `appointments_requested` ON `appointments` (`start_at`) WHERE status = 'requested';--> statement-breakpoint
CREATE INDEX `appointments_to_tell` ON `appointments` (`start_at`) WHERE tell IS NOT NULL AND told_at IS NULL;--> statement-breakpoint
CREATE INDEX `appointments_package` ON `appointments` (`package_id`,`lesson`) WHERE package_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `availability` (
	`id` integer PRIMARY KEY NOT NULL,
	`settings` text NOT NULL,
	`saved_at` text NOT NULL,
	CONSTRAINT "availability_one" CHECK(id = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `calendar_links` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret_hash` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_links_secret` ON `calendar_links` (`secret_hash`);--> statement-breakpoint
CREATE TABLE `occupied` (
	`resource_id` text NOT NULL,
	`slot` integer NOT NULL,
	`seat` integer NOT NULL,
	`event` text NOT NULL,
	`appointment_n` integer NOT NULL,
	PRIMARY KEY(`resource_id`, `slot`, `seat`),
	FOREIGN KEY (`appointment_n`) REFERENCES `appointments`(`n`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `occupied_appointment` ON `occupied` (`appointment_n`);--> statement-breakpoint
CREATE INDEX `occupied_slot` ON `occupied` (`slot`);--> statement-breakpoint
CREATE TABLE `resources` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`user_id` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "resources_kind" CHECK(kind IN ('colleague', 'instructor', 'car', 'doctor', 'room'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `resources_user` ON `resources` (`user_id`) WHERE user_id IS NOT NULL;--> statement-breakpoint
-- The list of reasons is a check constraint, so the table is rebuilt. No other table refers to it.
CREATE TABLE `__new_alerts` (
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
	CONSTRAINT "alerts_reason" CHECK(reason IN ('new', 'unopened', 'assigned', 'next step', 'receipt', 'moved', 'cancelled'))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_alerts`("n", "enquiry_n", "user_id", "channel", "reason", "occasion", "created_at", "attempts", "next_at", "tried_at", "sent_at", "last_error") SELECT "n", "enquiry_n", "user_id", "channel", "reason", "occasion", "created_at", "attempts", "next_at", "tried_at", "sent_at", "last_error" FROM `alerts`;--> statement-breakpoint
DROP TABLE `alerts`;--> statement-breakpoint
ALTER TABLE `__new_alerts` RENAME TO `alerts`;--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_once` ON `alerts` (`enquiry_n`,`user_id`,`channel`,`reason`,`occasion`);--> statement-breakpoint
CREATE INDEX `alerts_next` ON `alerts` (`next_at`) WHERE next_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `alerts_failed` ON `alerts` (`tried_at`) WHERE next_at IS NULL AND sent_at IS NULL;--> statement-breakpoint
ALTER TABLE `binned_courses` ADD `lessons` integer;--> statement-breakpoint
ALTER TABLE `binned_courses` ADD `class_size` integer;--> statement-breakpoint
ALTER TABLE `binned_courses` ADD `resource_ids` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `binned_courses` ADD `intakes` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `binned_professionals` ADD `licence_number` text;--> statement-breakpoint
ALTER TABLE `binned_professionals` ADD `licence_checked_at` text;--> statement-breakpoint
ALTER TABLE `courses` ADD `lessons` integer;--> statement-breakpoint
ALTER TABLE `courses` ADD `class_size` integer;--> statement-breakpoint
ALTER TABLE `courses` ADD `resource_ids` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `courses` ADD `intakes` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `professionals` ADD `licence_number` text;--> statement-breakpoint
ALTER TABLE `professionals` ADD `licence_checked_at` text;--> statement-breakpoint
PRAGMA optimize;
