import type { Context } from "hono";
import { describeError } from "#worker/lib/failure-reason.ts";
import type { AppEnv } from "./app-env.ts";

/** Lets work end after the response. A failure is logged with what failed, such as "Mails failed". */
export function runAfterResponse(c: Context<AppEnv>, work: Promise<unknown>, failure: { error: string }) {
  c.executionCtx.waitUntil(
    work.catch((error) => console.error(JSON.stringify({ ...failure, cause: describeError(error) }))),
  );
}
