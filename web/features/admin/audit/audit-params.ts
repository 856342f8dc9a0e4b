import { auditActions, auditEntities, noActorId } from "#contract/admin/audit-actions.ts";
import { adminPaths } from "#web/lib/page/admin-paths.ts";
import { withQuery } from "#web/lib/page/paths.ts";

/** The filters by the API's names; they stand in the page's address. */
const filterNames = ["entity", "entity_id", "actor_id", "action", "from", "to"] as const;
export type AuditFilterName = (typeof filterNames)[number];
type AuditAddress = { [name in AuditFilterName | "cursor"]?: string | undefined };

const day = /^\d{4}-\d\d-\d\d$/;
const id = /^[0-9a-f-]{36}$/i;
const makesSense: Record<AuditFilterName | "cursor", (value: string) => boolean> = {
  entity: (value) => auditEntities.some((one) => one === value),
  entity_id: (value) => value.length <= 100,
  actor_id: (value) => value === noActorId || id.test(value),
  action: (value) => auditActions.some((one) => one === value),
  from: (value) => day.test(value),
  to: (value) => day.test(value),
  cursor: (value) => /^[0-9a-z]{1,10}$/.test(value),
};

/** What an address asks for; what makes no sense in it is left out, so that it leads to no refusal. */
export function parseAuditParams(search: string): AuditAddress {
  const params = new URLSearchParams(search);
  const names = Object.keys(makesSense) as (keyof AuditAddress)[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name)?.trim();
      return value && makesSense[name](value) ? [[name, value]] : [];
    }),
  );
}

/** As the API takes it. */
export function toAuditSearchParams(address: AuditAddress): URLSearchParams {
  return new URLSearchParams(Object.entries(address).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

export const auditPath = (address: AuditAddress) => withQuery(adminPaths.audit, toAuditSearchParams(address));

export const hasAuditFilters = (address: AuditAddress) => filterNames.some((name) => address[name] !== undefined);
