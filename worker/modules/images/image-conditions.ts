const entityTags = /^\s*(\*|(W\/)?"[^"]*"(\s*,\s*(W\/)?"[^"]*")*)\s*$/;
const singleRange = /^\s*bytes=(\d+-\d*|-\d+)\s*$/;
const isDate = (text: string) => !Number.isNaN(Date.parse(text));

/** The headers that change the response, with a test of their form. */
const conditions: Record<string, (value: string) => boolean> = {
  "if-match": (value) => entityTags.test(value),
  "if-none-match": (value) => entityTags.test(value),
  "if-modified-since": isDate,
  "if-unmodified-since": isDate,
  "if-range": () => true,
  range: (value) => singleRange.test(value),
};

/** Returns the conditions and the range of a request. A malformed one is ignored, as HTTP requires; R2 would fail. */
export function readConditions(request: Headers): Headers {
  const result = new Headers();
  for (const [name, isValid] of Object.entries(conditions)) {
    const value = request.get(name);
    if (value !== null && isValid(value)) result.set(name, value);
  }
  return result;
}

/** Returns whether If-Range names exactly the stored version, so that a range of it may be served. */
export function isRangeCurrent(request: Headers, { httpEtag, uploaded }: R2Object): boolean {
  const version = request.get("if-range");
  return version === httpEtag || version === uploaded.toUTCString();
}
