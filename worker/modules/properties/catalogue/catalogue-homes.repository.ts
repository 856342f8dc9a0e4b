import { count, desc, eq } from "drizzle-orm";
import { maxCatalogueHomes } from "#shared/catalogue/catalogue-document.ts";
import type { CatalogueHome } from "#shared/catalogue/catalogue-home.ts";
import { readLiving } from "#shared/listings/details/living-facts.ts";
import { readDetails } from "#shared/listings/details/property-details.ts";
import { readPhoneNumber } from "#shared/people/phone-number.ts";
import { builder } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { combineQueries, type Query, selectFirst } from "#worker/db/query.ts";
import { getColumns } from "#worker/db/stored-columns.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { cardColumnNames, type PropertyRow, toCard } from "../property-rows.ts";
import { plainPlaceholder } from "./plain-placeholder.ts";

const factColumnNames = [
  "amenities",
  "landmark",
  "living_checked_at",
  "country",
  "postal_code",
  "is_confirmed",
  "price_reduced_at",
  "advance_months",
  "deposit_cents",
  "agency_fee_cents",
  "latitude",
  "longitude",
  "listed_by",
  "contact_number",
  "description",
  "year_built",
  "renovation_year",
  "previous_owners",
  "is_new_construction",
  "lease_duration",
  "furnished",
  "pets_allowed",
  "has_parking",
  "last_renovation_year",
  "previous_tenants",
  "power",
  "power_hours",
  "generator",
  "water",
  "fence",
  "guard",
  "road",
  "road_minutes",
  "floods",
  "signal",
] as const satisfies (keyof PropertyRow)[];
const names = [...cardColumnNames, ...factColumnNames];
const columns = getColumns(properties, names);
type CatalogueRow = Pick<PropertyRow, (typeof names)[number]>;

/** The newest listed homes, the newest first, and how many there are in all. */
export interface ListedHomes {
  homes: CatalogueHome[];
  total: number;
}

/** Finds the homes of the catalogue. */
export function findCatalogueHomes(): Query<ListedHomes> {
  const isListed = eq(properties.is_listed, true);
  const rows = builder
    .select(columns)
    .from(properties)
    .where(isListed)
    .orderBy(desc(properties.n))
    .limit(maxCatalogueHomes);
  const counted = builder
    .select({ total: count().as("total") })
    .from(properties)
    .where(isListed);
  return combineQueries([rows, selectFirst(counted)], (found, counts) => {
    const e164 = createNumberReader();
    return { homes: found.map((row) => toHome(row, e164)), total: counts?.total ?? 0 };
  });
}

/** Finds homes by their uuids, also drafts and those that are off the lists. */
export const findCatalogueHomesById = (uuids: readonly string[]): Query<CatalogueHome[]> =>
  combineQueries([builder.select(columns).from(properties).where(isOneOf(properties.uuid, uuids))], (found) =>
    found.map((row) => toHome(row, createNumberReader())),
  );

/** Few numbers are those of many homes, so each is read once. */
function createNumberReader(): (number: string | null) => string | null {
  const known = new Map<string, string | null>();
  return (number) => {
    if (number === null) return null;
    const e164 = known.get(number) ?? readPhoneNumber(number)?.e164 ?? null;
    known.set(number, e164);
    return e164;
  };
}

const toDollars = (cents: number | null) => (cents === null ? null : cents / 100);
/** Three digits are exact to about 110 m, as on the page of a home with an approximate pin. */
const round = (degrees: number | null) => (degrees === null ? null : Math.round(degrees * 1000) / 1000);

function toHome(row: CatalogueRow, e164: (number: string | null) => string | null): CatalogueHome {
  return {
    ...readDetails("buy", row),
    ...readDetails("rent", row),
    ...toCard(row),
    placeholder: row.cover_placeholder && plainPlaceholder(row.cover_placeholder),
    amenities: row.amenities,
    landmark: row.landmark,
    living: readLiving(row),
    living_checked_at: row.living_checked_at,
    country: row.country,
    postal_code: row.postal_code,
    is_confirmed: row.is_confirmed,
    price_reduced_at: row.price_reduced_at,
    advance_months: row.advance_months,
    deposit: toDollars(row.deposit_cents),
    agency_fee: toDollars(row.agency_fee_cents),
    latitude: round(row.latitude),
    longitude: round(row.longitude),
    listed_by: row.listed_by,
    contact_number: row.contact_number,
    contact_e164: e164(row.contact_number),
    description: row.description,
  };
}
