import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#worker/env.ts";
import { ApiError } from "./errors.ts";

/** Bodies above this are big. */
const bigBytes = 4 * 1024 * 1024;
/** Seconds after which somebody who found no place may try again. */
const retryAfter = 5;

const tooManyBigBodies = () =>
  new ApiError(503, "Several large pictures are being received right now. Please try again in a moment.", retryAfter);

/** Lets few big bodies in at once; one that does not say how long it is counts as big. */
export const limitLargeBodies = createMiddleware<AppEnv>(async (c, next) => {
  const length = c.req.header("content-length");
  if (length !== undefined && Number(length) <= bigBytes) return next();
  const place = c.get("bigBodies").enter(Date.now());
  if (!place) throw tooManyBigBodies();
  c.set("bodyArrives", () => place.stay(Date.now()));
  try {
    await next();
  } finally {
    place.leave();
  }
});
