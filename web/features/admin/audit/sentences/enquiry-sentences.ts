import { enquiryStatuses } from "#contract/enquiries/enquiry-statuses.ts";
import { statusLabels } from "#web/features/admin/inbox/enquiry-labels.ts";
import type { AuditEntry } from "../audit-entry.ts";
import { readValues } from "./entry-values.ts";

const statusLabel = (value: unknown) => {
  const status = enquiryStatuses.find((name) => name === value);
  return status ? statusLabels[status] : "—";
};

/** Returns what was done with an enquiry: "changed it from New to Read". */
export function describeEnquiryEntry({ action, actor, before, after, names }: AuditEntry): string {
  if (action === "erase") return "erased its personal data";
  const [old, changed] = [readValues(before), readValues(after)];
  const assignee = typeof changed.assignee === "string" ? (names[changed.assignee] ?? "a deleted account") : undefined;
  const parts = [
    changed.status !== undefined && `changed it from ${statusLabel(old.status)} to ${statusLabel(changed.status)}`,
    changed.assignee !== undefined &&
      (assignee ? `assigned it to ${assignee === actor ? "themselves" : assignee}` : "unassigned it"),
    changed.spam !== undefined && `marked it as ${String(changed.spam) === "true" ? "spam" : "not spam"}`,
    changed.note !== undefined && "added a note",
  ].filter((part) => part !== false);
  return parts.join(", ") || "changed it";
}
