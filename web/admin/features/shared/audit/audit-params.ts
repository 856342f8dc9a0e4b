import { auditActions, auditEntities, noActorId } from "#contract/admin/audit-actions.ts";
import { ownerByLink } from "#contract/owners/owner-answers.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { toSearchParams } from "#web/admin/lib/page/search-params.ts";
import { withQuery } from "#web/lib/page/paths.ts";

const filterNames = ["entity", "entity_id", "reference", "actor_id", "action", "from", "to"] as const;
const paramNames = [...filterNames, "cursor"] as const;

/** The state of the audit screen in its URL. The names are those of the API's parameters. */
export type AuditParams = { [name in (typeof paramNames)[number]]?: string | undefined };

const datePattern = /^\d{4}-\d\d-\d\d$/;
const uuidPattern = /^[0-9a-f-]{36}$/i;
const isValidParam: Record<keyof AuditParams, (value: string) => boolean> = {
  entity: (value) => auditEntities.some((entity) => entity === value),
  entity_id: (value) => value.length <= 100,
  reference: (value) => value.length <= 100,
  actor_id: (value) => value === noActorId || value === ownerByLink.id || uuidPattern.test(value),
  action: (value) => auditActions.some((action) => action === value),
  from: (value) => datePattern.test(value),
  to: (value) => datePattern.test(value),
  cursor: (value) => /^[0-9a-z]{1,10}$/.test(value),
};

/** Reads the query of the URL. Invalid values are dropped, because the API would reject them. */
export function parseAuditParams(search: string): AuditParams {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    paramNames.flatMap((name) => {
      const value = params.get(name)?.trim();
      return value && isValidParam[name](value) ? [[name, value]] : [];
    }),
  );
}

/** Returns the filters and the cursor as query parameters of the API. */
export function toAuditSearchParams(params: AuditParams): URLSearchParams {
  return toSearchParams(params, paramNames);
}

export function auditPath(params: AuditParams): string {
  return withQuery(adminPaths.audit, toAuditSearchParams(params));
}

/** Returns how many filters are set. Both ends of a period count as one. */
export function countAuditFilters({ to, ...params }: AuditParams): number {
  const set = filterNames.filter((name) => name !== "to" && name !== "from" && params[name] !== undefined);
  return set.length + (params.from || to ? 1 : 0);
}
