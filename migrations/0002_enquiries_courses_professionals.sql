CREATE TABLE `courses` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`make` text NOT NULL,
	`model` text NOT NULL,
	`year` integer NOT NULL,
	`type` text NOT NULL,
	`seats` integer NOT NULL,
	`transmission` text NOT NULL,
	`fuelType` text NOT NULL,
	`pricePerDay` real NOT NULL,
	`location` text NOT NULL,
	`available` integer DEFAULT true NOT NULL,
	`rating` real DEFAULT 0 NOT NULL,
	`features` text NOT NULL,
	`description` text NOT NULL,
	`mileage` text NOT NULL,
	CONSTRAINT "courses_rating" CHECK(rating BETWEEN 0 AND 5)
) STRICT;
--> statement-breakpoint
CREATE INDEX `courses_position` ON `courses` (`position`);--> statement-breakpoint
CREATE TABLE `enquiries` (
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
	`spam` integer DEFAULT false NOT NULL,
	`submitted_at` text NOT NULL,
	CONSTRAINT "enquiries_service" CHECK(service IN ('real-estate', 'janitorial', 'driving-school', 'health', 'general')),
	CONSTRAINT "enquiries_status" CHECK(status IN ('new', 'read', 'replied', 'closed')),
	CONSTRAINT "enquiries_spam" CHECK(spam IN (0, 1))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_id` ON `enquiries` (`id`);--> statement-breakpoint
CREATE INDEX `enquiries_submitted` ON `enquiries` (`spam`,`submitted_at`);--> statement-breakpoint
CREATE TABLE `kept_answers` (
	`scope` text NOT NULL,
	`key` text NOT NULL,
	`body_hash` text NOT NULL,
	`answer` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`scope`, `key`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `kept_answers_age` ON `kept_answers` (`created_at`);--> statement-breakpoint
CREATE TABLE `professionals` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`specialty` text NOT NULL,
	`location` text NOT NULL,
	`availability` text NOT NULL,
	`contact` text NOT NULL,
	`description` text NOT NULL,
	`rating` real DEFAULT 0 NOT NULL,
	`available` integer DEFAULT true NOT NULL,
	`experience` text NOT NULL,
	`price` text NOT NULL,
	CONSTRAINT "professionals_rating" CHECK(rating BETWEEN 0 AND 5)
) STRICT;
--> statement-breakpoint
CREATE INDEX `professionals_position` ON `professionals` (`position`);--> statement-breakpoint
CREATE TABLE `throttles` (
	`key` text PRIMARY KEY NOT NULL,
	`ends_at` integer NOT NULL,
	`count` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `throttles_end` ON `throttles` (`ends_at`);
--> statement-breakpoint
PRAGMA optimize;
