/** The actions in the audit log. The admin area has a label for each. */
export const auditActions = [
  "create",
  "update",
  "delete",
  "restore",
  "confirm",
  "remove",
  "register",
  "approve",
  "decline",
  "reset-link",
  "reset-password",
  "enrol-second-step",
  "remove-second-step",
  "reset-second-step",
  "renew-recovery-codes",
  "use-recovery-code",
  "export",
  "erase",
  "import",
  // The changes of one part of an import. They are listed only on request, so that an import is one line.
  "import-changes",
  "import-undo",
  "merge",
  "undo-merge",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** The kinds of entities in the audit log. */
export const auditEntities = [
  "property",
  "course",
  "professional",
  "enquiry",
  "user",
  "site",
  "person",
  "table",
  "import",
  "reply-templates",
  "appointment",
  "resource",
  "availability",
  "want",
] as const;
export type AuditEntity = (typeof auditEntities)[number];

/** The filter for changes without a session: by the site itself or before signing in. Bookmarks contain it. */
export const noActorId = "nobody";
