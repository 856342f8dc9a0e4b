import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { filesIn, removeStaleFiles } from "#web/build/stale-files.ts";

let client: string;
const earlier = new Date(Date.now() - 61 * 60_000);
const present = new Set(["/assets/main-2.js"]);

beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), "client-"));
  for (const folder of ["assets", "art/samples", "health"]) mkdirSync(join(client, folder), { recursive: true });
});
afterEach(() => rmSync(client, { recursive: true }));

const put = (name: string, at = new Date()) => {
  writeFileSync(join(client, name), "x");
  utimesSync(join(client, name), at, at);
};
const files = () => filesIn(client).sort();

it("deletes pages and images of earlier builds immediately", () => {
  // The site would serve these files instead of the worker's pages.
  for (const name of ["about.html", "contact.html", "health/7.html", "art/samples/old.webp", "art/samples/new.webp"])
    put(name);
  put("assets/main-2.js");
  removeStaleFiles(client, new Set(["about.html", "art/samples/new.webp"]), present);
  expect(files()).toEqual(["about.html", "art/samples/new.webp", "assets/main-2.js"]);
});

it("keeps scripts of earlier builds for an hour for open pages", () => {
  put("assets/main-0.js", earlier);
  put("assets/main-1.js");
  put("assets/main-2.js");
  removeStaleFiles(client, new Set(), present);
  expect(files()).toEqual(["assets/main-1.js", "assets/main-2.js"]);
});
