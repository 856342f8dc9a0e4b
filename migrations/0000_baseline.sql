-- The tables are generated from worker/db/tables. The views, indexes of words and triggers at the end are written by hand.
-- Accounts
CREATE TABLE `email_verifications` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`email_key` text NOT NULL,
	`ends_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `email_verifications_user` ON `email_verifications` (`user_id`);--> statement-breakpoint
CREATE INDEX `email_verifications_end` ON `email_verifications` (`ends_at`);--> statement-breakpoint
CREATE TABLE `favourites` (
	`user_id` text NOT NULL,
	`property_uuid` text NOT NULL,
	`saved_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `property_uuid`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `login_challenges` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`ends_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `login_challenges_user` ON `login_challenges` (`user_id`);--> statement-breakpoint
CREATE INDEX `login_challenges_end` ON `login_challenges` (`ends_at`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`used_at` text,
	PRIMARY KEY(`user_id`, `code_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `reset_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`ends_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `reset_links_user` ON `reset_links` (`user_id`);--> statement-breakpoint
CREATE INDEX `reset_links_end` ON `reset_links` (`ends_at`);--> statement-breakpoint
CREATE TABLE `second_factors` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`created_at` text NOT NULL,
	`confirmed_at` text,
	`last_step` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`device` text NOT NULL,
	`created_at` text NOT NULL,
	`used_at` text NOT NULL,
	`idle_ends_at` text NOT NULL,
	`ends_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_idle` ON `sessions` (`idle_ends_at`);--> statement-breakpoint
