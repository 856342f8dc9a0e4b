import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { AppEnv } from "#worker/env.ts";

/** What our own client says of itself (ruling 29): worth a count in the log, never trusted. */
const identification: Record<string, readonly string[]> = {
  "x-user": ["visitor", "user", "admin"],
  "x-auth": ["none", "bearer"],
  "x-api": ["v1"],
};

/** Gives every request an id and writes one line about it, with no body, token, e-mail or phone. */
export const logRequests = createMiddleware<AppEnv>(async (c, next) => {
  const started = performance.now();
  const id = crypto.randomUUID();
  c.set("requestId", id);
  await next();
  c.header("x-request-id", id);
  const said = Object.entries(identification).map(([name, allowed]) => {
    const value = c.req.header(name);
    return [name, value === undefined || allowed.includes(value) ? value : "other"];
  });
  const ms = Math.round(performance.now() - started);
  const line = { id, method: c.req.method, route: routePath(c), status: c.res.status, ms };
  const actor = c.get("actor") as AppEnv["Variables"]["actor"] | undefined;
  const who = actor && { user: actor.id, role: actor.role };
  console.log(JSON.stringify({ ...line, ...who, ...Object.fromEntries(said) }));
});
