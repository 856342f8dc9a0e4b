import type { AuditListResponse } from "#contract/admin/audit-list.ts";

export type AuditEntry = AuditListResponse["data"]["lines"][number];