CREATE TABLE `token_pairs` (
	`refresh_hash` text PRIMARY KEY NOT NULL,
	`access_hash` text NOT NULL,
	`session_id` text NOT NULL,
	`parent_hash` text,
	`access_ends_at` text NOT NULL,
	`presented_at` text,
	`spent_at` text,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `token_pairs_access` ON `token_pairs` (`access_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `token_pairs_parent` ON `token_pairs` (`parent_hash`);--> statement-breakpoint
CREATE INDEX `token_pairs_session` ON `token_pairs` (`session_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`password_hash` text NOT NULL,
	`role` text DEFAULT 'user' NOT NULL,
	`role_request` text,
	`role_requested_at` text,
	`disabled_at` text,
	`created_at` text NOT NULL,
	`email_verified_at` text,
	CONSTRAINT "users_role" CHECK(role IN ('user', 'admin', 'super_admin')),
	CONSTRAINT "users_request" CHECK(role_request IN ('admin', 'super_admin')),
	CONSTRAINT "users_requested" CHECK((role_request IS NULL) = (role_requested_at IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username` ON `users` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email_key`);--> statement-breakpoint
CREATE INDEX `users_staff` ON `users` (`role`) WHERE role <> 'user';--> statement-breakpoint
CREATE INDEX `users_requests` ON `users` (`role_requested_at`) WHERE role_request IS NOT NULL;--> statement-breakpoint
-- Audit
CREATE TABLE `audit` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text NOT NULL,
	`reference` text,
	`before` text,
	`after` text
) STRICT;
--> statement-breakpoint
CREATE INDEX `audit_entity` ON `audit` (`entity`);--> statement-breakpoint
CREATE INDEX `audit_entity_id` ON `audit` (`entity_id`);--> statement-breakpoint
CREATE INDEX `audit_actor` ON `audit` (`actor_id`);--> statement-breakpoint
CREATE INDEX `audit_action` ON `audit` (`action`);--> statement-breakpoint
CREATE INDEX `audit_at` ON `audit` (`at`);--> statement-breakpoint
CREATE INDEX `audit_reference` ON `audit` (`reference`) WHERE reference IS NOT NULL;--> statement-breakpoint
-- Enquiries
CREATE TABLE `enquiries` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`reference` text NOT NULL,
	`service` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone_number` text NOT NULL,
	`message` text,
	`subject` text,
	`property_uuid` text,
	`professional_id` text,
	`course_id` text,
	`preferred_day` text,
	`preferred_time` text,
	`status` text DEFAULT 'new' NOT NULL,
	`user_id` text,
	`spam` integer DEFAULT false NOT NULL,
	`possible_spam` integer DEFAULT false NOT NULL,
	`submitted_at` text NOT NULL,
	`due_at` text DEFAULT '' NOT NULL,
	`changed_at` text DEFAULT '' NOT NULL,
	`assignee_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "enquiries_status" CHECK(status IN ('new', 'read', 'replied', 'closed')),
	CONSTRAINT "enquiries_spam" CHECK(spam IN (0, 1))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_id` ON `enquiries` (`id`);--> statement-breakpoint
CREATE INDEX `enquiries_submitted` ON `enquiries` (`spam`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `enquiries_newest` ON `enquiries` (`spam`,`n`);--> statement-breakpoint
CREATE INDEX `enquiries_status_newest` ON `enquiries` (`spam`,`status`,`n`);--> statement-breakpoint
CREATE INDEX `enquiries_service_newest` ON `enquiries` (`spam`,`service`,`n`);--> statement-breakpoint
CREATE INDEX `enquiries_assignee` ON `enquiries` (`assignee_id`,`n`) WHERE assignee_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `enquiries_due` ON `enquiries` (`due_at`) WHERE spam = 0 AND status IN ('new', 'read');--> statement-breakpoint
CREATE INDEX `enquiries_changed` ON `enquiries` (`changed_at`) WHERE email <> '';--> statement-breakpoint
CREATE INDEX `enquiries_email` ON `enquiries` (lower(email));--> statement-breakpoint
CREATE INDEX `enquiries_property` ON `enquiries` (`property_uuid`,`n`) WHERE property_uuid IS NOT NULL;--> statement-breakpoint
CREATE INDEX `enquiries_user` ON `enquiries` (`user_id`) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `enquiry_counts` (
	`spam` integer NOT NULL,
	`service` text NOT NULL,
	`status` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`spam`, `service`, `status`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `enquiry_day_counts` (
	`day` text NOT NULL,
	`service` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `service`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `enquiry_history` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`enquiry_n` integer NOT NULL,
	`at` text NOT NULL,
	`actor_id` text NOT NULL,
	`field` text NOT NULL,
	`before` text,
	`after` text,
	FOREIGN KEY (`enquiry_n`) REFERENCES `enquiries`(`n`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "enquiry_history_field" CHECK(field IN ('status', 'assignee', 'spam', 'note'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `enquiry_history_enquiry` ON `enquiry_history` (`enquiry_n`);--> statement-breakpoint
CREATE TABLE `mail_outbox` (
	`enquiry_n` integer PRIMARY KEY NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` text,
	`tried_at` text,
	`sent_at` text,
	`last_error` text,
	FOREIGN KEY (`enquiry_n`) REFERENCES `enquiries`(`n`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `mail_outbox_next` ON `mail_outbox` (`next_at`) WHERE next_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `mail_outbox_failed` ON `mail_outbox` (`enquiry_n`) WHERE next_at IS NULL AND sent_at IS NULL;--> statement-breakpoint
-- Images
CREATE TABLE `images` (
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
	`focus` text,
	`variants` text DEFAULT '[]' NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`property_n`) REFERENCES `properties`(`n`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "images_type" CHECK(type IN ('image/jpeg', 'image/png', 'image/gif', 'image/webp')),
	CONSTRAINT "images_size" CHECK(bytes > 0 AND width > 0 AND height > 0 AND number > 0 AND position >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `images_number` ON `images` (`property_n`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `images_key` ON `images` (`key`);--> statement-breakpoint
CREATE INDEX `images_position` ON `images` (`property_n`,`position`);--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`sent_hash` text NOT NULL,
	`key` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`placeholder` text,
	`variants` text DEFAULT '[]' NOT NULL,
	`joined_at` text,
	`created_at` text NOT NULL,
	CONSTRAINT "uploads_type" CHECK(type IN ('image/jpeg', 'image/png', 'image/gif', 'image/webp')),
	CONSTRAINT "uploads_size" CHECK(bytes > 0 AND width > 0 AND height > 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `uploads_key` ON `uploads` (`key`);--> statement-breakpoint
CREATE INDEX `uploads_age` ON `uploads` (`created_at`);--> statement-breakpoint
-- Operations
CREATE TABLE `alarms` (
	`name` text PRIMARY KEY NOT NULL,
	`detail` text NOT NULL,
	`since` text NOT NULL,
	`ended_at` text
) STRICT;
--> statement-breakpoint
CREATE TABLE `audit_totals` (
	`month` text NOT NULL,
	`entity` text NOT NULL,
	`action` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`month`, `entity`, `action`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `daily_counts` (
	`day` text NOT NULL,
	`name` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `name`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `import_rows` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`import_id` text NOT NULL,
	`row` integer,
	`property_uuid` text,
	`reference` text,
	`result` text NOT NULL,
	`at` text NOT NULL,
	`detail` text,
	`undone` text,
	CONSTRAINT "import_rows_result" CHECK(result IN ('created', 'updated', 'error')),
	CONSTRAINT "import_rows_undone" CHECK(undone IN ('removed', 'restored', 'left'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `import_rows_row` ON `import_rows` (`import_id`,`row`);--> statement-breakpoint
CREATE INDEX `import_rows_property` ON `import_rows` (`property_uuid`) WHERE property_uuid IS NOT NULL;--> statement-breakpoint
CREATE INDEX `import_rows_to_undo` ON `import_rows` (`import_id`,`n`) WHERE undone IS NULL AND result <> 'error';--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text NOT NULL,
	`started_at` text NOT NULL,
	`changed_at` text NOT NULL,
	`created` integer DEFAULT 0 NOT NULL,
	`updated` integer DEFAULT 0 NOT NULL,
	`unchanged` integer DEFAULT 0 NOT NULL,
	`failed` integer DEFAULT 0 NOT NULL,
	`file_name` text,
	`undone_at` text,
	`undone_by` text
) STRICT;
--> statement-breakpoint
CREATE INDEX `imports_started` ON `imports` (`started_at`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`state` text,
	`ran_at` text,
	`succeeded_at` text,
	`duration_ms` integer,
	`result` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`error` text
) STRICT;
--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`recipient` text,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`created_at` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` text,
	`tried_at` text,
	`sent_at` text,
	`last_error` text,
	CONSTRAINT "messages_channel" CHECK(channel IN ('mail', 'webhook'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `messages_next` ON `messages` (`next_at`) WHERE next_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `messages_created` ON `messages` (`created_at`);--> statement-breakpoint
-- Properties
CREATE TABLE `properties` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uuid` text NOT NULL,
	`reference` text NOT NULL,
	`kind` text NOT NULL,
	`published` integer DEFAULT true NOT NULL,
	`deleted_at` text,
	`is_delisted` integer DEFAULT false NOT NULL,
	`is_listed` integer GENERATED ALWAYS AS (((published = 1 AND deleted_at IS NULL AND is_delisted = 0))) VIRTUAL NOT NULL,
	`is_viewable` integer GENERATED ALWAYS AS (((published = 1 AND deleted_at IS NULL))) VIRTUAL NOT NULL,
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
	`best_order` integer GENERATED ALWAYS AS ((is_available * 16777216 + n)) VIRTUAL NOT NULL,
	`bedrooms` integer,
	`bathrooms` integer,
	`is_available` integer DEFAULT true NOT NULL,
	`unavailable_reason` text,
	`status` text GENERATED ALWAYS AS ((CASE WHEN is_available = 1 THEN 'available' ELSE coalesce(unavailable_reason, 'unavailable') END)) VIRTUAL NOT NULL,
	`status_changed_at` text,
	`confirmed_at` text,
	`unconfirmed_since` text,
	`is_confirmed` integer DEFAULT false NOT NULL,
	`is_on_market` integer GENERATED ALWAYS AS (((published = 1 AND deleted_at IS NULL AND (is_available = 1 OR coalesce(unavailable_reason, '') = 'under_offer')))) VIRTUAL NOT NULL,
	`is_closed` integer GENERATED ALWAYS AS (((is_available = 0 AND coalesce(unavailable_reason, '') IN ('sold', 'let')))) VIRTUAL NOT NULL,
	`delisted_from` text GENERATED ALWAYS AS ((CASE WHEN (is_available = 0 AND coalesce(unavailable_reason, '') IN ('sold', 'let')) THEN status_changed_at ELSE unconfirmed_since END)) VIRTUAL,
	`advance_months` integer,
	`deposit_cents` integer,
	`agency_fee_cents` integer,
	`move_in_cents` integer GENERATED ALWAYS AS ((CASE WHEN kind = 'rent' THEN price_cents * advance_months + coalesce(deposit_cents, 0) + coalesce(agency_fee_cents, 0) END)) VIRTUAL,
	`move_in_band` integer GENERATED ALWAYS AS ((CASE WHEN move_in_cents <= 100000 THEN 0 WHEN move_in_cents <= 250000 THEN 1 WHEN move_in_cents <= 500000 THEN 2 WHEN move_in_cents <= 1000000 THEN 3 WHEN move_in_cents <= 2000000 THEN 4 WHEN move_in_cents <= 4000000 THEN 5 WHEN move_in_cents IS NOT NULL THEN 6 END)) VIRTUAL,
	`price_public_since` text,
	`previous_price_cents` integer,
	`price_reduced_at` text,
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
	`image_numbers` text DEFAULT '[]' NOT NULL,
	`cover_placeholder` text,
	`cover_focus` text,
	`next_image_number` integer DEFAULT 1 NOT NULL,
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
	`status_note` text,
	`description` text NOT NULL,
	`images` text DEFAULT '[]' NOT NULL,
	`words` text NOT NULL,
	`amenity_bits` integer GENERATED ALWAYS AS (((instr(words, ' _group_power ') > 0) * 1 + (instr(words, ' _group_water ') > 0) * 2 + (instr(words, ' _group_security ') > 0) * 4 + (instr(words, ' _group_parking ') > 0) * 8 + (instr(words, ' _group_furnished ') > 0) * 16 + (instr(words, ' _group_air_conditioning ') > 0) * 32 + (instr(words, ' _group_internet ') > 0) * 64)) VIRTUAL NOT NULL,
	`filter_words` text GENERATED ALWAYS AS (('_kind_' || kind || ' _type_' || type_key || ' _city_' || city_key || CASE area_key WHEN '' THEN '' ELSE ' _area_' || area_key END || ' _price_' || price_band || ' _available_' || is_available || ' _featured_' || featured || substr(' _bedrooms_1 _bedrooms_2 _bedrooms_3 _bedrooms_4 _bedrooms_5 _bedrooms_6 _bedrooms_7 _bedrooms_8 _bedrooms_9', 1, 12 * min(coalesce(bedrooms, 0), 9)) || substr(' _bathrooms_1 _bathrooms_2 _bathrooms_3 _bathrooms_4 _bathrooms_5 _bathrooms_6 _bathrooms_7 _bathrooms_8 _bathrooms_9', 1, 13 * min(coalesce(bathrooms, 0), 9)) || coalesce(' _furnished_' || furnished, '') || coalesce(' _pets_' || pets_allowed, '') || coalesce(' _parking_' || has_parking, '') || coalesce(' _lease_' || replace(replace(replace(lower(lease_duration), ' ', '_'), '-', '_'), '+', ''), '') || ' _status_' || status || ' _reduced_' || (price_reduced_at IS NOT NULL) || ' _confirmed_' || is_confirmed || coalesce(' _move_in_' || move_in_band, ''))) VIRTUAL NOT NULL,
	`admin_words` text GENERATED ALWAYS AS ((' _state_' || CASE WHEN deleted_at IS NOT NULL THEN 'bin' WHEN published = 1 THEN 'published' ELSE 'draft' END || ' _photos_' || (image_numbers <> '[]') || ' _to_confirm_' || (is_on_market = 1 AND is_confirmed = 0) || coalesce(' _lister_' || lower(hex(lower(listed_by))), ''))) VIRTUAL NOT NULL,
	`similar_text` text GENERATED ALWAYS AS ((replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(title || char(10) || address), char(32), ''), char(160), ''), char(45), ''), char(8211), ''), char(8212), ''), char(46), ''), char(44), ''), char(59), ''), char(58), ''), char(39), ''), char(8217), ''), char(34), ''), char(8220), ''), char(8221), ''), char(96), ''), char(47), ''), char(92), ''), char(35), ''), char(40), ''), char(41), ''), char(91), ''), char(93), ''), char(38), ''), char(43), ''), char(42), ''), char(33), ''), char(63), ''), char(95), ''), char(124), ''))) VIRTUAL NOT NULL,
	CONSTRAINT "properties_unavailable_reason" CHECK(unavailable_reason = 'under_offer' OR (unavailable_reason = 'sold' AND kind = 'buy') OR (unavailable_reason = 'let' AND kind = 'rent')),
	CONSTRAINT "properties_advance_months" CHECK(advance_months IS NULL OR (kind = 'rent' AND advance_months BETWEEN 0 AND 36)),
	CONSTRAINT "properties_deposit" CHECK(deposit_cents IS NULL OR (kind = 'rent' AND deposit_cents >= 0)),
	CONSTRAINT "properties_agency_fee" CHECK(agency_fee_cents >= 0),
	CONSTRAINT "properties_market_flags" CHECK(is_delisted IN (0, 1) AND is_confirmed IN (0, 1)),
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
CREATE INDEX `properties_kind_newest` ON `properties` (`kind`,`n`) WHERE is_listed = 1;--> statement-breakpoint
CREATE INDEX `properties_kind_price` ON `properties` (`kind`,`price_order`) WHERE is_listed = 1;--> statement-breakpoint
CREATE INDEX `properties_kind_size_up` ON `properties` (`kind`,`size_up`) WHERE is_listed = 1;--> statement-breakpoint
CREATE INDEX `properties_kind_size_down` ON `properties` (`kind`,`size_down`) WHERE is_listed = 1;--> statement-breakpoint
CREATE INDEX `properties_kind_best` ON `properties` (`kind`,`best_order`) WHERE is_listed = 1;--> statement-breakpoint
CREATE INDEX `properties_type_newest` ON `properties` (`kind`,`type_key`,`n`) WHERE is_listed = 1;--> statement-breakpoint
CREATE INDEX `properties_type_price` ON `properties` (`kind`,`type_key`,`price_order`) WHERE is_listed = 1;--> statement-breakpoint
CREATE INDEX `properties_type_size_up` ON `properties` (`kind`,`type_key`,`size_up`) WHERE is_listed = 1;--> statement-breakpoint
CREATE INDEX `properties_type_size_down` ON `properties` (`kind`,`type_key`,`size_down`) WHERE is_listed = 1;--> statement-breakpoint
CREATE INDEX `properties_type_best` ON `properties` (`kind`,`type_key`,`best_order`) WHERE is_listed = 1;--> statement-breakpoint
CREATE INDEX `properties_city_newest` ON `properties` (`kind`,`city_key`,`n`) WHERE is_listed = 1;--> statement-breakpoint
CREATE INDEX `properties_city_price` ON `properties` (`kind`,`city_key`,`price_order`) WHERE is_listed = 1;--> statement-breakpoint
CREATE INDEX `properties_city_size_up` ON `properties` (`kind`,`city_key`,`size_up`) WHERE is_listed = 1;--> statement-breakpoint
CREATE INDEX `properties_city_size_down` ON `properties` (`kind`,`city_key`,`size_down`) WHERE is_listed = 1;--> statement-breakpoint
CREATE INDEX `properties_city_best` ON `properties` (`kind`,`city_key`,`best_order`) WHERE is_listed = 1;--> statement-breakpoint
CREATE INDEX `properties_area_newest` ON `properties` (`kind`,`area_key`,`n`) WHERE is_listed = 1;--> statement-breakpoint
CREATE INDEX `properties_area_price` ON `properties` (`kind`,`area_key`,`price_order`) WHERE is_listed = 1;--> statement-breakpoint
CREATE INDEX `properties_area_size_up` ON `properties` (`kind`,`area_key`,`size_up`) WHERE is_listed = 1;--> statement-breakpoint
CREATE INDEX `properties_area_size_down` ON `properties` (`kind`,`area_key`,`size_down`) WHERE is_listed = 1;--> statement-breakpoint
CREATE INDEX `properties_area_best` ON `properties` (`kind`,`area_key`,`best_order`) WHERE is_listed = 1;--> statement-breakpoint
CREATE INDEX `properties_hidden_price` ON `properties` (`price_order`) WHERE is_listed = 0;--> statement-breakpoint
CREATE INDEX `properties_hidden_size_up` ON `properties` (`size_up`) WHERE is_listed = 0;--> statement-breakpoint
CREATE INDEX `properties_hidden_size_down` ON `properties` (`size_down`) WHERE is_listed = 0;--> statement-breakpoint
CREATE INDEX `properties_hidden_best` ON `properties` (`best_order`) WHERE is_listed = 0;--> statement-breakpoint
CREATE INDEX `properties_featured` ON `properties` (`kind`,`n`) WHERE is_listed = 1 AND featured = 1;--> statement-breakpoint
CREATE INDEX `properties_hidden` ON `properties` (`n`) WHERE is_listed = 0;--> statement-breakpoint
CREATE INDEX `properties_lister` ON `properties` (listed_by COLLATE NOCASE) WHERE listed_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX `properties_similar` ON `properties` (`price_cents`,`kind`,`bedrooms`,`similar_text`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `properties_delisted` ON `properties` (`is_delisted`,`is_closed`,`delisted_from`);--> statement-breakpoint
CREATE INDEX `properties_confirmed` ON `properties` (`is_confirmed`,`confirmed_at`);--> statement-breakpoint
CREATE INDEX `properties_reduced` ON `properties` (`price_reduced_at`) WHERE price_reduced_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `properties_to_confirm` ON `properties` (`confirmed_at`,`n`) WHERE is_on_market = 1 AND is_confirmed = 0;--> statement-breakpoint
CREATE TABLE `removed_properties` (
	`uuid` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`property_type` text NOT NULL,
	`type_key` text NOT NULL,
	`city` text NOT NULL,
	`area` text,
	`area_key` text NOT NULL,
	`price_cents` integer NOT NULL,
	`removed_at` text NOT NULL
) STRICT;
--> statement-breakpoint
-- Counters of properties
CREATE TABLE `property_counts` (
	`kind` text NOT NULL,
	`facet` text NOT NULL,
	`key` text NOT NULL,
	`label` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`kind`, `facet`, `key`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `property_day_counts` (
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `kind`)
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
--> statement-breakpoint
CREATE INDEX `property_events_day` ON `property_events` (`day`,`event`,`property_n`,`count`);--> statement-breakpoint
CREATE TABLE `property_event_day_counts` (
	`day` text NOT NULL,
	`event` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `event`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `property_event_totals` (
	`property_n` integer NOT NULL,
	`event` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`property_n`, `event`),
	FOREIGN KEY (`property_n`) REFERENCES `properties`(`n`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "property_event_totals_event" CHECK(event IN ('view', 'call', 'whatsapp', 'share'))
) STRICT;
--> statement-breakpoint
-- History of properties and undo
CREATE TABLE `property_history` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`property_n` integer NOT NULL,
	`at` text NOT NULL,
	`actor_id` text,
	`field` text NOT NULL,
	`old_value` text,
	`new_value` text,
	`note` text,
	FOREIGN KEY (`property_n`) REFERENCES `properties`(`n`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `property_history_property` ON `property_history` (`property_n`,`id`);--> statement-breakpoint
CREATE TABLE `property_undos` (
	`token` text PRIMARY KEY NOT NULL,
	`actor_id` text NOT NULL,
	`ends_at` text NOT NULL,
	`changes` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `property_undos_end` ON `property_undos` (`ends_at`);--> statement-breakpoint
-- Requests
CREATE TABLE `idempotency_records` (
	`scope` text NOT NULL,
	`key` text NOT NULL,
	`body_hash` text NOT NULL,
	`response` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`scope`, `key`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `idempotency_records_age` ON `idempotency_records` (`created_at`);--> statement-breakpoint
CREATE TABLE `sequences` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `throttles` (
	`key` text PRIMARY KEY NOT NULL,
	`ends_at` integer NOT NULL,
	`count` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `throttles_end` ON `throttles` (`ends_at`);--> statement-breakpoint
-- Courses and professionals
CREATE TABLE `binned_courses` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`updated_at` text NOT NULL,
	`make` text NOT NULL,
	`model` text NOT NULL,
	`year` integer NOT NULL,
	`type` text NOT NULL,
	`seats` integer NOT NULL,
	`transmission` text NOT NULL,
	`fuelType` text NOT NULL,
	`pricePerDay` real NOT NULL,
	`location` text NOT NULL,
	`available` integer DEFAULT true NOT NULL,
	`rating` real DEFAULT 0 NOT NULL,
	`features` text NOT NULL,
	`description` text NOT NULL,
	`mileage` text NOT NULL,
	`deleted_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `binned_courses_deleted` ON `binned_courses` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `binned_professionals` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`updated_at` text NOT NULL,
	`name` text NOT NULL,
	`specialty` text NOT NULL,
	`location` text NOT NULL,
	`availability` text NOT NULL,
	`contact` text NOT NULL,
	`description` text NOT NULL,
	`rating` real DEFAULT 0 NOT NULL,
	`available` integer DEFAULT true NOT NULL,
	`experience` text NOT NULL,
	`price` text NOT NULL,
	`deleted_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `binned_professionals_deleted` ON `binned_professionals` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `courses` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`updated_at` text NOT NULL,
	`make` text NOT NULL,
	`model` text NOT NULL,
	`year` integer NOT NULL,
	`type` text NOT NULL,
	`seats` integer NOT NULL,
	`transmission` text NOT NULL,
	`fuelType` text NOT NULL,
	`pricePerDay` real NOT NULL,
	`location` text NOT NULL,
	`available` integer DEFAULT true NOT NULL,
	`rating` real DEFAULT 0 NOT NULL,
	`features` text NOT NULL,
	`description` text NOT NULL,
	`mileage` text NOT NULL,
	CONSTRAINT "courses_rating" CHECK(rating BETWEEN 0 AND 5)
) STRICT;
--> statement-breakpoint
CREATE INDEX `courses_position` ON `courses` (`position`);--> statement-breakpoint
CREATE TABLE `professionals` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`updated_at` text NOT NULL,
	`name` text NOT NULL,
	`specialty` text NOT NULL,
	`location` text NOT NULL,
	`availability` text NOT NULL,
	`contact` text NOT NULL,
	`description` text NOT NULL,
	`rating` real DEFAULT 0 NOT NULL,
	`available` integer DEFAULT true NOT NULL,
	`experience` text NOT NULL,
	`price` text NOT NULL,
	CONSTRAINT "professionals_rating" CHECK(rating BETWEEN 0 AND 5)
) STRICT;
--> statement-breakpoint
CREATE INDEX `professionals_position` ON `professionals` (`position`);--> statement-breakpoint
-- Settings of the site
CREATE TABLE `site_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`details` text NOT NULL,
	`saved_at` text NOT NULL,
	CONSTRAINT "site_settings_one" CHECK(id = 1)
) STRICT;
--> statement-breakpoint
-- Audit: entries are never changed, and kept for 24 months.
CREATE TRIGGER audit_keeps_entries BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'audit entries are never changed'); END;
--> statement-breakpoint
CREATE TRIGGER audit_keeps_recent_entries BEFORE DELETE ON audit WHEN OLD.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-24 months')
BEGIN SELECT RAISE(ABORT, 'audit entries are kept for 24 months'); END;
--> statement-breakpoint
-- Images: their columns in the row of the property. An image number is never used again.
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
        'alt', alt, 'placeholder', placeholder, 'variants', json(variants), 'focus', focus
      ) ORDER BY position)
      FROM images WHERE property_n = new.property_n
    ),
    next_image_number = max(next_image_number, coalesce((SELECT max(number) + 1 FROM images WHERE property_n = new.property_n), 1))
  WHERE n = new.property_n;
END;
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
        'alt', alt, 'placeholder', placeholder, 'variants', json(variants), 'focus', focus
      ) ORDER BY position)
      FROM images WHERE property_n = new.property_n
    ),
    next_image_number = max(next_image_number, coalesce((SELECT max(number) + 1 FROM images WHERE property_n = new.property_n), 1))
  WHERE n = new.property_n;
END;
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
        'alt', alt, 'placeholder', placeholder, 'variants', json(variants), 'focus', focus
      ) ORDER BY position)
      FROM images WHERE property_n = old.property_n
    ),
    next_image_number = max(next_image_number, coalesce((SELECT max(number) + 1 FROM images WHERE property_n = old.property_n), 1))
  WHERE n = old.property_n;
END;
--> statement-breakpoint
-- Search of visitors: search words and filter words of the properties in lists, under the property's number, so that the order of
-- rows is the order of publication. It stores no text (content = '') and no positions (detail = none). Words arrive folded,
-- so the plain tokenizer is right. Beginnings of up to twelve letters have lists of their own: otherwise a beginning is
-- merged from all words that have it.
CREATE VIRTUAL TABLE property_index USING fts5 (
  words, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6 7 8 9 10 11 12', tokenize = "ascii tokenchars '_'"
);
--> statement-breakpoint
-- Search of admins: all properties, with drafts and the bin, so that many drafts do not make the search of visitors slow. It
-- folds case and accents of all words.
CREATE VIRTUAL TABLE property_index_all USING fts5 (
  words, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3', tokenize = "unicode61 remove_diacritics 2 tokenchars '_'"
);
--> statement-breakpoint
-- The words of that index. The lister, the phone number and the note are in it, which visitors never search. A text with an
-- apostrophe is indexed split and joined. A phone number is also indexed as all its ends, such as `_phone_3456`, so that any six
-- digits in a row and the last four find it. Words of people have no underscore: it marks the other words.
CREATE VIEW property_words AS SELECT n,
  words || filter_words || admin_words || ' ' || replace(reference || ' ' || texts, '_', ' ') || ' '
  || replace(replace(texts, '''', ''), '_', ' ') || ' '
  || replace(replace(replace(replace(replace(reference, '-', ''), ' ', ''), '/', ''), '.', ''), '_', '') || ' '
  || digits || ' ' || substr(digits, -9) || ' ' || substr(digits, -7) || ' ' || coalesce((SELECT group_concat('_phone_' || substr(digits, -value), ' ') FROM json_each('[4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]') WHERE value <= length(digits)), '') AS words
FROM (SELECT n, words, filter_words, admin_words, reference,
  replace(replace(replace(replace(replace(replace(replace(coalesce(listed_by, '') || ' ' || coalesce(status_note, '') || ' ' || coalesce(contact_number, ''), '’', ''''), '‘', ''''), 'ʼ', ''''), '`', ''''), '´', ''''), '′', ''''), '＇', '''') AS texts,
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(contact_number, ''), ' ', ''), char(160), ''), char(8199), ''), char(8201), ''), char(8239), ''), char(9), ''), '+', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', '') AS digits FROM properties);
--> statement-breakpoint
-- Days: new properties of each day. They do not change when a property leaves the lists.
CREATE TRIGGER property_day_counted AFTER INSERT ON properties WHEN new.is_viewable = 1 BEGIN
  INSERT INTO property_day_counts (day, kind, count) VALUES (substr(new.created_at, 1, 10), new.kind, 1)
  ON CONFLICT (day, kind) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER property_day_recounted AFTER UPDATE OF published, deleted_at, created_at, kind ON properties BEGIN
  UPDATE property_day_counts SET count = count - 1 WHERE old.is_viewable = 1 AND day = substr(old.created_at, 1, 10) AND kind = old.kind;
  INSERT INTO property_day_counts (day, kind, count) SELECT substr(new.created_at, 1, 10), new.kind, 1 WHERE new.is_viewable = 1
  ON CONFLICT (day, kind) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER property_day_uncounted AFTER DELETE ON properties WHEN old.is_viewable = 1 BEGIN
  UPDATE property_day_counts SET count = count - 1 WHERE day = substr(old.created_at, 1, 10) AND kind = old.kind;
