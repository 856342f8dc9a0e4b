CREATE INDEX `enquiries_property` ON `enquiries` (`property_uuid`,`n`) WHERE property_uuid IS NOT NULL;
--> statement-breakpoint
PRAGMA optimize;
