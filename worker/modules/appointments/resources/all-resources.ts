import { sql } from "drizzle-orm";

/**
 * All resources, as a table `resources`. Every active account of the team is a colleague; its row, if it has one, stores the
 * name that visitors read and whether this colleague does viewings. Other colleagues have no account.
 */
export const allResources = sql`(
  SELECT coalesce(own.id, users.id) AS id, 'colleague' AS kind, coalesce(nullif(own.name, ''), users.username) AS name,
    users.id AS user_id, users.username AS username, coalesce(own.does_viewings, 1) AS does_viewings, 1 AS is_active,
    users.created_at AS created_at
  FROM users LEFT JOIN resources AS own ON own.id = (SELECT stored.id FROM resources AS stored
    WHERE stored.user_id = users.id AND stored.kind = 'colleague' ORDER BY stored.created_at, stored.id LIMIT 1)
  WHERE users.role <> 'user' AND users.disabled_at IS NULL
  UNION ALL
  SELECT others.id, others.kind, others.name, others.user_id, users.username, others.kind = 'colleague' AND others.does_viewings,
    others.user_id IS NULL OR (users.role <> 'user' AND users.disabled_at IS NULL), others.created_at
  FROM resources AS others LEFT JOIN users ON users.id = others.user_id
  WHERE others.kind <> 'colleague' OR (others.user_id IS NULL AND others.name <> '')) AS resources`;
