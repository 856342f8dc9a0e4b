-- The bin of courses and doctors. A version of the worker without it does not know these tables, so it never shows a
-- deleted item.
CREATE TABLE `binned_courses` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`updated_at` text,
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
	`deleted_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `binned_courses_deleted` ON `binned_courses` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `binned_professionals` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`updated_at` text,
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
	`deleted_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `binned_professionals_deleted` ON `binned_professionals` (`deleted_at`);
--> statement-breakpoint
PRAGMA optimize;
