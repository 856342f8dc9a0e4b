import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { SourceMapPayload } from "node:module";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readStack } from "../../../migrations/deploy/read-stack.ts";
import { root } from "../../../migrations/wrangler.ts";
import { bundleWorker } from "../../support/bundled-worker.ts";

const folder = mkdtempSync(join(tmpdir(), "hub-bundle-"));
let map: SourceMapPayload;
let sources: string[];

beforeAll(async () => {
  await bundleWorker("worker/index.ts", folder);
  map = JSON.parse(readFileSync(join(folder, "index.js.map"), "utf8"));
  sources = map.sources.map((source) => relative(root, resolve(folder, source)));
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ["the code of the admin area", /^web\/admin\//],
  ["libraries of forms, charts and spreadsheets", /node_modules\/(react-hook-form|@visx|d3-\w+|papaparse|idb)\//],
  ["React's code for browsers", /react-dom-client/],
  ["schemas that only the OpenAPI document needs", /contract\/http\/endpoints\/responses\//],
  ["translations of zod's messages", /zod\/v4\/locales\/(?!en\.js)/],
])("the worker contains none of %s", (_, unwanted) =>
  expect(sources.filter((source) => unwanted.test(source))).toEqual([]),
);

it.each([
  ["worker/pages/pages.routes.ts", "manifest+json"],
  ["web/site/server/page-head-tags.ts", "og:site_name"],
])("a stack of the bundle is read as lines of %s", (file, text) => {
  const before = readFileSync(join(folder, "index.js"), "utf8").split(text)[0]?.split("\n") ?? [];
  const frame = `at t (index.js:${before.length}:${(before.at(-1)?.length ?? 0) + 1})`;
  const line =
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .findIndex((code) => code.includes(text)) + 1;
  expect(readStack(frame, map, folder)).toMatch(new RegExp(`^at t \\(${file}:${line}:\\d+\\)$`));
});
