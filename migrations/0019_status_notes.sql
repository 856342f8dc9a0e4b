-- The history keeps the note of each change of the status, which the next change replaces in the listing.
ALTER TABLE `property_history` ADD `note` text;
--> statement-breakpoint
DROP TRIGGER property_history_kept;
--> statement-breakpoint
CREATE TRIGGER property_history_kept AFTER UPDATE OF price_cents, is_available, closed_status, published, deleted_at, confirmed_at ON properties BEGIN
  INSERT INTO property_history (property_n, at, field, old_value, new_value, note)
  SELECT new.n, new.updated_at, column1, column2, column3, iif(column1 = 'status', new.status_note, NULL) FROM (VALUES
    ('price', CAST(old.price_cents AS TEXT), CAST(new.price_cents AS TEXT)),
    ('status', old.status, new.status),
    ('published', CAST(old.published AS TEXT), CAST(new.published AS TEXT)),
    ('deleted', iif(old.deleted_at IS NULL, '0', '1'), iif(new.deleted_at IS NULL, '0', '1')),
    ('confirmed_at', old.confirmed_at, new.confirmed_at)
  ) WHERE column2 IS NOT column3;
END;