END;
--> statement-breakpoint
-- History of each property.
CREATE TRIGGER property_history_recorded AFTER UPDATE OF price_cents, is_available, unavailable_reason, published, deleted_at, confirmed_at ON properties BEGIN
  INSERT INTO property_history (property_n, at, field, old_value, new_value, note)
  SELECT new.n, new.updated_at, column1, column2, column3, iif(column1 = 'status', new.status_note, NULL) FROM (VALUES
    ('price', CAST(old.price_cents AS TEXT), CAST(new.price_cents AS TEXT)),
    ('status', old.status, new.status),
    ('published', CAST(old.published AS TEXT), CAST(new.published AS TEXT)),
    ('deleted', iif(old.deleted_at IS NULL, '0', '1'), iif(new.deleted_at IS NULL, '0', '1')),
    ('confirmed_at', old.confirmed_at, new.confirmed_at)
  ) WHERE column2 IS NOT column3;
END;
--> statement-breakpoint
-- Since when the price is public.
CREATE TRIGGER property_price_published AFTER INSERT ON properties
WHEN new.is_listed = 1 AND new.price_public_since IS NULL BEGIN
  UPDATE properties SET price_public_since = new.updated_at WHERE n = new.n;
END;
--> statement-breakpoint
-- A new property: its times, its index entry and the counters.
CREATE TRIGGER property_added AFTER INSERT ON properties BEGIN
  UPDATE properties SET status_changed_at = coalesce(status_changed_at, created_at),
    unconfirmed_since = coalesce(unconfirmed_since, confirmed_at, created_at)
  WHERE n = new.n AND (new.status_changed_at IS NULL OR new.unconfirmed_since IS NULL);
  INSERT INTO property_index (rowid, words) SELECT new.n, new.words || new.filter_words WHERE new.is_listed = 1;
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
  ) WHERE new.is_listed = 1
  ON CONFLICT (kind, facet, key) DO UPDATE SET count = count + excluded.count, label = excluded.label;
