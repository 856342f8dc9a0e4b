import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isAdminFile } from "#web/build/admin-files.ts";

const readBuilt = (path: string) => readFileSync(join(import.meta.dirname, "../../dist", path), "utf8");
/** The files that the service worker stores for every visitor. */
const precached = [...readBuilt("client/sw.js").matchAll(/\/(?:assets|art)\/[\w./-]+/g)].map(([file]) => file);
const chunks: Record<string, { scripts: string[] }> = JSON.parse(readBuilt("server/screen-chunks.json"));

it("the service worker precaches no file that only the admin area needs", () => {
  const screens = Object.entries(chunks);
  const visitorFiles = new Set(screens.flatMap(([screen, files]) => (isAdminFile(screen) ? [] : files.scripts)));
  const adminFiles = screens
    .flatMap(([screen, files]) => (isAdminFile(screen) ? files.scripts : []))
    .filter((file) => !visitorFiles.has(file));
  expect(adminFiles.length).toBeGreaterThan(0);
  expect(precached.filter((file) => adminFiles.includes(file))).toEqual([]);
});

it("the service worker precaches the drawings that pages show without a connection", () => {
  expect(precached).toEqual(expect.arrayContaining(["/art/empty/offline.svg", "/art/empty/saved.svg"]));
});

it("the service worker precaches the code that searches the catalogue", () => {
  expect(precached.filter((file) => file.includes("catalogue.worker"))).toHaveLength(1);
});

it("only the charts load the chart library", () => {
  const users = Object.entries(chunks).filter(([, { scripts }]) =>
    scripts.some((file) => readBuilt(`client${file}`).includes("visx-axis")),
  );
  expect(users.map(([screen]) => screen)).toEqual(["admin/features/dashboard/charts.tsx"]);
  const scripts = precached.filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((file) => readBuilt(`client${file}`).includes("visx-axis"))).toEqual([]);
});
