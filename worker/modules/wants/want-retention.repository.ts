import { sql } from "drizzle-orm";
import { wantLimits } from "#contract/wants/want-kinds.ts";
import type { Statement } from "#worker/db/driver.ts";
import { endWants } from "./wants.repository.ts";

/** What is left of a want that ended, without a contact, is deleted after so many days. */
const retentionDays = 30;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

/** Ends wants whose owners no longer look, or never confirmed their address, and deletes those that ended a month ago. */
export const endExpiredWants = (now: Date): Statement[] => [
  ...endWants(
    sql`(status IN ('active', 'paused') AND ends_at <= ${now.toISOString()})
      OR (status = 'unconfirmed' AND created_at <= ${daysBefore(now, wantLimits.confirmDays)})`,
    now,
  ),
  sql`DELETE FROM wants WHERE status = 'ended' AND changed_at <= ${daysBefore(now, retentionDays)}`,
];
