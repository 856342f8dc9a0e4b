export function isSameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Applies edits made on top of `opened` to `newer`, property by property. Lists are not merged: an edited list replaces
 * the newer one.
 */
export function rebaseSettings<Settings>(edited: Settings, opened: Settings, newer: Settings): Settings {
  if (isSameJson(edited, opened)) return newer;
  if (!isRecord(edited) || !isRecord(opened) || !isRecord(newer)) return edited;
  const names = [...new Set([...Object.keys(newer), ...Object.keys(edited)])];
  return Object.fromEntries(
    names.map((name) => [name, rebaseSettings(edited[name], opened[name], newer[name])]),
  ) as Settings;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
