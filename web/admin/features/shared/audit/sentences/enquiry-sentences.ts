import { enquiryStatuses } from "#contract/enquiries/enquiry-statuses.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import type { AuditEntry } from "../audit-entry.ts";
import { readValues } from "./entry-values.ts";

const readStatus = (value: unknown) => enquiryStatuses.find((name) => name === value);

/** Returns the old and the new status of an enquiry; undefined if its status did not change. */
export function readStatusChange({ entity, before, after }: AuditEntry) {
  const to = readStatus(readValues(after).status);
  return entity === "enquiry" && to ? { from: readStatus(readValues(before).status), to } : undefined;
}

const contactSentences = new Map<unknown, string>([
  ["call", "called the sender"],
  ["whatsapp", "wrote to the sender on WhatsApp"],
  ["email", "wrote an email to the sender"],
]);

/** Returns what was done with an enquiry apart from its status; empty if nothing was. */
export function describeEnquiryEntry({ action, actor, after, names }: AuditEntry): string {
  if (action === "erase") return "erased its personal data";
  if (action === "create") return "logged it";
  const changed = readValues(after);
  const assignee = typeof changed.assignee === "string" ? (names[changed.assignee] ?? "a deleted account") : undefined;
  return joinParts([
    changed.assignee !== undefined &&
      (assignee ? `assigned it to ${assignee === actor ? "themselves" : assignee}` : "unassigned it"),
    changed.spam !== undefined && `marked it as ${String(changed.spam) === "true" ? "spam" : "not spam"}`,
    changed.note !== undefined && "added a note",
    changed.person !== undefined && "gave it to another person",
    contactSentences.get(changed.contacted),
    changed.next_step !== undefined &&
      (typeof changed.next_step === "string"
        ? `set a next step for ${changed.next_step.slice(0, 10)}`
        : "removed the next step"),
  ]);
}
