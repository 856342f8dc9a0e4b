ALTER TABLE `properties` ADD `bathroom_halves` integer;
--> statement-breakpoint
-- The words of a home also say what its facts say, and which facts its amenities state; see fact-phrases.ts. Every amenity is
-- in the words as one word, so it is read from there.
DROP TRIGGER property_added;
--> statement-breakpoint
DROP TRIGGER property_changed;
--> statement-breakpoint
DROP TRIGGER property_removed;
--> statement-breakpoint
UPDATE properties SET words = words || coalesce((
  SELECT group_concat(word, ' ') || ' ' FROM (
    SELECT DISTINCT word FROM (
      SELECT trim(value) AS word FROM json_each('["' || replace(trim(coalesce(' _power_' || power, '') || coalesce(' _generator_' || generator, '') || coalesce(' _water_' || water, '') || coalesce(' _fence_' || fence, '') || coalesce(' _guard_' || guard, '') || coalesce(' _road_' || road, '') || coalesce(' _floods_' || floods, '') || coalesce(' _signal_' || signal, '') || coalesce(' _furnished_' || furnished, '') || coalesce(' _parking_' || has_parking, '') || coalesce(' _pets_' || pets_allowed, '')), ' ', '","') || '"]') WHERE value <> ''
      UNION ALL
      SELECT column2 FROM (
        SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(' | ' || replace(substr(value, 10), '_', ' ') || ' | ', ' bore hole ', ' borehole '), ' bore holes ', ' boreholes '), ' wi fi ', ' wifi '), ' a c ', ' ac '), ' a cs ', ' acs '), ' septic tank', ' septictank'), ' fuel tank', ' fueltank'), ' gas tank', ' gastank'), ' fish tank', ' fishtank'), ' water front', ' waterfront'), ' water view', ' waterview'), ' water side', ' waterside'), ' water park', ' waterpark'), ' wireless phone', ' wirelessphone'), ' no ', ' no'), ' not ', ' not'), ' non ', ' non'), ' without ', ' without'), ' un ', ' un'), ' semi ', ' semi'), ' half ', ' half'), ' partly ', ' partly'), ' partially ', ' partially') AS text
        FROM json_each('["' || replace(trim(words), ' ', '","') || '"]') WHERE substr(value, 1, 9) = '_amenity_'
      ) CROSS JOIN (VALUES
        (' generator', '_generator_1'),
        (' genarator', '_generator_1'),
        (' genrator', '_generator_1'),
        (' generater', '_generator_1'),
        (' gen ', '_generator_1'),
        (' genset', '_generator_1'),
        (' gensets', '_generator_1'),
        (' lec ', '_power_lec'),
        (' electric meter', '_power_lec'),
        (' prepaid meter', '_power_lec'),
        (' prepaid light', '_power_lec'),
        (' city light', '_power_lec'),
        (' city power', '_power_lec'),
        (' pipe borne', '_water_piped'),
        (' pipeborne', '_water_piped'),
        (' piped water', '_water_piped'),
        (' lwsc ', '_water_piped'),
        (' city water', '_water_piped'),
        (' borehole', '_water_borehole'),
        (' polytank', '_water_tank'),
        (' poly tank', '_water_tank'),
        (' water tank', '_water_tank'),
        (' water reservoir', '_water_tank'),
        (' hand pump', '_water_hand_pump'),
        (' handpump', '_water_hand_pump'),
        (' fence', '_fence_1'),
        (' fencing', '_fence_1'),
        (' walled', '_fence_1'),
        (' perimeter wall', '_fence_1'),
        (' guard', '_guard_1'),
        (' watchman', '_guard_1'),
        (' watchmen', '_guard_1'),
        (' night watch', '_guard_1'),
        (' paved road', '_road_paved'),
        (' paved street', '_road_paved'),
        (' tarred road', '_road_paved'),
        (' all weather road', '_road_all_weather'),
        (' noflood', '_floods_never'),
        (' never flood', '_floods_never'),
        (' notflood', '_floods_never'),
        (' flood free', '_floods_never'),
        (' floodfree', '_floods_never'),
        (' good signal', '_signal_good'),
        (' good phone signal', '_signal_good'),
        (' good network', '_signal_good'),
        (' strong signal', '_signal_good'),
        (' furnish', '_furnished_1'),
        (' furniture', '_furnished_1'),
        (' parking', '_parking_1'),
        (' packing space', '_parking_1'),
        (' packing lot', '_parking_1'),
        (' garage', '_parking_1'),
        (' carport', '_parking_1'),
        (' car port', '_parking_1'),
        (' car park', '_parking_1'),
        (' car space', '_parking_1'),
        (' car shed', '_parking_1'),
        (' car porch', '_parking_1'),
        (' driveway', '_parking_1'),
        (' drive way', '_parking_1'),
        (' pet friendly', '_pets_1'),
        (' pets friendly', '_pets_1'),
        (' pets allowed', '_pets_1'),
        (' pet allowed', '_pets_1'),
        (' pets ok', '_pets_1'),
        (' pets welcome', '_pets_1'),
        (' dogs allowed', '_pets_1'),
        (' cats allowed', '_pets_1')
      ) WHERE instr(text, column1)
    )
  )
), '');
--> statement-breakpoint
UPDATE properties SET words = words
  || iif((generator = 1 OR power IN ('own_meter', 'shared_meter')) AND NOT instr(words, ' _group_power '), '_group_power ', '')
  || iif(water <> 'none' AND NOT instr(words, ' _group_water '), '_group_water ', '')
  || iif((fence = 1 OR guard = 1) AND NOT instr(words, ' _group_security '), '_group_security ', '');
