import type { AuditEntry } from "../audit-entry.ts";
import { readValues } from "./entry-values.ts";

interface AuditSubject {
  /** Such as "Enquiry from " before a sender's name; empty if the name says enough. */
  kind: string;
  name: string;
  /** The reference of a listing or enquiry, unless it is the name. */
  reference: string | null;
}

/** Returns what was changed, by the name by which people know it. */
export function describeSubject(entry: AuditEntry): AuditSubject {
  const { entity, name, reference } = entry;
  switch (entity) {
    case "property":
      return { kind: "", ...nameOrReference(name ?? formerName(entry), reference, "A deleted listing") };
    case "enquiry":
      return {
        kind: name || reference ? (name ? "Enquiry from " : "Enquiry ") : "",
        ...nameOrReference(name, reference, "A deleted enquiry"),
      };
    case "course":
    case "professional":
      return {
        kind: "",
        name: name ?? formerName(entry) ?? (entity === "course" ? "A deleted course" : "A deleted doctor"),
        reference,
      };
    case "user":
      return { kind: "", name: name ?? "A deleted account", reference };
    case "site":
      return { kind: "", name: "Settings", reference };
    case "want":
      return { kind: name ? "Wanted: " : "", name: name ?? "What a person looks for", reference };
    case "person":
      return { kind: "", name: name ?? "A person's data", reference };
    case "table":
      return {
        kind: "",
        name: entry.entity_id === "submissions" ? "List of enquiries" : "List of listings",
        reference,
      };
    case "import":
      return { kind: "", name: "Import of listings", reference };
    case "reply-templates":
      return { kind: "", name: "Reply templates", reference };
    case "appointment":
      return {
        kind: name ? "Appointment of " : "Appointment ",
        ...nameOrReference(name, reference, "that was deleted"),
      };
    case "resource":
      return { kind: "Calendar of ", name: name ?? formerName(entry) ?? "a deleted resource", reference };
    case "availability":
      return { kind: "", name: "Hours of appointments", reference };
  }
}

function nameOrReference(name: string | null, reference: string | null, otherwise: string) {
  return name ? { name, reference } : { name: reference ?? otherwise, reference: null };
}

/** The name that an entry keeps of a deleted listing, course or professional. */
function formerName({ before, after }: AuditEntry): string | null {
  const values = { ...readValues(before), ...readValues(after) };
  const name = values.name ?? values.title ?? [values.make, values.model].filter(Boolean).join(" ");
  return typeof name === "string" && name ? name : null;
}
