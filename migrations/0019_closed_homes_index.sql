CREATE INDEX `property_history_closed` ON `property_history` (`at`) WHERE field = 'status' AND new_value IN ('sold', 'let');--> statement-breakpoint
PRAGMA optimize;
