import { type SQL, sql } from "drizzle-orm";
import type { PropertyCard } from "#contract/listings/property.ts";
import type { PropertyDetailResponse, RemovedPropertyResponse } from "#contract/listings/property-responses.ts";
import { integerLiteral } from "#worker/db/integer-literal.ts";
import { sortKeySql } from "#worker/db/property-columns/sort-keys.ts";
import type { Query, Row } from "#worker/db/query.ts";
import { cardColumnNames, cardColumns, toCard, toProperty, wholeColumns } from "../property-rows.ts";

const maxSimilar = 3;

const priceOrder = sql.raw(sortKeySql("price_cents"));

/** The groups in which similar properties are searched. `limit` applies to higher and to lower prices. */
const similarGroups = [
  { name: "of_area", column: "area_key", index: "properties_area_price", limit: 1 },
  { name: "of_type", column: "type_key", index: "properties_type_price", limit: 2 },
] as const;

/** Other live properties, available and newest first, which fill up the similar ones. At most three rows are read. */
const maxOthers = 2;

/** Finds a property that has a page, with a few similar ones, available if there are any; null if there is none. */
export function getProperty(uuid: string): Query<PropertyDetailResponse | null> {
  return {
    statements: [
      sql`SELECT ${wholeColumns}, ${neighbours} FROM properties AS base WHERE uuid = ${uuid} AND has_page = 1`,
    ],
    read([[row] = [] as Row[]]) {
      return row ? { data: { property: toProperty(row), similar: similarTo(row) } } : null;
    },
  };
}

/** Finds properties similar to a permanently deleted one; null if the property never existed or is in the bin. */
export function getRemovedProperty(uuid: string): Query<RemovedPropertyResponse | null> {
  return {
    statements: [
      sql`SELECT kind, price_cents, property_type, area, ${neighbours}
        FROM (SELECT *, ${priceOrder} AS price_order FROM (SELECT *, 0 AS n FROM tombstones) WHERE uuid = ${uuid}) AS base`,
    ],
    read([[row] = [] as Row[]]) {
      return row ? { data: { property: null, similar: similarTo(row) } } : null;
    },
  };
}

const cardJson = sql.raw(`json_object(${cardColumnNames.map((name) => `'${name}', ${name}`).join(", ")})`);

/**
 * Selects the properties of the same kind and area or type with the next higher or lower prices, as JSON. As a subquery
 * of the property's own row, each costs one row read.
 */
function nearby(column: "area_key" | "type_key", index: string, limit: number, isHigher: boolean): SQL {
  const [compare, direction] = isHigher ? [sql`>`, sql`ASC`] : [sql`<`, sql`DESC`];
  const same = sql.raw(`live = 1 AND kind = base.kind AND ${column} = base.${column}`);
  return sql`(SELECT json_group_array(${cardJson}) FROM (
    SELECT ${cardColumns} FROM properties INDEXED BY ${sql.raw(index)}
    WHERE ${same} AND price_order ${compare} base.price_order ORDER BY price_order ${direction} LIMIT ${integerLiteral(limit)}
  ))`;
}

/** Selects others of one kind. As `+n` is no indexed column, the order of the index decides. */
function others(kind: SQL): SQL {
  return sql`SELECT * FROM (
    SELECT ${cardColumns} FROM properties INDEXED BY properties_kind_best
    WHERE live = 1 AND kind = ${kind} AND +n <> base.n ORDER BY best_order DESC LIMIT ${integerLiteral(maxOthers)}
  )`;
}

/** The second part is read only if the first has too few rows. */
const othersAsJson = sql`(SELECT json_group_array(${cardJson}) FROM (
  ${others(sql`base.kind`)} UNION ALL ${others(sql`CASE base.kind WHEN 'buy' THEN 'rent' ELSE 'buy' END`)} LIMIT ${integerLiteral(maxOthers)}
))`;

/** Columns with the neighbours of a row `base` and with other properties, as JSON. */
const neighbours = sql.join(
  [
    ...similarGroups.flatMap(({ name, column, index, limit }) => [
      sql`${nearby(column, index, limit, true)} AS ${sql.raw(`higher_priced_${name}`)}`,
      sql`${nearby(column, index, limit, false)} AS ${sql.raw(`lower_priced_${name}`)}`,
    ]),
    sql`${othersAsJson} AS others`,
  ],
  sql`, `,
);

function similarTo(row: Row): PropertyCard[] {
  const names = similarGroups.flatMap(({ name }) => [`higher_priced_${name}`, `lower_priced_${name}`]);
  const candidates = [...names, "others"].flatMap((name) => JSON.parse(row[name] as string) as Row[]);
  const distinct = [...new Map(candidates.map((candidate) => [candidate.n, candidate])).values()];
  const available = distinct.filter((candidate) => candidate.is_available === 1);
  return mostSimilar(row, available.length > 0 ? available : distinct).map(toCard);
}

/** Sorts candidates by similarity: the same kind, type and area count, and a close price. */
function mostSimilar(row: Row, candidates: Row[]): Row[] {
  const distance = (other: Row) =>
    (other.kind === row.kind ? 0 : 100) +
    Math.abs(Math.log((other.price_cents as number) / (row.price_cents as number))) +
    (other.property_type === row.property_type ? 0 : 0.5) +
    (other.area === row.area ? 0 : 0.5);
  return candidates.sort((a, b) => distance(a) - distance(b)).slice(0, maxSimilar);
}
