DROP INDEX `enquiries_changed`;--> statement-breakpoint
CREATE INDEX `enquiries_changed` ON `enquiries` (`changed_at`) WHERE name <> '';--> statement-breakpoint
PRAGMA optimize;
