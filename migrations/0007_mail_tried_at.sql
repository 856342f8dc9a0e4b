DROP INDEX `token_pairs_spent`;--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `tried_at` text;