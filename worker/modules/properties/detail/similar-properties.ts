import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { PropertyCard } from "#contract/listings/property.ts";
import { toSearchKey } from "#shared/listings/words.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { filterWord } from "#worker/db/property-columns/filter-words.ts";
import { fromJson, storedColumns } from "#worker/db/stored-columns.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { type CardRow, cardColumnNames, columnList, toCard } from "../property-rows.ts";
import { familyMatches } from "./type-families.ts";

const maxSimilar = 3;

/** Of the same type and area, the newest are compared by price. Each costs a row in the index and one in the table. */
const maxOfArea = 6;

/** Some are found twice, and some are not available. */
const maxCandidates = 9;

/** Of the same type, with higher and with lower prices. */
const maxNextPrices = 2;

const cardColumns = columnList(cardColumnNames);
const cardJson = sql.raw(`json_object(${cardColumnNames.map((name) => `'${name}', ${name}`).join(", ")})`);

/** Full-text expressions of words that depend on the row `base`. */
const quoted = (start: string, column: SQL) => sql`'"${sql.raw(start)}' || ${column} || '"'`;
const sameKind = quoted(filterWord.kind(""), sql`base.kind`);
const otherKind = quoted(filterWord.kind(""), sql`CASE base.kind WHEN 'buy' THEN 'rent' ELSE 'buy' END`);
const sameType = quoted(filterWord.type(""), sql`base.type_key`);
const sameArea = quoted(filterWord.area(""), sql`base.area_key`);
const available = sql.raw(`'"${filterWord.available(true)}"'`);
const sameFamily = sql`CASE base.type_key ${sql.join(
  familyMatches.map(([typeKey, match]) => sql.raw(`WHEN '${typeKey}' THEN '${match}'`)),
  sql` `,
)} ELSE ${sameType} END`;

const without = (expression: SQL, excluded: SQL): SQL => sql`${expression} || ' NOT ' || ${excluded}`;
const otherTypes = without(sameFamily, sameType);

/** Selects the newest properties, other than the row `base`, that match all expressions. */
const matching = (limit: number, expressions: SQL[]): SQL =>
  sql`SELECT * FROM (
    SELECT ${cardColumns} FROM (
      SELECT rowid AS found FROM property_index
      WHERE property_index MATCH ${sql.join(
        expressions.map((expression) => sql`(${expression})`),
        sql` || ' AND ' || `,
      )} AND rowid <> base.n ORDER BY rowid DESC LIMIT ${integerLiteral(limit)}
    ) CROSS JOIN properties ON n = found
  )`;

/** Selects the properties of the same kind and type with the next higher or lower prices. */
function nextPrices(isHigher: boolean): SQL {
  const [compare, direction] = isHigher ? [sql`>`, sql`ASC`] : [sql`<`, sql`DESC`];
  return sql`SELECT * FROM (
    SELECT ${cardColumns} FROM properties INDEXED BY properties_type_price
    WHERE is_listed = 1 AND kind = base.kind AND type_key = base.type_key AND price_order ${compare} base.price_order
    ORDER BY price_order ${direction} LIMIT ${integerLiteral(maxNextPrices)}
  )`;
}

/** Selects the rows of all parts. A part is read only if those before it have too few rows. */
const chain = (...parts: SQL[]): SQL => sql`SELECT * FROM (${sql.join(parts, sql` UNION ALL `)})`;

/** Most properties need only the first. In two halves, because D1 accepts at most five terms in a row. */
const candidates = chain(
  chain(
    matching(maxOfArea, [sameKind, sameType, sameArea, available]),
    nextPrices(true),
    nextPrices(false),
    matching(maxSimilar, [without(sameKind, sameArea), sameType, available]),
  ),
  chain(
    matching(maxSimilar, [sameKind, otherTypes, sameArea, available]),
    matching(maxSimilar, [without(sameKind, sameArea), otherTypes, available]),
    matching(maxSimilar, [otherKind, sameFamily, available]),
  ),
);

export const similarRows = z.array(storedColumns(properties, cardColumnNames));

/** The properties that may be similar to a row `base`, stored as JSON. */
export const similarHomes = sql`(
  SELECT json_group_array(${cardJson}) FROM (${candidates} LIMIT ${integerLiteral(maxCandidates)})
)`.mapWith(fromJson(similarRows));

/** What properties are compared by. */
type ComparedRow = Pick<CardRow, "kind" | "property_type" | "area" | "city" | "price_cents">;

/**
 * Returns the most similar properties of the rows in `similarHomes`: available if there are any; the same kind first,
 * then the same type, area and city, and the closest price.
 */
export function chooseSimilar(row: ComparedRow, found: CardRow[]): PropertyCard[] {
  const distinct = [...new Map(found.map((candidate) => [candidate.n, candidate])).values()];
  const free = distinct.filter((candidate) => candidate.is_available);
  return (free.length > 0 ? free : distinct)
    .map((candidate) => ({ candidate, ranks: differences(row, candidate) }))
    .sort((a, b) => compareRanks(a.ranks, b.ranks))
    .slice(0, maxSimilar)
    .map(({ candidate }) => toCard(candidate));
}

/** Returns how a candidate differs, the most important difference first; the last one is the logarithm of the prices' ratio. */
const differences = (row: ComparedRow, other: ComparedRow): number[] => [
  Number(other.kind !== row.kind),
  Number(other.property_type !== row.property_type),
  Number(!isSamePlace(row.area, other.area)),
  Number(!isSamePlace(row.city, other.city)),
  Math.abs(Math.log(other.price_cents / row.price_cents)),
];

/** Unknown places are not the same. */
function isSamePlace(a: string | null, b: string | null): boolean {
  const key = toSearchKey(a ?? "");
  return key !== "" && key === toSearchKey(b ?? "");
}

function compareRanks(a: number[], b: number[]): number {
  const index = a.findIndex((rank, i) => rank !== b[i]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
