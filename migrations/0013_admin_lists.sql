-- The lists of admins contain drafts, the bin and what has left the lists of visitors. They have a full-text index of their
-- own, so that an import of many drafts does not make them slow and visitors' searches stay as they are.
ALTER TABLE `properties` ADD `admin_words` text GENERATED ALWAYS AS ((' _z' || CASE WHEN deleted_at IS NOT NULL THEN 'bin' WHEN published = 1 THEN 'published' ELSE 'draft' END || ' _w' || (picture_numbers <> '[]') || ' _u' || (on_offer = 1 AND is_confirmed = 0) || coalesce(' _q' || lower(hex(lower(listed_by))), ''))) VIRTUAL NOT NULL;
--> statement-breakpoint
CREATE INDEX `properties_hidden_price` ON `properties` (`price_order`) WHERE live = 0;
--> statement-breakpoint
CREATE INDEX `properties_hidden_size_up` ON `properties` (`size_up`) WHERE live = 0;
--> statement-breakpoint
CREATE INDEX `properties_hidden_size_down` ON `properties` (`size_down`) WHERE live = 0;
--> statement-breakpoint
CREATE INDEX `properties_hidden_best` ON `properties` (`best_order`) WHERE live = 0;
--> statement-breakpoint
CREATE INDEX `properties_lister` ON `properties` (listed_by COLLATE NOCASE) WHERE listed_by IS NOT NULL;
--> statement-breakpoint
CREATE VIRTUAL TABLE property_index_all USING fts5 (
  words, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3', tokenize = "ascii tokenchars '_'"
);
--> statement-breakpoint
-- The words come from the row, because another trigger may have changed it since.
CREATE TRIGGER property_indexed AFTER INSERT ON properties BEGIN
  INSERT INTO property_index_all (rowid, words) SELECT n, words || filter_words || admin_words FROM properties WHERE n = new.n;
END;
--> statement-breakpoint
CREATE TRIGGER property_reindexed AFTER UPDATE ON properties
WHEN new.words <> old.words OR new.filter_words <> old.filter_words OR new.admin_words <> old.admin_words BEGIN
  DELETE FROM property_index_all WHERE rowid = old.n;
  INSERT INTO property_index_all (rowid, words) SELECT n, words || filter_words || admin_words FROM properties WHERE n = new.n;
END;
--> statement-breakpoint
CREATE TRIGGER property_unindexed AFTER DELETE ON properties BEGIN
  DELETE FROM property_index_all WHERE rowid = old.n;
END;
--> statement-breakpoint
INSERT INTO property_index_all (rowid, words) SELECT n, words || filter_words || admin_words FROM properties ORDER BY n;
--> statement-breakpoint
PRAGMA optimize;
