ALTER TABLE `property_history` ADD `closed_on` text;--> statement-breakpoint
ALTER TABLE `property_history` ADD `closed_price_cents` integer;