const entityTags = /^\s*(\*|(W\/)?"[^"]*"(\s*,\s*(W\/)?"[^"]*")*)\s*$/;
const isDate = (text: string) => !Number.isNaN(Date.parse(text));

/** The headers that change the response, with a test of their form. */
const conditions: Record<string, (value: string) => boolean> = {
  "if-match": (value) => entityTags.test(value),
  "if-none-match": (value) => entityTags.test(value),
  "if-modified-since": isDate,
  "if-unmodified-since": isDate,
};

/**
 * Returns the conditions of a request. A malformed one is ignored, as HTTP requires; R2 would fail. So is a range: the
 * response is the whole image.
 */
export function readConditions(request: Headers): Headers {
  const result = new Headers();
  for (const [name, isValid] of Object.entries(conditions)) {
    const value = request.get(name);
    if (value !== null && isValid(value)) result.set(name, value);
  }
  return result;
}
