import type { Page } from "@playwright/test";
import type { Stats } from "#contract/admin/stats.ts";
import { statsEndpoints } from "#contract/endpoints/stats.ts";
import { apiPrefix } from "#contract/http/api-path.ts";
import { readAuthorization } from "./admin.ts";
import { expect } from "./browser-test.ts";

/** Returns the dashboard's statistics, with the session that the page's browser stores. */
export async function fetchStats(page: Page): Promise<Stats> {
  const headers = await readAuthorization(page);
  const response = await page.request.get(apiPrefix + statsEndpoints.getStats.path, { headers });
  expect(response.status()).toBe(200);
  return response.json();
}
