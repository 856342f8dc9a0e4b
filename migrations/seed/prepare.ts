import { SQL } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";

/** Converts a statement to a D1 statement with bound parameters. */
export function prepare(db: D1Database, statement: Statement): D1PreparedStatement {
  const { sql, params } = compose(statement);
  return db.prepare(sql).bind(...params);
}

function compose(statement: Statement): { sql: string; params: unknown[] } {
  if (statement instanceof SQL) return builder.run(statement).getQuery();
  if ("toSQL" in statement && typeof statement.toSQL === "function") return statement.toSQL();
  throw new TypeError("The statement has no text");
}
