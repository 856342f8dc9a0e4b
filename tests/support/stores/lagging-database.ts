import { env } from "cloudflare:workers";

/** Rows that a replica still has, by the text of the statement that reads them. */
type Stale = Map<string, unknown[]>;

/**
 * A database with a replica that lags: a query that it has answered once gets the same rows again, until it
 * catches up. Sessions with a bookmark that it has not reached, and sessions at the primary, read the newest state.
 */
export function createLaggingDatabase() {
  const stale: Stale = new Map();
  let reached = "";
  const reads = { primary: 0, replica: 0 };
  const isChange = (sql: string) => !/^\s*(select|with)\b/i.test(sql);

  function openSession(constraint: string = "first-unconstrained") {
    const session = env.DB.withSession("first-primary");
    const isBehind = constraint === "first-primary" || (constraint !== "first-unconstrained" && constraint > reached);
    let hasChanged = false;
    const run = async (sql: string, values: unknown[]) => {
      if (isChange(sql)) hasChanged = true;
      if (isBehind || hasChanged) {
        reads.primary += 1;
        return session
          .prepare(sql)
          .bind(...values)
          .all();
      }
      reads.replica += 1;
      const key = JSON.stringify([sql, values]).replace(/20\d\d-\d\d-\d\dT[\d:.]+Z/g, "now");
      const known = stale.get(key);
      const result = await session
        .prepare(sql)
        .bind(...values)
        .all();
      if (!known) stale.set(key, result.results);
      return known ? { ...result, results: known } : result;
    };
    const prepare = (sql: string) => ({
      bind: (...values: unknown[]) => ({ sql, values, all: () => run(sql, values), run: () => run(sql, values) }),
    });
    return {
      prepare,
      async batch(statements: { sql: string; values: unknown[] }[]) {
        if (isBehind || statements.some(({ sql }) => isChange(sql))) {
          hasChanged = true;
          reads.primary += 1;
          return session.batch(statements.map(({ sql, values }) => session.prepare(sql).bind(...values)));
        }
        const results = [];
        for (const { sql, values } of statements) results.push(await run(sql, values));
        return results;
      },
      getBookmark: () => session.getBookmark(),
    };
  }

  return {
    database: { ...openSession("first-primary"), withSession: openSession } as unknown as D1Database,
    /** Where the queries went. */
    reads,
    /** The replica has the newest state. */
    catchUp(bookmark: string) {
      stale.clear();
      reached = bookmark;
    },
  };
}
