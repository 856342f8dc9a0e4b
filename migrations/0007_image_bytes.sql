ALTER TABLE `images` ADD `variant_bytes` text DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE `uploads` ADD `variant_bytes` text DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- The row of the property says the sizes too. Those of the smaller versions are unknown until the cron has read them.
DROP TRIGGER image_added;
--> statement-breakpoint
CREATE TRIGGER image_added AFTER INSERT ON images BEGIN
  UPDATE properties SET
    image_numbers = (
      SELECT json_group_array(CASE WHEN width <= 640 OR instr(variants, '640') > 0 THEN number ELSE 0 END ORDER BY position)
      FROM images WHERE property_n = new.property_n
    ),
    cover_placeholder = (SELECT placeholder FROM images WHERE property_n = new.property_n ORDER BY position LIMIT 1),
    cover_focus = (SELECT focus FROM images WHERE property_n = new.property_n ORDER BY position LIMIT 1),
    images = (
      SELECT json_group_array(json_object(
        'id', id, 'number', number, 'type', type, 'width', width, 'height', height,
        'alt', alt, 'placeholder', placeholder, 'variants', json(variants), 'focus', focus,
        'bytes', bytes, 'variant_bytes', json(variant_bytes)
      ) ORDER BY position)
      FROM images WHERE property_n = new.property_n
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
      SELECT json_group_array(CASE WHEN width <= 640 OR instr(variants, '640') > 0 THEN number ELSE 0 END ORDER BY position)
      FROM images WHERE property_n = new.property_n
    ),
    cover_placeholder = (SELECT placeholder FROM images WHERE property_n = new.property_n ORDER BY position LIMIT 1),
    cover_focus = (SELECT focus FROM images WHERE property_n = new.property_n ORDER BY position LIMIT 1),
    images = (
      SELECT json_group_array(json_object(
        'id', id, 'number', number, 'type', type, 'width', width, 'height', height,
        'alt', alt, 'placeholder', placeholder, 'variants', json(variants), 'focus', focus,
        'bytes', bytes, 'variant_bytes', json(variant_bytes)
      ) ORDER BY position)
      FROM images WHERE property_n = new.property_n
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
      SELECT json_group_array(CASE WHEN width <= 640 OR instr(variants, '640') > 0 THEN number ELSE 0 END ORDER BY position)
      FROM images WHERE property_n = old.property_n
    ),
    cover_placeholder = (SELECT placeholder FROM images WHERE property_n = old.property_n ORDER BY position LIMIT 1),
    cover_focus = (SELECT focus FROM images WHERE property_n = old.property_n ORDER BY position LIMIT 1),
    images = (
      SELECT json_group_array(json_object(
        'id', id, 'number', number, 'type', type, 'width', width, 'height', height,
        'alt', alt, 'placeholder', placeholder, 'variants', json(variants), 'focus', focus,
        'bytes', bytes, 'variant_bytes', json(variant_bytes)
      ) ORDER BY position)
      FROM images WHERE property_n = old.property_n
    ),
    next_image_number = max(next_image_number, coalesce((SELECT max(number) + 1 FROM images WHERE property_n = old.property_n), 1))
  WHERE n = old.property_n;
END;
--> statement-breakpoint
UPDATE properties SET images = (
  SELECT json_group_array(json_object(
    'id', id, 'number', number, 'type', type, 'width', width, 'height', height,
    'alt', alt, 'placeholder', placeholder, 'variants', json(variants), 'focus', focus,
    'bytes', bytes, 'variant_bytes', json(variant_bytes)
  ) ORDER BY position)
  FROM images WHERE property_n = properties.n
) WHERE images <> '[]';
