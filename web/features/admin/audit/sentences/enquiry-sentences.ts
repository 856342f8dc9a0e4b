import { enquiryStatuses } from "#contract/enquiries/enquiry-statuses.ts";
import { statusLabels } from "#web/features/admin/inbox/enquiry-labels.ts";
import type { AuditEntry } from "../audit-entry.ts";
import { readValues } from "./entry-values.ts";

const statusLabel = (value: unknown) => {
  const status = enquiryStatuses.find((name) => name === value);
  return status ? statusLabels[status] : "—";
};

/** Returns what was done with an enquiry, by its reference only: the sender's name is personal. */
export function describeEnquiryEntry({ action, reference, before, after, names }: AuditEntry): string {
  const enquiry = reference ?? "a deleted enquiry";
  if (action === "erase") return `erased the personal data of ${enquiry}`;
  const [old, changed] = [readValues(before), readValues(after)];
  const assignee = typeof changed.assignee === "string" ? (names[changed.assignee] ?? "a deleted account") : undefined;
  const parts = [
    changed.status !== undefined &&
      `changed the status of ${enquiry}: ${statusLabel(old.status)} → ${statusLabel(changed.status)}`,
    changed.assignee !== undefined && (assignee ? `assigned ${enquiry} to ${assignee}` : `unassigned ${enquiry}`),
    changed.spam !== undefined && `marked ${enquiry} as ${String(changed.spam) === "true" ? "spam" : "not spam"}`,
    changed.note !== undefined && `added a note to ${enquiry}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : `changed ${enquiry}`;
}
