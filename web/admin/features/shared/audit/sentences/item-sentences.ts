import { formatMoney } from "#web/lib/format/format-values.ts";
import type { AuditEntry } from "../audit-entry.ts";
import { fieldWords, valueWords } from "./audit-words.ts";
import { changedFields, nameFields, readValues } from "./entry-values.ts";

/** Returns what was done with a listing, course or professional: "published it". */
export function describeItemEntry(entry: AuditEntry): string {
  switch (entry.action) {
    case "create":
      return "added it";
    case "delete":
      return isInBin(entry) ? "moved it to the bin" : "deleted it";
    case "restore":
      return "restored it from the bin";
    case "confirm":
      return "confirmed that it is still on offer";
    case "remove":
      return "deleted it for good after its time in the bin";
    case "decline":
      return `declined what the owner said: ${ownerAnswerText(entry)}`;
    default:
      return readValues(entry.after).owner_answer ? `said: ${ownerAnswerText(entry)}` : describeUpdate(entry);
  }
}

function ownerAnswerText({ after }: AuditEntry): string {
  const { owner_answer, new_price, since } = readValues(after);
  const day = typeof since === "string" ? `, ${valueWords(since)}` : "";
  return owner_answer === "price" ? `new price ${moneyText(new_price)}` : `${owner_answer}${day}`;
}

/** Courses and professionals were once deleted without a bin. Those entries have no time at which they moved to it. */
function isInBin({ entity, after }: AuditEntry): boolean {
  return entity === "property" || readValues(after).deleted_at !== undefined;
}

function describeUpdate({ before, after }: AuditEntry): string {
  const [old, changed] = [readValues(before), readValues(after)];
  const fields = changedFields(old, changed);
  const [field = "", ...more] = fields;
  if (field && more.length === 0) return describeField(field, old[field], changed[field]);
  if (!field) return "saved it without changes";
  return `changed ${nameFields(fields)}`;
}

const describeAvailability = (isOn: boolean) => `marked it as ${isOn ? "available" : "unavailable"}`;

const flagSentences: Record<string, (isOn: boolean) => string> = {
  published: (isOn) => `${isOn ? "published" : "unpublished"} it`,
  featured: (isOn) => `${isOn ? "featured" : "stopped featuring"} it`,
  is_available: describeAvailability,
  available: describeAvailability,
};

function describeField(field: string, old: unknown, value: unknown): string {
  const describeFlag = flagSentences[field];
  if (describeFlag && typeof value === "boolean") return describeFlag(value);
  if (field === "price" || field === "monthly_rent") {
    const name = field === "price" ? "price" : "monthly rent";
    return `changed its ${name}: ${moneyText(old)} → ${moneyText(value)}`;
  }
  const name = fieldWords(field);
  const isShort = isShortValue(old) && isShortValue(value);
  return `changed its ${name}${isShort ? `: ${valueText(old)} → ${valueText(value)}` : ""}`;
}

const moneyText = (value: unknown) => (typeof value === "number" ? formatMoney(value) : String(value ?? "—"));
const valueText = (value: unknown) => (typeof value === "string" ? valueWords(value) : String(value ?? "—"));
/** The id of a person or a listing is no word. */
const isShortValue = (value: unknown) =>
  value === null ||
  typeof value === "number" ||
  (typeof value === "string" && value.length <= 40 && !/^[\da-f]{8}-[\da-f-]{27}$/.test(value));
