import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { ConfirmPropertiesResponse, ToConfirmResponse } from "#contract/listings/status/confirmation.ts";
import { defaultListingRules } from "#contract/site/listing-rules.ts";
import { siteDefaults } from "#contract/site/site-details.ts";
import { batch, query } from "#worker/db/query.ts";
import { keepListingRules } from "#worker/flows/listing-rules/keep-listing-rules.service.ts";
import { mailToConfirm } from "#worker/flows/listing-rules/mail-to-confirm.service.ts";
import { applyDueChanges, findDueChanges } from "#worker/modules/properties/rules/listing-rules.repository.ts";
import { adminOfEachTest, createAdminClient, fieldProblems } from "../../support/admin-client.ts";
import { expectDerivedDataToMatch } from "../../support/database-consistency.ts";
import { buildProperty, storeProperties, storeProperty } from "../../support/properties.ts";
import { get } from "../../support/public-client.ts";
import { countRows, queryRows, runSql } from "../../support/storage/rows.ts";

const { send } = adminOfEachTest();

const total = async (query = "") => (await get<{ total: number }>(`/public/properties${query}`)).body.total;
const offList = async (uuid: string) => {
  const { status, body } = await get<{ data: { property: { off_list: string | null } } }>(`/public/properties/${uuid}`);
  return status === 200 ? body.data.property.off_list : status;
};
const daysAfter = (iso: string, days: number) => new Date(Date.parse(iso) + days * 86_400_000);
const confirmedOn = "2026-05-12T09:00:00.000Z";

describe("the schedule", () => {
  it("takes a home out of the lists 60 days after its confirmation, and keeps its page and the status", async () => {
    const { uuid } = await storeProperty({ confirmed_at: confirmedOn });
    await keepListingRules(env.DB, daysAfter(confirmedOn, 59.9));
    expect([await total(), await offList(uuid)]).toEqual([1, null]);
    expect(await keepListingRules(env.DB, daysAfter(confirmedOn, 60))).toMatchObject({ delisted: 1 });
    expect([await total(), await offList(uuid)]).toEqual([0, "unconfirmed"]);
    expect(await queryRows("SELECT status FROM properties")).toEqual([{ status: "available" }]);
    expect(await keepListingRules(env.DB, daysAfter(confirmedOn, 61))).toBeUndefined();
    await expectDerivedDataToMatch();
  });

  it("leaves a home that an admin confirms in the same moment", async () => {
    const { uuid } = await storeProperty({ confirmed_at: confirmedOn });
    const now = daysAfter(confirmedOn, 60);
    const [due] = await query(env.DB, findDueChanges(defaultListingRules, now));
    expect(due.map(({ rule }) => rule)).toContain("delisted");
    expect((await send("/properties/confirm", { body: { uuids: [uuid] } })).status).toBe(200);
    await batch(env.DB, ...applyDueChanges(due));
    expect([await total(), await offList(uuid)]).toEqual([1, null]);
  });

  it("counts from the day that an unconfirmed home came in", async () => {
    const { createdAt } = await storeProperty();
    await keepListingRules(env.DB, daysAfter(createdAt, 59));
    expect(await total()).toBe(1);
    await keepListingRules(env.DB, daysAfter(createdAt, 60));
    expect(await total()).toBe(0);
  });

  it("takes sold and let homes out of the lists 30 days after the change", async () => {
    const [sold, let_] = await storeProperties(
      buildProperty({ status: "sold", confirmed_at: "2025-01-01" }),
      buildProperty({ kind: "rent", status: "let" }),
      buildProperty({ is_available: false, confirmed_at: "2026-01-01" }),
    );
    const changed = sold?.createdAt ?? "";
    await keepListingRules(env.DB, daysAfter(changed, 29));
    expect(await total()).toBe(3);
    await keepListingRules(env.DB, daysAfter(changed, 31));
    expect(await total()).toBe(1);
    expect(await offList(sold?.uuid ?? "")).toBe("gone");
    expect(await offList(let_?.uuid ?? "")).toBe("gone");
    await expectDerivedDataToMatch();
  });

  it("ends the confirmed filter after 30 days and a reduction after 90", async () => {
    const { uuid } = await storeProperty({ confirmed_at: new Date().toISOString() });
    await runSql("UPDATE properties SET price_public_since = '2025-01-01T00:00:00.000Z'");
    await runSql("UPDATE properties SET price_cents = 8000000, updated_at = ?", confirmedOn);
    const now = new Date().toISOString();
    expect([await total("?confirmed=true"), await total("?reduced=true")]).toEqual([1, 1]);
    await keepListingRules(env.DB, daysAfter(confirmedOn, 89));
    expect(await total("?reduced=true")).toBe(1);
    await keepListingRules(env.DB, daysAfter(confirmedOn, 90));
    expect(await total("?reduced=true")).toBe(0);
    expect((await get<{ data: { property: object } }>(`/public/properties/${uuid}`)).body.data.property).toMatchObject({
      previous_price: null,
      price_reduced_at: null,
    });
    await keepListingRules(env.DB, daysAfter(now, 31));
    expect(await total("?confirmed=true")).toBe(0);
    await expectDerivedDataToMatch();
  });

  it.each([
    ["confirm_after_days", 20, "total of ?confirmed=true", { confirmed_at: confirmedOn }],
    ["hide_after_days", 40, "total", { confirmed_at: confirmedOn }],
    ["gone_after_days", 10, "total", { status: "sold" as const }],
  ] as const)("applies the owner's %s of %i days, to the hour", async (name, days, counted, fields) => {
    const { uuid } = await storeProperty(fields);
    await runSql("UPDATE properties SET status_changed_at = ?", confirmedOn);
    const owner = await createAdminClient("super_admin");
    const listing_rules = { ...defaultListingRules, [name]: days };
    expect((await owner.send("/site", { method: "PUT", body: { ...siteDefaults, listing_rules } })).status).toBe(200);
    const totalAfter = async (hours: number) => {
      await keepListingRules(env.DB, new Date(Date.parse(confirmedOn) + days * 86_400_000 + hours * 3_600_000));
      return total(counted === "total" ? "" : "?confirmed=true");
    };
    expect([await totalAfter(-1), await totalAfter(1), await totalAfter(-1)]).toEqual([1, 0, 1]);
    expect((await get(`/public/properties/${uuid}`)).status).toBe(200);
    await expectDerivedDataToMatch();
  });

  it("takes no periods of the owner in which homes are hidden before their confirmation ends", async () => {
    const owner = await createAdminClient("super_admin");
    const listing_rules = { confirm_after_days: 20, hide_after_days: 10, gone_after_days: 0 };
    const wrong = await owner.send("/site", { method: "PUT", body: { ...siteDefaults, listing_rules } });
    expect([wrong.status, Object.keys(fieldProblems(wrong))]).toEqual([422, ["listing_rules"]]);
  });

  it("mails the number of homes to confirm once a week, on Monday morning", async () => {
    await storeProperties(buildProperty(), buildProperty({ kind: "rent" }), buildProperty({ status: "sold" }));
    const monday = "2026-05-11T08:00:00.000Z";
    expect(await mailToConfirm(env.DB, "https://hub.example", daysAfter(monday, -0.1))).toBeUndefined();
    expect(await mailToConfirm(env.DB, "https://hub.example", new Date(monday))).toBe(2);
    expect(await mailToConfirm(env.DB, "https://hub.example", daysAfter(monday, 0.1))).toBeUndefined();
    expect(await queryRows("SELECT recipient, subject FROM messages")).toEqual([
      { recipient: null, subject: "2 listings to confirm" },
    ]);
    await runSql("UPDATE properties SET is_confirmed = 1");
    expect(await mailToConfirm(env.DB, "https://hub.example", daysAfter(monday, 7))).toBe(0);
    expect(await countRows("messages")).toBe(1);
  });
});

