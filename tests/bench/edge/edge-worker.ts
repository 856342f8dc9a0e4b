import { createApp } from "#worker/app.ts";
import type { Bindings } from "#worker/bindings.ts";

/** The real worker. Each response says what it cost the database, in trips and in rows read and written. */
const app = createApp();

interface Cost {
  trips: number;
  read: number;
  written: number;
}

interface Counted extends D1PreparedStatement {
  uncounted: D1PreparedStatement;
}

function counting(db: D1Database | D1DatabaseSession, cost: Cost): D1Database {
  const note = (results: D1Result[]) => {
    cost.trips += 1;
    for (const { meta } of results) {
      cost.read += meta.rows_read;
      cost.written += meta.rows_written;
    }
  };
  const counted = (statement: D1PreparedStatement): object => ({
    uncounted: statement,
    bind: (...values: unknown[]) => counted(statement.bind(...values)),
    async all() {
      const result = await statement.all();
      note([result]);
      return result;
    },
  });
  const methods = {
    prepare: (sql: string) => counted(db.prepare(sql)),
    async batch(statements: Counted[]) {
      const results = await db.batch(statements.map(({ uncounted }) => uncounted));
      note(results);
      return results;
    },
    withSession: (constraint: string) => counting((db as D1Database).withSession(constraint), cost),
    getBookmark: () => null,
  };
  return methods as unknown as D1Database;
}

export default {
  async fetch(request, bindings, context) {
    const cost: Cost = { trips: 0, read: 0, written: 0 };
    const now = Number(request.headers.get("x-bench-now"));
    Date.now = () => now;
    // Static pages are a file here; a deployment has one for each.
    const ASSETS = { fetch: async () => new Response("<!doctype html>") } as unknown as Fetcher;
    const found = await app.fetch(request, { ...bindings, ASSETS, DB: counting(bindings.DB, cost) }, context);
    const response = new Response(found.body, found);
    response.headers.set("x-bench-cost", JSON.stringify(cost));
    return response;
  },
} satisfies ExportedHandler<Bindings>;