END;
--> statement-breakpoint
-- A changed property. A reduction counts when visitors saw the higher price in lists for at least 7 days and the cut is at least
-- 2 %. A later raise ends it. A cut that does not count, such as a corrected typo, keeps an earlier reduction. The index
-- takes its words from the row, because the first statement may have changed them.
CREATE TRIGGER property_changed AFTER UPDATE OF published, deleted_at, is_delisted, kind, property_type, type_key, city, city_key, area, area_key, price_cents, area_sqft, bedrooms, bathrooms, is_available, unavailable_reason, is_confirmed, advance_months, deposit_cents, agency_fee_cents, price_reduced_at, featured, furnished, lease_duration, pets_allowed, has_parking, words ON properties BEGIN
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
  INSERT INTO property_index (rowid, words) SELECT n, words || filter_words FROM properties WHERE n = new.n AND is_listed = 1;
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
    ('amenities', CAST(new.amenity_bits AS TEXT), '', 1),
    ('price', '', '', new.price_cents),
    ('size', '', '', coalesce(new.area_sqft, 0)),
    ('sized', '', '', (new.area_sqft IS NOT NULL))
  ) WHERE new.is_listed = 1
  ON CONFLICT (kind, facet, key) DO UPDATE SET count = count + excluded.count, label = excluded.label;
