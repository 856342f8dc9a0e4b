import { type Query, query } from "#worker/db/query.ts";

/** The cost of one read: trips to the database, rows read by each statement, and how long each took in D1. */
export interface Cost {
  trips: number;
  rows: number[];
  milliseconds: number[];
}

/** Runs a query and measures its cost. */
export async function measure<T>(db: D1Database, measured: Query<T>): Promise<{ result: T; cost: Cost }> {
  const cost: Cost = { trips: 0, rows: [], milliseconds: [] };
  const note = (results: D1Result[]) => {
    cost.trips += 1;
    cost.rows.push(...results.map(({ meta }) => meta.rows_read));
    cost.milliseconds.push(...results.map(({ meta }) => meta.duration));
  };
  const counted = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => counted(target.bind(...values));
        if (name === "all") {
          return async () => {
            const result = await target.all();
            note([result]);
            return result;
          };
        }
        return name === "uncounted" ? target : Reflect.get(target, name);
      },
    });
  const counting = {
    prepare: (sql: string) => counted(db.prepare(sql)),
    batch: async (statements: (D1PreparedStatement & { uncounted: D1PreparedStatement })[]) => {
      const results = await db.batch(statements.map(({ uncounted }) => uncounted));
      note(results);
      return results;
    },
  };
  const [result] = await query(counting as unknown as D1Database, measured);
  return { result: result as T, cost };
}
