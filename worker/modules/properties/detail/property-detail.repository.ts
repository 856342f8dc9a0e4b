import { type SQL, sql } from "drizzle-orm";
import type { PropertyCard } from "#contract/listings/property.ts";
import type { PropertyDetailResponse, RemovedPropertyResponse } from "#contract/listings/property-responses.ts";
import { sortKeySql } from "#worker/db/property-columns/sort-keys.ts";
import type { Query, Row } from "#worker/db/query.ts";
import { cardColumnNames, toCard, toProperty } from "../property-rows.ts";
import { cardColumns, wholeColumns } from "../search/property-lists.repository.ts";

const similarShown = 3;

const priceOrder = sql.raw(sortKeySql("price_cents"));

/** Where listings alike are looked for: how many of them, dearer and cheaper. */
const neighbourhoods = [
  { name: "of_area", column: "area_key", index: "properties_area_price", reach: 1 },
  { name: "of_type", column: "type_key", index: "properties_type_price", reach: 2 },
] as const;

/** A live listing with a few available ones like it, or null. */
export function getProperty(uuid: string): Query<PropertyDetailResponse | null> {
  return {
    statements: [sql`SELECT ${wholeColumns}, ${neighbours} FROM properties AS me WHERE uuid = ${uuid} AND live = 1`],
    read([[row] = [] as Row[]]) {
      return row ? { data: { property: toProperty(row), similar: similarTo(row) } } : null;
    },
  };
}

/** A few available listings like one that was removed for good, or null for one that never was or is only in the bin. */
export function getRemovedProperty(uuid: string): Query<RemovedPropertyResponse | null> {
  return {
    statements: [
      sql`SELECT price_cents, property_type, area, ${neighbours}
        FROM (SELECT *, ${priceOrder} AS price_order FROM (SELECT *, 0 AS n FROM tombstones) WHERE uuid = ${uuid}) AS me`,
    ],
    read([[row] = [] as Row[]]) {
      return row ? { data: { property: null, similar: similarTo(row) } } : null;
    },
  };
}

const cardJson = sql.raw(`json_object(${cardColumnNames.map((name) => `'${name}', ${name}`).join(", ")})`);

/**
 * The next listings of the same kind and area or type, up or down the price, as JSON. They are found from within
 * the listing's own row, so each costs one row and nothing else.
 */
function nearby(column: "area_key" | "type_key", index: string, reach: number, dearer: boolean): SQL {
  const [compare, direction] = dearer ? [sql`>`, sql`ASC`] : [sql`<`, sql`DESC`];
  const same = sql.raw(`live = 1 AND kind = me.kind AND ${column} = me.${column}`);
  return sql`(SELECT json_group_array(${cardJson}) FROM (
    SELECT ${cardColumns} FROM properties INDEXED BY ${sql.raw(index)}
    WHERE ${same} AND price_order ${compare} me.price_order ORDER BY price_order ${direction} LIMIT ${reach}
  ))`;
}

/** The columns beside a row `me` in which its neighbours stand as JSON. */
const neighbours = sql.join(
  neighbourhoods.flatMap(({ name, column, index, reach }) => [
    sql`${nearby(column, index, reach, true)} AS ${sql.raw(`dearer_${name}`)}`,
    sql`${nearby(column, index, reach, false)} AS ${sql.raw(`cheaper_${name}`)}`,
  ]),
  sql`, `,
);

function similarTo(row: Row): PropertyCard[] {
  const candidates = neighbourhoods.flatMap(({ name }) =>
    [row[`dearer_${name}`], row[`cheaper_${name}`]].flatMap((json) => JSON.parse(json as string) as Row[]),
  );
  return nearest(row, candidates).map(toCard);
}

/** The candidates in the order of their likeness: same type, same area, then by how near the price is. */
function nearest(row: Row, candidates: Row[]): Row[] {
  const distance = (other: Row) =>
    Math.abs(Math.log((other.price_cents as number) / (row.price_cents as number))) +
    (other.property_type === row.property_type ? 0 : 0.5) +
    (other.area === row.area ? 0 : 0.5);
  const available = candidates.filter((candidate) => candidate.is_available === 1);
  const distinct = [...new Map(available.map((candidate) => [candidate.n, candidate])).values()];
  return distinct.sort((a, b) => distance(a) - distance(b)).slice(0, similarShown);
}
