const texts = new WeakMap<object, string>();

/** Returns the JSON of a value. That of an object is created once, so nothing may change the object. */
export function jsonText(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const text = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, text);
  return text;
}
