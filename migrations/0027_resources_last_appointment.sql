CREATE INDEX `appointment_resources_last` ON `appointment_resources` (`resource_id`,`appointment_n`);--> statement-breakpoint
PRAGMA optimize;