describe("confirming", () => {
  it("puts homes back into the lists and names what it cannot confirm", async () => {
    const { send, id } = await createAdminClient();
    const [one, two, sold] = await storeProperties(
      buildProperty({ confirmed_at: confirmedOn }),
      buildProperty({ status: "under_offer" }),
      buildProperty({ status: "sold" }),
    );
    await keepListingRules(env.DB, new Date());
    expect(await total()).toBe(0);
    const unknown = crypto.randomUUID();
    const uuids = [one?.uuid, two?.uuid, one?.uuid, sold?.uuid, unknown];
    const { status, body } = await send<ConfirmPropertiesResponse>("/properties/confirm", { body: { uuids } });
    expect(status).toBe(200);
    expect(body).toEqual({ confirmed: 2, undo: expect.any(String), unknown: [unknown], not_on_offer: [sold?.uuid] });
    expect([await total(), await total("?confirmed=true")]).toEqual([2, 2]);
    await expectDerivedDataToMatch();
    const recorded = await queryRows("SELECT entity_id, actor_id FROM audit WHERE action = 'confirm'");
    expect(new Set(recorded)).toEqual(new Set([one, two].map((home) => ({ entity_id: home?.uuid, actor_id: id }))));
    const history = await send<object[]>(`/properties/${one?.uuid}/history`);
    expect(history.body).toMatchObject([{ field: "confirmed_at", from: confirmedOn, by: expect.any(String) }]);
  });

  it("takes 1 to 100 listings", async () => {
    for (const body of [{ uuids: [] }, { uuids: "x" }, {}, { uuids: Array(101).fill("x") }]) {
      const response = await send("/properties/confirm", { body });
      expect([response.status, Object.keys(fieldProblems(response))]).toEqual([422, ["uuids"]]);
    }
  });

  it("is asked for listings on the market, never confirmed ones first, then the oldest, in pages", async () => {
    const stored = await storeProperties(
      buildProperty({ confirmed_at: "2026-03-02", contact_number: "+231 77 123 4567", listed_by: "Anna" }),
      buildProperty({ status: "under_offer", confirmed_at: "2026-03-01" }),
      buildProperty({ reference: "NEVER-1" }),
      buildProperty({ kind: "rent", reference: "NEVER-2" }),
      buildProperty({ status: "sold" }),
      buildProperty({ published: false }),
      buildProperty({ confirmed_at: new Date().toISOString() }),
      buildProperty({ confirmed_at: "2026-03-01" }),
    );
    await keepListingRules(env.DB, new Date());
    const expected = [2, 3, 1, 7, 0].map((at) => stored[at]?.uuid);
    const listed: (string | undefined)[] = [];
    let cursor: string | null = "";
    do {
      const { body }: { body: ToConfirmResponse } = await send<ToConfirmResponse>(
        `/list/to-confirm?limit=1&cursor=${cursor}`,
      );
      expect([body.total, body.total_exact]).toEqual([5, true]);
      listed.push(...body.data.properties.map(({ uuid }) => uuid));
      cursor = body.next_cursor;
    } while (cursor);
    expect(listed).toEqual(expected);
    const { body } = await send<ToConfirmResponse>("/list/to-confirm");
    expect(body.data.properties.at(-1)).toMatchObject({ contact_number: "+231 77 123 4567", listed_by: "Anna" });
    expect((await send("/list/to-confirm?cursor=abc")).status).toBe(422);
    expect((await send("/list/to-confirm?limit=0")).status).toBe(422);
  });
});
