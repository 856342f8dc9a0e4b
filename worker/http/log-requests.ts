import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { AppEnv } from "#worker/http/app-env.ts";
import { setHeaders } from "./set-headers.ts";

/** Headers by which our own client identifies itself, with their allowed values. Logged only, never trusted. */
const clientHeaders: Record<string, readonly string[]> = {
  "x-user": ["visitor", "user", "admin"],
  "x-auth": ["none", "bearer"],
  "x-api": ["v1"],
};

/** Assigns an id to every request and logs one line without body, token or personal data. */
export const logRequests = createMiddleware<AppEnv>(async (c, next) => {
  const started = performance.now();
  const id = crypto.randomUUID();
  c.set("requestId", id);
  await next();
  setHeaders(c, { "x-request-id": id });
  const identification = Object.entries(clientHeaders).map(([name, allowed]) => {
    const value = c.req.header(name);
    return [name, value === undefined || allowed.includes(value) ? value : "other"];
  });
  const ms = Math.round(performance.now() - started);
  const line = { id, method: c.req.method, route: routePath(c), status: c.res.status, ms };
  const actor = c.get("actor") as AppEnv["Variables"]["actor"] | undefined;
  const account = actor && { user: actor.id, role: actor.role };
  console.log(JSON.stringify({ ...line, ...account, ...Object.fromEntries(identification) }));
});
