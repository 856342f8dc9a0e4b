CREATE TABLE `pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`property_n` integer NOT NULL,
	`number` integer NOT NULL,
	`position` integer NOT NULL,
	`key` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`alt` text DEFAULT '' NOT NULL,
	`placeholder` text,
	`variants` text DEFAULT '[]' NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`property_n`) REFERENCES `properties`(`n`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "pictures_type" CHECK(type IN ('image/jpeg', 'image/png', 'image/gif', 'image/webp')),
	CONSTRAINT "pictures_size" CHECK(bytes > 0 AND width > 0 AND height > 0 AND number > 0 AND position >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `pictures_number` ON `pictures` (`property_n`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `pictures_key` ON `pictures` (`key`);--> statement-breakpoint
CREATE INDEX `pictures_position` ON `pictures` (`property_n`,`position`);--> statement-breakpoint
CREATE TABLE `properties` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uuid` text NOT NULL,
	`reference` text NOT NULL,
	`kind` text NOT NULL,
	`published` integer DEFAULT true NOT NULL,
	`deleted_at` text,
	`live` integer GENERATED ALWAYS AS ((published = 1 AND deleted_at IS NULL)) STORED NOT NULL,
	`property_type` text NOT NULL,
	`type_key` text NOT NULL,
	`city` text NOT NULL,
	`city_key` text NOT NULL,
	`area` text,
	`area_key` text DEFAULT '' NOT NULL,
	`price_cents` integer NOT NULL,
	`price_band` integer GENERATED ALWAYS AS ((CASE WHEN price_cents < 100000 THEN 0 WHEN price_cents = 100000 THEN 1 WHEN price_cents < 200000 THEN 2 WHEN price_cents = 200000 THEN 3 WHEN price_cents < 300000 THEN 4 WHEN price_cents = 300000 THEN 5 WHEN price_cents < 500000 THEN 6 WHEN price_cents = 500000 THEN 7 WHEN price_cents < 20000000 THEN 8 WHEN price_cents = 20000000 THEN 9 WHEN price_cents < 40000000 THEN 10 WHEN price_cents = 40000000 THEN 11 WHEN price_cents < 60000000 THEN 12 WHEN price_cents = 60000000 THEN 13 ELSE 14 END)) STORED NOT NULL,
	`area_sqft` integer,
	`price_order` integer GENERATED ALWAYS AS ((price_cents * 16777216 + n)) STORED NOT NULL,
	`size_up` integer GENERATED ALWAYS AS ((coalesce(area_sqft, 1000000000) * 16777216 + n)) STORED NOT NULL,
	`size_down` integer GENERATED ALWAYS AS ((coalesce(area_sqft, -1) * 16777216 + n)) STORED NOT NULL,
	`bedrooms` integer,
	`bathrooms` integer,
	`is_available` integer DEFAULT true NOT NULL,
	`featured` integer DEFAULT false NOT NULL,
	`furnished` integer,
	`lease_duration` text,
	`pets_allowed` integer,
	`has_parking` integer,
	`title` text NOT NULL,
	`address` text NOT NULL,
	`state` text NOT NULL,
	`country` text NOT NULL,
	`postal_code` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`picture_numbers` text DEFAULT '[]' NOT NULL,
	`cover_placeholder` text,
	`next_picture` integer DEFAULT 1 NOT NULL,
	`amenities` text NOT NULL,
	`year_built` integer,
	`latitude` real,
	`longitude` real,
	`listed_by` text,
	`contact_number` text,
	`is_new_construction` integer,
	`previous_owners` integer,
	`renovation_year` integer,
	`previous_tenants` integer,
	`last_renovation_year` integer,
	`description` text NOT NULL,
	`pictures` text DEFAULT '[]' NOT NULL,
	`words` text NOT NULL,
	`filter_words` text GENERATED ALWAYS AS (('_k' || kind || ' _t' || type_key || ' _c' || city_key || CASE area_key WHEN '' THEN '' ELSE ' _a' || area_key END || ' _p' || price_band || ' _v' || is_available || ' _e' || featured || substr(' _b1 _b2 _b3 _b4 _b5 _b6 _b7 _b8 _b9', 1, 4 * min(coalesce(bedrooms, 0), 9)) || substr(' _h1 _h2 _h3 _h4 _h5 _h6 _h7 _h8 _h9', 1, 4 * min(coalesce(bathrooms, 0), 9)) || coalesce(' _f' || furnished, '') || coalesce(' _s' || pets_allowed, '') || coalesce(' _g' || has_parking, '') || coalesce(' _l' || replace(replace(replace(lower(lease_duration), ' ', '_'), '-', '_'), '+', ''), ''))) VIRTUAL NOT NULL,
	CONSTRAINT "properties_kind" CHECK(kind IN ('buy', 'rent')),
	CONSTRAINT "properties_price" CHECK(price_cents > 0 AND price_cents <= 100000000000),
	CONSTRAINT "properties_rooms" CHECK(bedrooms BETWEEN 0 AND 100 AND bathrooms BETWEEN 0 AND 100),
	CONSTRAINT "properties_size" CHECK(area_sqft >= 0),
	CONSTRAINT "properties_place" CHECK(latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180),
	CONSTRAINT "properties_flags" CHECK(published IN (0, 1) AND is_available IN (0, 1) AND featured IN (0, 1)),
	CONSTRAINT "properties_kind_fields" CHECK((kind = 'rent' AND previous_owners IS NULL AND renovation_year IS NULL) OR (kind = 'buy' AND furnished IS NULL AND lease_duration IS NULL AND pets_allowed IS NULL AND has_parking IS NULL AND previous_tenants IS NULL AND last_renovation_year IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `properties_uuid` ON `properties` (`uuid`);--> statement-breakpoint
CREATE UNIQUE INDEX `properties_reference` ON `properties` (`reference`);--> statement-breakpoint
CREATE INDEX `properties_kind_newest` ON `properties` (`kind`,`n`) WHERE live = 1;--> statement-breakpoint
CREATE INDEX `properties_kind_price` ON `properties` (`kind`,`price_order`) WHERE live = 1;--> statement-breakpoint
CREATE INDEX `properties_kind_size_up` ON `properties` (`kind`,`size_up`) WHERE live = 1;--> statement-breakpoint
CREATE INDEX `properties_kind_size_down` ON `properties` (`kind`,`size_down`) WHERE live = 1;--> statement-breakpoint
CREATE INDEX `properties_type_newest` ON `properties` (`kind`,`type_key`,`n`) WHERE live = 1;--> statement-breakpoint
CREATE INDEX `properties_type_price` ON `properties` (`kind`,`type_key`,`price_order`) WHERE live = 1;--> statement-breakpoint
CREATE INDEX `properties_type_size_up` ON `properties` (`kind`,`type_key`,`size_up`) WHERE live = 1;--> statement-breakpoint
CREATE INDEX `properties_type_size_down` ON `properties` (`kind`,`type_key`,`size_down`) WHERE live = 1;--> statement-breakpoint
CREATE INDEX `properties_city_newest` ON `properties` (`kind`,`city_key`,`n`) WHERE live = 1;--> statement-breakpoint
CREATE INDEX `properties_city_price` ON `properties` (`kind`,`city_key`,`price_order`) WHERE live = 1;--> statement-breakpoint
CREATE INDEX `properties_city_size_up` ON `properties` (`kind`,`city_key`,`size_up`) WHERE live = 1;--> statement-breakpoint
CREATE INDEX `properties_city_size_down` ON `properties` (`kind`,`city_key`,`size_down`) WHERE live = 1;--> statement-breakpoint
CREATE INDEX `properties_area_newest` ON `properties` (`kind`,`area_key`,`n`) WHERE live = 1;--> statement-breakpoint
CREATE INDEX `properties_area_price` ON `properties` (`kind`,`area_key`,`price_order`) WHERE live = 1;--> statement-breakpoint
CREATE INDEX `properties_area_size_up` ON `properties` (`kind`,`area_key`,`size_up`) WHERE live = 1;--> statement-breakpoint
CREATE INDEX `properties_area_size_down` ON `properties` (`kind`,`area_key`,`size_down`) WHERE live = 1;--> statement-breakpoint
CREATE INDEX `properties_featured` ON `properties` (`kind`,`n`) WHERE live = 1 AND featured = 1;--> statement-breakpoint
CREATE TABLE `property_counts` (
	`kind` text NOT NULL,
	`facet` text NOT NULL,
	`key` text NOT NULL,
	`label` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`kind`, `facet`, `key`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `property_events` (
	`property_n` integer NOT NULL,
	`day` text NOT NULL,
	`event` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`property_n`, `day`, `event`),
	FOREIGN KEY (`property_n`) REFERENCES `properties`(`n`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "property_events_event" CHECK(event IN ('view', 'call', 'whatsapp', 'share'))
) STRICT, WITHOUT ROWID;
