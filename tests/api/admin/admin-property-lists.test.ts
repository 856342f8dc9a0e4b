import { describe, expect, it } from "vitest";
import {
  type AdminProperty,
  type AdminPropertyListResponse,
  adminPropertyListResponseSchema,
} from "#contract/listings/admin-property.ts";
import { sortOrders } from "#shared/listings/property-options.ts";
import { completeFields, createAdminClient, fieldProblems } from "../../support/admin-client.ts";
import { buildPng, buildWebp } from "../../support/images.ts";
import { buildProperty, storeImage, storeProperties } from "../../support/properties.ts";
import { get, send as sendAnything } from "../../support/public-client.ts";
import { createRandom } from "../../support/seeded-random.ts";
import { queryRows } from "../../support/storage/rows.ts";

type AdminClient = Awaited<ReturnType<typeof createAdminClient>>;

/** Stores properties in every state, of both kinds, some with images, some with the same price or size. */
async function storeCatalogue(count: number) {
  const { pick, chance } = createRandom(11);
  const homes = Array.from({ length: count }, () => {
    const kind = pick(["buy", "rent"] as const);
    return buildProperty({
      kind,
      title: kind === "buy" ? "House with a mango tree" : "Flat above the bakery",
      [kind === "buy" ? "price" : "monthly_rent"]: pick([1000, 2000, 3000]),
      ...(chance(0.7) && { area_sqft: pick([500, 900]) }),
      listed_by: pick(["", "Grace Élan", "GRACE élan", "Joseph"]),
      city: pick(["Monrovia", "Gbarnga"]),
      published: !chance(0.5),
    });
  });
  await storeProperties(...homes);
  for (const home of homes.filter((_, n) => n % 3 > 0)) await storeImage(home, { variants: [] });
  await queryRows("UPDATE properties SET deleted_at = '2026-11-01T00:00:00.000Z' WHERE n % 4 = 1");
}

async function readAllPages({ send }: AdminClient, path: string, query: string) {
  const uuids: string[] = [];
  const totals: number[] = [];
  let cursorParam = "";
  for (let page = 0; page < 100; page++) {
    const { status, body } = await send<AdminPropertyListResponse>(`${path}?${query}${cursorParam}`);
    expect(status).toBe(200);
    uuids.push(...body.data.properties.map(({ uuid }) => uuid));
    totals.push(body.total);
    if (!body.next_cursor) return { uuids, totals };
    cursorParam = `&cursor=${body.next_cursor}`;
  }
  throw new Error("never ends");
}

