import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { WebVitalsResponse } from "#contract/visits/web-vitals.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { callApi } from "../../support/accounts.ts";
import { type ApiResult, createAdminClient, fieldProblems } from "../../support/admin-client.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

const path = "/public/web-vitals";
const report = (body: object, bindings = {}) =>
  callApi(path, { method: "POST", body, headers: { "content-type": "application/json" }, bindings });
const readTimes = async () => {
  const { send } = await createAdminClient();
  return ((await send("/web-vitals", { method: "GET" })).body as unknown as WebVitalsResponse).data;
};
const today = new Date().toISOString().slice(0, 10);
const isNear = (value: number | undefined, expected: number) => Math.abs((value ?? 0) / expected - 1) <= 0.1;

describe("the times of a visit", () => {
  it("are counted by page, and percentiles are accurate to a tenth", async () => {
    for (let visit = 1; visit <= 20; visit += 1)
      expect((await report({ page: "home", lcp: visit * 100, cls: visit })).status).toBe(204);
    await report({ page: "listing", interactive: 4000, inp: 0 });
    const { pages, days } = await readTimes();
    const home = pages.find(({ page }) => page === "home");
    expect(home?.lcp?.visits).toBe(20);
    expect(
      [home?.lcp?.p50, home?.lcp?.p75, home?.lcp?.p95].map((value, at) => isNear(value, [1000, 1500, 1900][at] ?? 0)),
    ).toEqual([true, true, true]);
    expect(home?.interactive).toBeNull();
    expect(isNear(pages.find(({ page }) => page === "listing")?.interactive?.p75, 4000)).toBe(true);
    expect(days.map(({ date, page }) => [date, page])).toEqual([
      [today, "home"],
      [today, "listing"],
    ]);
    expect(days[0]?.lcp).toEqual(home?.lcp);
  });

  it("contain nothing about the visitor", async () => {
    await report({ page: "home", lcp: 900, url: "/?q=private", email: "a@b.org" });
    const results = await queryRows("SELECT * FROM daily_counts");
    expect(results).toEqual([{ day: today, name: expect.stringMatching(/^vital:home:lcp:\d+$/), count: 1 }]);
  });

  it.each([
    ["page", { page: "elsewhere", lcp: 900 }],
    ["lcp", { page: "home", lcp: "fast" }],
    ["cls", { page: "home", cls: -1 }],
  ])("are rejected with an invalid %s, and nothing is counted", async (field, body) => {
    const response = await report(body);
    expect(response.status).toBe(422);
    expect(Object.keys(fieldProblems(response as ApiResult))).toEqual([field]);
    expect(await queryRows("SELECT * FROM daily_counts")).toEqual([]);
  });

  it("are not counted above the limit of an address", async () => {
    const EVENT_LIMITER = { limit: async () => ({ success: false }) };
    expect((await report({ page: "home", lcp: 900 }, { EVENT_LIMITER })).status).toBe(204);
    expect(await queryRows("SELECT * FROM daily_counts")).toEqual([]);
  });

  it("get 503 during an outage of the database", async () =>
    expect((await report({ page: "home", lcp: 900 }, { DB: unavailableDatabase })).status).toBe(503));

  it("are deleted after 90 days", async () => {
    await runSql("INSERT INTO daily_counts (day, name, count) VALUES ('2020-01-01', 'vital:home:lcp:9', 1)");
    await runSchedule(env);
    const results = await queryRows("SELECT * FROM daily_counts WHERE day = '2020-01-01'");
    expect(results).toEqual([]);
  });
});
