import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("no statement has a limit as a bound parameter, because SQLite would compile it again at each execution", () => {
  const statements = globSync("worker/**/*.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\b(?:LIMIT|OFFSET) \$\{[^}]*/g)].map(([limit]) => `${file}: ${limit}`),
  );
  expect(statements.length).toBeGreaterThan(10);
  const allowed = /\$\{(integerLiteral\(|limitSql$|limitIf)/;
  // The text of this statement has no parameters.
  const dump = "worker/db/dump/database-dump.ts";
  expect(statements.filter((statement) => !allowed.test(statement) && !statement.startsWith(dump))).toEqual([]);
});
