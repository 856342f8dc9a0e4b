import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#worker/http/app-env.ts";

/** Runs work after the response to each successful change, so that the client does not wait for it. */
export const afterChanges = (work: (c: Context<AppEnv>) => Promise<void> | undefined) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (c.req.method === "GET" || !c.res.ok) return;
    const running = work(c);
    if (running) c.executionCtx.waitUntil(running);
  });
