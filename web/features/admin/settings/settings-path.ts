/** A place in the details: `hours.0.days`. */
export type SettingsPath = string;

/** What stands at a place. */
export function valueAt(details: unknown, path: SettingsPath): unknown {
  return path.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], details);
}

/** The details with another value at a place; nothing else of them changes. */
export function withValueAt<Details>(details: Details, path: SettingsPath, value: unknown): Details {
  const [name = "", ...rest] = path.split(".");
  const inner = (details as Record<string, unknown> | null)?.[name];
  const changed = rest.length === 0 ? value : withValueAt(inner ?? {}, rest.join("."), value);
  if (Array.isArray(details)) return details.map((item, at) => (String(at) === name ? changed : item)) as Details;
  return { ...details, [name]: changed };
}

export const isSameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Newer details with what was changed of older ones put on top; a list is one thing. */
export function rebaseSettings<Details>(changed: Details, opened: Details, newer: Details): Details {
  if (isSameJson(changed, opened)) return newer;
  if (!isRecord(changed) || !isRecord(opened) || !isRecord(newer)) return changed;
  const names = [...new Set([...Object.keys(newer), ...Object.keys(changed)])];
  return Object.fromEntries(
    names.map((name) => [name, rebaseSettings(changed[name], opened[name], newer[name])]),
  ) as Details;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
