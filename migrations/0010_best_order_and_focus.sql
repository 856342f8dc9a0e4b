ALTER TABLE `enquiries` ADD `preferred_day` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `preferred_time` text;--> statement-breakpoint
ALTER TABLE `pictures` ADD `focus` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `best_order` integer GENERATED ALWAYS AS ((is_available * 16777216 + n)) VIRTUAL NOT NULL;--> statement-breakpoint
ALTER TABLE `properties` ADD `cover_focus` text;--> statement-breakpoint
CREATE INDEX `properties_kind_best` ON `properties` (`kind`,`best_order`) WHERE live = 1;--> statement-breakpoint
CREATE INDEX `properties_type_best` ON `properties` (`kind`,`type_key`,`best_order`) WHERE live = 1;--> statement-breakpoint
CREATE INDEX `properties_city_best` ON `properties` (`kind`,`city_key`,`best_order`) WHERE live = 1;--> statement-breakpoint
CREATE INDEX `properties_area_best` ON `properties` (`kind`,`area_key`,`best_order`) WHERE live = 1;--> statement-breakpoint
DROP TRIGGER `picture_added`;--> statement-breakpoint
CREATE TRIGGER picture_added AFTER INSERT ON pictures BEGIN
  UPDATE properties SET
    picture_numbers = (
      SELECT json_group_array(CASE WHEN width <= 640 OR instr(variants, '640') > 0 THEN number ELSE 0 END ORDER BY position)
      FROM pictures WHERE property_n = new.property_n
    ),
    cover_placeholder = (SELECT placeholder FROM pictures WHERE property_n = new.property_n ORDER BY position LIMIT 1),
    cover_focus = (SELECT focus FROM pictures WHERE property_n = new.property_n ORDER BY position LIMIT 1),
    pictures = (
      SELECT json_group_array(json_object(
        'id', id, 'number', number, 'type', type, 'width', width, 'height', height,
        'alt', alt, 'placeholder', placeholder, 'variants', json(variants), 'focus', focus
      ) ORDER BY position)
      FROM pictures WHERE property_n = new.property_n
    ),
    next_picture = max(next_picture, coalesce((SELECT max(number) + 1 FROM pictures WHERE property_n = new.property_n), 1))
  WHERE n = new.property_n;
END;--> statement-breakpoint
DROP TRIGGER `picture_changed`;--> statement-breakpoint
CREATE TRIGGER picture_changed AFTER UPDATE ON pictures BEGIN
  UPDATE properties SET
    picture_numbers = (
      SELECT json_group_array(CASE WHEN width <= 640 OR instr(variants, '640') > 0 THEN number ELSE 0 END ORDER BY position)
      FROM pictures WHERE property_n = new.property_n
    ),
    cover_placeholder = (SELECT placeholder FROM pictures WHERE property_n = new.property_n ORDER BY position LIMIT 1),
    cover_focus = (SELECT focus FROM pictures WHERE property_n = new.property_n ORDER BY position LIMIT 1),
    pictures = (
      SELECT json_group_array(json_object(
        'id', id, 'number', number, 'type', type, 'width', width, 'height', height,
        'alt', alt, 'placeholder', placeholder, 'variants', json(variants), 'focus', focus
      ) ORDER BY position)
      FROM pictures WHERE property_n = new.property_n
    ),
    next_picture = max(next_picture, coalesce((SELECT max(number) + 1 FROM pictures WHERE property_n = new.property_n), 1))
  WHERE n = new.property_n;
END;--> statement-breakpoint
DROP TRIGGER `picture_removed`;--> statement-breakpoint
CREATE TRIGGER picture_removed AFTER DELETE ON pictures BEGIN
  UPDATE properties SET
    picture_numbers = (
      SELECT json_group_array(CASE WHEN width <= 640 OR instr(variants, '640') > 0 THEN number ELSE 0 END ORDER BY position)
      FROM pictures WHERE property_n = old.property_n
    ),
    cover_placeholder = (SELECT placeholder FROM pictures WHERE property_n = old.property_n ORDER BY position LIMIT 1),
    cover_focus = (SELECT focus FROM pictures WHERE property_n = old.property_n ORDER BY position LIMIT 1),
    pictures = (
      SELECT json_group_array(json_object(
        'id', id, 'number', number, 'type', type, 'width', width, 'height', height,
        'alt', alt, 'placeholder', placeholder, 'variants', json(variants), 'focus', focus
      ) ORDER BY position)
      FROM pictures WHERE property_n = old.property_n
    ),
    next_picture = max(next_picture, coalesce((SELECT max(number) + 1 FROM pictures WHERE property_n = old.property_n), 1))
  WHERE n = old.property_n;
END;--> statement-breakpoint
PRAGMA optimize;
