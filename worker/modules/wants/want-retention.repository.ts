import { and, eq, inArray, lte, or } from "drizzle-orm";
import { wantLimits } from "#contract/wants/want-kinds.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { wants } from "#worker/db/tables/wants.ts";
import { endWants } from "./wants.repository.ts";

/** What is left of a want that ended, without a contact, is deleted after so many days. */
const retentionDays = 30;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

/** Ends wants whose owners no longer look, or never confirmed their address, and deletes those that ended a month ago. */
export const endExpiredWants = (now: Date): Statement[] => [
  ...endWants(
    or(
      and(inArray(wants.status, ["active", "paused"]), lte(wants.ends_at, now.toISOString())),
      and(eq(wants.status, "unconfirmed"), lte(wants.created_at, daysBefore(now, wantLimits.confirmDays))),
    ),
    now,
  ),
  builder.delete(wants).where(and(eq(wants.status, "ended"), lte(wants.changed_at, daysBefore(now, retentionDays)))),
];
