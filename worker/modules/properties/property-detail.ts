import { type SQL, sql } from "drizzle-orm";
import type { PropertyDetail } from "../../contract/listing-answers.ts";
import type { Query, Row } from "../../db/query.ts";
import { toCard, toProperty } from "./property-answers.ts";
import { cardColumns, fullColumns } from "./property-lists.ts";

const similarShown = 3;

/** A live listing with a few available ones like it, or null. */
export function getProperty(uuid: string): Query<PropertyDetail | null> {
  return {
    statements: [
      sql`SELECT ${fullColumns} FROM properties WHERE uuid = ${uuid} AND live = 1`,
      sql`WITH me AS MATERIALIZED (
          SELECT n, kind, type_key, area_key, price_cents FROM properties WHERE uuid = ${uuid} AND live = 1
        )
        ${sql.join(neighbourhoods.map(neighbours), sql` UNION ALL `)}`,
    ],
    read([found = [], candidates = []]) {
      const [row] = found;
      if (!row) return null;
      return { data: { property: toProperty(row), similar: nearest(row, candidates).map(toCard) } };
    },
  };
}

interface Neighbourhood {
  column: "area_key" | "type_key";
  index: string;
  dearer: boolean;
  /** Rows looked at, so that a run of unavailable listings costs no more than this. */
  reach: number;
}

const neighbourhoods: Neighbourhood[] = [true, false].flatMap((dearer): Neighbourhood[] => [
  { column: "area_key", index: "properties_area_price", dearer, reach: 1 },
  { column: "type_key", index: "properties_type_price", dearer, reach: 2 },
]);

/** The next available listings of the same kind and area or type, up or down the price. */
function neighbours({ column, index, dearer, reach }: Neighbourhood): SQL {
  const mine = (name: string) => sql.raw(`(SELECT ${name} FROM me)`);
  const [compare, direction] = dearer ? [sql`>=`, sql`ASC`] : [sql`<=`, sql`DESC`];
  return sql`SELECT ${cardColumns} FROM (
      SELECT ${cardColumns} FROM properties INDEXED BY ${sql.raw(index)}
      WHERE live = 1 AND kind = ${mine("kind")} AND ${sql.raw(column)} = ${mine(column)}
        AND price_cents ${compare} ${mine("price_cents")} AND n <> ${mine("n")}
      ORDER BY price_cents ${direction} LIMIT ${reach}
    ) WHERE is_available = 1`;
}

/** The candidates in the order of their likeness: same type, same area, then by how near the price is. */
function nearest(row: Row, candidates: Row[]): Row[] {
  const distance = (other: Row) =>
    Math.abs(Math.log((other.price_cents as number) / (row.price_cents as number))) +
    (other.property_type === row.property_type ? 0 : 0.5) +
    (other.area === row.area ? 0 : 0.5);
  const distinct = [...new Map(candidates.map((candidate) => [candidate.n, candidate])).values()];
  return distinct.sort((a, b) => distance(a) - distance(b)).slice(0, similarShown);
}
