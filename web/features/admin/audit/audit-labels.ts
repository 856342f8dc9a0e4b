import type { AuditAction, AuditEntity } from "#contract/admin/audit-actions.ts";

/** Verbs of the sentence "{user} {action} {entity}". */
export const actionLabels: Record<AuditAction, string> = {
  create: "added",
  update: "changed",
  delete: "deleted",
  restore: "restored",
  remove: "removed",
  register: "registered",
  approve: "approved",
  decline: "declined",
  "reset-link": "created a password reset link for",
  "reset-password": "set a new password for",
  export: "exported",
  erase: "erased",
};

/** Objects of the sentence "{user} {action} {entity}". */
export const entityLabels: Record<AuditEntity, string> = {
  property: "a listing",
  course: "a course",
  professional: "a doctor",
  enquiry: "an enquiry",
  user: "an account",
  site: "the settings",
  person: "a person's data",
  table: "a list",
};

/** Returns a label as an option of a select: without its article and with a capital letter. */
export function toOptionLabel(label: string): string {
  const text = label.replace(/^(an?|the) (?!person)/, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
