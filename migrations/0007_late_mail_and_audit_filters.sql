DROP INDEX `token_pairs_spent`;--> statement-breakpoint
DROP INDEX `audit_entity`;--> statement-breakpoint
CREATE INDEX `audit_entity_id` ON `audit` (`entity_id`);--> statement-breakpoint
CREATE INDEX `audit_action` ON `audit` (`action`);--> statement-breakpoint
CREATE INDEX `audit_entity` ON `audit` (`entity`);--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `tried_at` text;--> statement-breakpoint
PRAGMA optimize;
