ALTER TABLE `resources` ADD `does_viewings` integer DEFAULT true NOT NULL;--> statement-breakpoint
-- Where colleagues were named, the others did no viewings.
INSERT INTO resources (id, kind, name, user_id, created_at, does_viewings)
SELECT users.id, 'colleague', '', users.id, users.created_at, 0 FROM users
WHERE role <> 'user' AND EXISTS (SELECT 1 FROM resources WHERE kind = 'colleague')
  AND NOT EXISTS (SELECT 1 FROM resources AS own WHERE own.user_id = users.id AND own.kind = 'colleague');--> statement-breakpoint
-- Who has a viewing is busy.
INSERT INTO appointment_resources (appointment_n, resource_id, start, until, event)
SELECT held.appointment_n,
  coalesce((SELECT own.id FROM resources AS own WHERE own.user_id = users.id AND own.kind = 'colleague' ORDER BY own.created_at, own.id LIMIT 1), users.id),
  held.start, held.until, held.event
FROM appointments JOIN appointment_resources AS held ON held.appointment_n = appointments.n AND held.resource_id = appointments.property_uuid
  JOIN users ON users.id = appointments.assignee_id
WHERE appointments.kind = 'viewing' AND appointments.status IN ('requested', 'confirmed') AND held.released = 0
  AND NOT EXISTS (SELECT 1 FROM appointment_resources AS others JOIN resources ON resources.id = others.resource_id
    WHERE others.appointment_n = appointments.n AND resources.kind = 'colleague');--> statement-breakpoint
-- A deleted account is no colleague, whatever name visitors read.
CREATE TRIGGER colleague_deleted BEFORE DELETE ON users BEGIN
  DELETE FROM resources WHERE user_id = OLD.id AND kind = 'colleague';
END;--> statement-breakpoint
PRAGMA optimize;
