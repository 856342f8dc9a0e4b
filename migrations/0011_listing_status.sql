-- `live` becomes "in the lists": a sold, let or unconfirmed property leaves them, but keeps its page. The version before
-- uses the same names, so it keeps working while this one is deployed.
CREATE TABLE `property_history` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`property_n` integer NOT NULL,
	`at` text NOT NULL,
	`actor_id` text,
	`field` text NOT NULL,
	`old_value` text,
	`new_value` text,
	FOREIGN KEY (`property_n`) REFERENCES `properties`(`n`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `property_history_property` ON `property_history` (`property_n`,`id`);
--> statement-breakpoint
CREATE TABLE `property_undos` (
	`token` text PRIMARY KEY NOT NULL,
	`actor_id` text NOT NULL,
	`ends_at` text NOT NULL,
	`changes` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `property_undos_end` ON `property_undos` (`ends_at`);
--> statement-breakpoint
DROP TRIGGER `property_listed`;
--> statement-breakpoint
DROP TRIGGER `property_changed`;
--> statement-breakpoint
DROP TRIGGER `property_removed`;
--> statement-breakpoint
DROP TRIGGER `listing_counted`;
--> statement-breakpoint
DROP TRIGGER `listing_recounted`;
--> statement-breakpoint
DROP TRIGGER `listing_uncounted`;
--> statement-breakpoint
DROP INDEX `properties_kind_newest`;
--> statement-breakpoint
DROP INDEX `properties_kind_price`;
--> statement-breakpoint
DROP INDEX `properties_kind_size_up`;
--> statement-breakpoint
DROP INDEX `properties_kind_size_down`;
--> statement-breakpoint
DROP INDEX `properties_kind_best`;
--> statement-breakpoint
DROP INDEX `properties_type_newest`;
--> statement-breakpoint
DROP INDEX `properties_type_price`;
--> statement-breakpoint
DROP INDEX `properties_type_size_up`;
--> statement-breakpoint
DROP INDEX `properties_type_size_down`;
--> statement-breakpoint
DROP INDEX `properties_type_best`;
--> statement-breakpoint
DROP INDEX `properties_city_newest`;
--> statement-breakpoint
DROP INDEX `properties_city_price`;
--> statement-breakpoint
DROP INDEX `properties_city_size_up`;
--> statement-breakpoint
DROP INDEX `properties_city_size_down`;
--> statement-breakpoint
DROP INDEX `properties_city_best`;
--> statement-breakpoint
DROP INDEX `properties_area_newest`;
--> statement-breakpoint
DROP INDEX `properties_area_price`;
--> statement-breakpoint
DROP INDEX `properties_area_size_up`;
--> statement-breakpoint
DROP INDEX `properties_area_size_down`;
--> statement-breakpoint
DROP INDEX `properties_area_best`;
--> statement-breakpoint
DROP INDEX `properties_featured`;
--> statement-breakpoint
DROP INDEX `properties_hidden`;
--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `filter_words`;
--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `live`;
--> statement-breakpoint
ALTER TABLE `properties` ADD `off_list` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `properties` ADD `live` integer GENERATED ALWAYS AS (((published = 1 AND deleted_at IS NULL AND off_list = 0))) VIRTUAL NOT NULL;
--> statement-breakpoint
ALTER TABLE `properties` ADD `has_page` integer GENERATED ALWAYS AS (((published = 1 AND deleted_at IS NULL))) VIRTUAL NOT NULL;
--> statement-breakpoint
ALTER TABLE `properties` ADD `closed_status` text CONSTRAINT "properties_closed_status" CHECK(closed_status = 'under_offer' OR (closed_status = 'sold' AND kind = 'buy') OR (closed_status = 'let' AND kind = 'rent'));
--> statement-breakpoint
ALTER TABLE `properties` ADD `status` text GENERATED ALWAYS AS ((CASE WHEN is_available = 1 THEN 'available' ELSE coalesce(closed_status, 'unavailable') END)) VIRTUAL NOT NULL;
--> statement-breakpoint
ALTER TABLE `properties` ADD `status_changed_at` text;
--> statement-breakpoint
ALTER TABLE `properties` ADD `confirmed_at` text;
--> statement-breakpoint
ALTER TABLE `properties` ADD `unconfirmed_since` text;
--> statement-breakpoint
ALTER TABLE `properties` ADD `is_confirmed` integer DEFAULT false NOT NULL CONSTRAINT "properties_market_flags" CHECK(off_list IN (0, 1) AND is_confirmed IN (0, 1));
--> statement-breakpoint
ALTER TABLE `properties` ADD `on_offer` integer GENERATED ALWAYS AS (((published = 1 AND deleted_at IS NULL AND (is_available = 1 OR coalesce(closed_status, '') = 'under_offer')))) VIRTUAL NOT NULL;
--> statement-breakpoint
ALTER TABLE `properties` ADD `is_gone` integer GENERATED ALWAYS AS (((is_available = 0 AND coalesce(closed_status, '') IN ('sold', 'let')))) VIRTUAL NOT NULL;
--> statement-breakpoint
ALTER TABLE `properties` ADD `off_list_from` text GENERATED ALWAYS AS ((CASE WHEN (is_available = 0 AND coalesce(closed_status, '') IN ('sold', 'let')) THEN status_changed_at ELSE unconfirmed_since END)) VIRTUAL;
--> statement-breakpoint
ALTER TABLE `properties` ADD `advance_months` integer CONSTRAINT "properties_advance_months" CHECK(advance_months IS NULL OR (kind = 'rent' AND advance_months BETWEEN 0 AND 36));
--> statement-breakpoint
ALTER TABLE `properties` ADD `deposit_cents` integer CONSTRAINT "properties_deposit" CHECK(deposit_cents IS NULL OR (kind = 'rent' AND deposit_cents >= 0));
--> statement-breakpoint
ALTER TABLE `properties` ADD `agency_fee_cents` integer CONSTRAINT "properties_agency_fee" CHECK(agency_fee_cents >= 0);
--> statement-breakpoint
ALTER TABLE `properties` ADD `move_in_cents` integer GENERATED ALWAYS AS ((CASE WHEN kind = 'rent' THEN price_cents * advance_months + coalesce(deposit_cents, 0) + coalesce(agency_fee_cents, 0) END)) VIRTUAL;
--> statement-breakpoint
ALTER TABLE `properties` ADD `move_in_band` integer GENERATED ALWAYS AS ((CASE WHEN move_in_cents <= 100000 THEN 0 WHEN move_in_cents <= 250000 THEN 1 WHEN move_in_cents <= 500000 THEN 2 WHEN move_in_cents <= 1000000 THEN 3 WHEN move_in_cents <= 2000000 THEN 4 WHEN move_in_cents <= 4000000 THEN 5 WHEN move_in_cents IS NOT NULL THEN 6 END)) VIRTUAL;
--> statement-breakpoint
ALTER TABLE `properties` ADD `previous_price_cents` integer;
--> statement-breakpoint
ALTER TABLE `properties` ADD `price_reduced_at` text;
--> statement-breakpoint
ALTER TABLE `properties` ADD `status_note` text;
--> statement-breakpoint
ALTER TABLE `properties` ADD `filter_words` text GENERATED ALWAYS AS (('_k' || kind || ' _t' || type_key || ' _c' || city_key || CASE area_key WHEN '' THEN '' ELSE ' _a' || area_key END || ' _p' || price_band || ' _v' || is_available || ' _e' || featured || substr(' _b1 _b2 _b3 _b4 _b5 _b6 _b7 _b8 _b9', 1, 4 * min(coalesce(bedrooms, 0), 9)) || substr(' _h1 _h2 _h3 _h4 _h5 _h6 _h7 _h8 _h9', 1, 4 * min(coalesce(bathrooms, 0), 9)) || coalesce(' _f' || furnished, '') || coalesce(' _s' || pets_allowed, '') || coalesce(' _g' || has_parking, '') || coalesce(' _l' || replace(replace(replace(lower(lease_duration), ' ', '_'), '-', '_'), '+', ''), '') || ' _o' || status || ' _r' || (price_reduced_at IS NOT NULL) || ' _y' || is_confirmed || coalesce(' _m' || move_in_band, ''))) VIRTUAL NOT NULL;
--> statement-breakpoint
-- The properties of the version before are unconfirmed. Their time in the lists counts from this migration, so that
-- they do not all leave the lists at once.
UPDATE properties SET status_changed_at = created_at, unconfirmed_since = strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
--> statement-breakpoint
-- Changes of the version before, as far as the audit has them.
INSERT INTO property_history (property_n, at, actor_id, field, old_value, new_value)
SELECT n, at, actor_id, CASE name WHEN 'is_available' THEN 'status' WHEN 'published' THEN 'published' ELSE 'price' END,
  CASE name WHEN 'is_available' THEN iif(old_value, 'available', 'unavailable') WHEN 'published' THEN CAST(old_value AS TEXT)
    ELSE CAST(CAST(round(old_value * 100) AS INTEGER) AS TEXT) END,
  CASE name WHEN 'is_available' THEN iif(new_value, 'available', 'unavailable') WHEN 'published' THEN CAST(new_value AS TEXT)
    ELSE CAST(CAST(round(new_value * 100) AS INTEGER) AS TEXT) END
FROM (
  SELECT properties.n, audit.at, audit.actor_id, names.value AS name, audit.n AS audit_n,
    json_extract(audit.before, '$.' || names.value) AS old_value, json_extract(audit.after, '$.' || names.value) AS new_value
  FROM audit JOIN properties ON properties.uuid = audit.entity_id
  JOIN json_each('["price", "monthly_rent", "is_available", "published"]') AS names
  WHERE audit.entity = 'property' AND audit.action = 'update' AND json_valid(audit.before) AND json_valid(audit.after)
) WHERE old_value IS NOT NULL AND new_value IS NOT NULL AND old_value <> new_value ORDER BY audit_n;
--> statement-breakpoint
CREATE INDEX `properties_kind_newest` ON `properties` (`kind`,`n`) WHERE live = 1;
--> statement-breakpoint
CREATE INDEX `properties_kind_price` ON `properties` (`kind`,`price_order`) WHERE live = 1;
--> statement-breakpoint
CREATE INDEX `properties_kind_size_up` ON `properties` (`kind`,`size_up`) WHERE live = 1;
--> statement-breakpoint
CREATE INDEX `properties_kind_size_down` ON `properties` (`kind`,`size_down`) WHERE live = 1;
--> statement-breakpoint
CREATE INDEX `properties_kind_best` ON `properties` (`kind`,`best_order`) WHERE live = 1;
--> statement-breakpoint
CREATE INDEX `properties_type_newest` ON `properties` (`kind`,`type_key`,`n`) WHERE live = 1;
--> statement-breakpoint
CREATE INDEX `properties_type_price` ON `properties` (`kind`,`type_key`,`price_order`) WHERE live = 1;
--> statement-breakpoint
CREATE INDEX `properties_type_size_up` ON `properties` (`kind`,`type_key`,`size_up`) WHERE live = 1;
--> statement-breakpoint
CREATE INDEX `properties_type_size_down` ON `properties` (`kind`,`type_key`,`size_down`) WHERE live = 1;
--> statement-breakpoint
CREATE INDEX `properties_type_best` ON `properties` (`kind`,`type_key`,`best_order`) WHERE live = 1;
--> statement-breakpoint
CREATE INDEX `properties_city_newest` ON `properties` (`kind`,`city_key`,`n`) WHERE live = 1;
--> statement-breakpoint
CREATE INDEX `properties_city_price` ON `properties` (`kind`,`city_key`,`price_order`) WHERE live = 1;
--> statement-breakpoint
CREATE INDEX `properties_city_size_up` ON `properties` (`kind`,`city_key`,`size_up`) WHERE live = 1;
--> statement-breakpoint
CREATE INDEX `properties_city_size_down` ON `properties` (`kind`,`city_key`,`size_down`) WHERE live = 1;
--> statement-breakpoint
CREATE INDEX `properties_city_best` ON `properties` (`kind`,`city_key`,`best_order`) WHERE live = 1;
--> statement-breakpoint
CREATE INDEX `properties_area_newest` ON `properties` (`kind`,`area_key`,`n`) WHERE live = 1;
--> statement-breakpoint
CREATE INDEX `properties_area_price` ON `properties` (`kind`,`area_key`,`price_order`) WHERE live = 1;
--> statement-breakpoint
CREATE INDEX `properties_area_size_up` ON `properties` (`kind`,`area_key`,`size_up`) WHERE live = 1;
--> statement-breakpoint
CREATE INDEX `properties_area_size_down` ON `properties` (`kind`,`area_key`,`size_down`) WHERE live = 1;
--> statement-breakpoint
CREATE INDEX `properties_area_best` ON `properties` (`kind`,`area_key`,`best_order`) WHERE live = 1;
--> statement-breakpoint
CREATE INDEX `properties_featured` ON `properties` (`kind`,`n`) WHERE live = 1 AND featured = 1;
--> statement-breakpoint
CREATE INDEX `properties_hidden` ON `properties` (`n`) WHERE live = 0;
--> statement-breakpoint
CREATE INDEX `properties_off_list` ON `properties` (`off_list`,`is_gone`,`off_list_from`);
--> statement-breakpoint
CREATE INDEX `properties_confirmed` ON `properties` (`is_confirmed`,`confirmed_at`);
--> statement-breakpoint
CREATE INDEX `properties_reduced` ON `properties` (`price_reduced_at`) WHERE price_reduced_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `properties_to_confirm` ON `properties` (`confirmed_at`,`n`) WHERE on_offer = 1 AND is_confirmed = 0;
--> statement-breakpoint
-- The version before stores no times of the status and of the confirmation.
CREATE TRIGGER property_listed AFTER INSERT ON properties BEGIN
  UPDATE properties SET status_changed_at = coalesce(status_changed_at, created_at),
    unconfirmed_since = coalesce(unconfirmed_since, confirmed_at, created_at)
  WHERE n = new.n AND (new.status_changed_at IS NULL OR new.unconfirmed_since IS NULL);
  INSERT INTO property_index (rowid, words) SELECT new.n, new.words || new.filter_words WHERE new.live = 1;
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
  ) WHERE new.live = 1
  ON CONFLICT (kind, facet, key) DO UPDATE SET count = count + excluded.count, label = excluded.label;
END;
--> statement-breakpoint
-- The index takes its words from the row, because the first statement may have changed them.
CREATE TRIGGER property_changed AFTER UPDATE OF published, deleted_at, off_list, kind, property_type, type_key, city, city_key, area, area_key, price_cents, area_sqft, bedrooms, bathrooms, is_available, closed_status, is_confirmed, advance_months, deposit_cents, agency_fee_cents, price_reduced_at, featured, furnished, lease_duration, pets_allowed, has_parking, words ON properties BEGIN
  UPDATE properties SET
    status_changed_at = iif(new.status <> old.status, new.updated_at, new.status_changed_at),
    previous_price_cents = CASE WHEN new.price_cents < old.price_cents THEN old.price_cents
      WHEN new.price_cents < new.previous_price_cents THEN new.previous_price_cents END,
    price_reduced_at = CASE WHEN new.price_cents < old.price_cents THEN new.updated_at
      WHEN new.price_cents < new.previous_price_cents THEN new.price_reduced_at END
  WHERE n = new.n AND (new.status <> old.status OR new.price_cents <> old.price_cents);
  DELETE FROM property_index WHERE rowid = old.n AND old.live = 1;
  INSERT INTO property_index (rowid, words) SELECT n, words || filter_words FROM properties WHERE n = new.n AND live = 1;
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
  ) WHERE old.live = 1
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
  ) WHERE new.live = 1
  ON CONFLICT (kind, facet, key) DO UPDATE SET count = count + excluded.count, label = excluded.label;
