-- Amenities are searched, filtered and counted: their words, names and groups join the search words. The version before
-- writes `words` without them, so a property that it changes is found by its amenities again after its next change.
ALTER TABLE `properties` ADD `amenity_bits` integer GENERATED ALWAYS AS (((instr(words, ' _xpower ') > 0) * 1 + (instr(words, ' _xwater ') > 0) * 2 + (instr(words, ' _xsecurity ') > 0) * 4 + (instr(words, ' _xparking ') > 0) * 8 + (instr(words, ' _xfurnished ') > 0) * 16 + (instr(words, ' _xair_conditioning ') > 0) * 32 + (instr(words, ' _xinternet ') > 0) * 64)) VIRTUAL NOT NULL;
--> statement-breakpoint
DROP TRIGGER property_listed;
--> statement-breakpoint
DROP TRIGGER property_changed;
--> statement-breakpoint
DROP TRIGGER property_removed;
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
    ('amenities', CAST(new.amenity_bits AS TEXT), '', 1),
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
    ('amenities', CAST(old.amenity_bits AS TEXT), '', -1),
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
    ('amenities', CAST(new.amenity_bits AS TEXT), '', 1),
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
    ('amenities', CAST(old.amenity_bits AS TEXT), '', -1),
    ('price', '', '', -old.price_cents),
    ('size', '', '', -coalesce(old.area_sqft, 0)),
    ('sized', '', '', -(old.area_sqft IS NOT NULL))
  ) WHERE old.live = 1
  ON CONFLICT (kind, facet, key) DO UPDATE SET count = count + excluded.count, label = excluded.label;
