import { sql } from "drizzle-orm";
import { defaultReplyTemplates } from "#contract/enquiries/default-reply-templates.ts";
import type { ReplyTemplate, ReplyTemplateInput } from "#contract/enquiries/reply-templates.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { canSeeService, type HealthReader, isVisibleService } from "#worker/db/health-permission.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { replyTemplates } from "#worker/db/tables/people.ts";
import type { AdminActor } from "#worker/http/actor.ts";

const storedService = sql`coalesce(${replyTemplates.service}, '')`;

/** Lists the templates of the services that the reader may see; the ones that came with the site if none is stored. */
export function listReplyTemplates(reader: HealthReader): Query<ReplyTemplate[]> {
  const { id, name, service: ofService, subject, body, position } = replyTemplates;
  const stored = builder
    .select({ id, name, service: ofService, subject, body })
    .from(replyTemplates)
    .orderBy(position, id);
  return combineQueries([stored], (all) =>
    (all.length > 0 ? all : [...defaultReplyTemplates]).filter(({ service }) => canSeeService(reader, service ?? "")),
  );
}

/**
 * Replaces the templates that the actor may see, and records their names in the audit. Templates of services that the
 * actor may not see stay as they are; one that is sent with the id of such a template gets a new id.
 */
export function saveReplyTemplates(
  actor: AdminActor,
  templates: readonly ReplyTemplateInput[],
  now: Date,
): Statement[] {
  const isVisible = isVisibleService(actor, storedService);
  const rows = templates.map((template) => {
    const newId = crypto.randomUUID();
    return { ...template, id: template.id ?? newId, newId };
  });
  const change = {
    action: "update",
    entity: "reply-templates",
    entityId: "reply-templates",
    before: sql`(SELECT json_object('templates', json_group_array(name)) FROM
      (SELECT name FROM reply_templates WHERE ${isVisible} ORDER BY position, id))`,
    after: { templates: templates.map(({ name }) => name) },
  } as const;
  return [
    insertAuditEntry(actor, change, now),
    builder.delete(replyTemplates).where(isVisible),
    sql`INSERT INTO reply_templates (id, position, name, service, subject, body)
      SELECT iif(sent.value ->> 'id' IN (SELECT id FROM reply_templates), sent.value ->> 'newId', sent.value ->> 'id'),
        sent.key, sent.value ->> 'name', sent.value ->> 'service', sent.value ->> 'subject', sent.value ->> 'body'
      FROM json_each(${JSON.stringify(rows)}) AS sent`,
  ];
}
