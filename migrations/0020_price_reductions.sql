-- A reduction counts when visitors saw the higher price in lists for at least 7 days and the cut is at least 2 %. A later
-- raise ends it. A cut that does not count, such as a corrected typo, keeps an earlier reduction.
ALTER TABLE `properties` ADD `price_public_since` text;
--> statement-breakpoint
ALTER TABLE `enquiries` ADD `possible_spam` integer DEFAULT false NOT NULL;
--> statement-breakpoint
-- The time of the last change of the price or the publication that is known.
UPDATE properties SET price_public_since = coalesce(
  (SELECT max(at) FROM property_history WHERE property_n = n AND field IN ('price', 'published', 'deleted')),
  created_at
) WHERE live = 1;
--> statement-breakpoint
-- The stored reductions follow the new rule, too, as far as the history knows: the size of the cut, a later raise, and
-- when the higher price was set.
UPDATE properties SET previous_price_cents = NULL, price_reduced_at = NULL
WHERE price_reduced_at IS NOT NULL AND (
  (previous_price_cents - price_cents) * 50 < previous_price_cents
  OR EXISTS (SELECT 1 FROM property_history WHERE property_n = n AND field = 'price' AND at > price_reduced_at)
  OR price_reduced_at < strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(
    (SELECT max(at) FROM property_history
      WHERE property_n = n AND at < price_reduced_at AND field IN ('price', 'published', 'deleted')),
    created_at
  ), '+7 days')
);
--> statement-breakpoint
CREATE TRIGGER property_price_published AFTER INSERT ON properties
WHEN new.live = 1 AND new.price_public_since IS NULL BEGIN
  UPDATE properties SET price_public_since = new.updated_at WHERE n = new.n;
END;
--> statement-breakpoint
DROP TRIGGER property_changed;
--> statement-breakpoint
-- The index takes its words from the row, because the first statement may have changed them.
CREATE TRIGGER property_changed AFTER UPDATE OF published, deleted_at, off_list, kind, property_type, type_key, city, city_key, area, area_key, price_cents, area_sqft, bedrooms, bathrooms, is_available, closed_status, is_confirmed, advance_months, deposit_cents, agency_fee_cents, price_reduced_at, featured, furnished, lease_duration, pets_allowed, has_parking, words ON properties BEGIN
  UPDATE properties SET
    status_changed_at = iif(new.status <> old.status, new.updated_at, new.status_changed_at),
    price_public_since = CASE WHEN new.live = 0 THEN NULL
      -- An undo and the cron, which leaves updated_at as it is, say the time themselves.
      WHEN new.price_public_since IS NOT old.price_public_since THEN new.price_public_since
      WHEN old.live = 1 AND new.price_cents = old.price_cents THEN new.price_public_since
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
  WHERE n = new.n AND (new.status <> old.status OR new.price_cents <> old.price_cents OR new.live <> old.live);
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
