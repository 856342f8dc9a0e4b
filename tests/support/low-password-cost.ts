import type { PasswordCost } from "#worker/security/password-cost.ts";

/** Replaces `password-cost.ts` in worker tests, which hash hundreds of passwords. */
export const passwordCost: PasswordCost = { ln: 4, r: 8, p: 1 };
