-- The full-text index of live listings: search words and filter words under the listing's number, so that
-- the order of its rows is the order of publication. It holds no text of its own (content='') and no
-- positions (detail=none). Words arrive folded, so the plain tokenizer is right. Beginnings of up to twelve
-- letters have lists of their own: without them a beginning is merged from every word that has it, which
-- at 100,000 listings costs more than all the rest of a search.
CREATE VIRTUAL TABLE property_index USING fts5 (
  words, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6 7 8 9 10 11 12', tokenize = "ascii tokenchars '_'"
);
--> statement-breakpoint
CREATE TRIGGER property_listed AFTER INSERT ON properties BEGIN
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
    ('price', '', '', new.price_cents),
    ('size', '', '', coalesce(new.area_sqft, 0)),
    ('sized', '', '', (new.area_sqft IS NOT NULL))
  ) WHERE new.live = 1
  ON CONFLICT (kind, facet, key) DO UPDATE SET count = count + excluded.count, label = excluded.label;
END;
--> statement-breakpoint
CREATE TRIGGER property_changed AFTER UPDATE OF published, deleted_at, kind, property_type, type_key, city, city_key, area, area_key, price_cents, area_sqft, bedrooms, bathrooms, is_available, featured, furnished, lease_duration, pets_allowed, has_parking, words ON properties BEGIN
  DELETE FROM property_index WHERE rowid = old.n AND old.live = 1;
  INSERT INTO property_index (rowid, words) SELECT new.n, new.words || new.filter_words WHERE new.live = 1;
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
    ('price', '', '', -old.price_cents),
    ('size', '', '', -coalesce(old.area_sqft, 0)),
    ('sized', '', '', -(old.area_sqft IS NOT NULL))
  ) WHERE old.live = 1
  ON CONFLICT (kind, facet, key) DO UPDATE SET count = count + excluded.count, label = excluded.label;
END;
--> statement-breakpoint
-- A list must not need a row a picture: what cards and the detail screen show of them stands in the listing's row.
CREATE TRIGGER picture_added AFTER INSERT ON pictures BEGIN
  UPDATE properties SET
    picture_numbers = (
      SELECT json_group_array(CASE WHEN width <= 640 OR instr(variants, '640') > 0 THEN number ELSE 0 END ORDER BY position)
      FROM pictures WHERE property_n = new.property_n
    ),
    cover_placeholder = (SELECT placeholder FROM pictures WHERE property_n = new.property_n ORDER BY position LIMIT 1),
    pictures = (
      SELECT json_group_array(json_object(
        'id', id, 'number', number, 'type', type, 'width', width, 'height', height,
        'alt', alt, 'placeholder', placeholder, 'variants', json(variants)
      ) ORDER BY position)
      FROM pictures WHERE property_n = new.property_n
    ),
    next_picture = max(next_picture, coalesce((SELECT max(number) + 1 FROM pictures WHERE property_n = new.property_n), 1))
  WHERE n = new.property_n;
END;
--> statement-breakpoint
CREATE TRIGGER picture_changed AFTER UPDATE ON pictures BEGIN
  UPDATE properties SET
    picture_numbers = (
      SELECT json_group_array(CASE WHEN width <= 640 OR instr(variants, '640') > 0 THEN number ELSE 0 END ORDER BY position)
      FROM pictures WHERE property_n = new.property_n
    ),
    cover_placeholder = (SELECT placeholder FROM pictures WHERE property_n = new.property_n ORDER BY position LIMIT 1),
    pictures = (
      SELECT json_group_array(json_object(
        'id', id, 'number', number, 'type', type, 'width', width, 'height', height,
        'alt', alt, 'placeholder', placeholder, 'variants', json(variants)
      ) ORDER BY position)
      FROM pictures WHERE property_n = new.property_n
    ),
    next_picture = max(next_picture, coalesce((SELECT max(number) + 1 FROM pictures WHERE property_n = new.property_n), 1))
  WHERE n = new.property_n;
END;
--> statement-breakpoint
CREATE TRIGGER picture_removed AFTER DELETE ON pictures BEGIN
  UPDATE properties SET
    picture_numbers = (
      SELECT json_group_array(CASE WHEN width <= 640 OR instr(variants, '640') > 0 THEN number ELSE 0 END ORDER BY position)
      FROM pictures WHERE property_n = old.property_n
    ),
    cover_placeholder = (SELECT placeholder FROM pictures WHERE property_n = old.property_n ORDER BY position LIMIT 1),
    pictures = (
      SELECT json_group_array(json_object(
        'id', id, 'number', number, 'type', type, 'width', width, 'height', height,
        'alt', alt, 'placeholder', placeholder, 'variants', json(variants)
      ) ORDER BY position)
      FROM pictures WHERE property_n = old.property_n
    ),
    next_picture = max(next_picture, coalesce((SELECT max(number) + 1 FROM pictures WHERE property_n = old.property_n), 1))
  WHERE n = old.property_n;
END;
--> statement-breakpoint
PRAGMA optimize;
