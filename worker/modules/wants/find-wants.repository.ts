import { and, desc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
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

type MetWant = Pick<typeof wants.$inferSelect, "n" | "id" | "filters" | "label">;

/** Finds the active wants that a home meets, as lists decide. */
export function findWantsFor(home: CatalogueHome): Query<MetWant[]> {
  const { n, id, kind, filters, label } = wants;
  const found = builder
    .select({ n, id, kind, filters, label })
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
export interface FoundWant extends MetWant {
  missed: string[];
}

/** Near misses are looked for among so many wants, because an index finds only those that a home meets. */
export const maxNearWants = 1000;

/** Finds the active wants that a home meets, then those of which it misses one filter, among the newest wants. */
export function findNearWants(home: CatalogueHome): Query<FoundWant[]> {
  const newest = builder.select().from(wants).orderBy(desc(wants.n)).limit(maxNearWants).as("newest");
  const { n, id, kind, filters, label, status } = newest;
  const compared = builder
    .select({ n, id, kind, filters, label })
    .from(newest)
    .where(and(eq(status, "active"), eq(kind, home.kind)))
    .orderBy(n);
  return combineQueries([findWantsFor(home), compared], (met, others) => {
    const test = createHomeTest(home);
    const known = new Set(met.map((want) => want.n));
    const near = others.flatMap((want) => {
      const missed = known.has(want.n) ? undefined : test(want);
      return missed ? [{ ...want, missed }] : [];
    });
    return [...met.map((want) => ({ ...want, missed: [] })), ...near].sort(
      (one, other) => one.missed.length - other.missed.length,
    );
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
