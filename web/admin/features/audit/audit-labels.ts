import type { AuditAction, AuditEntity } from "#contract/admin/audit-actions.ts";

/** The actions as options of the filter. */
export const actionLabels: Record<AuditAction, string> = {
  create: "Added",
  update: "Changed",
  delete: "Deleted",
  restore: "Restored",
  confirm: "Confirmed",
  remove: "Removed",
  register: "Registered",
  approve: "Approved",
  decline: "Declined",
  "reset-link": "Created a password reset link",
  "reset-password": "Set a new password",
  "enrol-second-step": "Set up two-step login",
  "remove-second-step": "Turned off two-step login",
  "reset-second-step": "Reset two-step login",
  "renew-recovery-codes": "Renewed the recovery codes",
  "use-recovery-code": "Used a recovery code",
  export: "Exported",
  erase: "Erased",
  import: "Imported",
  "import-changes": "Changed by an import",
  "import-undo": "Undid an import",
  merge: "Merged two people",
  "undo-merge": "Separated two people",
};

/** The kinds of items as options of the filter. */
export const entityLabels: Record<AuditEntity, string> = {
  want: "Want",
  property: "Listing",
  course: "Course",
  professional: "Doctor",
  enquiry: "Enquiry",
  user: "Account",
  site: "Settings",
  person: "Person",
  table: "List",
  import: "Import",
  "reply-templates": "Reply templates",
  appointment: "Appointment",
  resource: "Calendar",
  availability: "Hours of appointments",
};