describe("the admin lists", () => {
  it("contain listed properties and drafts, either, or the bin, in any order and page size", async () => {
    const admin = await createAdminClient();
    await storeCatalogue(30);
    await queryRows("UPDATE properties SET is_confirmed = 1 WHERE n % 3 = 0");
    await queryRows("UPDATE properties SET is_delisted = 1 WHERE n % 5 = 0");
    await queryRows("UPDATE properties SET is_available = 0, unavailable_reason = NULL WHERE n % 4 = 0");
    const orders: Record<string, string> = {
      best: "is_available DESC, n DESC",
      newest: "n DESC",
      "price-low": "price_cents, n",
      "price-high": "price_cents DESC, n DESC",
      "size-small": "coalesce(area_sqft, 1e9), n",
      "size-large": "coalesce(area_sqft, -1) DESC, n DESC",
    };
    const scopes: [query: string, where: string][] = [
      ["", "deleted_at IS NULL"],
      ["published=true", "deleted_at IS NULL AND published = 1"],
      ["published=false", "deleted_at IS NULL AND published = 0"],
      [
        "published=false&status=sold&status=let&status=unavailable",
        "deleted_at IS NULL AND published = 0 AND is_available = 0",
      ],
      ["deleted=true", "deleted_at IS NOT NULL"],
      ["city=gbarnga&min_price=2000", "deleted_at IS NULL AND city = 'Gbarnga' AND price_cents >= 200000"],
      ["q=bakery", "deleted_at IS NULL AND kind = 'rent'"],
      ["kind=buy&deleted=true", "deleted_at IS NOT NULL AND kind = 'buy'"],
      ["listed_by=grace+Élan", "deleted_at IS NULL AND listed_by = 'Grace Élan'"],
      ["listed_by=joseph&kind=rent", "deleted_at IS NULL AND listed_by = 'Joseph' AND kind = 'rent'"],
      ["unconfirmed=true", "deleted_at IS NULL AND published = 1 AND is_available = 1 AND is_confirmed = 0"],
      ["photos=false", "deleted_at IS NULL AND image_numbers = '[]'"],
      [
        "photos=true&published=false&q=bakery",
        "deleted_at IS NULL AND published = 0 AND kind = 'rent' AND images <> '[]'",
      ],
    ];
    for (const [index, [query, where]] of scopes.entries()) {
      // Each order with all properties, and two orders with each filter.
      for (const sort of sortOrders.filter((_, n) => index === 0 || n % 3 === index % 3)) {
        const expected = await queryRows<{ uuid: string }>(
          `SELECT uuid FROM properties WHERE ${where} ORDER BY ${orders[sort]}`,
        );
        const found = await readAllPages(
          admin,
          "/list/recent/properties",
          `${query}&sort=${sort}&limit=${4 + index}&view=card`,
        );
        expect(found.uuids, `${query} ${sort}`).toEqual(expected.map(({ uuid }) => uuid));
        expect([...new Set(found.totals)]).toEqual([expected.length]);
      }
    }
  });

  it("offer the names of listers, also by their beginning", async () => {
    const { send } = await createAdminClient();
    const listers = ["Joseph", "Grace", "grace", "Gracelyn_100%", "", "Anna"];
    await storeProperties(...listers.map((listed_by) => buildProperty({ listed_by })));
    const names = async (q: string) =>
      (await send<{ data: { listers: string[] } }>(`/list/listers${q}`)).body.data.listers;
    expect(await names("")).toEqual(["Anna", "Grace", "Gracelyn_100%", "Joseph"]);
    expect(await names("?q=gra")).toEqual(["Grace", "Gracelyn_100%"]);
    expect(await names("?q=gracelyn_1")).toEqual(["Gracelyn_100%"]);
    for (const q of ["%25", "z"]) expect(await names(`?q=${q}`)).toEqual([]);
  });

  it("return the same pages backwards", async () => {
    const admin = await createAdminClient();
    await storeCatalogue(12);
    const page = async (cursorParam: string) =>
      (await admin.send<AdminPropertyListResponse>(`/list/recent/properties?limit=3&sort=price-low${cursorParam}`))
        .body;
    const first = await page("");
    const second = await page(`&cursor=${first.next_cursor}`);
    const back = await page(`&before=${second.previous_cursor}`);
    expect(back.data.properties).toEqual(first.data.properties);
  });

  it("are separate by kind, match the contract and are never cached", async () => {
    const { send } = await createAdminClient();
    const kinds = ["buy", "rent"] as const;
    const stored = await storeProperties(...kinds.map((kind) => buildProperty({ kind })));
    for (const [n, kind] of kinds.entries()) {
      for (const view of ["full", "card"]) {
        const { body, headers } = await send<AdminPropertyListResponse>(`/list/${kind}/properties?view=${view}`);
        expect(body.data.properties.map((one) => one.uuid)).toEqual([stored[n]?.uuid]);
        expect(body.data.properties[0]).toMatchObject({ published: true, deleted_at: null });
        expect(adminPropertyListResponseSchema.parse(body)).toEqual(body);
        expect(headers.get("cache-control")).toBe("no-store");
      }
    }
  });

  it("reject invalid parameters and cursors of other lists", async () => {
    const admin = await createAdminClient();
    await storeCatalogue(8);
    const { body } = await admin.send<AdminPropertyListResponse>("/list/recent/properties?limit=1");
    for (const [query, field] of [
      ["published=maybe", "published"],
      ["limit=0", "limit"],
      ["photos=some", "photos"],
      ["unconfirmed=1", "unconfirmed"],
      [`cursor=${body.next_cursor}&photos=true`, "cursor"],
      [`cursor=${body.next_cursor}&listed_by=Joseph`, "cursor"],
      [`cursor=${body.next_cursor}&published=true`, "cursor"],
      [`cursor=${body.next_cursor}&deleted=true`, "cursor"],
    ] as const) {
      const response = await admin.send(`/list/recent/properties?${query}`);
      expect([response.status, Object.keys(fieldProblems(response))], query).toEqual([422, [field]]);
    }
    expect((await get(`/public/properties?cursor=${body.next_cursor}`)).status).toBe(422);
  });
});

it("one property for admins is found in every state, and its images can be loaded", async () => {
  const { send, upload } = await createAdminClient();
  const id = await upload(buildPng({ width: 800, height: 600 }));
  await send(`/uploads/${id}/variants/320`, { method: "PUT", body: buildWebp(320, 240) });
  const created = await send("/create/buy/property", {
    body: { ...completeFields.buy, uploads: [id], published: false },
  });
  const uuid = created.body.uuid as string;
  const readImages = async () => {
    const { body } = await send<{ data: { property: AdminProperty } }>(`/properties/${uuid}`);
    const { images, image_url, published, deleted_at } = body.data.property;
    const addresses = [image_url ?? "", images[0]?.url ?? "", images[0]?.variants[0]?.url ?? ""];
    const statuses = await Promise.all(addresses.map(async (address) => (await sendAnything(address)).status));
    return { addresses, statuses, published, deleted: deleted_at !== null };
  };
  const draft = await readImages();
  expect(draft).toMatchObject({ statuses: [200, 200, 200], published: false, deleted: false });
  expect(draft.addresses.join()).not.toContain(id);
  expect(draft.addresses.join()).not.toContain(uuid);
  await send("/update/buy/property", { method: "PATCH", body: { uuid, published: true } });
  expect(await readImages()).toMatchObject({ statuses: [200, 200, 200], published: true });
  expect((await readImages()).addresses[0]).toBe(`/images/buy-properties/${uuid}/1.png`);
  await send("/delete/buy/property", { method: "DELETE", body: { uuid } });
  expect(await readImages()).toMatchObject({ statuses: [200, 200, 200], deleted: true });
  expect((await send(`/properties/${crypto.randomUUID()}`)).status).toBe(404);
});
