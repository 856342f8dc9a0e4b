import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ExchangeRate } from "#contract/site/exchange-rate.ts";
import { storeSignedIn } from "../../support/accounts.ts";
import { get } from "../../support/public-client.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { readPage, type SavedSiteResponse, savedDetails, saveSite } from "./saved-site.ts";

type SentRate = { lrd_per_usd: number; set_on?: string | null } | null;

/** Saves as a super admin at noon of a day. Sessions end earlier, so each save has its own. */
async function save(day: string, exchange_rate: SentRate | undefined, basedOn?: string | null) {
  vi.setSystemTime(`${day}T12:00:00.000Z`);
  const { token } = await storeSignedIn({ role: "super_admin" });
  return saveSite(token, { ...savedDetails, exchange_rate, saved_at: basedOn });
}

const stored = async () => (await get<SavedSiteResponse>("/site")).body.data;
const audited = async () => {
  const results = await queryRows<Record<string, string>>(
    "SELECT before, after FROM audit WHERE entity = 'site' ORDER BY n",
  );
  const rateIn = (json: string | undefined): ExchangeRate | undefined => JSON.parse(json ?? "null")?.exchange_rate;
  return results.map(({ before, after }) => [rateIn(before), rateIn(after)]);
};

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

describe("the rate of Liberian dollars", () => {
  it("is unknown until the owner saves one, also in details without one", async () => {
    expect((await stored()).site.exchange_rate).toBeNull();
    const { exchange_rate: _rate, ...older } = savedDetails;
    await runSql(
      "INSERT INTO site_settings (id, details, saved_at) VALUES (1, ?, '2026-01-01')",
      JSON.stringify(older),
    );
    expect((await stored()).site).toEqual(savedDetails);
  });

  it("has the server's day, whatever day is sent", async () => {
    const { status, body } = await save("2026-11-12", { lrd_per_usd: 190.5, set_on: "2020-01-01" });
    expect([status, body.data.site.exchange_rate]).toEqual([200, { lrd_per_usd: 190.5, set_on: "2026-11-12" }]);
    expect(await stored()).toEqual(body.data);
  });

  it("keeps its day when other details are saved with the stored rate", async () => {
    const { body } = await save("2026-11-12", { lrd_per_usd: 190 });
    const later = await save("2026-11-20", body.data.site.exchange_rate);
    expect(later.body.data.site.exchange_rate).toEqual({ lrd_per_usd: 190, set_on: "2026-11-12" });
  });

  it("gets the day of a new rate, and of the same rate when it is confirmed", async () => {
    await save("2026-11-12", { lrd_per_usd: 190 });
    const changed = await save("2026-11-15", { lrd_per_usd: 191, set_on: "2026-11-12" });
    expect(changed.body.data.site.exchange_rate).toEqual({ lrd_per_usd: 191, set_on: "2026-11-15" });
    const confirmed = await save("2026-11-20", { lrd_per_usd: 191, set_on: "" });
    expect(confirmed.body.data.site.exchange_rate).toEqual({ lrd_per_usd: 191, set_on: "2026-11-20" });
    expect(await audited()).toEqual([
      [undefined, { lrd_per_usd: 190, set_on: "2026-11-12" }],
      [
        { lrd_per_usd: 190, set_on: "2026-11-12" },
        { lrd_per_usd: 191, set_on: "2026-11-15" },
      ],
      [
        { lrd_per_usd: 191, set_on: "2026-11-15" },
        { lrd_per_usd: 191, set_on: "2026-11-20" },
      ],
    ]);
  });

  it("is saved once when the request is repeated after a lost response", async () => {
    const first = await save("2026-11-12", { lrd_per_usd: 190 }, null);
    const again = await save("2026-11-12", { lrd_per_usd: 190 }, null);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await audited()).toHaveLength(1);
  });

  it("is switched off by null", async () => {
    await save("2026-11-12", { lrd_per_usd: 190 });
    expect((await save("2026-11-13", null)).body.data.site.exchange_rate).toBeNull();
    expect((await stored()).site.exchange_rate).toBeNull();
    expect((await audited()).at(-1)).toEqual([{ lrd_per_usd: 190, set_on: "2026-11-12" }, null]);
  });

  it("is part of the pages' data", async () => {
    await save("2026-11-12", { lrd_per_usd: 190 });
    expect(await readPage("/properties")).toContain('"exchange_rate":{"lrd_per_usd":190,"set_on":"2026-11-12"}');
  });

  it.each([1, 10_000, 190.25, 163.1])("can be %d", async (lrd_per_usd) => {
    const { status, body } = await save("2026-11-12", { lrd_per_usd });
    expect([status, body.data.site.exchange_rate?.lrd_per_usd]).toEqual([200, lrd_per_usd]);
  });

  it.each([
    [{ lrd_per_usd: 0.99 }, "lrd_per_usd", "At least 1"],
    [{ lrd_per_usd: 10_000.01 }, "lrd_per_usd", "At most 10,000"],
    [{ lrd_per_usd: 190.123 }, "lrd_per_usd", "At most two decimals"],
    [{ lrd_per_usd: "190" }, "lrd_per_usd", "Must be a number"],
    [{ lrd_per_usd: null }, "lrd_per_usd", "Must be a number"],
    [{}, "lrd_per_usd", "Must be a number"],
    [{ lrd_per_usd: 190, set_on: "yesterday" }, "set_on", "Must be a day such as 2026-11-12"],
  ])("cannot be %j, and the stored rate stays", async (rate, field, msg) => {
    await save("2026-11-12", { lrd_per_usd: 190 });
    const { status, body } = await save("2026-11-20", rate as SentRate);
    const problem = { loc: ["body", "exchange_rate", field], msg, type: expect.any(String) };
    expect([status, body.detail]).toEqual([422, [problem]]);
    expect((await stored()).site.exchange_rate).toEqual({ lrd_per_usd: 190, set_on: "2026-11-12" });
    expect(await audited()).toHaveLength(1);
  });

  it.each(["190", [190], { lrd_per_usd: 0 }])("counts as unknown if the database has %j", async (malformed) => {
    const details = JSON.stringify({ ...savedDetails, exchange_rate: malformed });
    await runSql("INSERT INTO site_settings (id, details, saved_at) VALUES (1, ?, '2026-01-01')", details);
    expect((await stored()).site).toEqual(savedDetails);
    expect((await save("2026-11-12", { lrd_per_usd: 190, set_on: "2026-11-11" })).status).toBe(200);
    expect((await stored()).site.exchange_rate).toEqual({ lrd_per_usd: 190, set_on: "2026-11-12" });
  });
});
