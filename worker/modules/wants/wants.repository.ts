import { and, count, eq, inArray, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { wantLimits } from "#contract/wants/want-kinds.ts";
import { toBedroomRange, toFilterKeys, toPriceCents } from "#shared/listings/matching/filter-values.ts";
import type { PropertyFilters } from "#shared/listings/property-filters.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { combineQueries, type Query, selectFirst } from "#worker/db/query.ts";
import { wantMatches, wantPlaces, wants } from "#worker/db/tables/wants.ts";
import { type ComparedWant, toSearch } from "./match-want.ts";

export type WantRow = typeof wants.$inferSelect;

const dayMs = 86_400_000;
const daysAfter = (now: Date, days: number) => new Date(now.getTime() + days * dayMs).toISOString();
/** When a want ends that begins today. */
export const endOf = (now: Date): string => daysAfter(now, wantLimits.days);
const confirmEnd = (created: string) => daysAfter(new Date(created), wantLimits.confirmDays);

/** Whether a want is over, also before the schedule notices it. */
export const isOver = ({ status, ends_at, created_at }: WantRow, now: Date): boolean =>
  status === "ended" || (status === "unconfirmed" ? confirmEnd(created_at) : ends_at) <= now.toISOString();

/** What a new want needs; all else has a default. */
export type StoredWant = Pick<
  typeof wants.$inferInsert,
  "id" | "secret_hash" | "kind" | "filters" | "label" | "channel" | "status"
> &
  Partial<typeof wants.$inferInsert>;

/** Stores a want. @param personId the person for whom a colleague adds it */
export function insertWant(want: StoredWant, now: Date, personId?: string | null): Statement[] {
  const at = now.toISOString();
  const person_n = personId ? sql`(SELECT n FROM people WHERE people.id = ${personId} AND merged_into IS NULL)` : null;
  const values = { ...want, person_n, created_at: at, changed_at: at, ends_at: endOf(now) };
  return [builder.insert(wants).values(values), ...placeWant(want)];
}

const isWant = (id: string) => eq(wants.id, id);

export const findWantBySecret = (secretHash: string): Query<WantRow | undefined> =>
  selectFirst(builder.select().from(wants).where(eq(wants.secret_hash, secretHash)));
export const findWant = (id: string): Query<WantRow | undefined> =>
  selectFirst(builder.select().from(wants).where(isWant(id)));

/** Changes a want that has not ended. */
export const updateWant = (id: string, change: Partial<WantRow>, now: Date): Statement =>
  builder
    .update(wants)
    .set({ ...change, changed_at: now.toISOString() })
    .where(and(isWant(id), ne(wants.status, "ended")));

/** What is cleared when a want ends: no one is told any more. */
const ended = {
  status: "ended",
  ...{ name: null, email: null, phone_number: null, contact_key: null, endpoint: null, p256dh: null, auth: null },
} as const;

/** Ends wants, without a word of who wanted them. */
export const endWants = (condition: SQL | undefined, now: Date): Statement[] => [
  builder
    .delete(wantPlaces)
    .where(inArray(wantPlaces.want_n, builder.select({ n: wants.n }).from(wants).where(condition))),
  builder
    .update(wants)
    .set({ ...ended, changed_at: now.toISOString() })
    .where(condition),
];
export const endWant = (id: string, now: Date): Statement[] => endWants(isWant(id), now);

const anyPlace = [""];
const noMaximum = 1_000_000_000_000;

/** Writes the rows by which homes find a want: a superset of the homes that meet it. */
export function placeWant({ id, ...want }: { id: string } & ComparedWant): Statement[] {
  const search = toSearch(want);
  const { places, types, bounds } = search ? placesOf(search) : waitingPlaces(want);
  const [lowest, highest, from, to] = bounds;
  return [
    builder
      .delete(wantPlaces)
      .where(inArray(wantPlaces.want_n, builder.select({ n: wants.n }).from(wants).where(isWant(id)))),
    sql`INSERT INTO want_places (want_n, kind, type_key, place_key, max_price_cents, min_price_cents, min_bedrooms, max_bedrooms)
      SELECT n, kind, types.value, places.value, ${highest}, ${lowest}, ${from}, ${to}
      FROM wants, json_each(${JSON.stringify(types)}) AS types, json_each(${JSON.stringify(places)}) AS places
      WHERE wants.id = ${id} AND status <> 'ended'`,
  ];
}

function placesOf(search: PropertyFilters) {
  const { area, place, city, property_type } = search;
  const { min = 0, max = noMaximum } = toPriceCents(search);
  const rooms = toBedroomRange(search);
  return {
    places: orAny(toFilterKeys([area, place, city].find((names) => names.length > 0) ?? [])),
    types: orAny(toFilterKeys(property_type)),
    // A home with an unknown number of bedrooms counts as -1, which only a want without this filter has.
    bounds: [min, Math.min(max, noMaximum), rooms?.from ?? -1, Math.min(rooms?.to ?? noMaximum, noMaximum)] as const,
  };
}

const orAny = (keys: string[]) => (keys.length > 0 ? keys : anyPlace);

/** A person who waits for a free time is found by the course or the professional. */
const waitingPlaces = ({ filters }: ComparedWant) => ({
  places: [filters.course_id ?? filters.professional_id ?? ""].flat(),
  types: anyPlace,
  bounds: [0, noMaximum, -1, noMaximum] as const,
});

/** Counts the homes that the owner of a want was told. */
export const countTold = (n: number): Query<number> =>
  combineQueries(
    [
      builder
        .select({ count: count() })
        .from(wantMatches)
        .where(and(eq(wantMatches.want_n, n), isNotNull(wantMatches.sent_at))),
    ],
    ([row]) => row?.count ?? 0,
  );
