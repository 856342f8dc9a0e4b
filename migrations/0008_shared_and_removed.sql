ALTER TABLE `properties` ADD `share_image` text;--> statement-breakpoint
ALTER TABLE `removed_properties` ADD `reference` text;--> statement-breakpoint
ALTER TABLE `removed_properties` ADD `status` text;--> statement-breakpoint
CREATE INDEX `removed_properties_reference` ON `removed_properties` (`reference`) WHERE reference IS NOT NULL;
