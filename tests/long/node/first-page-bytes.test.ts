import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Slot } from "#contract/appointments/booking.ts";
import { propertyEndpoints } from "#contract/endpoints/properties.ts";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { comparePath, maxCompared } from "#web/site/features/listings/compare/compared-ids.ts";
import { root } from "../../../migrations/wrangler.ts";
import prepareSites from "../../support/site/prepare-sites.ts";
import { startTestSite, type TestSite } from "../../support/site/test-site.ts";

/**
 * Compressed kB (1000 bytes) of what a page names in its HTML, some percent above the largest page of today. Images that
 * are files are not counted: which of them load depends on the browser.
 */
const limits = { document: 24, listDocument: 27, style: 14, script: 130, all: 155 };

let site: TestSite;
/** The paths of pages with an id in them. */
let pathOf: Record<string, string>;

beforeAll(async () => {
  await prepareSites();
  site = await startTestSite();
  const { data }: CardListResponse = await readJson(
    `${propertyEndpoints.listProperties.path}?view=card&available=true`,
  );
  const uuids = data.properties.map(({ uuid }) => uuid);
  pathOf = {
    "a listing": `/property/${uuids[0]}`,
    "a comparison": comparePath(uuids.slice(0, maxCompared)),
    "a booking": `/book/viewing/${uuids[0]}`,
    "an appointment": await book(uuids[0] ?? ""),
  };
}, 120_000);
afterAll(() => site?.stop());

async function readJson<Body>(path: string, init?: RequestInit): Promise<Body> {
  const response = await fetch(`${site.origin}/api/v1${path}`, init);
  expect(response.ok, path).toBe(true);
  return response.json();
}

/** Books a visit to a home. Returns the path of the appointment's page. */
async function book(uuid: string): Promise<string> {
  const { data }: { data: { slots: Slot[] } } = await readJson(
    `/public/slots?kind=viewing&property_uuid=${uuid}&days=14`,
  );
  const visitor = { name: "Visitor", phone_number: "+231 77 612 3456" };
  const { manage_url }: { manage_url: string } = await readJson("/public/appointments", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ kind: "viewing", property_uuid: uuid, start: data.slots[0]?.start, ...visitor }),
  });
  return new URL(manage_url).pathname;
}

const compressed = (body: Buffer | string) => gzipSync(body, { level: 9 }).length / 1000;
const weighFile = (path: string) => compressed(readFileSync(join(root, "dist/client", path)));
const add = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0);
const findAll = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, found = ""]) => found)),
];

it.each([
  ..."/ /properties /rent /rent/sinkor /favorites /real-estate /health-services /health /driving-school".split(" "),
  ..."/driving-school/guide /driving-school-landing /janitorial /janitorial/guide /about /contact /verify".split(" "),
  ..."/report /privacy /login /signup".split(" "),
  ...["a listing", "a comparison", "a booking", "an appointment"],
])("the first visit of %s stays within its limits and names no file of another host", async (name) => {
  const response = await fetch(site.origin + (pathOf[name] ?? name), { redirect: "manual" });
  expect(response.status).toBe(200);
  const html = await response.text();
  const scripts = findAll(html, /<(?:script[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)"/g);
  const styleFiles = findAll(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g);
  const images = findAll(html, /<(?:img|source)[^>]* src(?:set)?="([^"]+)"/g);
  expect([...scripts, ...styleFiles, ...images].filter((file) => !/^(?:\/(?!\/)|data:)/.test(file))).toEqual([]);

  const styleFile = add(styleFiles.map(weighFile));
  const sizes = {
    document: compressed(html.replace(/data:image\/avif;base64,[^"]+/g, "")),
    style: styleFile + add(findAll(html, /<style[^>]*>(.*?)<\/style>/gs).map(compressed)),
    script: add(scripts.map(weighFile)),
    all: compressed(html) + styleFile + add(scripts.map(weighFile)),
  };
  console.log(name, sizes);
  const isList = /^\/(?:properties|rent)|comparison/.test(name);
  expect(sizes.document, "document").toBeLessThan(isList ? limits.listDocument : limits.document);
  expect(sizes.style, "styles").toBeLessThan(limits.style);
  expect(sizes.script, `scripts ${scripts.join(", ")}`).toBeLessThan(limits.script);
  expect(sizes.all, "all").toBeLessThan(limits.all);
  // The links were found.
  expect(sizes.script).toBeGreaterThan(50);
  expect(sizes.document).toBeGreaterThan(3);
});
