import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { professionals } from "#worker/db/tables/services.ts";

/** Lists the contacts of professionals that visitors see. */
export const listContacts: Query<string[]> = combineQueries(
  [builder.select({ contact: professionals.contact }).from(professionals)],
  (rows) => rows.map(({ contact }) => contact),
);
