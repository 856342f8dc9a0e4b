import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../migrations/wrangler.ts";

const operations = readFileSync(join(root, ".github/operations.md"), "utf8");
const rows = (operations.split("| What fails |")[1] ?? "")
  .split("\n\n", 1)
  .flatMap((table) => table.split("\n").filter((line) => line.startsWith("| ")));

it("each row of the table of failures names a test that exists", () => {
  expect(rows.length).toBeGreaterThanOrEqual(12);
  for (const row of rows) {
    const [failure = "", ...columns] = row.slice(2).split(" | ");
    const paths = [...(columns.at(-1) ?? "").matchAll(/`(tests\/[^`]+)`/g)].flatMap(([, path]) => path ?? []);
    expect(paths.length, failure).toBeGreaterThan(0);
    for (const path of paths) expect(existsSync(join(root, path)), path).toBe(true);
  }
});
