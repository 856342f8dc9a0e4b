import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#worker/http/app-env.ts";

/** Runs work after the response to each change that was not refused, so that the client does not wait for it. */
export const afterChanges = (work: (c: Context<AppEnv>) => Promise<void> | undefined) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (c.req.method === "GET" || c.res.status >= 400) return;
    const running = work(c);
    if (running) c.executionCtx.waitUntil(running);
  });
