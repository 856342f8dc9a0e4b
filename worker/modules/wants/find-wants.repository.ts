import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { CatalogueHome } from "#shared/catalogue/catalogue-home.ts";
import { getPrice } from "#shared/listings/property-price.ts";
import { toSearchKey } from "#shared/listings/words.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { storedColumns } from "#worker/db/stored-columns.ts";
import { wants } from "#worker/db/tables/wants.ts";
import { createHomeTest, createMatchTest } from "./match-want.ts";
import { personIdOfWant } from "./want-list.repository.ts";

const compared = storedColumns(wants, ["n", "id", "kind", "filters"]);

/** The rows of `want_places` that a home may meet. */
function mayMeet({ kind, property_type, city, area, bedrooms, ...home }: CatalogueHome): SQL {
  const price = Math.round(getPrice({ kind, ...home }) * 100);
  const rooms = bedrooms ?? -1;
  const keys = (names: (string | null)[]) => JSON.stringify(["", ...names.map((name) => toSearchKey(name ?? ""))]);
  return sql`want_places.kind = ${kind} AND type_key IN (SELECT value FROM json_each(${keys([property_type])}))
    AND place_key IN (SELECT value FROM json_each(${keys([area, city])}))
    AND max_price_cents >= ${price} AND min_price_cents <= ${price} AND min_bedrooms <= ${rooms} AND max_bedrooms >= ${rooms}`;
}

/** Finds the active wants that a home meets, as lists decide. */
export function findWantsFor(home: CatalogueHome): Query<{ n: number; id: string }[]> {
  const found = selectRows(
    sql`SELECT wants.n, wants.id, wants.kind, filters FROM want_places INDEXED BY want_places_match
      CROSS JOIN wants ON wants.n = want_n WHERE ${mayMeet(home)} AND wants.status = 'active'`,
    compared,
  );
  return combineQueries([found], (rows) => {
    const isMet = createMatchTest(home);
    return [...new Map(rows.map((row) => [row.n, row])).values()].filter(isMet);
  });
}

const nearRow = storedColumns(wants, ["id", "kind", "filters", "label"]);

/** A want and the filters that a home misses, none or one. */
export interface FoundWant {
  id: string;
  label: string;
  filters: (typeof wants.$inferSelect)["filters"];
  missed: string[];
}

/**
 * Finds the active wants that a home meets, then those of which it misses one filter. Bounds and bedrooms are compared first,
 * because this reads all wants of a kind.
 */
export function findNearWants(home: CatalogueHome): Query<FoundWant[]> {
  const price = Math.round(getPrice(home) * 100);
  const rooms = home.bedrooms ?? -1;
  const rows = selectRows(
    sql`SELECT wants.id, wants.kind, filters, label FROM wants WHERE status = 'active' AND wants.kind = ${home.kind}
      AND EXISTS (SELECT 1 FROM want_places WHERE want_n = wants.n
        AND (max_price_cents >= ${price}) + (min_price_cents <= ${price})
          + (min_bedrooms <= ${rooms} AND max_bedrooms >= ${rooms}) >= 2)
      ORDER BY wants.n`,
    nearRow,
  );
  return combineQueries([rows], (found) => {
    const test = createHomeTest(home);
    const tested = found.flatMap(({ kind, ...want }) => {
      const missed = test({ kind, filters: want.filters });
      return missed ? [{ ...want, missed }] : [];
    });
    return tested.sort((one, other) => one.missed.length - other.missed.length);
  });
}

/** Returns the people of wants whom the reader may see, by the ids of the wants. */
export const findPersonIds = (reader: HealthReader, ids: readonly string[]): Query<Map<string, string | null>> =>
  combineQueries(
    [
      selectRows(
        sql`SELECT wants.id, ${personIdOfWant(reader)} AS person_id FROM wants
          WHERE wants.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
        z.object({ id: z.string(), person_id: z.string().nullable() }),
      ),
    ],
    (rows) => new Map(rows.map(({ id, person_id }) => [id, person_id])),
  );
