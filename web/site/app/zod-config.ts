/**
 * zod compiles schemas with eval, which the content security policy blocks. It reads this when its code loads. That is with
 * the first form of an admin, in an order that the build decides, so this file runs first and does not contain zod.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