END;
--> statement-breakpoint
INSERT INTO property_counts (kind, facet, key, label, count)
SELECT kind, 'amenities', CAST(amenity_bits AS TEXT), '', count(*) FROM properties WHERE live = 1 GROUP BY kind, amenity_bits;
--> statement-breakpoint
-- The amenities of stored properties become words, as property-columns.ts does it for written ones.
WITH named AS MATERIALIZED (
  SELECT n AS property_n, trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(value), '''', ''), '’', ''), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'É', 'e'), 'á', 'a'), 'à', 'a'), 'ó', 'o'), 'ö', 'o'), 'ü', 'u'), 'ñ', 'n'), 'ç', 'c'), char(9), ' '), char(10), ' '), char(13), ' '), char(160), ' '), '-', ' '), '_', ' '), '/', ' '), '\', ' '), '.', ' '), ',', ' '), ';', ' '), ':', ' '), '(', ' '), ')', ' '), '[', ' '), ']', ' '), '{', ' '), '}', ' '), '"', ' '), '+', ' '), '&', ' '), '!', ' '), '?', ' '), '#', ' '), '*', ' '), '%', ' '), '=', ' '), '<', ' '), '>', ' '), '@', ' '), '~', ' '), '^', ' '), '$', ' '), '`', ' '), '|', ' '), char(8208), ' '), char(8209), ' '), '–', ' '), '—', ' '), '•', ' '), '·', ' '), '    ', ' '), '  ', ' '), '  ', ' ')) AS name
  FROM properties, json_each(amenities)
), spelled AS MATERIALIZED (
  SELECT property_n AS spelled_n, name,
    CASE WHEN instr(' ' || name || ' ', ' bore hole ') THEN ' borehole' ELSE '' END ||
    CASE WHEN instr(' ' || name || ' ', ' bore holes ') THEN ' boreholes' ELSE '' END ||
    CASE WHEN instr(' ' || name || ' ', ' wi fi ') THEN ' wifi' ELSE '' END ||
    CASE WHEN instr(' ' || name || ' ', ' a c ') THEN ' ac' ELSE '' END ||
    CASE WHEN instr(' ' || name || ' ', ' a cs ') THEN ' acs' ELSE '' END AS joined
  FROM named WHERE name <> ''
), joined AS MATERIALIZED (
  SELECT n AS property_n, furnished, has_parking,
    coalesce(' ' || group_concat(name || ' _n' || replace(name, ' ', '_') || joined, ' '), '') AS names,
    coalesce(' | ' || group_concat(name, ' | ') || ' | ', '') AS text
  FROM properties LEFT JOIN spelled ON spelled_n = n GROUP BY n
), read AS MATERIALIZED (
  SELECT property_n, furnished, has_parking, names,
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(text, ' bore hole ', ' borehole '), ' bore holes ', ' boreholes '), ' wi fi ', ' wifi '), ' a c ', ' ac '), ' a cs ', ' acs '), ' septic tank', ' septictank'), ' fuel tank', ' fueltank'), ' gas tank', ' gastank'), ' fish tank', ' fishtank'), ' water front', ' waterfront'), ' water view', ' waterview'), ' water side', ' waterside'), ' water park', ' waterpark'), ' wireless phone', ' wirelessphone'), ' no ', ' no'), ' not ', ' not'), ' non ', ' non'), ' without ', ' without'), ' un ', ' un'), ' semi ', ' semi'), ' half ', ' half'), ' partly ', ' partly'), ' partially ', ' partially') AS text
  FROM joined
), found AS MATERIALIZED (
  SELECT property_n, names ||
    CASE WHEN instr(text, ' generator') OR instr(text, ' genarator') OR instr(text, ' genrator') OR instr(text, ' generater') OR instr(text, ' gen ') OR instr(text, ' genset') OR instr(text, ' gensets') OR instr(text, ' solar') OR instr(text, ' inverter') OR instr(text, ' lec ') OR instr(text, ' electricity') OR instr(text, ' electric supply') OR instr(text, ' electric meter') OR instr(text, ' electric light') OR instr(text, ' power ') OR instr(text, ' prepaid meter') OR instr(text, ' prepaid light') OR instr(text, ' transformer') OR instr(text, ' hours light') OR instr(text, ' hour light') OR instr(text, ' hrs light') OR instr(text, ' 24 7 light') OR instr(text, ' city light') OR instr(text, ' constant light') OR instr(text, ' steady light') OR instr(text, ' current ') OR instr(text, ' | light |') OR instr(text, ' | lights |') OR instr(text, ' grid ') THEN ' _xpower' ELSE '' END ||
    CASE WHEN instr(text, ' borehole') OR instr(text, ' well pump') OR instr(text, ' water well') OR instr(text, ' hand pump') OR instr(text, ' handpump') OR instr(text, ' | well |') OR instr(text, ' | wells |') OR instr(text, ' deep well') OR instr(text, ' hand dug well') OR instr(text, ' water ') OR instr(text, ' pipe borne') OR instr(text, ' pipeborne') OR instr(text, ' lwsc ') OR instr(text, ' polytank') OR instr(text, ' poly tank') OR instr(text, ' tank ') OR instr(text, ' tanks ') OR instr(text, ' reservoir') OR instr(text, ' waterworks') THEN ' _xwater' ELSE '' END ||
    CASE WHEN instr(text, ' guard') OR instr(text, ' security') OR instr(text, ' secured') OR instr(text, ' secure ') OR instr(text, ' fence') OR instr(text, ' fencing') OR instr(text, ' cctv') OR instr(text, ' camera') OR instr(text, ' gate ') OR instr(text, ' gates ') OR instr(text, ' gated') OR instr(text, ' walled') OR instr(text, ' wall |') OR instr(text, ' walls |') OR instr(text, ' wall fence') OR instr(text, ' wall and') OR instr(text, ' watchman') OR instr(text, ' watchmen') OR instr(text, ' night watch') OR instr(text, ' razor wire') OR instr(text, ' barb wire') OR instr(text, ' barbed wire') OR instr(text, ' burglar') OR instr(text, ' steel bar') OR instr(text, ' window bar') OR instr(text, ' alarm system') OR instr(text, ' | alarm |') OR instr(text, ' intruder alarm') OR instr(text, ' access control') OR instr(text, ' intercom') OR instr(text, ' doorman') OR instr(text, ' concierge') THEN ' _xsecurity' ELSE '' END ||
    CASE WHEN has_parking = 1 OR instr(text, ' parking') OR instr(text, ' packing space') OR instr(text, ' packing lot') OR instr(text, ' garage') OR instr(text, ' carport') OR instr(text, ' car port') OR instr(text, ' car park') OR instr(text, ' car space') OR instr(text, ' car shed') OR instr(text, ' car porch') OR instr(text, ' driveway') OR instr(text, ' drive way') THEN ' _xparking' ELSE '' END ||
    CASE WHEN furnished = 1 OR instr(text, ' furnish') OR instr(text, ' furniture') THEN ' _xfurnished' ELSE '' END ||
    CASE WHEN instr(text, ' air condition') OR instr(text, ' aircondition') OR instr(text, ' aircon') OR instr(text, ' air con ') OR instr(text, ' air cond ') OR instr(text, ' ac ') OR instr(text, ' acs ') OR instr(text, ' split unit') OR instr(text, ' split system') OR instr(text, ' central air') OR instr(text, ' central cooling') OR instr(text, ' air cooling') OR instr(text, ' cooling system') OR instr(text, ' conditioner') OR instr(text, ' hvac ') THEN ' _xair_conditioning' ELSE '' END ||
    CASE WHEN instr(text, ' internet') OR instr(text, ' wifi') OR instr(text, ' broadband') OR instr(text, ' fibre ') OR instr(text, ' fiber ') OR instr(text, ' fibre optic') OR instr(text, ' fiber optic') OR instr(text, ' starlink') OR instr(text, ' wireless') OR instr(text, ' ethernet') OR instr(text, ' lan ') OR instr(text, ' wlan ') OR instr(text, ' hotspot') OR instr(text, ' hot spot') THEN ' _xinternet' ELSE '' END AS added
  FROM read
)
UPDATE properties SET words = rtrim(words) || added || ' ' FROM found WHERE property_n = n AND added <> '';
--> statement-breakpoint
PRAGMA optimize;