--> statement-breakpoint
INSERT INTO property_index (property_index) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO property_index (rowid, words) SELECT n, words || filter_words || living_words FROM properties WHERE is_listed = 1;
--> statement-breakpoint
-- One counter for each value of a fact that the fields or the amenities state.
DELETE FROM property_counts WHERE facet IN ('amenities', 'power', 'generator', 'water', 'fence', 'guard', 'road', 'floods', 'signal');
--> statement-breakpoint
INSERT INTO property_counts (kind, facet, key, label, count)
SELECT kind, 'amenities', CAST(value AS TEXT), '', count(*) FROM properties CROSS JOIN json_each('[1, 2, 4, 8, 16, 32, 64]')
WHERE is_listed = 1 AND amenity_bits & value GROUP BY kind, value;
--> statement-breakpoint
INSERT INTO property_counts (kind, facet, key, label, count)
SELECT kind, column1, column2, '', count(*) FROM properties CROSS JOIN (VALUES
  ('power', 'own_meter'),
  ('power', 'shared_meter'),
  ('power', 'none'),
  ('generator', '1'),
  ('generator', '0'),
  ('water', 'piped'),
  ('water', 'borehole'),
  ('water', 'tank'),
  ('water', 'hand_pump'),
  ('water', 'none'),
  ('fence', '1'),
  ('fence', '0'),
  ('guard', '1'),
  ('guard', '0'),
  ('road', 'paved'),
  ('road', 'all_weather'),
  ('road', 'dry_season'),
  ('floods', 'never'),
  ('floods', 'yard'),
  ('floods', 'house'),
  ('signal', 'good'),
  ('signal', 'weak'),
  ('signal', 'none')
) WHERE is_listed = 1 AND instr(living_words || words, ' _' || column1 || '_' || column2 || ' ') GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO property_counts (kind, facet, key, label, count)
SELECT kind, 'home_bedrooms', '', '', sum(bedrooms) FROM properties
WHERE is_listed = 1 AND bedrooms IS NOT NULL AND type_key IN ('house', 'apartment', 'villa', 'condo', 'townhouse', 'studio', 'penthouse', 'loft', 'duplex') GROUP BY kind;
--> statement-breakpoint
INSERT INTO property_counts (kind, facet, key, label, count)
SELECT kind, 'homes_with_bedrooms', '', '', count(*) FROM properties
WHERE is_listed = 1 AND bedrooms IS NOT NULL AND type_key IN ('house', 'apartment', 'villa', 'condo', 'townhouse', 'studio', 'penthouse', 'loft', 'duplex') GROUP BY kind;
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
    ('sized', '', '', (new.area_sqft IS NOT NULL)),
    ('home_bedrooms', '', '', iif(new.type_key IN ('house', 'apartment', 'villa', 'condo', 'townhouse', 'studio', 'penthouse', 'loft', 'duplex'), coalesce(new.bedrooms, 0), 0)),
    ('homes_with_bedrooms', '', '', (new.type_key IN ('house', 'apartment', 'villa', 'condo', 'townhouse', 'studio', 'penthouse', 'loft', 'duplex') AND new.bedrooms IS NOT NULL))
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
    ('power', iif(instr(new.living_words || new.words, ' _power_own_meter '), 'own_meter', NULL)),
    ('power', iif(instr(new.living_words || new.words, ' _power_shared_meter '), 'shared_meter', NULL)),
    ('power', iif(instr(new.living_words || new.words, ' _power_none '), 'none', NULL)),
    ('generator', iif(instr(new.living_words || new.words, ' _generator_1 '), '1', NULL)),
    ('generator', iif(instr(new.living_words || new.words, ' _generator_0 '), '0', NULL)),
    ('water', iif(instr(new.living_words || new.words, ' _water_piped '), 'piped', NULL)),
    ('water', iif(instr(new.living_words || new.words, ' _water_borehole '), 'borehole', NULL)),
    ('water', iif(instr(new.living_words || new.words, ' _water_tank '), 'tank', NULL)),
    ('water', iif(instr(new.living_words || new.words, ' _water_hand_pump '), 'hand_pump', NULL)),
    ('water', iif(instr(new.living_words || new.words, ' _water_none '), 'none', NULL)),
    ('fence', iif(instr(new.living_words || new.words, ' _fence_1 '), '1', NULL)),
    ('fence', iif(instr(new.living_words || new.words, ' _fence_0 '), '0', NULL)),
    ('guard', iif(instr(new.living_words || new.words, ' _guard_1 '), '1', NULL)),
    ('guard', iif(instr(new.living_words || new.words, ' _guard_0 '), '0', NULL)),
    ('road', iif(instr(new.living_words || new.words, ' _road_paved '), 'paved', NULL)),
    ('road', iif(instr(new.living_words || new.words, ' _road_all_weather '), 'all_weather', NULL)),
    ('road', iif(instr(new.living_words || new.words, ' _road_dry_season '), 'dry_season', NULL)),
    ('floods', iif(instr(new.living_words || new.words, ' _floods_never '), 'never', NULL)),
    ('floods', iif(instr(new.living_words || new.words, ' _floods_yard '), 'yard', NULL)),
    ('floods', iif(instr(new.living_words || new.words, ' _floods_house '), 'house', NULL)),
    ('signal', iif(instr(new.living_words || new.words, ' _signal_good '), 'good', NULL)),
    ('signal', iif(instr(new.living_words || new.words, ' _signal_weak '), 'weak', NULL)),
    ('signal', iif(instr(new.living_words || new.words, ' _signal_none '), 'none', NULL))
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
    ('sized', '', '', -(old.area_sqft IS NOT NULL)),
    ('home_bedrooms', '', '', -iif(old.type_key IN ('house', 'apartment', 'villa', 'condo', 'townhouse', 'studio', 'penthouse', 'loft', 'duplex'), coalesce(old.bedrooms, 0), 0)),
    ('homes_with_bedrooms', '', '', -(old.type_key IN ('house', 'apartment', 'villa', 'condo', 'townhouse', 'studio', 'penthouse', 'loft', 'duplex') AND old.bedrooms IS NOT NULL))
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
    ('sized', '', '', (new.area_sqft IS NOT NULL)),
    ('home_bedrooms', '', '', iif(new.type_key IN ('house', 'apartment', 'villa', 'condo', 'townhouse', 'studio', 'penthouse', 'loft', 'duplex'), coalesce(new.bedrooms, 0), 0)),
    ('homes_with_bedrooms', '', '', (new.type_key IN ('house', 'apartment', 'villa', 'condo', 'townhouse', 'studio', 'penthouse', 'loft', 'duplex') AND new.bedrooms IS NOT NULL))
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
    ('power', iif(instr(old.living_words || old.words, ' _power_own_meter '), 'own_meter', NULL)),
    ('power', iif(instr(old.living_words || old.words, ' _power_shared_meter '), 'shared_meter', NULL)),
    ('power', iif(instr(old.living_words || old.words, ' _power_none '), 'none', NULL)),
    ('generator', iif(instr(old.living_words || old.words, ' _generator_1 '), '1', NULL)),
    ('generator', iif(instr(old.living_words || old.words, ' _generator_0 '), '0', NULL)),
    ('water', iif(instr(old.living_words || old.words, ' _water_piped '), 'piped', NULL)),
    ('water', iif(instr(old.living_words || old.words, ' _water_borehole '), 'borehole', NULL)),
    ('water', iif(instr(old.living_words || old.words, ' _water_tank '), 'tank', NULL)),
    ('water', iif(instr(old.living_words || old.words, ' _water_hand_pump '), 'hand_pump', NULL)),
    ('water', iif(instr(old.living_words || old.words, ' _water_none '), 'none', NULL)),
    ('fence', iif(instr(old.living_words || old.words, ' _fence_1 '), '1', NULL)),
    ('fence', iif(instr(old.living_words || old.words, ' _fence_0 '), '0', NULL)),
    ('guard', iif(instr(old.living_words || old.words, ' _guard_1 '), '1', NULL)),
    ('guard', iif(instr(old.living_words || old.words, ' _guard_0 '), '0', NULL)),
    ('road', iif(instr(old.living_words || old.words, ' _road_paved '), 'paved', NULL)),
    ('road', iif(instr(old.living_words || old.words, ' _road_all_weather '), 'all_weather', NULL)),
    ('road', iif(instr(old.living_words || old.words, ' _road_dry_season '), 'dry_season', NULL)),
    ('floods', iif(instr(old.living_words || old.words, ' _floods_never '), 'never', NULL)),
    ('floods', iif(instr(old.living_words || old.words, ' _floods_yard '), 'yard', NULL)),
    ('floods', iif(instr(old.living_words || old.words, ' _floods_house '), 'house', NULL)),
    ('signal', iif(instr(old.living_words || old.words, ' _signal_good '), 'good', NULL)),
    ('signal', iif(instr(old.living_words || old.words, ' _signal_weak '), 'weak', NULL)),
    ('signal', iif(instr(old.living_words || old.words, ' _signal_none '), 'none', NULL))
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
    ('power', iif(instr(new.living_words || new.words, ' _power_own_meter '), 'own_meter', NULL)),
    ('power', iif(instr(new.living_words || new.words, ' _power_shared_meter '), 'shared_meter', NULL)),
    ('power', iif(instr(new.living_words || new.words, ' _power_none '), 'none', NULL)),
    ('generator', iif(instr(new.living_words || new.words, ' _generator_1 '), '1', NULL)),
    ('generator', iif(instr(new.living_words || new.words, ' _generator_0 '), '0', NULL)),
    ('water', iif(instr(new.living_words || new.words, ' _water_piped '), 'piped', NULL)),
    ('water', iif(instr(new.living_words || new.words, ' _water_borehole '), 'borehole', NULL)),
    ('water', iif(instr(new.living_words || new.words, ' _water_tank '), 'tank', NULL)),
    ('water', iif(instr(new.living_words || new.words, ' _water_hand_pump '), 'hand_pump', NULL)),
    ('water', iif(instr(new.living_words || new.words, ' _water_none '), 'none', NULL)),
    ('fence', iif(instr(new.living_words || new.words, ' _fence_1 '), '1', NULL)),
    ('fence', iif(instr(new.living_words || new.words, ' _fence_0 '), '0', NULL)),
    ('guard', iif(instr(new.living_words || new.words, ' _guard_1 '), '1', NULL)),
    ('guard', iif(instr(new.living_words || new.words, ' _guard_0 '), '0', NULL)),
    ('road', iif(instr(new.living_words || new.words, ' _road_paved '), 'paved', NULL)),
    ('road', iif(instr(new.living_words || new.words, ' _road_all_weather '), 'all_weather', NULL)),
    ('road', iif(instr(new.living_words || new.words, ' _road_dry_season '), 'dry_season', NULL)),
    ('floods', iif(instr(new.living_words || new.words, ' _floods_never '), 'never', NULL)),
    ('floods', iif(instr(new.living_words || new.words, ' _floods_yard '), 'yard', NULL)),
    ('floods', iif(instr(new.living_words || new.words, ' _floods_house '), 'house', NULL)),
    ('signal', iif(instr(new.living_words || new.words, ' _signal_good '), 'good', NULL)),
    ('signal', iif(instr(new.living_words || new.words, ' _signal_weak '), 'weak', NULL)),
    ('signal', iif(instr(new.living_words || new.words, ' _signal_none '), 'none', NULL))
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
    ('sized', '', '', -(old.area_sqft IS NOT NULL)),
    ('home_bedrooms', '', '', -iif(old.type_key IN ('house', 'apartment', 'villa', 'condo', 'townhouse', 'studio', 'penthouse', 'loft', 'duplex'), coalesce(old.bedrooms, 0), 0)),
    ('homes_with_bedrooms', '', '', -(old.type_key IN ('house', 'apartment', 'villa', 'condo', 'townhouse', 'studio', 'penthouse', 'loft', 'duplex') AND old.bedrooms IS NOT NULL))
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
    ('power', iif(instr(old.living_words || old.words, ' _power_own_meter '), 'own_meter', NULL)),
    ('power', iif(instr(old.living_words || old.words, ' _power_shared_meter '), 'shared_meter', NULL)),
    ('power', iif(instr(old.living_words || old.words, ' _power_none '), 'none', NULL)),
    ('generator', iif(instr(old.living_words || old.words, ' _generator_1 '), '1', NULL)),
    ('generator', iif(instr(old.living_words || old.words, ' _generator_0 '), '0', NULL)),
    ('water', iif(instr(old.living_words || old.words, ' _water_piped '), 'piped', NULL)),
    ('water', iif(instr(old.living_words || old.words, ' _water_borehole '), 'borehole', NULL)),
    ('water', iif(instr(old.living_words || old.words, ' _water_tank '), 'tank', NULL)),
    ('water', iif(instr(old.living_words || old.words, ' _water_hand_pump '), 'hand_pump', NULL)),
    ('water', iif(instr(old.living_words || old.words, ' _water_none '), 'none', NULL)),
    ('fence', iif(instr(old.living_words || old.words, ' _fence_1 '), '1', NULL)),
    ('fence', iif(instr(old.living_words || old.words, ' _fence_0 '), '0', NULL)),
    ('guard', iif(instr(old.living_words || old.words, ' _guard_1 '), '1', NULL)),
    ('guard', iif(instr(old.living_words || old.words, ' _guard_0 '), '0', NULL)),
    ('road', iif(instr(old.living_words || old.words, ' _road_paved '), 'paved', NULL)),
    ('road', iif(instr(old.living_words || old.words, ' _road_all_weather '), 'all_weather', NULL)),
    ('road', iif(instr(old.living_words || old.words, ' _road_dry_season '), 'dry_season', NULL)),
    ('floods', iif(instr(old.living_words || old.words, ' _floods_never '), 'never', NULL)),
    ('floods', iif(instr(old.living_words || old.words, ' _floods_yard '), 'yard', NULL)),
    ('floods', iif(instr(old.living_words || old.words, ' _floods_house '), 'house', NULL)),
    ('signal', iif(instr(old.living_words || old.words, ' _signal_good '), 'good', NULL)),
    ('signal', iif(instr(old.living_words || old.words, ' _signal_weak '), 'weak', NULL)),
    ('signal', iif(instr(old.living_words || old.words, ' _signal_none '), 'none', NULL))
  ) WHERE old.is_listed = 1 AND column2 IS NOT NULL
  ON CONFLICT (kind, facet, key) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
PRAGMA optimize;
