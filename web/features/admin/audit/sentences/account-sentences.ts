import { type Role, roles } from "#contract/accounts/roles.ts";
import { roleLabels } from "#web/features/admin/team/role-labels.ts";
import type { AuditEntry } from "../audit-entry.ts";
import { readValues } from "./entry-values.ts";

const roleLabel = (role: unknown) => (roles.includes(role as Role) ? roleLabels[role as Role] : "—");

/** Returns what was done with an account: "changed ada's role: User → Admin". */
export function describeAccountEntry({ action, actor_id, entity_id, name, before, after }: AuditEntry): string {
  const account = name ?? "a deleted account";
  const [old, changed] = [readValues(before), readValues(after)];
  switch (action) {
    case "register":
      return changed.asked ? `registered and requested the role ${roleLabel(changed.asked)}` : "registered";
    case "approve":
      return `approved ${account}'s request: ${roleLabel(old.role)} → ${roleLabel(old.role_request)}`;
    case "decline":
      return `declined ${account}'s request for the role ${roleLabel(old.role_request)}`;
    case "reset-link":
      return `created a password reset link for ${account}`;
    case "reset-password":
      return "set a new password with a reset link";
    case "enrol-second-step":
      return "set up the second step of their account";
    case "remove-second-step":
      return "turned off the second step of their account";
    case "reset-second-step":
      return `reset the second step of ${account}`;
    case "renew-recovery-codes":
      return "renewed their recovery codes";
    case "use-recovery-code":
      return "used a recovery code";
    case "delete":
      return actor_id === entity_id ? "deleted their own account" : `deleted the account of ${account}`;
    case "erase":
      return "erased a person's account";
    default:
      return describeUpdate(account, actor_id === entity_id, old, changed);
  }
}

function describeUpdate(
  account: string,
  isOwn: boolean,
  old: Record<string, unknown>,
  changed: Record<string, unknown>,
): string {
  const parts = [
    changed.role !== undefined && `changed ${account}'s role: ${roleLabel(old.role)} → ${roleLabel(changed.role)}`,
    changed.disabled !== undefined && `${changed.disabled ? "disabled" : "enabled"} the account of ${account}`,
    Array.isArray(changed.fields) && `changed ${isOwn ? "their" : `${account}'s`} ${changed.fields.join(" and ")}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" and ") : `changed the account of ${account}`;
}
