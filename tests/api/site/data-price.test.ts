import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storeSignedIn } from "../../support/accounts.ts";
import { get } from "../../support/public-client.ts";
import { queryRows } from "../../support/storage/rows.ts";
import { readPage, type SavedSiteResponse, savedDetails, saveSite } from "./saved-site.ts";

/** Saves as a super admin at noon of a day. Sessions end earlier, so each save has its own. */
async function save(day: string, changes: object) {
  vi.setSystemTime(`${day}T12:00:00.000Z`);
  const { token } = await storeSignedIn({ role: "super_admin" });
  return saveSite(token, { ...savedDetails, ...changes });
}
const stored = async () => (await get<SavedSiteResponse>("/site")).body.data.site;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

describe("the price of mobile data", () => {
  it("is unknown until the owner saves one, which gets the server's day; pages do not contain it", async () => {
    expect((await stored()).data_price).toBeNull();
    await save("2026-11-12", { data_price: { usd_per_gb: 4.5, set_on: "2020-01-01" } });
    expect((await stored()).data_price).toEqual({ usd_per_gb: 4.5, set_on: "2026-11-12" });
    expect(await readPage("/properties")).not.toContain("data_price");
    const [entry] = await queryRows<{ after: string }>("SELECT after FROM audit WHERE entity = 'site'");
    expect(JSON.parse(entry?.after ?? "").data_price).toEqual({ usd_per_gb: 4.5, set_on: "2026-11-12" });
  });

  it("and the rate of Liberian dollars keep their own days", async () => {
    const first = await save("2026-11-12", { data_price: { usd_per_gb: 4 }, exchange_rate: { lrd_per_usd: 190 } });
    const { exchange_rate } = first.body.data.site;
    const second = await save("2026-11-15", { data_price: { usd_per_gb: 5, set_on: "2026-11-12" }, exchange_rate });
    expect(second.body.data.site).toMatchObject({
      data_price: { usd_per_gb: 5, set_on: "2026-11-15" },
      exchange_rate: { lrd_per_usd: 190, set_on: "2026-11-12" },
    });
    const { data_price } = second.body.data.site;
    const third = await save("2026-11-20", { data_price, exchange_rate: { lrd_per_usd: 191, set_on: "2026-11-12" } });
    expect(third.body.data.site).toMatchObject({
      data_price: { usd_per_gb: 5, set_on: "2026-11-15" },
      exchange_rate: { lrd_per_usd: 191, set_on: "2026-11-20" },
    });
  });

  it.each([
    [{ usd_per_gb: 0 }, "usd_per_gb", "At least 0.01"],
    [{ usd_per_gb: 1000.01 }, "usd_per_gb", "At most 1,000"],
    [{ usd_per_gb: 4.123 }, "usd_per_gb", "At most two decimals"],
    [{ usd_per_gb: "4" }, "usd_per_gb", "Must be a number"],
    [{ usd_per_gb: 4, set_on: "today" }, "set_on", "Must be a day such as 2026-11-12"],
  ])("cannot be %j, and the stored price stays", async (data_price, field, msg) => {
    await save("2026-11-12", { data_price: { usd_per_gb: 4.5 } });
    const { status, body } = await save("2026-11-20", { data_price });
    const problem = { loc: ["body", "data_price", field], msg, type: expect.any(String) };
    expect([status, body.detail]).toEqual([422, [problem]]);
    expect((await stored()).data_price).toEqual({ usd_per_gb: 4.5, set_on: "2026-11-12" });
  });
});
