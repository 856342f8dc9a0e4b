import type { AuditAction, AuditEntity } from "#contract/admin/audit-actions.ts";

/** What was done, as it is said of somebody. */
export const actionLabels: Record<AuditAction, string> = {
  create: "added",
  update: "changed",
  delete: "deleted",
  restore: "restored",
  remove: "removed",
  register: "registered",
  approve: "approved",
  decline: "declined",
  "reset-link": "made a password link for",
  "reset-password": "set a new password for",
  export: "exported",
  erase: "erased",
};

export const entityLabels: Record<AuditEntity, string> = {
  property: "a listing",
  course: "a driving item",
  professional: "a doctor",
  enquiry: "an inquiry",
  user: "an account",
  site: "the settings",
  person: "a person's data",
  table: "a table",
};

/** As a choice stands in a list: its first letter is a capital one, and no article is before it. */
export function toOptionLabel(words: string): string {
  const bare = words.replace(/^(an?|the) (?!person)/, "");
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
