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
      ((it: string) => `changed the status of ${it}: ${statusLabel(old.status)} → ${statusLabel(changed.status)}`),
    changed.assignee !== undefined &&
      ((it: string) => (assignee ? `assigned ${it} to ${assignee}` : `unassigned ${it}`)),
    changed.spam !== undefined &&
      ((it: string) => `marked ${it} as ${String(changed.spam) === "true" ? "spam" : "not spam"}`),
    changed.note !== undefined && ((it: string) => (it === enquiry ? `added a note to ${it}` : "added a note")),
  ].filter((part) => part !== false);
  const sentence = parts.map((describe, at) => describe(at === 0 ? enquiry : "it")).join(", ");
  return sentence || `changed ${enquiry}`;
}
