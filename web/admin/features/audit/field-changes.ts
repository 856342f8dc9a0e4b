import { fieldWords, valueWords } from "#web/admin/features/shared/audit/sentences/audit-words.ts";

/** The old and new value of one field, as text; undefined if the audit entry does not contain it. */
export interface FieldChange {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

type NameOf = (id: string) => string | undefined;

const maxLength = 300;

/**
 * Returns the fields of an audit entry that differ. If the entry contains both values, only the fields of `after`
 * count, because `before` may be the whole record.
 * @param getName returns the username of an account id
 */
export function compareFields(before: unknown, after: unknown, getName: NameOf): FieldChange[] {
  const [oldValues, newValues] = [flatten(before), flatten(after)];
  const fields = after === null ? [...oldValues.keys()] : [...newValues.keys()];
  return fields.flatMap((field) => {
    const change = {
      field: field.split(", ").map(fieldWords).join(", "),
      before: before === null ? undefined : formatValue(oldValues.get(field), getName),
      after: after === null ? undefined : formatValue(newValues.get(field), getName),
    };
    return change.before === change.after ? [] : [change];
  });
}

/** Returns nested values by their joined keys: `services, health, phone`. */
function flatten(value: unknown, name = ""): Map<string, unknown> {
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    return new Map(value === null && !name ? [] : [[name, value]]);
  }
  return new Map(
    Object.entries(value).flatMap(([key, nested]) => [...flatten(nested, name ? `${name}, ${key}` : key)]),
  );
}

function formatValue(value: unknown, getName: NameOf): string {
  if (value === null || value === undefined || value === "") return "—";
  if (value === true || value === "true") return "yes";
  if (value === false || value === "false") return "no";
  if (Array.isArray(value)) return truncate(value.map((item) => formatValue(item, getName)).join("; ") || "—");
  if (typeof value === "object") {
    return Object.values(value)
      .map((item) => formatValue(item, getName))
      .join(", ");
  }
  return truncate(getName(String(value)) ?? valueWords(String(value)));
}

const truncate = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength)}...` : text);
