CREATE TABLE `changed_homes` (
	`property_n` integer PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`changes` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`property_n`) REFERENCES `properties`(`n`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `waiting_offers` (
	`want_n` integer NOT NULL,
	`appointment_n` integer NOT NULL,
	`offered_at` text NOT NULL,
	`held_until` text NOT NULL,
	PRIMARY KEY(`want_n`, `appointment_n`),
	FOREIGN KEY (`want_n`) REFERENCES `wants`(`n`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`appointment_n`) REFERENCES `appointments`(`n`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `waiting_offers_appointment` ON `waiting_offers` (`appointment_n`,`held_until`);--> statement-breakpoint
CREATE TABLE `want_matches` (
	`want_n` integer NOT NULL,
	`property_uuid` text NOT NULL,
	`matched_at` text NOT NULL,
	`sent_at` text,
	PRIMARY KEY(`want_n`, `property_uuid`),
	FOREIGN KEY (`want_n`) REFERENCES `wants`(`n`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `want_matches_unsent` ON `want_matches` (`want_n`,`property_uuid`) WHERE sent_at IS NULL;--> statement-breakpoint
CREATE TABLE `want_places` (
	`want_n` integer NOT NULL,
	`kind` text NOT NULL,
	`type_key` text NOT NULL,
	`place_key` text NOT NULL,
	`max_price_cents` integer NOT NULL,
	`min_price_cents` integer NOT NULL,
	`min_bedrooms` integer NOT NULL,
	`max_bedrooms` integer NOT NULL,
	PRIMARY KEY(`want_n`, `type_key`, `place_key`),
	FOREIGN KEY (`want_n`) REFERENCES `wants`(`n`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `want_places_match` ON `want_places` (`kind`,`type_key`,`place_key`,`max_price_cents`,`min_price_cents`,`min_bedrooms`,`max_bedrooms`,`want_n`);--> statement-breakpoint
CREATE TABLE `wants` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`secret_hash` text NOT NULL,
	`kind` text NOT NULL,
	`filters` text NOT NULL,
	`label` text NOT NULL,
	`channel` text NOT NULL,
	`status` text NOT NULL,
	`person_n` integer,
	`name` text,
	`email` text,
	`phone_number` text,
	`contact_key` text,
	`endpoint` text,
	`p256dh` text,
	`auth` text,
	`note` text,
	`created_by` text,
	`created_at` text NOT NULL,
	`changed_at` text NOT NULL,
	`ends_at` text NOT NULL,
	`asked_at` text,
	`told_at` text,
	`told_day` text,
	`told_count` integer DEFAULT 0 NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`retry_at` text,
	FOREIGN KEY (`person_n`) REFERENCES `people`(`n`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "wants_kind" CHECK(kind IN ('buy', 'rent', 'lesson', 'clinic')),
	CONSTRAINT "wants_channel" CHECK(channel IN ('push', 'email', 'whatsapp', 'none')),
	CONSTRAINT "wants_status" CHECK(status IN ('active', 'unconfirmed', 'paused', 'ended'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `wants_id` ON `wants` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `wants_secret` ON `wants` (`secret_hash`);--> statement-breakpoint
CREATE INDEX `wants_person` ON `wants` (`person_n`) WHERE person_n IS NOT NULL;--> statement-breakpoint
CREATE INDEX `wants_contact` ON `wants` (`contact_key`) WHERE contact_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX `wants_end` ON `wants` (`status`,`ends_at`);--> statement-breakpoint
-- Homes on offer that may meet other wants than before: new, back on the lists, available again, cheaper, confirmed, or with
-- another value that a filter reads.
CREATE TRIGGER home_offered AFTER INSERT ON properties WHEN new.is_listed = 1 AND new.is_available = 1 BEGIN
  INSERT INTO changed_homes (property_n, at) VALUES (new.n, max(new.updated_at, coalesce(new.confirmed_at, '')))
  ON CONFLICT (property_n) DO UPDATE SET at = excluded.at, changes = changes + 1;
END;
--> statement-breakpoint
CREATE TRIGGER home_offered_again AFTER UPDATE ON properties WHEN new.is_listed = 1 AND new.is_available = 1
  AND (old.is_listed = 0 OR old.is_available = 0 OR new.price_cents <> old.price_cents OR new.confirmed_at IS NOT old.confirmed_at
    OR new.filter_words <> old.filter_words OR new.living_words <> old.living_words OR new.words <> old.words
    OR new.move_in_cents IS NOT old.move_in_cents) BEGIN
  INSERT INTO changed_homes (property_n, at) VALUES (new.n, max(new.updated_at, coalesce(new.confirmed_at, '')))
  ON CONFLICT (property_n) DO UPDATE SET at = excluded.at, changes = changes + 1;
END;
--> statement-breakpoint
PRAGMA optimize;
