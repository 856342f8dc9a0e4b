import { and, eq, isNotNull } from "drizzle-orm";
import { priceFiguresSchema } from "#contract/listings/prices/usual-price-schemas.ts";
import type { PriceFigures } from "#shared/prices/price-figures.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { jobs } from "#worker/db/tables/operations.ts";

/** The task of the schedule that computes the figures. They are its state. */
export const pricesJob = "prices";

/** Finds the figures of the last night; null before the first one. */
export const findPriceFigures: Query<PriceFigures | null> = combineQueries(
  [
    builder
      .select({ state: jobs.state })
      .from(jobs)
      .where(and(eq(jobs.name, pricesJob), isNotNull(jobs.state))),
  ],
  ([job]) => (job ? priceFiguresSchema.parse(job.state) : null),
);
