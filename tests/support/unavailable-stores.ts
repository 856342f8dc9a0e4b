const lost = () => Promise.reject(new Error("lost"));

/** A database that answers nothing any more. */
export const unavailableDatabase = {
  prepare: () => ({ bind: () => ({ all: lost, run: lost }) }),
  batch: lost,
} as unknown as D1Database;

/** An image store that answers nothing any more. */
export const unavailableImages = { get: lost, head: lost, put: lost, list: lost, delete: lost } as unknown as R2Bucket;