END;
--> statement-breakpoint
CREATE TRIGGER property_removed AFTER DELETE ON properties BEGIN
  DELETE FROM property_index WHERE rowid = old.n AND old.live = 1;
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
  ) WHERE old.live = 1
  ON CONFLICT (kind, facet, key) DO UPDATE SET count = count + excluded.count, label = excluded.label;
END;
--> statement-breakpoint
-- The number of new properties of a day does not change when they leave the lists.
CREATE TRIGGER listing_counted AFTER INSERT ON properties WHEN new.has_page = 1 BEGIN
  INSERT INTO listing_days (day, kind, count) VALUES (substr(new.created_at, 1, 10), new.kind, 1)
  ON CONFLICT (day, kind) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER listing_recounted AFTER UPDATE OF published, deleted_at, created_at, kind ON properties BEGIN
  UPDATE listing_days SET count = count - 1 WHERE old.has_page = 1 AND day = substr(old.created_at, 1, 10) AND kind = old.kind;
  INSERT INTO listing_days (day, kind, count) SELECT substr(new.created_at, 1, 10), new.kind, 1 WHERE new.has_page = 1
  ON CONFLICT (day, kind) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER listing_uncounted AFTER DELETE ON properties WHEN old.has_page = 1 BEGIN
  UPDATE listing_days SET count = count - 1 WHERE day = substr(old.created_at, 1, 10) AND kind = old.kind;