END;
--> statement-breakpoint
-- A deleted property: its index entry and the counters.
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
    ('amenities', CAST(old.amenity_bits AS TEXT), '', -1),
    ('price', '', '', -old.price_cents),
    ('size', '', '', -coalesce(old.area_sqft, 0)),
    ('sized', '', '', -(old.area_sqft IS NOT NULL))
  ) WHERE old.is_listed = 1
  ON CONFLICT (kind, facet, key) DO UPDATE SET count = count + excluded.count, label = excluded.label;
END;
--> statement-breakpoint
-- The index of all properties. The words come from the row, because another trigger may have changed it since.
CREATE TRIGGER property_indexed AFTER INSERT ON properties BEGIN
  INSERT INTO property_index_all (rowid, words) SELECT n, words FROM property_words WHERE n = new.n;
END;
--> statement-breakpoint
CREATE TRIGGER property_reindexed AFTER UPDATE ON properties
WHEN new.words <> old.words OR new.filter_words <> old.filter_words OR new.admin_words <> old.admin_words OR new.reference <> old.reference
  OR new.listed_by IS NOT old.listed_by OR new.status_note IS NOT old.status_note OR new.contact_number IS NOT old.contact_number BEGIN
  DELETE FROM property_index_all WHERE rowid = old.n;
  INSERT INTO property_index_all (rowid, words) SELECT n, words FROM property_words WHERE n = new.n;
