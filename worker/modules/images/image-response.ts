/**
 * Converts an object of the image store to a response: 200, 206 for a range, 304 or 412 for a failed condition.
 * @param type the content type; by default the one stored with the object
 */
export function imageResponse(
  object: R2ObjectBody | R2Object,
  request: Headers,
  { type, cacheControl }: { type?: string; cacheControl: string },
): Response {
  const headers = new Headers({
    "content-type": type ?? object.httpMetadata?.contentType ?? "application/octet-stream",
    "cache-control": cacheControl,
    etag: object.httpEtag,
    "last-modified": object.uploaded.toUTCString(),
    "accept-ranges": "bytes",
  });
  if (!("body" in object)) return new Response(null, { status: failedConditionStatus(request), headers });
  const part = partialRange(object);
  headers.set("content-length", String(part?.length ?? object.size));
  if (part) headers.set("content-range", `bytes ${part.offset}-${part.offset + part.length - 1}/${object.size}`);
  return new Response(object.body, { status: part ? 206 : 200, headers });
}

/** R2 returns no body if a condition fails: either the client's copy is current, or its precondition is not met. */
const failedConditionStatus = (request: Headers) =>
  request.has("if-none-match") || request.has("if-modified-since") ? 304 : 412;

/** The returned byte range; undefined if it is the whole object. */
function partialRange({ range, size }: R2ObjectBody): { offset: number; length: number } | undefined {
  if (!range) return undefined;
  const returned: { offset?: number; length?: number; suffix?: number } = range;
  const offset = returned.suffix === undefined ? (returned.offset ?? 0) : Math.max(0, size - returned.suffix);
  const length = Math.min(returned.length ?? size, size - offset);
  return length < size ? { offset, length } : undefined;
}
