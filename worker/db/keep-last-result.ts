import type { Query, Row } from "./query.ts";

/**
 * The greatest length of the texts in rows that are kept. With its objects and its JSON, a result takes up to nine times as
 * much memory.
 */
const maxTextLength = 16_384;

/**
 * Returns the query with a `read` that returns its last result again if the database returns the same rows: comparing
 * them takes less time than converting them. The result must depend on nothing but the rows, and nothing may change it.
 * Only statements that return one row at most are compared.
 */
export function keepLastResult<T>({ statements, read }: Query<T>): Query<T> {
  let last: { rows: (Row | undefined)[]; result: T } | undefined;
  return {
    statements,
    read(results) {
      const rows = results.map(([row]) => row);
      if (last && haveSingleRows(results) && haveSameValues(last.rows, rows)) return last.result;
      const result = read(results);
      last = haveSingleRows(results) && textLengthOf(rows) <= maxTextLength ? { rows, result } : undefined;
      return result;
    },
  };
}

const haveSingleRows = (results: Row[][]) => results.every((rows) => rows.length <= 1);

/** Compares rows of the same statements, which have the same columns. */
const haveSameValues = (rows: (Row | undefined)[], others: (Row | undefined)[]) =>
  rows.every((row, index) => {
    const other = others[index];
    if (!row || !other) return row === other;
    for (const name in row) if (row[name] !== other[name]) return false;
    return true;
  });

function textLengthOf(rows: (Row | undefined)[]): number {
  const values = rows.flatMap((row) => Object.values(row ?? {}));
  return values.reduce<number>((length, value) => length + (typeof value === "string" ? value.length : 0), 0);
}
