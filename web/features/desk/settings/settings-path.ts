/** A place in the details: `hours.0.days`. */
export type SettingsPath = string;

/** What stands at a place. */
export function valueAt(details: unknown, path: SettingsPath): unknown {
  return path.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], details);
}

/** The details with another value at a place; nothing else of them changes. */
export function withValue<Details>(details: Details, path: SettingsPath, value: unknown): Details {
  const [name = "", ...rest] = path.split(".");
  const inner = (details as Record<string, unknown> | null)?.[name];
  const changed = rest.length === 0 ? value : withValue(inner ?? {}, rest.join("."), value);
  if (Array.isArray(details)) return details.map((item, at) => (String(at) === name ? changed : item)) as Details;
  return { ...details, [name]: changed };
}
