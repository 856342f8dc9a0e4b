import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import type { SessionResponse } from "#contract/accounts/account-responses.ts";
import { migrateDatabase, serveSite } from "../../migrations/local.ts";
import { findBrowserPath } from "../browser-path.ts";
import { waitUntilListening } from "./compressing-proxy.ts";
import { createPortalExport, type PortalFormat, portalFormats } from "./portal-export.ts";
import type { Report } from "./report.ts";

const port = Number(process.env.PORT ?? 8793);
const origin = `http://localhost:${port}`;
const rowCount = 24_326;
const targetSeconds = 300;
/** Reading the proposed columns and the suggestions takes a person this long, in seconds. */
const readingSeconds = 90;

/** Measures imports of another program's export in a real browser, with the clicks of a person who accepts all. */
export async function importJourney(report: Report): Promise<void> {
  for (const format of portalFormats) await importExport(format, report);
}

/** Each import starts with an empty database. */
async function importExport(format: PortalFormat, report: Report): Promise<void> {
  const state = mkdtempSync(join(tmpdir(), "bench-"));
  await migrateDatabase(state);
  const site = serveSite(state, port, "ignore");
  await waitUntilListening(port);
  const chrome = await chromium.launch({ executablePath: await findBrowserPath(), args: ["--no-sandbox"] });
  try {
    const page = await chrome.newPage();
    page.setDefaultTimeout(targetSeconds * 1000);
    await openImport(page);
    report.heading(`Import of ${rowCount} rows of another program (${format}), in seconds`);
    const file = createPortalExport(format, rowCount);
    const startedAt = performance.now();
    const lap = () => (performance.now() - startedAt) / 1000;
    await page.getByLabel("CSV file").setInputFiles(file);
    await page.getByRole("button", { name: /^Check / }).click();
    const apply = page.getByRole("button", { name: /^Apply [\d,]+ suggestions$/ });
    await apply.waitFor();
    report.line("read and checked", [lap().toFixed(1)], "none");
    await apply.click();
    await page.getByRole("button", { name: /^Import [\d,]+ rows$/ }).click();
    await page.getByText("Import complete").waitFor();
    const total = lap() + readingSeconds;
    report.line(
      `imported, with ${readingSeconds} s of reading`,
      [total.toFixed(1)],
      `${targetSeconds}`,
      total < targetSeconds,
    );
  } finally {
    await chrome.close();
    site.kill();
    await once(site, "exit");
  }
}

/** Opens the import screen with a new admin account. */
async function openImport(page: Page): Promise<void> {
  const data = { username: "importer", email: "importer@example.org", password: "Mango-tree-7", role: "admin" };
  const response = await page.request.post(`${origin}/api/v1/register`, { data });
  const { access_token, refresh_token, expires_in, user } = (await response.json()) as SessionResponse;
  await page.goto(`${origin}/about`);
  const stored = JSON.stringify({ ...user, access_ends: Date.now() + expires_in * 1000 });
  const session = { authToken: access_token, refreshToken: refresh_token, role: user.role, user: stored };
  await page.evaluate(
    (items) => Object.assign((globalThis as unknown as { localStorage: object }).localStorage, items),
    session,
  );
  await page.goto(`${origin}/admin/import`);
}
