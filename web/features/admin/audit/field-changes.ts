/** One field of what changed, in words: what it was and is; undefined where the audit does not say. */
export interface FieldChange {
  field: string;
  was: string | undefined;
  is: string | undefined;
}

const longest = 300;

/**
 * What a line of the audit says beside its head, by field. Where it holds both sides only what differs is told, and of
 * a side that holds more than was changed only what the other one names.
 */
export function compareFields(
  before: unknown,
  after: unknown,
  nameOf: (id: string) => string | undefined,
): FieldChange[] {
  const [was, is] = [flat(before), flat(after)];
  const names = after === null ? [...was.keys()] : [...is.keys()];
  return names.flatMap((field) => {
    const change = {
      field: field.replaceAll("_", " "),
      was: before === null ? undefined : inWords(was.get(field), nameOf),
      is: after === null ? undefined : inWords(is.get(field), nameOf),
    };
    return change.was === change.is ? [] : [change];
  });
}

/** Values by the names that lead to them: `services, health, phone`. */
function flat(value: unknown, name = ""): Map<string, unknown> {
  if (value === null || typeof value !== "object" || Array.isArray(value))
    return new Map(value === null && !name ? [] : [[name, value]]);
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...flat(inner, name ? `${name}, ${key}` : key)]));
}

function inWords(value: unknown, nameOf: (id: string) => string | undefined): string {
  if (value === null || value === undefined || value === "") return "—";
  if (value === true || value === "true") return "yes";
  if (value === false || value === "false") return "no";
  if (Array.isArray(value)) return cut(value.map((one) => inWords(one, nameOf)).join("; ") || "—");
  if (typeof value === "object")
    return Object.values(value)
      .map((one) => inWords(one, nameOf))
      .join(", ");
  return cut(nameOf(String(value)) ?? String(value));
}

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}...` : text);
