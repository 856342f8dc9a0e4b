CREATE TABLE `email_verifications` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`email_key` text NOT NULL,
	`ends_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `email_verifications_user` ON `email_verifications` (`user_id`);--> statement-breakpoint
CREATE INDEX `email_verifications_end` ON `email_verifications` (`ends_at`);--> statement-breakpoint
CREATE TABLE `login_challenges` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`ends_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `login_challenges_user` ON `login_challenges` (`user_id`);--> statement-breakpoint
CREATE INDEX `login_challenges_end` ON `login_challenges` (`ends_at`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`used_at` text,
	PRIMARY KEY(`user_id`, `code_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `second_factors` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`created_at` text NOT NULL,
	`confirmed_at` text,
	`last_step` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `alarms` (
	`name` text PRIMARY KEY NOT NULL,
	`detail` text NOT NULL,
	`since` text NOT NULL,
	`ended_at` text
) STRICT;
--> statement-breakpoint
CREATE TABLE `audit_totals` (
	`month` text NOT NULL,
	`entity` text NOT NULL,
	`action` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`month`, `entity`, `action`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `daily_counts` (
	`day` text NOT NULL,
	`name` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `name`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text NOT NULL,
	`started_at` text NOT NULL,
	`changed_at` text NOT NULL,
	`created` integer DEFAULT 0 NOT NULL,
	`updated` integer DEFAULT 0 NOT NULL,
	`unchanged` integer DEFAULT 0 NOT NULL,
	`failed` integer DEFAULT 0 NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `imports_started` ON `imports` (`started_at`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`state` text,
	`ran_at` text,
	`succeeded_at` text,
	`duration_ms` integer,
	`result` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`error` text
) STRICT;
--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`recipient` text,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`created_at` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` text,
	`tried_at` text,
	`sent_at` text,
	`last_error` text,
	CONSTRAINT "messages_channel" CHECK(channel IN ('mail', 'webhook'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `messages_next` ON `messages` (`next_at`) WHERE next_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `messages_created` ON `messages` (`created_at`);--> statement-breakpoint
CREATE TABLE `property_event_totals` (
	`property_n` integer NOT NULL,
	`event` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`property_n`, `event`),
	FOREIGN KEY (`property_n`) REFERENCES `properties`(`n`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "property_event_totals_event" CHECK(event IN ('view', 'call', 'whatsapp', 'share'))
) STRICT;
--> statement-breakpoint
ALTER TABLE `users` ADD `email_verified_at` text;--> statement-breakpoint
ALTER TABLE `audit` ADD `reference` text;--> statement-breakpoint
CREATE INDEX `audit_reference` ON `audit` (`reference`) WHERE reference IS NOT NULL;--> statement-breakpoint
DROP TRIGGER `audit_keeps_lines`;--> statement-breakpoint
UPDATE audit SET reference = (SELECT reference FROM properties WHERE uuid = entity_id) WHERE entity = 'property';--> statement-breakpoint
UPDATE audit SET reference = (SELECT reference FROM enquiries WHERE id = entity_id) WHERE entity = 'enquiry';--> statement-breakpoint
CREATE TRIGGER `audit_keeps_entries` BEFORE UPDATE ON `audit` BEGIN SELECT RAISE(ABORT, 'audit entries are never changed'); END;--> statement-breakpoint
DROP TRIGGER `audit_drops_nothing`;--> statement-breakpoint
CREATE TRIGGER `audit_keeps_recent_entries` BEFORE DELETE ON `audit` WHEN OLD.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-24 months')
BEGIN SELECT RAISE(ABORT, 'audit entries are kept for 24 months'); END;--> statement-breakpoint
PRAGMA optimize;