END;
--> statement-breakpoint
CREATE TRIGGER property_unindexed AFTER DELETE ON properties BEGIN
  DELETE FROM property_index_all WHERE rowid = old.n;
END;
--> statement-breakpoint
-- Enquiries: counters by status and by day.
CREATE TRIGGER enquiry_counted AFTER INSERT ON enquiries BEGIN
  INSERT INTO enquiry_counts (spam, service, status, count) VALUES (new.spam, new.service, new.status, 1)
  ON CONFLICT (spam, service, status) DO UPDATE SET count = count + 1;
  INSERT INTO enquiry_day_counts (day, service, count) SELECT substr(new.submitted_at, 1, 10), new.service, 1 WHERE new.spam = 0
  ON CONFLICT (day, service) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER enquiry_recounted AFTER UPDATE OF spam, service, status, submitted_at ON enquiries BEGIN
  UPDATE enquiry_counts SET count = count - 1 WHERE spam = old.spam AND service = old.service AND status = old.status;
  INSERT INTO enquiry_counts (spam, service, status, count) VALUES (new.spam, new.service, new.status, 1)
  ON CONFLICT (spam, service, status) DO UPDATE SET count = count + 1;
  UPDATE enquiry_day_counts SET count = count - 1
  WHERE old.spam = 0 AND day = substr(old.submitted_at, 1, 10) AND service = old.service;
  INSERT INTO enquiry_day_counts (day, service, count) SELECT substr(new.submitted_at, 1, 10), new.service, 1 WHERE new.spam = 0
  ON CONFLICT (day, service) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER enquiry_uncounted AFTER DELETE ON enquiries BEGIN
  UPDATE enquiry_counts SET count = count - 1 WHERE spam = old.spam AND service = old.service AND status = old.status;
  UPDATE enquiry_day_counts SET count = count - 1
  WHERE old.spam = 0 AND day = substr(old.submitted_at, 1, 10) AND service = old.service;
  DELETE FROM enquiry_counts WHERE spam = old.spam AND service = old.service AND status = old.status AND count = 0;
  DELETE FROM enquiry_day_counts WHERE day = substr(old.submitted_at, 1, 10) AND service = old.service AND count = 0;
