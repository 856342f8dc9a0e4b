import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const readBuilt = (path: string) => readFileSync(join(import.meta.dirname, "../../dist", path), "utf8");
/** The files that the service worker stores for every visitor. */
const precached = [...readBuilt("client/sw.js").matchAll(/\/(?:assets|art)\/[\w./-]+/g)].map(([file]) => file);

const filesOf = (document: string) => [...document.matchAll(/\/assets\/[\w./-]+/g)].map(([file]) => file);

it("the service worker precaches no file of the admin area alone", () => {
  const siteFiles = filesOf(readBuilt("server/shell.html"));
  const adminFiles = filesOf(readBuilt("server/admin.html")).filter((file) => !siteFiles.includes(file));
  expect(adminFiles.length).toBeGreaterThan(1);
  // Both builds write the bundler's runtime, which is the same file.
  const siteDocument = readBuilt("server/shell.html");
  expect(precached.filter((file) => adminFiles.includes(file) && !siteDocument.includes(file))).toEqual([]);
});

it("the service worker precaches the drawings that pages show without a connection", () =>
  expect(precached).toEqual(expect.arrayContaining(["/art/empty/offline.svg", "/art/empty/saved.svg"])));

it("the service worker precaches the code that searches the catalogue", () =>
  expect(precached.filter((file) => file.includes("catalogue.worker"))).toHaveLength(1));

it("no precached script contains the chart library", () => {
  const scripts = precached.filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((file) => readBuilt(`client${file}`).includes("visx-axis"))).toEqual([]);
});
