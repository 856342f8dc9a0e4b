import { and, eq, exists, type SQL } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";
import { appointments } from "#worker/db/tables/appointments.ts";
import { cacheTags } from "#worker/http/caching/cache-tags.ts";
import { requestRenewal } from "#worker/modules/operations/cache-renewals.repository.ts";

/** Renews the copies of courses, which show free seats, if one of the appointments is a lesson. */
export const renewSeats = (isChosen: SQL): Statement =>
  requestRenewal(
    [cacheTags.courses],
    exists(
      builder
        .select({ n: appointments.n })
        .from(appointments)
        .where(and(isChosen, eq(appointments.kind, "lesson"))),
    ),
  );
