-- No visitor has seen the price of a draft, so a lower price of a draft is no reduction.
DROP TRIGGER property_changed;
--> statement-breakpoint
-- The index takes its words from the row, because the first statement may have changed them.
CREATE TRIGGER property_changed AFTER UPDATE OF published, deleted_at, off_list, kind, property_type, type_key, city, city_key, area, area_key, price_cents, area_sqft, bedrooms, bathrooms, is_available, closed_status, is_confirmed, advance_months, deposit_cents, agency_fee_cents, price_reduced_at, featured, furnished, lease_duration, pets_allowed, has_parking, words ON properties BEGIN
  UPDATE properties SET
    status_changed_at = iif(new.status <> old.status, new.updated_at, new.status_changed_at),
    previous_price_cents = CASE WHEN new.price_cents = old.price_cents THEN new.previous_price_cents
      WHEN old.published = 0 THEN NULL
      WHEN new.price_cents < old.price_cents THEN old.price_cents
      WHEN new.price_cents < new.previous_price_cents THEN new.previous_price_cents END,
    price_reduced_at = CASE WHEN new.price_cents = old.price_cents THEN new.price_reduced_at
      WHEN old.published = 0 THEN NULL
      WHEN new.price_cents < old.price_cents THEN new.updated_at
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
UPDATE properties SET previous_price_cents = NULL, price_reduced_at = NULL WHERE published = 0 AND price_reduced_at IS NOT NULL;
