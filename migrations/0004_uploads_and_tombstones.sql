CREATE TABLE `given_numbers` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `tombstones` (
	`uuid` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`property_type` text NOT NULL,
	`type_key` text NOT NULL,
	`city` text NOT NULL,
	`area` text,
	`area_key` text NOT NULL,
	`price_cents` integer NOT NULL,
	`removed_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`sent_hash` text NOT NULL,
	`key` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`placeholder` text,
	`variants` text DEFAULT '[]' NOT NULL,
	`joined_at` text,
	`created_at` text NOT NULL,
	CONSTRAINT "uploads_type" CHECK(type IN ('image/jpeg', 'image/png', 'image/gif', 'image/webp')),
	CONSTRAINT "uploads_size" CHECK(bytes > 0 AND width > 0 AND height > 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `uploads_key` ON `uploads` (`key`);--> statement-breakpoint
CREATE INDEX `uploads_age` ON `uploads` (`created_at`);--> statement-breakpoint
CREATE INDEX `properties_hidden` ON `properties` (`n`) WHERE live = 0;--> statement-breakpoint
PRAGMA optimize;
