import { and, eq, exists, gte, lte, type SQL, sql } from "drizzle-orm";
import type { CatalogueHome } from "#shared/catalogue/catalogue-home.ts";
import { getPrice } from "#shared/listings/property-price.ts";
import { toSearchKey } from "#shared/listings/words.ts";
import { builder } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { wantPlaces, wants } from "#worker/db/tables/wants.ts";
import { createHomeTest, createMatchTest } from "./match-want.ts";
import { personIdOfWant } from "./want-list.repository.ts";

/** The conditions on the price and on the bedrooms of a home. */
function meetsBounds(home: CatalogueHome): [maxPrice: SQL, minPrice: SQL, bedrooms: SQL] {
  const price = Math.round(getPrice(home) * 100);
  const rooms = home.bedrooms ?? -1;
  return [
    gte(wantPlaces.max_price_cents, price),
    lte(wantPlaces.min_price_cents, price),
    sql`(${lte(wantPlaces.min_bedrooms, rooms)} AND ${gte(wantPlaces.max_bedrooms, rooms)})`,
  ];
}

/** An empty key stands for each type or place. */
const toKeys = (names: (string | null)[]) => ["", ...names.map((name) => toSearchKey(name ?? ""))];

/** Finds the active wants that a home meets, as lists decide. */
export function findWantsFor(home: CatalogueHome): Query<{ n: number; id: string }[]> {
  const found = builder
    .select({ n: wants.n, id: wants.id, kind: wants.kind, filters: wants.filters })
    .from(wantPlaces)
    .innerJoin(wants, eq(wants.n, wantPlaces.want_n))
    .where(
      and(
        eq(wantPlaces.kind, home.kind),
        isOneOf(wantPlaces.type_key, toKeys([home.property_type])),
        isOneOf(wantPlaces.place_key, toKeys([home.area, home.city])),
        ...meetsBounds(home),
        eq(wants.status, "active"),
      ),
    );
  return combineQueries([found], (rows) => {
    const isMet = createMatchTest(home);
    return [...new Map(rows.map((row) => [row.n, row])).values()].filter(isMet);
  });
}

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
  const bounds = meetsBounds(home).map((bound) => sql`(${bound})`);
  const place = builder
    .select({ found: sql`1` })
    .from(wantPlaces)
    .where(and(eq(wantPlaces.want_n, wants.n), gte(sql.join(bounds, sql` + `), 2)));
  const near = builder
    .select({ id: wants.id, kind: wants.kind, filters: wants.filters, label: wants.label })
    .from(wants)
    .where(and(eq(wants.status, "active"), eq(wants.kind, home.kind), exists(place)))
    .orderBy(wants.n);
  return combineQueries([near], (found) => {
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
      builder
        .select({ id: wants.id, person_id: personIdOfWant(reader).as("person_id") })
        .from(wants)
        .where(isOneOf(wants.id, ids)),
    ],
    (rows) => new Map(rows.map(({ id, person_id }) => [id, person_id])),
  );
