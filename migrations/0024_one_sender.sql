ALTER TABLE `people` ADD `one_sender_n` integer;--> statement-breakpoint
-- Who merged two people said so of the enquiries until then.
UPDATE people SET one_sender_n = (SELECT max(moved ->> 'newest') FROM person_merges WHERE kept_n = people.n)
  WHERE n IN (SELECT kept_n FROM person_merges);
