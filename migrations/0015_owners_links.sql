CREATE TABLE `owner_links` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`person_n` integer NOT NULL,
	`secret_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`ended_at` text,
	FOREIGN KEY (`person_n`) REFERENCES `people`(`n`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `owner_links_secret` ON `owner_links` (`secret_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `owner_links_current` ON `owner_links` (`person_n`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `owner_links_ended` ON `owner_links` (`ended_at`) WHERE ended_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `owner_requests` (
	`property_n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`answer` text NOT NULL,
	`price_cents` integer,
	`date` text,
	`at` text NOT NULL,
	`home_version` text NOT NULL,
	FOREIGN KEY (`property_n`) REFERENCES `properties`(`n`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "owner_requests_answer" CHECK(answer IN ('free', 'let', 'sold', 'price'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `owner_requests_id` ON `owner_requests` (`id`);--> statement-breakpoint
ALTER TABLE `person_events` ADD `about` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `owner_confirmed_at` text;