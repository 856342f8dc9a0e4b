import { createApp } from "#worker/app.ts";

let app: ReturnType<typeof createApp> | undefined;

/** Returns the worker of all tests: creating one takes as long as a call. */
export const sharedApp = () => (app ??= createApp());
