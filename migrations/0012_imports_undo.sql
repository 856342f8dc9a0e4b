CREATE TABLE `import_rows` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`import_id` text NOT NULL,
	`row` integer,
	`property_uuid` text,
	`reference` text,
	`result` text NOT NULL,
	`at` text NOT NULL,
	`detail` text,
	`undone` text,
	CONSTRAINT "import_rows_result" CHECK(result IN ('created', 'updated', 'error')),
	CONSTRAINT "import_rows_undone" CHECK(undone IN ('removed', 'restored', 'left'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `import_rows_row` ON `import_rows` (`import_id`,`row`);--> statement-breakpoint
CREATE INDEX `import_rows_property` ON `import_rows` (`property_uuid`) WHERE property_uuid IS NOT NULL;--> statement-breakpoint
CREATE INDEX `import_rows_to_undo` ON `import_rows` (`import_id`,`n`) WHERE undone IS NULL AND result <> 'error';--> statement-breakpoint
ALTER TABLE `imports` ADD `file_name` text;--> statement-breakpoint
ALTER TABLE `imports` ADD `undone_at` text;--> statement-breakpoint
ALTER TABLE `imports` ADD `undone_by` text;--> statement-breakpoint
PRAGMA optimize;
