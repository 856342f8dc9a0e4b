CREATE TABLE `saved_searches` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`path` text NOT NULL,
	`query` text NOT NULL,
	`label` text NOT NULL,
	`saved_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_searches_path` ON `saved_searches` (`user_id`,`path`);--> statement-breakpoint
PRAGMA optimize;
