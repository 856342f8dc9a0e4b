-- A table has at most 100 columns, so one that no statement of the version before names goes first.
DROP TRIGGER property_indexed;
--> statement-breakpoint
DROP TRIGGER property_reindexed;
--> statement-breakpoint
DROP VIEW property_words;
--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `admin_words`;
--> statement-breakpoint
CREATE VIEW property_words AS SELECT n,
  words || filter_words || living_words || admin_words || ' ' || replace(reference || ' ' || texts, '_', ' ') || ' '
  || replace(replace(texts, '''', ''), '_', ' ') || ' '
  || replace(replace(replace(replace(replace(reference, '-', ''), ' ', ''), '/', ''), '.', ''), '_', '') || ' '
  || digits || ' ' || substr(digits, -9) || ' ' || substr(digits, -7) || ' ' || coalesce((SELECT group_concat('_phone_' || substr(digits, -value), ' ') FROM json_each('[4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]') WHERE value <= length(digits)), '') AS words
FROM (SELECT n, words, filter_words, living_words, ' _state_' || CASE WHEN deleted_at IS NOT NULL THEN 'bin' WHEN published = 1 THEN 'published' ELSE 'draft' END || ' _photos_' || (image_numbers <> '[]') || ' _to_confirm_' || (is_on_market = 1 AND is_confirmed = 0) || coalesce(' _lister_' || lower(hex(lower(listed_by))), '') AS admin_words, reference,
  replace(replace(replace(replace(replace(replace(replace(coalesce(listed_by, '') || ' ' || coalesce(status_note, '') || ' ' || coalesce(contact_number, ''), '’', ''''), '‘', ''''), 'ʼ', ''''), '`', ''''), '´', ''''), '′', ''''), '＇', '''') AS texts,
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(contact_number, ''), ' ', ''), char(160), ''), char(8199), ''), char(8201), ''), char(8239), ''), char(9), ''), '+', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', '') AS digits FROM properties);
--> statement-breakpoint
CREATE TRIGGER property_indexed AFTER INSERT ON properties BEGIN
  INSERT INTO property_index_all (rowid, words) SELECT n, words FROM property_words WHERE n = new.n;
END;
--> statement-breakpoint
CREATE TRIGGER property_reindexed AFTER UPDATE ON properties BEGIN
  DELETE FROM property_index_all WHERE rowid = old.n;
  INSERT INTO property_index_all (rowid, words) SELECT n, words FROM property_words WHERE n = new.n;
END;
--> statement-breakpoint
-- Lists and counts read one index of each order, which holds what filters compare; see list-indexes.ts.
ALTER TABLE `properties` ADD `fact_bits` integer GENERATED ALWAYS AS (((instr(words, ' _power_own_meter ') > 0) * 1 + (instr(words, ' _power_shared_meter ') > 0) * 2 + (instr(words, ' _power_none ') > 0) * 4 + (instr(words, ' _generator_1 ') > 0) * 8 + (instr(words, ' _generator_0 ') > 0) * 16 + (instr(words, ' _water_piped ') > 0) * 32 + (instr(words, ' _water_borehole ') > 0) * 64 + (instr(words, ' _water_tank ') > 0) * 128 + (instr(words, ' _water_hand_pump ') > 0) * 256 + (instr(words, ' _water_none ') > 0) * 512 + (instr(words, ' _fence_1 ') > 0) * 1024 + (instr(words, ' _fence_0 ') > 0) * 2048 + (instr(words, ' _guard_1 ') > 0) * 4096 + (instr(words, ' _guard_0 ') > 0) * 8192 + (instr(words, ' _road_paved ') > 0) * 16384 + (instr(words, ' _road_all_weather ') > 0) * 32768 + (instr(words, ' _road_dry_season ') > 0) * 65536 + (instr(words, ' _floods_never ') > 0) * 131072 + (instr(words, ' _floods_yard ') > 0) * 262144 + (instr(words, ' _floods_house ') > 0) * 524288 + (instr(words, ' _signal_good ') > 0) * 1048576 + (instr(words, ' _signal_weak ') > 0) * 2097152 + (instr(words, ' _signal_none ') > 0) * 4194304 + (instr(words, ' _furnished_1 ') > 0) * 8388608 + (instr(words, ' _furnished_0 ') > 0) * 16777216 + (instr(words, ' _parking_1 ') > 0) * 33554432 + (instr(words, ' _parking_0 ') > 0) * 67108864 + (instr(words, ' _pets_1 ') > 0) * 134217728 + (instr(words, ' _pets_0 ') > 0) * 268435456 + (instr(words, ' _power_lec ') > 0) * 536870912)) VIRTUAL NOT NULL;--> statement-breakpoint
CREATE INDEX `properties_list_best` ON `properties` (`is_listed`,`kind`,`is_available`,`n`,`property_type`,`type_key`,`city`,`city_key`,`area`,`area_key`,`price_cents`,`area_sqft`,`bedrooms`,`bathrooms`,`bathroom_halves`,`status`,`move_in_cents`,`featured`,`lease_duration`,`is_confirmed`,`is_on_market`,`price_reduced_at`,`fact_bits`,`amenity_bits`,`published`,`deleted_at`);--> statement-breakpoint
CREATE INDEX `properties_list_newest` ON `properties` (`is_listed`,`kind`,`n`,`property_type`,`type_key`,`city`,`city_key`,`area`,`area_key`,`price_cents`,`area_sqft`,`bedrooms`,`bathrooms`,`bathroom_halves`,`is_available`,`status`,`move_in_cents`,`featured`,`lease_duration`,`is_confirmed`,`is_on_market`,`price_reduced_at`,`fact_bits`,`amenity_bits`,`published`,`deleted_at`);--> statement-breakpoint
CREATE INDEX `properties_list_price` ON `properties` (`is_listed`,`kind`,`price_cents`,`n`,`property_type`,`type_key`,`city`,`city_key`,`area`,`area_key`,`area_sqft`,`bedrooms`,`bathrooms`,`bathroom_halves`,`is_available`,`status`,`move_in_cents`,`featured`,`lease_duration`,`is_confirmed`,`is_on_market`,`price_reduced_at`,`fact_bits`,`amenity_bits`,`published`,`deleted_at`);--> statement-breakpoint
CREATE INDEX `properties_list_size_up` ON `properties` (`is_listed`,`kind`,CASE WHEN "area_sqft" IS NULL THEN 1000000000 ELSE "area_sqft" END,`n`,`property_type`,`type_key`,`city`,`city_key`,`area`,`area_key`,`price_cents`,`area_sqft`,`bedrooms`,`bathrooms`,`bathroom_halves`,`is_available`,`status`,`move_in_cents`,`featured`,`lease_duration`,`is_confirmed`,`is_on_market`,`price_reduced_at`,`fact_bits`,`amenity_bits`,`published`,`deleted_at`);--> statement-breakpoint
CREATE INDEX `properties_list_size_down` ON `properties` (`is_listed`,`kind`,CASE WHEN "area_sqft" IS NULL THEN -1 ELSE "area_sqft" END,`n`,`property_type`,`type_key`,`city`,`city_key`,`area`,`area_key`,`price_cents`,`area_sqft`,`bedrooms`,`bathrooms`,`bathroom_halves`,`is_available`,`status`,`move_in_cents`,`featured`,`lease_duration`,`is_confirmed`,`is_on_market`,`price_reduced_at`,`fact_bits`,`amenity_bits`,`published`,`deleted_at`);
--> statement-breakpoint
-- The full-text index of all properties. Visitors search the column `words` only; `internal` has what admins find beside it: the
-- lister, the number and the note. It stores no text (content = '') and no positions (detail = column).
CREATE VIRTUAL TABLE property_search USING fts5 (
  words, internal, content = '', contentless_delete = 1, detail = column, prefix = '1 2 3', tokenize = "unicode61 remove_diacritics 2 tokenchars '_'"
);
--> statement-breakpoint
-- A text with an apostrophe is indexed split and joined. A phone number is also indexed as all its ends, such as `_phone_3456`, so
-- that any six digits in a row and the last four find it.
CREATE VIEW property_search_words AS SELECT n, words,
  replace(reference || ' ' || texts, '_', ' ') || ' '
  || replace(replace(texts, '''', ''), '_', ' ') || ' '
  || replace(replace(replace(replace(replace(reference, '-', ''), ' ', ''), '/', ''), '.', ''), '_', '') || ' '
  || digits || ' ' || substr(digits, -9) || ' ' || substr(digits, -7) || ' ' || coalesce((SELECT group_concat('_phone_' || substr(digits, -value), ' ') FROM json_each('[4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]') WHERE value <= length(digits)), '') AS internal
FROM (SELECT n, words, reference,
  replace(replace(replace(replace(replace(replace(replace(coalesce(listed_by, '') || ' ' || coalesce(status_note, '') || ' ' || coalesce(contact_number, ''), '’', ''''), '‘', ''''), 'ʼ', ''''), '`', ''''), '´', ''''), '′', ''''), '＇', '''') AS texts,
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(contact_number, ''), ' ', ''), char(160), ''), char(8199), ''), char(8201), ''), char(8239), ''), char(9), ''), '+', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', '') AS digits FROM properties);
--> statement-breakpoint
INSERT INTO property_search (rowid, words, internal) SELECT n, words, internal FROM property_search_words;
--> statement-breakpoint
CREATE TRIGGER property_found AFTER INSERT ON properties BEGIN
  INSERT INTO property_search (rowid, words, internal) SELECT n, words, internal FROM property_search_words WHERE n = new.n;
END;
--> statement-breakpoint
CREATE TRIGGER property_found_otherwise AFTER UPDATE OF words, reference, listed_by, status_note, contact_number ON properties
WHEN new.words <> old.words OR new.reference <> old.reference OR new.listed_by IS NOT old.listed_by
  OR new.status_note IS NOT old.status_note OR new.contact_number IS NOT old.contact_number BEGIN
  DELETE FROM property_search WHERE rowid = old.n;
  INSERT INTO property_search (rowid, words, internal) SELECT n, words, internal FROM property_search_words WHERE n = new.n;
END;
--> statement-breakpoint
CREATE TRIGGER property_not_found AFTER DELETE ON properties BEGIN
  DELETE FROM property_search WHERE rowid = old.n;
END;
--> statement-breakpoint
PRAGMA optimize;
