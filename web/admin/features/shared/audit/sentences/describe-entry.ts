import type { PropertyExportQuery } from "#contract/admin/property-export-query.ts";
import type { EnquiryFilters } from "#contract/enquiries/inbox-enquiry.ts";
import { formatCount, formatNumber, joinParts } from "#web/lib/format/format-values.ts";
import type { AuditEntry } from "../audit-entry.ts";
import { describeAccountEntry } from "./account-sentences.ts";
import { describeEnquiryEntry } from "./enquiry-sentences.ts";
import { changedFields, nameFields, readValues } from "./entry-values.ts";
import { describeItemEntry } from "./item-sentences.ts";
import { describePersonEntry } from "./person-sentences.ts";

/** Whether the person of the account made the change. No one is logged in at a registration or for a new password. */
export function isOwnAccount({ actor_id, action, entity, entity_id }: AuditEntry): boolean {
  if (actor_id) return entity === "user" && actor_id === entity_id;
  return action === "register" || action === "reset-password";
}

/** Returns who made the change. */
export function actorName(entry: AuditEntry): string {
  const { actor, actor_id, action, entity, name } = entry;
  if (actor) return actor;
  if (actor_id) return "A deleted account";
  if (isOwnAccount(entry)) return name ?? "A deleted account";
  return entity === "property" && action === "remove" ? "The system" : "Someone not signed in";
}

/** Returns the rest of the sentence that begins with the actor, such as "published it". */
export function describeEntry(entry: AuditEntry): string {
  switch (entry.entity) {
    case "user":
      return describeAccountEntry(entry);
    case "enquiry":
      return describeEnquiryEntry(entry) || "changed it";
    case "property":
    case "course":
    case "professional":
      return describeItemEntry(entry);
    case "site":
      return describeSettings(entry);
    case "person":
      return describePersonEntry(entry);
    case "table":
      return describeExport(entry);
    case "import":
      return describeImport(entry);
    case "reply-templates":
      return describeTemplates(entry);
    case "appointment":
    case "resource":
    case "availability":
    case "want":
      return describePlan(entry);
  }
}

function describeSettings({ before, after }: AuditEntry): string {
  const sections = changedFields(readValues(before), readValues(after));
  return sections.length > 0 ? `changed ${nameFields(sections)}` : "saved the settings without changes";
}

/** The words for the filters of an export. */
const filterLabels: Readonly<Record<string, string>> = {
  q: "search text",
  status: "status",
  service: "service",
  assignee_id: "colleague",
  property_uuid: "listing",
  spam: "spam",
  unanswered: "to answer",
  next_step: "next step",
  overdue: "overdue",
  kind: "buy or rent",
  property_type: "type",
  city: "city",
  area: "area",
  available: "availability",
  published: "published",
} satisfies Record<keyof EnquiryFilters | keyof PropertyExportQuery, string>;

function describeExport({ after }: AuditEntry): string {
  const { filters } = readValues(after);
  const names = Array.isArray(filters) ? filters.map((name) => filterLabels[name] ?? name).join(", ") : "";
  return `exported the list${names && `, filtered by ${names}`}`;
}

function describeTemplates({ after }: AuditEntry): string {
  const { templates } = readValues(after);
  const names = Array.isArray(templates) ? templates : [];
  return names.length > 0
    ? `saved ${formatCount(names.length, "template")}: ${names.join(", ")}`
    : "restored the defaults";
}

function describeImport({ action, after, import: counts }: AuditEntry): string {
  if (action === "import-changes") {
    return `added or changed ${formatCount(Object.keys(readValues(after)).length, "listing")}`;
  }
  if (action === "import-undo") return "undid the import";
  if (!counts) return "started the import";
  const { created, updated, unchanged, failed } = counts;
  const results = [
    `${formatNumber(created)} added`,
    `${formatNumber(updated)} changed`,
    unchanged > 0 && `${formatNumber(unchanged)} unchanged`,
    failed > 0 && `${formatNumber(failed)} rejected`,
  ];
  return `imported ${joinParts(results)}`;
}

const planVerbs: Partial<Record<AuditEntry["action"], string>> = { create: "added", delete: "deleted" };

function describePlan({ action, after, entity }: AuditEntry): string {
  const fields = action === "update" ? Object.keys(readValues(after)) : [];
  const thing = entity === "appointment" ? "the appointment" : "it";
  return fields.length > 0 ? `changed ${nameFields(fields)}` : `${planVerbs[action] ?? "changed"} ${thing}`;
}