END;
--> statement-breakpoint
-- Search of enquiries, with the internal notes. It stores no text.
CREATE VIRTUAL TABLE enquiry_index USING fts5 (
  words, content = '', detail = none, prefix = '1 2 3 4', tokenize = "unicode61 remove_diacritics 2 tokenchars '_'"
);
--> statement-breakpoint
-- Nothing of an enquiry that was blanked or erased stays in the index.
INSERT INTO enquiry_index (enquiry_index, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
-- Its words. A phone number and a text with an apostrophe are found as in the index of all properties, a reference with and
-- without its signs.
CREATE VIEW enquiry_words AS SELECT n,
  replace(texts || CASE WHEN instr(texts, '''') > 0 THEN ' ' || replace(texts, '''', '') ELSE '' END, '_', ' ') || ' ' || replace(reference, '-', '') || ' ' || digits || ' ' || substr(digits, -9) || ' ' || substr(digits, -7) || ' ' || coalesce((SELECT group_concat('_phone_' || substr(digits, -value), ' ') FROM json_each('[4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]') WHERE value <= length(digits)), '') AS words
FROM (SELECT n, reference,
  replace(replace(replace(replace(replace(replace(replace(name || ' ' || email || ' ' || reference || ' ' || coalesce(subject, '') || ' ' || coalesce(message, '') || ' ' || phone_number || ' '
  || coalesce((SELECT group_concat(after, ' ' ORDER BY enquiry_history.n) FROM enquiry_history WHERE enquiry_n = enquiries.n AND field = 'note'), ''), '’', ''''), '‘', ''''), 'ʼ', ''''), '`', ''''), '´', ''''), '′', ''''), '＇', '''') AS texts,
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(phone_number, ' ', ''), char(160), ''), char(8199), ''), char(8201), ''), char(8239), ''), char(9), ''), '+', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', '') AS digits FROM enquiries);
--> statement-breakpoint
-- An entry is deleted with the words that it was stored with, so it is deleted before the row changes.
CREATE TRIGGER enquiry_indexed AFTER INSERT ON enquiries BEGIN
  INSERT INTO enquiry_index (rowid, words) SELECT n, words FROM enquiry_words WHERE n = new.n;
END;
--> statement-breakpoint
CREATE TRIGGER enquiry_unindexed_before_change BEFORE UPDATE OF name, email, reference, subject, message, phone_number ON enquiries BEGIN
  INSERT INTO enquiry_index (enquiry_index, rowid, words) SELECT 'delete', n, words FROM enquiry_words WHERE n = old.n;
END;
--> statement-breakpoint
CREATE TRIGGER enquiry_reindexed AFTER UPDATE OF name, email, reference, subject, message, phone_number ON enquiries BEGIN
  INSERT INTO enquiry_index (rowid, words) SELECT n, words FROM enquiry_words WHERE n = new.n;
END;
--> statement-breakpoint
CREATE TRIGGER enquiry_unindexed BEFORE DELETE ON enquiries BEGIN
  INSERT INTO enquiry_index (enquiry_index, rowid, words) SELECT 'delete', n, words FROM enquiry_words WHERE n = old.n;
END;
--> statement-breakpoint
CREATE TRIGGER note_unindexed_before_insert BEFORE INSERT ON enquiry_history WHEN new.field = 'note' BEGIN
  INSERT INTO enquiry_index (enquiry_index, rowid, words) SELECT 'delete', n, words FROM enquiry_words WHERE n = new.enquiry_n;
END;
--> statement-breakpoint
CREATE TRIGGER note_reindexed_after_insert AFTER INSERT ON enquiry_history WHEN new.field = 'note' BEGIN
  INSERT INTO enquiry_index (rowid, words) SELECT n, words FROM enquiry_words WHERE n = new.enquiry_n;
END;
--> statement-breakpoint
CREATE TRIGGER note_unindexed_before_delete BEFORE DELETE ON enquiry_history WHEN old.field = 'note' BEGIN
  INSERT INTO enquiry_index (enquiry_index, rowid, words) SELECT 'delete', n, words FROM enquiry_words WHERE n = old.enquiry_n;
END;
--> statement-breakpoint
CREATE TRIGGER note_reindexed_after_delete AFTER DELETE ON enquiry_history WHEN old.field = 'note' BEGIN
  INSERT INTO enquiry_index (rowid, words) SELECT n, words FROM enquiry_words WHERE n = old.enquiry_n;
END;
--> statement-breakpoint
PRAGMA optimize;
