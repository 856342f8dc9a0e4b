ALTER TABLE `enquiries` ADD `answered_how` text;--> statement-breakpoint
CREATE INDEX `enquiries_to_answer` ON `enquiries` (`submitted_at`,`n`,`due_at`) WHERE spam = 0 AND status IN ('new', 'read') AND answered_at IS NULL;--> statement-breakpoint
ALTER TABLE `enquiry_events` ADD `reached` integer;--> statement-breakpoint
-- How earlier answers were given: by the contact or the change of an appointment of the same time, else as somebody said.
UPDATE enquiries SET answered_how = coalesce(
  (SELECT kind FROM enquiry_events WHERE enquiry_n = enquiries.n AND at = answered_at AND kind IN ('call', 'whatsapp', 'email') LIMIT 1),
  (SELECT 'appointment' FROM appointments JOIN appointment_history ON appointment_n = appointments.n
    WHERE appointments.enquiry_n = enquiries.n AND at = answered_at LIMIT 1),
  'replied') WHERE answered_at IS NOT NULL;--> statement-breakpoint
PRAGMA optimize;
