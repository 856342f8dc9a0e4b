import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../migrations/wrangler.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");

it("SECURITY.md says why each runtime dependency is there, and names no other", () => {
  const rows = (read(".github/SECURITY.md").split("| Runtime dependency |")[1] ?? "").split("\n");
  const named = rows.flatMap((row) => [...(row.split(" | ")[0] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  const { dependencies } = JSON.parse(read("package.json")) as { dependencies: Record<string, string> };
  expect(named.toSorted()).toEqual(Object.keys(dependencies).toSorted());
});
