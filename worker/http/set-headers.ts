import type { Context } from "hono";

/**
 * Sets headers of a response that a handler has returned; undefined removes one. Hono's `c.header` would copy the whole
 * response, and turn its body into a stream, for each header.
 */
export function setHeaders(c: Context, headers: Readonly<Record<string, string | undefined>>): void {
  try {
    write(c.res.headers, headers);
  } catch {
    // Responses of other workers, such as the static files, have headers that cannot be changed.
    c.res = new Response(c.res.body, c.res);
    write(c.res.headers, headers);
  }
}

function write(target: Headers, headers: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) target.delete(name);
    else target.set(name, value);
  }
}
