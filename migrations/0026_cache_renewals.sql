CREATE TABLE `cache_renewals` (
	`tag` text PRIMARY KEY NOT NULL,
	`since` text NOT NULL
) STRICT;
