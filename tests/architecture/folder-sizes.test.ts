import { dirname } from "node:path";
import { expect, it } from "vitest";
import { readSourceFiles } from "./source-files.ts";

/** More files in one folder are hard to scan. */
const maxFiles = 20;

it("no folder holds more than 20 source files directly", () => {
  const folders = Map.groupBy(readSourceFiles("worker", "web", "migrations", "tests"), ({ path }) => dirname(path));
  const large = [...folders].filter(([, files]) => files.length > maxFiles).map(([folder]) => folder);
  expect(folders.size).toBeGreaterThan(100);
  expect(large).toEqual([]);
});
