-- What the lists of before read: the words of filters, an index for each order below each place, and the counters. The version
-- of 0017 no longer reads them.
DROP TRIGGER property_added;
--> statement-breakpoint
DROP TRIGGER property_changed;
--> statement-breakpoint
DROP TRIGGER property_removed;
--> statement-breakpoint
DROP TRIGGER property_indexed;
--> statement-breakpoint
DROP TRIGGER property_reindexed;
--> statement-breakpoint
DROP TRIGGER property_unindexed;
--> statement-breakpoint
DROP TRIGGER property_day_counted;
--> statement-breakpoint
DROP TRIGGER property_day_recounted;
--> statement-breakpoint
DROP TRIGGER property_day_uncounted;
--> statement-breakpoint
DROP TRIGGER home_offered_again;
--> statement-breakpoint
DROP VIEW property_words;
--> statement-breakpoint
DROP TABLE property_index;
--> statement-breakpoint
DROP TABLE property_index_all;
--> statement-breakpoint
DROP TABLE `property_counts`;--> statement-breakpoint
DROP TABLE `property_day_counts`;--> statement-breakpoint
DROP INDEX `properties_kind_newest`;--> statement-breakpoint
DROP INDEX `properties_kind_price`;--> statement-breakpoint
DROP INDEX `properties_kind_size_up`;--> statement-breakpoint
DROP INDEX `properties_kind_size_down`;--> statement-breakpoint
DROP INDEX `properties_kind_best`;--> statement-breakpoint
DROP INDEX `properties_type_newest`;--> statement-breakpoint
DROP INDEX `properties_type_price`;--> statement-breakpoint
DROP INDEX `properties_type_size_up`;--> statement-breakpoint
DROP INDEX `properties_type_size_down`;--> statement-breakpoint
DROP INDEX `properties_type_best`;--> statement-breakpoint
DROP INDEX `properties_city_newest`;--> statement-breakpoint
DROP INDEX `properties_city_price`;--> statement-breakpoint
DROP INDEX `properties_city_size_up`;--> statement-breakpoint
DROP INDEX `properties_city_size_down`;--> statement-breakpoint
DROP INDEX `properties_city_best`;--> statement-breakpoint
DROP INDEX `properties_area_newest`;--> statement-breakpoint
DROP INDEX `properties_area_price`;--> statement-breakpoint
DROP INDEX `properties_area_size_up`;--> statement-breakpoint
DROP INDEX `properties_area_size_down`;--> statement-breakpoint
DROP INDEX `properties_area_best`;--> statement-breakpoint
DROP INDEX `properties_hidden_price`;--> statement-breakpoint
DROP INDEX `properties_hidden_size_up`;--> statement-breakpoint
DROP INDEX `properties_hidden_size_down`;--> statement-breakpoint
DROP INDEX `properties_hidden_best`;--> statement-breakpoint
DROP INDEX `properties_featured`;--> statement-breakpoint
DROP INDEX `properties_hidden`;--> statement-breakpoint
DROP INDEX `properties_lister`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `filter_words`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `living_words`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `price_band`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `price_order`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `size_up`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `size_down`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `best_order`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `move_in_band`;
--> statement-breakpoint
-- A new property: its times.
CREATE TRIGGER property_added AFTER INSERT ON properties WHEN new.status_changed_at IS NULL OR new.unconfirmed_since IS NULL BEGIN
  UPDATE properties SET status_changed_at = coalesce(status_changed_at, created_at),
    unconfirmed_since = coalesce(unconfirmed_since, confirmed_at, created_at)
  WHERE n = new.n;
END;
--> statement-breakpoint
-- A changed property. A reduction counts when visitors saw the higher price in lists for at least 7 days and the cut is at least
-- 2 %. A later raise ends it. A cut that does not count, such as a corrected typo, keeps an earlier reduction.
CREATE TRIGGER property_changed AFTER UPDATE OF published, deleted_at, is_delisted, price_cents, is_available, unavailable_reason ON properties
WHEN new.status <> old.status OR new.price_cents <> old.price_cents OR new.is_listed <> old.is_listed BEGIN
  UPDATE properties SET
    status_changed_at = iif(new.status <> old.status, new.updated_at, new.status_changed_at),
    price_public_since = CASE WHEN new.is_listed = 0 THEN NULL
      -- An undo and the cron, which leaves updated_at as it is, say the time themselves.
      WHEN new.price_public_since IS NOT old.price_public_since THEN new.price_public_since
      WHEN old.is_listed = 1 AND new.price_cents = old.price_cents THEN new.price_public_since
      ELSE new.updated_at END,
    previous_price_cents = CASE WHEN new.price_cents = old.price_cents THEN new.previous_price_cents
      WHEN new.price_cents > old.price_cents OR old.published = 0 THEN NULL
      WHEN (old.price_cents - new.price_cents) * 50 >= old.price_cents
        AND new.updated_at >= strftime('%Y-%m-%dT%H:%M:%fZ', old.price_public_since, '+7 days') THEN old.price_cents
      ELSE new.previous_price_cents END,
    price_reduced_at = CASE WHEN new.price_cents = old.price_cents THEN new.price_reduced_at
      WHEN new.price_cents > old.price_cents OR old.published = 0 THEN NULL
      WHEN (old.price_cents - new.price_cents) * 50 >= old.price_cents
        AND new.updated_at >= strftime('%Y-%m-%dT%H:%M:%fZ', old.price_public_since, '+7 days') THEN new.updated_at
      ELSE new.price_reduced_at END
  WHERE n = new.n;
END;
--> statement-breakpoint
-- Homes on offer that may meet other wants than before; a change of what it has changes its words.
CREATE TRIGGER home_offered_again AFTER UPDATE ON properties WHEN new.is_listed = 1 AND new.is_available = 1
  AND (old.is_listed = 0 OR old.is_available = 0 OR new.price_cents <> old.price_cents OR new.confirmed_at IS NOT old.confirmed_at
    OR new.words <> old.words OR new.kind <> old.kind OR new.type_key <> old.type_key OR new.city_key <> old.city_key
    OR new.area_key <> old.area_key OR new.bedrooms IS NOT old.bedrooms OR new.bathrooms IS NOT old.bathrooms
    OR new.bathroom_halves IS NOT old.bathroom_halves OR new.featured <> old.featured OR new.lease_duration IS NOT old.lease_duration
    OR new.price_reduced_at IS NOT old.price_reduced_at OR new.is_confirmed <> old.is_confirmed
    OR new.move_in_cents IS NOT old.move_in_cents) BEGIN
  INSERT INTO changed_homes (property_n, at) VALUES (new.n, max(new.updated_at, coalesce(new.confirmed_at, '')))
  ON CONFLICT (property_n) DO UPDATE SET at = excluded.at, changes = changes + 1;
END;
--> statement-breakpoint
PRAGMA optimize;
