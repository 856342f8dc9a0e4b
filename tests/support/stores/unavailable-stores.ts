import { fakeDatabase } from "./fake-database.ts";

const fail = () => Promise.reject(new Error("unavailable"));

/** A database whose requests fail. */
export const unavailableDatabase = fakeDatabase({
  prepare: () => ({ bind: () => ({ all: fail, run: fail }) }),
  batch: fail,
});

/** An image store whose requests fail. */
export const unavailableImages = { get: fail, head: fail, put: fail, list: fail, delete: fail } as unknown as R2Bucket;