END;
--> statement-breakpoint
CREATE TRIGGER property_history_kept AFTER UPDATE OF price_cents, is_available, closed_status, published, deleted_at, confirmed_at ON properties BEGIN
  INSERT INTO property_history (property_n, at, field, old_value, new_value)
  SELECT new.n, new.updated_at, column1, column2, column3 FROM (VALUES
    ('price', CAST(old.price_cents AS TEXT), CAST(new.price_cents AS TEXT)),
    ('status', old.status, new.status),
    ('published', CAST(old.published AS TEXT), CAST(new.published AS TEXT)),
    ('deleted', iif(old.deleted_at IS NULL, '0', '1'), iif(new.deleted_at IS NULL, '0', '1')),
    ('confirmed_at', old.confirmed_at, new.confirmed_at)
  ) WHERE column2 IS NOT column3;
END;
--> statement-breakpoint
INSERT INTO property_index (property_index) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO property_index (rowid, words) SELECT n, words || filter_words FROM properties WHERE live = 1 ORDER BY n;
--> statement-breakpoint
INSERT INTO property_counts (kind, facet, key, label, count)
SELECT kind, 'status', status, '', count(*) FROM properties WHERE live = 1 GROUP BY kind, status;
--> statement-breakpoint
INSERT INTO property_counts (kind, facet, key, label, count)
SELECT kind, 'move_in', '', '', count(*) FROM properties WHERE live = 1 GROUP BY kind;
--> statement-breakpoint
PRAGMA optimize;
