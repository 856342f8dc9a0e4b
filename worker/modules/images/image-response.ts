/**
 * Converts an object of the image store to a response: 200, 304 or 412 for a failed condition. It is always the whole
 * image: the cache in front of the worker stores no part, and cuts parts from the whole itself.
 * @param defaultType the content type of an object that is stored without one
 */
export function imageResponse(object: R2ObjectBody | R2Object, request: Headers, defaultType?: string): Response {
  const headers = new Headers({
    "content-type": object.httpMetadata?.contentType ?? defaultType ?? "application/octet-stream",
    etag: object.httpEtag,
    "last-modified": object.uploaded.toUTCString(),
  });
  if (!("body" in object)) return new Response(null, { status: failedConditionStatus(request), headers });
  headers.set("content-length", String(object.size));
  return new Response(object.body, { headers });
}

/** R2 returns no body if a condition fails: either the client's copy is current, or its precondition is not met. */
const failedConditionStatus = (request: Headers) =>
  request.has("if-none-match") || request.has("if-modified-since") ? 304 : 412;
