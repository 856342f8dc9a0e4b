ALTER TABLE `properties` ADD `landmark` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `plus_code` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `snoocode` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `house_number` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `pin` text DEFAULT 'approximate' NOT NULL;--> statement-breakpoint
ALTER TABLE `properties` ADD `power` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `power_hours` integer;--> statement-breakpoint
ALTER TABLE `properties` ADD `generator` integer;--> statement-breakpoint
ALTER TABLE `properties` ADD `water` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `fence` integer;--> statement-breakpoint
ALTER TABLE `properties` ADD `guard` integer;--> statement-breakpoint
ALTER TABLE `properties` ADD `road` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `road_minutes` integer;--> statement-breakpoint
ALTER TABLE `properties` ADD `floods` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `signal` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `living_checked_at` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `living_checked_by` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `living_words` text GENERATED ALWAYS AS ((coalesce(' _power_' || power, '') || coalesce(' _generator_' || generator, '') || coalesce(' _water_' || water, '') || coalesce(' _fence_' || fence, '') || coalesce(' _guard_' || guard, '') || coalesce(' _road_' || road, '') || coalesce(' _floods_' || floods, '') || coalesce(' _signal_' || signal, ''))) VIRTUAL NOT NULL;
--> statement-breakpoint
-- The Plus Codes of the places that are known; see plus-code.ts in the contract.
UPDATE properties SET plus_code = (
  SELECT substr('23456789CFGHJMPQRVWX', north / 160000 % 20 + 1, 1)
    || substr('23456789CFGHJMPQRVWX', east / 160000 % 20 + 1, 1)
    || substr('23456789CFGHJMPQRVWX', north / 8000 % 20 + 1, 1)
    || substr('23456789CFGHJMPQRVWX', east / 8000 % 20 + 1, 1)
    || substr('23456789CFGHJMPQRVWX', north / 400 % 20 + 1, 1)
    || substr('23456789CFGHJMPQRVWX', east / 400 % 20 + 1, 1)
    || substr('23456789CFGHJMPQRVWX', north / 20 % 20 + 1, 1)
    || substr('23456789CFGHJMPQRVWX', east / 20 % 20 + 1, 1)
    || '+'
    || substr('23456789CFGHJMPQRVWX', north / 1 % 20 + 1, 1)
    || substr('23456789CFGHJMPQRVWX', east / 1 % 20 + 1, 1)
  FROM (SELECT
    min(CAST(round((latitude + 90) * 8000, 6) AS INTEGER), 1439999) AS north,
    CAST(round((longitude + 180) * 8000, 6) AS INTEGER) % 2880000 AS east)
) WHERE latitude IS NOT NULL AND longitude IS NOT NULL;
--> statement-breakpoint
-- The counters of amenities: one for each group instead of one for each combination, which took up to 256 rows to read. The
-- code of the version before reads both.
DELETE FROM property_counts WHERE facet = 'amenities';
--> statement-breakpoint
INSERT INTO property_counts (kind, facet, key, label, count)
SELECT kind, 'amenities', CAST(value AS TEXT), '', count(*) FROM properties CROSS JOIN json_each('[1, 2, 4, 8, 16, 32, 64]')
WHERE is_listed = 1 AND amenity_bits & value GROUP BY kind, value;
--> statement-breakpoint
-- The index and the counters also know the facts about living in a home. A fact that is unknown has no word and no counter.
DROP TRIGGER property_added;
--> statement-breakpoint
DROP TRIGGER property_changed;
--> statement-breakpoint
DROP TRIGGER property_removed;
--> statement-breakpoint
DROP TRIGGER property_reindexed;
--> statement-breakpoint
DROP VIEW property_words;
--> statement-breakpoint
CREATE VIEW property_words AS SELECT n,
  words || filter_words || living_words || admin_words || ' ' || replace(reference || ' ' || texts, '_', ' ') || ' '
  || replace(replace(texts, '''', ''), '_', ' ') || ' '
  || replace(replace(replace(replace(replace(reference, '-', ''), ' ', ''), '/', ''), '.', ''), '_', '') || ' '
  || digits || ' ' || substr(digits, -9) || ' ' || substr(digits, -7) || ' ' || coalesce((SELECT group_concat('_phone_' || substr(digits, -value), ' ') FROM json_each('[4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]') WHERE value <= length(digits)), '') AS words
FROM (SELECT n, words, filter_words, living_words, admin_words, reference,
  replace(replace(replace(replace(replace(replace(replace(coalesce(listed_by, '') || ' ' || coalesce(status_note, '') || ' ' || coalesce(contact_number, ''), '’', ''''), '‘', ''''), 'ʼ', ''''), '`', ''''), '´', ''''), '′', ''''), '＇', '''') AS texts,
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(contact_number, ''), ' ', ''), char(160), ''), char(8199), ''), char(8201), ''), char(8239), ''), char(9), ''), '+', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', '') AS digits FROM properties);
--> statement-breakpoint
CREATE TRIGGER property_added AFTER INSERT ON properties BEGIN
  UPDATE properties SET status_changed_at = coalesce(status_changed_at, created_at),
    unconfirmed_since = coalesce(unconfirmed_since, confirmed_at, created_at)
  WHERE n = new.n AND (new.status_changed_at IS NULL OR new.unconfirmed_since IS NULL);
  INSERT INTO property_index (rowid, words) SELECT new.n, new.words || new.filter_words || new.living_words WHERE new.is_listed = 1;
  INSERT INTO property_counts (kind, facet, key, label, count)
  SELECT new.kind, column1, column2, column3, column4 FROM (VALUES
    ('all', '', '', 1),
    ('type', new.type_key, new.property_type, 1),
    ('city', new.city_key, new.city, 1),
    ('area', new.area_key, coalesce(new.area, ''), 1),
    ('band', CAST(new.price_band AS TEXT), '', 1),
    ('bedrooms', CAST(coalesce(new.bedrooms, '') AS TEXT), '', 1),
    ('bathrooms', CAST(coalesce(new.bathrooms, '') AS TEXT), '', 1),
    ('available', CAST(new.is_available AS TEXT), '', 1),
    ('status', new.status, '', 1),
    ('move_in', CAST(coalesce(new.move_in_band, '') AS TEXT), '', 1),
    ('price', '', '', new.price_cents),
    ('size', '', '', coalesce(new.area_sqft, 0)),
    ('sized', '', '', (new.area_sqft IS NOT NULL))
  ) WHERE new.is_listed = 1
  ON CONFLICT (kind, facet, key) DO UPDATE SET count = count + excluded.count, label = excluded.label;
  INSERT INTO property_counts (kind, facet, key, label, count)
  SELECT new.kind, column1, column2, '', 1 FROM (VALUES
    ('amenities', iif(new.amenity_bits & 1, '1', NULL)),
    ('amenities', iif(new.amenity_bits & 2, '2', NULL)),
    ('amenities', iif(new.amenity_bits & 4, '4', NULL)),
    ('amenities', iif(new.amenity_bits & 8, '8', NULL)),
    ('amenities', iif(new.amenity_bits & 16, '16', NULL)),
    ('amenities', iif(new.amenity_bits & 32, '32', NULL)),
    ('amenities', iif(new.amenity_bits & 64, '64', NULL)),
    ('power', new.power),
    ('generator', CAST(new.generator AS TEXT)),
    ('water', new.water),
    ('fence', CAST(new.fence AS TEXT)),
    ('guard', CAST(new.guard AS TEXT)),
    ('road', new.road),
    ('floods', new.floods),
    ('signal', new.signal)
  ) WHERE new.is_listed = 1 AND column2 IS NOT NULL
  ON CONFLICT (kind, facet, key) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER property_changed AFTER UPDATE OF published, deleted_at, is_delisted, kind, property_type, type_key, city, city_key, area, area_key, price_cents, area_sqft, bedrooms, bathrooms, is_available, unavailable_reason, is_confirmed, advance_months, deposit_cents, agency_fee_cents, price_reduced_at, featured, furnished, lease_duration, pets_allowed, has_parking, words, power, generator, water, fence, guard, road, floods, signal ON properties BEGIN
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
  WHERE n = new.n AND (new.status <> old.status OR new.price_cents <> old.price_cents OR new.is_listed <> old.is_listed);
  DELETE FROM property_index WHERE rowid = old.n AND old.is_listed = 1;
  INSERT INTO property_index (rowid, words) SELECT n, words || filter_words || living_words FROM properties WHERE n = new.n AND is_listed = 1;
  INSERT INTO property_counts (kind, facet, key, label, count)
  SELECT old.kind, column1, column2, column3, column4 FROM (VALUES
    ('all', '', '', -1),
    ('type', old.type_key, old.property_type, -1),
    ('city', old.city_key, old.city, -1),
    ('area', old.area_key, coalesce(old.area, ''), -1),
    ('band', CAST(old.price_band AS TEXT), '', -1),
    ('bedrooms', CAST(coalesce(old.bedrooms, '') AS TEXT), '', -1),
    ('bathrooms', CAST(coalesce(old.bathrooms, '') AS TEXT), '', -1),
    ('available', CAST(old.is_available AS TEXT), '', -1),
    ('status', old.status, '', -1),
    ('move_in', CAST(coalesce(old.move_in_band, '') AS TEXT), '', -1),
    ('price', '', '', -old.price_cents),
    ('size', '', '', -coalesce(old.area_sqft, 0)),
    ('sized', '', '', -(old.area_sqft IS NOT NULL))
  ) WHERE old.is_listed = 1
  ON CONFLICT (kind, facet, key) DO UPDATE SET count = count + excluded.count, label = excluded.label;
  INSERT INTO property_counts (kind, facet, key, label, count)
  SELECT new.kind, column1, column2, column3, column4 FROM (VALUES
    ('all', '', '', 1),
    ('type', new.type_key, new.property_type, 1),
    ('city', new.city_key, new.city, 1),
    ('area', new.area_key, coalesce(new.area, ''), 1),
    ('band', CAST(new.price_band AS TEXT), '', 1),
    ('bedrooms', CAST(coalesce(new.bedrooms, '') AS TEXT), '', 1),
    ('bathrooms', CAST(coalesce(new.bathrooms, '') AS TEXT), '', 1),
    ('available', CAST(new.is_available AS TEXT), '', 1),
    ('status', new.status, '', 1),
    ('move_in', CAST(coalesce(new.move_in_band, '') AS TEXT), '', 1),
    ('price', '', '', new.price_cents),
    ('size', '', '', coalesce(new.area_sqft, 0)),
    ('sized', '', '', (new.area_sqft IS NOT NULL))
  ) WHERE new.is_listed = 1
  ON CONFLICT (kind, facet, key) DO UPDATE SET count = count + excluded.count, label = excluded.label;
  INSERT INTO property_counts (kind, facet, key, label, count)
  SELECT old.kind, column1, column2, '', -1 FROM (VALUES
    ('amenities', iif(old.amenity_bits & 1, '1', NULL)),
    ('amenities', iif(old.amenity_bits & 2, '2', NULL)),
    ('amenities', iif(old.amenity_bits & 4, '4', NULL)),
    ('amenities', iif(old.amenity_bits & 8, '8', NULL)),
    ('amenities', iif(old.amenity_bits & 16, '16', NULL)),
    ('amenities', iif(old.amenity_bits & 32, '32', NULL)),
    ('amenities', iif(old.amenity_bits & 64, '64', NULL)),
    ('power', old.power),
    ('generator', CAST(old.generator AS TEXT)),
    ('water', old.water),
    ('fence', CAST(old.fence AS TEXT)),
    ('guard', CAST(old.guard AS TEXT)),
    ('road', old.road),
    ('floods', old.floods),
    ('signal', old.signal)
  ) WHERE old.is_listed = 1 AND column2 IS NOT NULL
  ON CONFLICT (kind, facet, key) DO UPDATE SET count = count + excluded.count;
  INSERT INTO property_counts (kind, facet, key, label, count)
  SELECT new.kind, column1, column2, '', 1 FROM (VALUES
    ('amenities', iif(new.amenity_bits & 1, '1', NULL)),
    ('amenities', iif(new.amenity_bits & 2, '2', NULL)),
    ('amenities', iif(new.amenity_bits & 4, '4', NULL)),
    ('amenities', iif(new.amenity_bits & 8, '8', NULL)),
    ('amenities', iif(new.amenity_bits & 16, '16', NULL)),
    ('amenities', iif(new.amenity_bits & 32, '32', NULL)),
    ('amenities', iif(new.amenity_bits & 64, '64', NULL)),
    ('power', new.power),
    ('generator', CAST(new.generator AS TEXT)),
    ('water', new.water),
    ('fence', CAST(new.fence AS TEXT)),
    ('guard', CAST(new.guard AS TEXT)),
    ('road', new.road),
    ('floods', new.floods),
    ('signal', new.signal)
  ) WHERE new.is_listed = 1 AND column2 IS NOT NULL
  ON CONFLICT (kind, facet, key) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER property_removed AFTER DELETE ON properties BEGIN
  DELETE FROM property_index WHERE rowid = old.n AND old.is_listed = 1;
  INSERT INTO property_counts (kind, facet, key, label, count)
  SELECT old.kind, column1, column2, column3, column4 FROM (VALUES
    ('all', '', '', -1),
    ('type', old.type_key, old.property_type, -1),
    ('city', old.city_key, old.city, -1),
    ('area', old.area_key, coalesce(old.area, ''), -1),
    ('band', CAST(old.price_band AS TEXT), '', -1),
    ('bedrooms', CAST(coalesce(old.bedrooms, '') AS TEXT), '', -1),
    ('bathrooms', CAST(coalesce(old.bathrooms, '') AS TEXT), '', -1),
    ('available', CAST(old.is_available AS TEXT), '', -1),
    ('status', old.status, '', -1),
    ('move_in', CAST(coalesce(old.move_in_band, '') AS TEXT), '', -1),
    ('price', '', '', -old.price_cents),
    ('size', '', '', -coalesce(old.area_sqft, 0)),
    ('sized', '', '', -(old.area_sqft IS NOT NULL))
  ) WHERE old.is_listed = 1
  ON CONFLICT (kind, facet, key) DO UPDATE SET count = count + excluded.count, label = excluded.label;
  INSERT INTO property_counts (kind, facet, key, label, count)
  SELECT old.kind, column1, column2, '', -1 FROM (VALUES
    ('amenities', iif(old.amenity_bits & 1, '1', NULL)),
    ('amenities', iif(old.amenity_bits & 2, '2', NULL)),
    ('amenities', iif(old.amenity_bits & 4, '4', NULL)),
    ('amenities', iif(old.amenity_bits & 8, '8', NULL)),
    ('amenities', iif(old.amenity_bits & 16, '16', NULL)),
    ('amenities', iif(old.amenity_bits & 32, '32', NULL)),
    ('amenities', iif(old.amenity_bits & 64, '64', NULL)),
    ('power', old.power),
    ('generator', CAST(old.generator AS TEXT)),
    ('water', old.water),
    ('fence', CAST(old.fence AS TEXT)),
    ('guard', CAST(old.guard AS TEXT)),
    ('road', old.road),
    ('floods', old.floods),
    ('signal', old.signal)
  ) WHERE old.is_listed = 1 AND column2 IS NOT NULL
  ON CONFLICT (kind, facet, key) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER property_reindexed AFTER UPDATE ON properties
WHEN new.words <> old.words OR new.filter_words <> old.filter_words OR new.living_words <> old.living_words
  OR new.admin_words <> old.admin_words OR new.reference <> old.reference
  OR new.listed_by IS NOT old.listed_by OR new.status_note IS NOT old.status_note OR new.contact_number IS NOT old.contact_number BEGIN
  DELETE FROM property_index_all WHERE rowid = old.n;
  INSERT INTO property_index_all (rowid, words) SELECT n, words FROM property_words WHERE n = new.n;
END;
--> statement-breakpoint
PRAGMA optimize;
