import { type Role, roles } from "#contract/accounts/roles.ts";
import { roleLabels } from "#web/lib/session/role-labels.ts";
import type { AuditEntry } from "../audit-entry.ts";
import { readValues } from "./entry-values.ts";

const roleLabel = (role: unknown) => (roles.includes(role as Role) ? roleLabels[role as Role] : "—");

/** Returns what was done with an account: "changed the role: Customer → Admin". */
export function describeAccountEntry({ action, actor_id, entity_id, before, after }: AuditEntry): string {
  const [old, changed] = [readValues(before), readValues(after)];
  switch (action) {
    case "register":
      return changed.asked ? `registered and requested the role ${roleLabel(changed.asked)}` : "registered";
    case "approve":
      return `approved the request: ${roleLabel(old.role)} → ${roleLabel(old.role_request)}`;
    case "decline":
      return `declined the request for the role ${roleLabel(old.role_request)}`;
    case "reset-link":
      return "created a password reset link";
    case "reset-password":
      return "set a new password with a reset link";
    case "enrol-second-step":
      return "set up two-step login";
    case "remove-second-step":
      return "turned off two-step login";
    case "reset-second-step":
      return "reset two-step login";
    case "renew-recovery-codes":
      return "renewed their recovery codes";
    case "use-recovery-code":
      return "used a recovery code";
    case "delete":
      return actor_id === entity_id ? "deleted their own account" : "deleted the account";
    case "erase":
      return "erased the account";
    default:
      return describeUpdate(actor_id === entity_id, old, changed);
  }
}

function describeUpdate(isOwn: boolean, old: Record<string, unknown>, changed: Record<string, unknown>): string {
  const parts = [
    changed.role !== undefined && `changed the role: ${roleLabel(old.role)} → ${roleLabel(changed.role)}`,
    Array.isArray(changed.permissions) &&
      (changed.permissions.includes("health")
        ? "gave access to health enquiries"
        : "took away access to health enquiries"),
    changed.disabled !== undefined && `${changed.disabled ? "disabled" : "enabled"} the account`,
    Array.isArray(changed.fields) && `changed ${isOwn ? "their" : "the"} ${changed.fields.join(" and ")}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" and ") : "changed the account";
}
