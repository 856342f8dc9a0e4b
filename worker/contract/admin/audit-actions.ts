/** What the audit says was done; nothing else is written, and the desk has words for each. */
export const auditActions = [
  "create",
  "update",
  "delete",
  "restore",
  "remove",
  "register",
  "approve",
  "decline",
  "reset-link",
  "reset-password",
  "export",
  "erase",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What it was done to. */
export const auditEntities = [
  "property",
  "course",
  "professional",
  "enquiry",
  "user",
  "site",
  "person",
  "table",
] as const;
export type AuditEntity = (typeof auditEntities)[number];

/** In place of an account's id: what was done without one, by the site itself or before signing in. */
export const noActorId = "nobody";
