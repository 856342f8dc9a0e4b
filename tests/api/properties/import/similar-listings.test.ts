import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { similarityKey } from "#shared/listings/similar-homes.ts";
import { findSimilarListings } from "#worker/modules/properties/import/similar-listings.repository.ts";
import { prepare } from "../../../../migrations/seed/prepare.ts";
import { storeSignedIn } from "../../../support/accounts.ts";
import { buildProperty, storeProperties, storeProperty } from "../../../support/properties.ts";
import { queryRows } from "../../../support/storage/rows.ts";
import { flat, house, importRows } from "./import-rows.ts";

let token = "";
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "admin" }));
});

type Row = Record<string, unknown>;
const check = async (...rows: Row[]) => (await importRows(token, rows, true)).body.data.rows;
const similarTo = async (row: Row) => (await check(row))[0]?.similar?.reference;
const stored = { title: house.title, address: house.address, price: 90_000.5, bedrooms: 3, reference: "H-1" };
const sameHome = { ...house, bedrooms: "3" };

describe("the check of an import", () => {
  it("names the stored listing that a new row looks like", async () => {
    const { uuid } = await storeProperty(stored);
    const [similar, other] = await check(sameHome, { ...sameHome, reference: "R-9", title: "Another house" });
    expect(similar).toMatchObject({
      result: "created",
      similar: { uuid, reference: "H-1", title: house.title, kind: "buy", status: "available", published: true },
    });
    expect(other).toMatchObject({ result: "created" });
    expect(other).not.toHaveProperty("similar");
  });

  it("ignores letters, spaces, how a price is written and all other fields, but no title, address, price or room", async () => {
    await storeProperty(stored);
    const same: Row[] = [
      { title: " HOUSE with a  mango-tree!", address: "12, Broad street." },
      { price: "90000.5" },
      { city: "Paynesville", area: "Sinkor", description: "Loud." },
    ];
    for (const difference of same) expect(await similarTo({ ...sameHome, ...difference })).toBe("H-1");
    const other = [
      { title: "House with a plum tree" },
      { address: "13 Broad Street" },
      { price: "90000" },
      { bedrooms: "" },
    ];
    for (const difference of other)
      expect(await similarTo({ ...sameHome, ...difference }), JSON.stringify(difference)).toBeUndefined();
  });

  it("compares homes of one kind, and homes without bedrooms", async () => {
    await storeProperty({ ...stored, kind: "rent", monthly_rent: 90_000.5, price: undefined });
    expect(await similarTo(sameHome)).toBeUndefined();
    await storeProperty({ kind: "rent", title: flat.title, address: flat.address, reference: "F-1" });
    expect(await similarTo(flat)).toBe("F-1");
  });

  it("counts drafts and homes that are sold or let, but not the bin", async () => {
    await storeProperty({ ...stored, published: false, status: "sold" });
    expect((await check(sameHome))[0]?.similar).toMatchObject({ published: false, status: "sold" });
    await queryRows("UPDATE properties SET deleted_at = updated_at RETURNING n");
    expect(await similarTo(sameHome)).toBeUndefined();
  });

  it("does not compare a row that has the reference of a stored listing, and reports nothing when it imports", async () => {
    await storeProperty(stored);
    await storeProperty({ ...stored, reference: "R-1", title: "Other" });
    expect((await check(sameHome))[0]).toMatchObject({ result: "updated" });
    expect(await similarTo(sameHome)).toBeUndefined();
    const imported = await importRows(token, [{ ...sameHome, reference: "R-9" }]);
    expect(imported.body.data.rows[0]).toMatchObject({ result: "created" });
    expect(imported.body.data.rows[0]).not.toHaveProperty("similar");
  });

  it("reads each stored listing once for a full request, even if hundreds have the same price and title", async () => {
    const properties = Array.from({ length: 400 }, (_, index) =>
      buildProperty({ address: `${index % 300} Broad Street` }),
    );
    await storeProperties(...properties);
    const requested = properties.slice(0, 200).map(({ property }) => property);
    const search = findSimilarListings(requested);
    const result = await prepare(env.DB, search.statements[0] as never).all<Row>();
    expect(search.read([result.results]).size).toBe(200);
    expect(result.meta.rows_read).toBeLessThanOrEqual(4 * 400);
  });
});

it("compares prices and bedrooms as numbers", () => {
  const home = { kind: "buy", title: "A", address: "B", price: "$85,000.00", bedrooms: "3" };
  expect(similarityKey(home)).toBe(similarityKey({ ...home, kind: "Buy", price: "85000", bedrooms: " 3 " }));
  expect(similarityKey(home)).not.toBe(similarityKey({ ...home, price: "850000" }));
  expect(similarityKey({ ...home, title: "AB", address: "" })).not.toBe(similarityKey(home));
});
