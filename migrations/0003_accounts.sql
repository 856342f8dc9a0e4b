CREATE TABLE `audit` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text NOT NULL,
	`before` text,
	`after` text
) STRICT;
--> statement-breakpoint
CREATE INDEX `audit_entity` ON `audit` (`entity`,`entity_id`);--> statement-breakpoint
CREATE INDEX `audit_actor` ON `audit` (`actor_id`);--> statement-breakpoint
CREATE TABLE `favorites` (
	`user_id` text NOT NULL,
	`property_uuid` text NOT NULL,
	`saved_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `property_uuid`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `reset_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`ends_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `reset_links_user` ON `reset_links` (`user_id`);--> statement-breakpoint
CREATE INDEX `reset_links_end` ON `reset_links` (`ends_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`device` text NOT NULL,
	`created_at` text NOT NULL,
	`used_at` text NOT NULL,
	`idle_ends_at` text NOT NULL,
	`ends_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_idle` ON `sessions` (`idle_ends_at`);--> statement-breakpoint
CREATE TABLE `token_pairs` (
	`refresh_hash` text PRIMARY KEY NOT NULL,
	`access_hash` text NOT NULL,
	`session_id` text NOT NULL,
	`parent_hash` text,
	`access_ends_at` text NOT NULL,
	`presented_at` text,
	`spent_at` text,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `token_pairs_access` ON `token_pairs` (`access_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `token_pairs_parent` ON `token_pairs` (`parent_hash`);--> statement-breakpoint
CREATE INDEX `token_pairs_session` ON `token_pairs` (`session_id`);--> statement-breakpoint
CREATE INDEX `token_pairs_spent` ON `token_pairs` (`spent_at`) WHERE spent_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`password_hash` text NOT NULL,
	`role` text DEFAULT 'user' NOT NULL,
	`role_request` text,
	`role_requested_at` text,
	`disabled_at` text,
	`created_at` text NOT NULL,
	CONSTRAINT "users_role" CHECK(role IN ('user', 'admin', 'super_admin')),
	CONSTRAINT "users_request" CHECK(role_request IN ('admin', 'super_admin')),
	CONSTRAINT "users_requested" CHECK((role_request IS NULL) = (role_requested_at IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username` ON `users` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email_key`);--> statement-breakpoint
CREATE INDEX `users_staff` ON `users` (`role`) WHERE role <> 'user';--> statement-breakpoint
CREATE INDEX `users_requests` ON `users` (`role_requested_at`) WHERE role_request IS NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `user_id` text REFERENCES users(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `enquiries_user` ON `enquiries` (`user_id`) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER `audit_keeps_lines` BEFORE UPDATE ON `audit` BEGIN SELECT RAISE(ABORT, 'audit lines are not changed'); END;--> statement-breakpoint
CREATE TRIGGER `audit_drops_nothing` BEFORE DELETE ON `audit` BEGIN SELECT RAISE(ABORT, 'audit lines are not removed'); END;--> statement-breakpoint
PRAGMA optimize;
