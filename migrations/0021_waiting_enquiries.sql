DROP INDEX `enquiries_due`;--> statement-breakpoint
DROP INDEX `enquiries_unanswered`;--> statement-breakpoint
CREATE INDEX `enquiries_waiting` ON `enquiries` (`spam`,`answered_at`,`submitted_at`) WHERE spam = 0 AND status IN ('new', 'read') AND answered_at IS NULL;--> statement-breakpoint
PRAGMA optimize;
