import { formatMoney } from "#web/lib/format/format-values.ts";
import type { AuditEntry } from "../audit-entry.ts";
import { changedFields, nameFields, readValues } from "./entry-values.ts";

const kinds = { property: "listing", course: "course", professional: "doctor" } as const;

/** Returns what was done with a listing, course or doctor: "published MH-1012 (Villa in Sinkor)". */
export function describeItemEntry(entry: AuditEntry): string {
  const item = itemName(entry);
  switch (entry.action) {
    case "create":
      return `added ${item}`;
    case "delete":
      return isInBin(entry) ? `moved ${item} to the bin` : `deleted ${item}`;
    case "restore":
      return `restored ${item} from the bin`;
    case "confirm":
      return `confirmed that ${item} is still on offer`;
    case "remove":
      return `deleted ${item} for good after its time in the bin`;
    default:
      return describeUpdate(item, entry);
  }
}

/** Courses and doctors were once deleted without a bin. Those entries have no time at which they moved to it. */
function isInBin({ entity, after }: AuditEntry): boolean {
  return entity === "property" || readValues(after).deleted_at !== undefined;
}

/** Returns the name by which people know the item. The entry keeps the names of a deleted course or doctor. */
function itemName({ entity, reference, name, before, after }: AuditEntry): string {
  const values = { ...readValues(before), ...readValues(after) };
  const oldName = values.name ?? values.title ?? [values.make, values.model].filter(Boolean).join(" ");
  const title = name ?? (typeof oldName === "string" ? oldName : "");
  const kind = kinds[entity as keyof typeof kinds];
  if (reference) return title ? `${reference} (${title})` : reference;
  return title ? `the ${kind} ${title}` : `a deleted ${kind}`;
}

function describeUpdate(item: string, { before, after }: AuditEntry): string {
  const [old, changed] = [readValues(before), readValues(after)];
  const fields = changedFields(old, changed);
  const [field = "", ...more] = fields;
  if (field && more.length === 0) return describeField(item, field, old[field], changed[field]);
  if (!field) return `saved ${item} without changes`;
  return `changed ${item}: ${nameFields(fields)}`;
}

const describeAvailability = (item: string, isOn: boolean) => `marked ${item} as ${isOn ? "available" : "unavailable"}`;

const flagSentences: Record<string, (item: string, isOn: boolean) => string> = {
  published: (item, isOn) => `${isOn ? "published" : "unpublished"} ${item}`,
  featured: (item, isOn) => `${isOn ? "featured" : "stopped featuring"} ${item}`,
  is_available: describeAvailability,
  available: describeAvailability,
};

function describeField(item: string, field: string, old: unknown, value: unknown): string {
  const describeFlag = flagSentences[field];
  if (describeFlag && typeof value === "boolean") return describeFlag(item, value);
  if (field === "price" || field === "monthly_rent") {
    const name = field === "price" ? "price" : "monthly rent";
    return `changed the ${name} of ${item}: ${moneyText(old)} → ${moneyText(value)}`;
  }
  const name = field.replaceAll("_", " ");
  const isShort = isShortValue(old) && isShortValue(value);
  return `changed the ${name} of ${item}${isShort ? `: ${old ?? "—"} → ${value ?? "—"}` : ""}`;
}

const moneyText = (value: unknown) => (typeof value === "number" ? formatMoney(value) : String(value ?? "—"));
const isShortValue = (value: unknown) =>
  value === null || typeof value === "number" || (typeof value === "string" && value.length <= 40);
