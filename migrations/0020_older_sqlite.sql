-- Homes that look the same are compared in the code; see similar-homes.ts.
DROP INDEX `properties_similar`;--> statement-breakpoint
CREATE INDEX `properties_similar` ON `properties` (`price_cents`,`kind`,`bedrooms`) WHERE deleted_at IS NULL;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `similar_text`;
--> statement-breakpoint
-- SQLite 3.40, which Debian has, cannot open a schema with ORDER BY in the arguments of a function. The order of words in an index
-- does not matter.
DROP VIEW enquiry_words;
--> statement-breakpoint
CREATE VIEW enquiry_words AS SELECT n,
  replace(texts || CASE WHEN instr(texts, '''') > 0 THEN ' ' || replace(texts, '''', '') ELSE '' END, '_', ' ') || ' ' || replace(reference, '-', '') || ' ' || digits || ' ' || substr(digits, -9) || ' ' || substr(digits, -7) || ' ' || coalesce((SELECT group_concat('_phone_' || substr(digits, -value), ' ') FROM json_each('[4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]') WHERE value <= length(digits)), '') AS words
FROM (SELECT n, reference,
  replace(replace(replace(replace(replace(replace(replace(name || ' ' || email || ' ' || reference || ' ' || coalesce(subject, '') || ' ' || coalesce(message, '') || ' ' || phone_number || ' '
  || coalesce((SELECT group_concat(after, ' ') FROM enquiry_history WHERE enquiry_n = enquiries.n AND field = 'note'), ''), '’', ''''), '‘', ''''), 'ʼ', ''''), '`', ''''), '´', ''''), '′', ''''), '＇', '''') AS texts,
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(phone_number, ' ', ''), char(160), ''), char(8199), ''), char(8201), ''), char(8239), ''), char(9), ''), '+', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', '') AS digits FROM enquiries);
--> statement-breakpoint
DROP VIEW people_words;
--> statement-breakpoint
CREATE VIEW people_words AS SELECT n,
  replace(texts || CASE WHEN instr(texts, '''') > 0 THEN ' ' || replace(texts, '''', '') ELSE '' END, '_', ' ') || ' ' || coalesce((
    SELECT group_concat(digits || ' ' || substr(digits, -9) || ' ' || substr(digits, -7) || ' ' || coalesce((SELECT group_concat('_phone_' || substr(digits, -value), ' ') FROM json_each('[4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]') WHERE value <= length(digits)), ''), ' ')
    FROM (SELECT contacts.n AS contact_n, replace(key, '+', '') AS digits FROM contacts WHERE person_n = folded.n AND kind <> 'email' AND key GLOB '[+0-9]*')), '')
  || iif(is_client, ' _is_client', '') || iif(is_owner, ' _is_owner', '') || iif(is_supplier, ' _is_supplier', '')
  || coalesce(' _assignee_' || replace(assignee_id, '-', ''), '') AS words
FROM (SELECT n, is_client, is_owner, is_supplier, assignee_id, replace(replace(replace(replace(replace(replace(replace(name || ' ' || coalesce((SELECT group_concat(value, ' ') FROM contacts WHERE person_n = people.n), ''), '’', ''''), '‘', ''''), 'ʼ', ''''), '`', ''''), '´', ''''), '′', ''''), '＇', '''') AS texts FROM people) AS folded;
--> statement-breakpoint
DROP TRIGGER image_added;
--> statement-breakpoint
CREATE TRIGGER image_added AFTER INSERT ON images BEGIN
  UPDATE properties SET
    image_numbers = (
      SELECT json_group_array(CASE WHEN width <= 640 OR instr(variants, '640') > 0 THEN number ELSE 0 END)
      FROM (SELECT * FROM images WHERE property_n = new.property_n ORDER BY position)
    ),
    cover_placeholder = (SELECT placeholder FROM images WHERE property_n = new.property_n ORDER BY position LIMIT 1),
    cover_focus = (SELECT focus FROM images WHERE property_n = new.property_n ORDER BY position LIMIT 1),
    images = (
      SELECT json_group_array(json_object(
        'id', id, 'number', number, 'type', type, 'width', width, 'height', height,
        'alt', alt, 'placeholder', placeholder, 'variants', json(variants), 'focus', focus,
        'bytes', bytes, 'variant_bytes', json(variant_bytes)
      ))
      FROM (SELECT * FROM images WHERE property_n = new.property_n ORDER BY position)
    ),
    next_image_number = max(next_image_number, coalesce((SELECT max(number) + 1 FROM images WHERE property_n = new.property_n), 1))
  WHERE n = new.property_n;
END;
--> statement-breakpoint
DROP TRIGGER image_changed;
--> statement-breakpoint
CREATE TRIGGER image_changed AFTER UPDATE ON images BEGIN
  UPDATE properties SET
    image_numbers = (
      SELECT json_group_array(CASE WHEN width <= 640 OR instr(variants, '640') > 0 THEN number ELSE 0 END)
      FROM (SELECT * FROM images WHERE property_n = new.property_n ORDER BY position)
    ),
    cover_placeholder = (SELECT placeholder FROM images WHERE property_n = new.property_n ORDER BY position LIMIT 1),
    cover_focus = (SELECT focus FROM images WHERE property_n = new.property_n ORDER BY position LIMIT 1),
    images = (
      SELECT json_group_array(json_object(
        'id', id, 'number', number, 'type', type, 'width', width, 'height', height,
        'alt', alt, 'placeholder', placeholder, 'variants', json(variants), 'focus', focus,
        'bytes', bytes, 'variant_bytes', json(variant_bytes)
      ))
      FROM (SELECT * FROM images WHERE property_n = new.property_n ORDER BY position)
    ),
    next_image_number = max(next_image_number, coalesce((SELECT max(number) + 1 FROM images WHERE property_n = new.property_n), 1))
  WHERE n = new.property_n;
END;
--> statement-breakpoint
DROP TRIGGER image_removed;
--> statement-breakpoint
CREATE TRIGGER image_removed AFTER DELETE ON images BEGIN
  UPDATE properties SET
    image_numbers = (
      SELECT json_group_array(CASE WHEN width <= 640 OR instr(variants, '640') > 0 THEN number ELSE 0 END)
      FROM (SELECT * FROM images WHERE property_n = old.property_n ORDER BY position)
    ),
    cover_placeholder = (SELECT placeholder FROM images WHERE property_n = old.property_n ORDER BY position LIMIT 1),
    cover_focus = (SELECT focus FROM images WHERE property_n = old.property_n ORDER BY position LIMIT 1),
    images = (
      SELECT json_group_array(json_object(
        'id', id, 'number', number, 'type', type, 'width', width, 'height', height,
        'alt', alt, 'placeholder', placeholder, 'variants', json(variants), 'focus', focus,
        'bytes', bytes, 'variant_bytes', json(variant_bytes)
      ))
      FROM (SELECT * FROM images WHERE property_n = old.property_n ORDER BY position)
    ),
    next_image_number = max(next_image_number, coalesce((SELECT max(number) + 1 FROM images WHERE property_n = old.property_n), 1))
  WHERE n = old.property_n;
END;
--> statement-breakpoint
PRAGMA optimize;
