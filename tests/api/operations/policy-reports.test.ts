import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { callApi } from "../../support/accounts.ts";
import { send } from "../../support/public-client.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

const path = "/csp-reports";
const oldReport = (directive: string) => ({
  "csp-report": { "document-uri": "https://site.example/?q=private", "violated-directive": directive },
});
const newReport = (directive: string) => ({
  type: "csp-violation",
  url: "https://site.example/?q=private",
  body: { effectiveDirective: directive, blockedURL: "https://evil.example/x.js" },
});
const report = (body: unknown, type = "application/reports+json", bindings = {}) =>
  callApi(path, { method: "POST", body: body as object, headers: { "content-type": type }, bindings });
const readCounts = () => queryRows("SELECT * FROM daily_counts ORDER BY name");
const today = new Date().toISOString().slice(0, 10);

describe("a report of the content security policy", () => {
  it("is counted by day and directive, in both formats, without any address", async () => {
    const statuses = [
      await report([newReport("script-src-elem"), newReport("img-src")]),
      await report(oldReport("img-src https://tile.example"), "application/csp-report"),
    ].map(({ status }) => status);
    expect(statuses).toEqual([204, 204]);
    expect(await readCounts()).toEqual([
      { day: today, name: "csp:img-src", count: 2 },
      { day: today, name: "csp:script-src-elem", count: 1 },
    ]);
  });

  it("with an unknown directive counts as other", async () => {
    await report([newReport("<b>private</b>")]);
    expect(await readCounts()).toEqual([{ day: today, name: "csp:other", count: 1 }]);
  });

  it.each([
    ["of another type", "application/json", [newReport("img-src")]],
    ["that is not JSON", "application/reports+json", "{"],
    ["without a body", "application/reports+json", [{ type: "csp-violation" }, null, 3]],
    ["of another kind", "application/reports+json", [{ type: "deprecation", body: {} }]],
  ])("%s is ignored without an error", async (_, type, body) => {
    expect((await report(body, type)).status).toBe(204);
    expect(await readCounts()).toEqual([]);
  });

  it("above 8 kB is not counted", async () => {
    expect((await report([{ ...newReport("img-src"), padding: "x".repeat(9000) }])).status).toBe(413);
    expect(await readCounts()).toEqual([]);
  });

  it("never shows an outage to the browser", async () => {
    vi.spyOn(console, "warn").mockReturnValueOnce();
    const { status } = await report([newReport("img-src")], undefined, { DB: unavailableDatabase });
    expect(status).toBe(204);
  });

  it("is not counted above the limit of its address", async () => {
    const EVENT_LIMITER = { limit: async () => ({ success: false }) };
    expect((await report([newReport("img-src")], undefined, { EVENT_LIMITER })).status).toBe(204);
    expect(await readCounts()).toEqual([]);
  });
});

it("every page names the address for reports, in the old and the new form", async () => {
  const { headers } = await send("/properties");
  expect(headers.get("reporting-endpoints")).toBe('csp="/api/v1/csp-reports"');
  expect(headers.get("content-security-policy")).toContain("report-uri /api/v1/csp-reports; report-to csp");
});

it("reports are deleted after 90 days, other numbers are kept", async () => {
  await runSql(
    "INSERT INTO daily_counts (day, name, count) VALUES ('2020-01-01', 'csp:img-src', 1), ('2020-01-01', 'database-bytes', 7)",
  );
  await runSchedule(env);
  expect((await readCounts()).filter(({ day }) => day === "2020-01-01")).toMatchObject([{ name: "database-bytes" }]);
});
