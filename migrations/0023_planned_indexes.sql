DROP INDEX `enquiries_without_person`;--> statement-breakpoint
CREATE INDEX `enquiries_without_person` ON `enquiries` (`person_n`,`spam`,`is_unlinked`) WHERE person_n IS NULL AND name <> '' AND spam = 0 AND is_unlinked = 0;--> statement-breakpoint
DROP INDEX `properties_to_confirm`;--> statement-breakpoint
CREATE INDEX `properties_to_confirm` ON `properties` (`is_on_market`,`is_confirmed`,`confirmed_at`) WHERE is_on_market = 1 AND is_confirmed = 0;--> statement-breakpoint
PRAGMA optimize;
