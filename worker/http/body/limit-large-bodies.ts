import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#worker/http/app-env.ts";
import { ApiError } from "../api-error.ts";

/** Larger bodies need a slot. */
const largeBodyBytes = 4 * 1024 * 1024;
const retryAfterSeconds = 5;

const tooManyLargeBodies = () =>
  new ApiError(
    503,
    "Several large photos are being uploaded right now. Please try again in a moment.",
    retryAfterSeconds,
  );

/**
 * Limits the number of large bodies received at once. A body of unknown length counts as large.
 * @throws ApiError 503 when all slots are taken
 */
export const limitLargeBodies = createMiddleware<AppEnv>(async (c, next) => {
  const length = c.req.header("content-length");
  if (length !== undefined && Number(length) <= largeBodyBytes) return next();
  const slot = c.get("largeBodySlots").acquire(Date.now());
  if (!slot) throw tooManyLargeBodies();
  c.set("onBodyChunk", () => slot.touch(Date.now()));
  try {
    await next();
  } finally {
    slot.release();
  }
});
