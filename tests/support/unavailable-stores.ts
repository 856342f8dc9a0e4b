const fail = () => Promise.reject(new Error("unavailable"));

/** A database whose requests fail. */
export const unavailableDatabase = {
  prepare: () => ({ bind: () => ({ all: fail, run: fail }) }),
  batch: fail,
} as unknown as D1Database;

/** An image store whose requests fail. */
export const unavailableImages = { get: fail, head: fail, put: fail, list: fail, delete: fail } as unknown as R2Bucket;
