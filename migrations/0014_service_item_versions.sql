-- The version of each item. An edit names the version that it changes.
ALTER TABLE `courses` ADD `updated_at` text;--> statement-breakpoint
ALTER TABLE `professionals` ADD `updated_at` text;--> statement-breakpoint
UPDATE `courses` SET `updated_at` = strftime('%Y-%m-%dT%H:%M:%fZ', 'now');--> statement-breakpoint
UPDATE `professionals` SET `updated_at` = strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
