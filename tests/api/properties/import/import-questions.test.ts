import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { PropertyImportResponse } from "#contract/admin/property-import.ts";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { computePrices } from "#worker/flows/prices/compute-prices.service.ts";
import { callApi, storeSignedIn } from "../../../support/accounts.ts";
import { createAdminClient } from "../../../support/admin-client.ts";
import { buildProperty, storeProperties } from "../../../support/properties.ts";
import { flat, house, storedProperties } from "./import-rows.ts";

let token = "";
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "admin" }));
});

const send = async (rows: object[], request: object = {}) => {
  const { body } = await callApi<PropertyImportResponse>("/import/properties", { token, body: { rows, ...request } });
  return body.data;
};
const getQuestions = ({ rows: [row] }: PropertyImportResponse["data"]) => [row?.result, row?.questions];

describe("a price that is far from the usual ones", () => {
  it.each([
    [{ ...flat, monthly_rent: "350000000" }, "monthly_rent", "A rent of $350,000,000 a month is unusual. Is it right?"],
    [{ ...flat, monthly_rent: "50000.01" }, "monthly_rent", "A rent of $50,000.01 a month is unusual. Is it right?"],
    [{ ...house, price: "999.99" }, "price", "A price of $999.99 is unusual. Is it right?"],
  ])("is a question, and is stored when it is accepted", async (row, field, msg) => {
    expect(getQuestions(await send([row]))).toEqual([
      "question",
      [{ field, msg, as_written: (row as Record<string, string>)[field] }],
    ]);
    expect(await storedProperties()).toEqual([]);
    for (const accept of [{ 1: ["title"] }, { 2: [field] }])
      expect((await send([row], { accept })).counts).toMatchObject({ question: 1, created: 0 });
    expect((await send([row], { accept: { 1: [field] }, dry_run: true })).counts).toMatchObject({ created: 1 });
    expect((await send([row], { accept: true })).counts).toMatchObject({ question: 0, created: 1 });
  });

  it("is not a rent of $50,000 or $1 while no such homes are known", async () => {
    const rows = ["50000", "1"].map((monthly_rent, at) => ({ ...flat, reference: `P-${at}`, monthly_rent }));
    expect((await send(rows, { dry_run: true })).counts).toMatchObject({ created: 2 });
  });

  it("is one above nine of ten such homes, or below nearly all of them", async () => {
    await storeProperties(
      ...[400, 500, 600, 700, 800].map((monthly_rent) =>
        buildProperty({ kind: "rent", property_type: "Apartment", bedrooms: 4, area: "Sinkor", monthly_rent }),
      ),
    );
    await computePrices(env.DB, new Date());
    const results = async (area: string, rents: number[]) => {
      const rows = rents.map((monthly_rent, index) => ({ ...flat, reference: `X-${index}`, area, monthly_rent }));
      const data = await send(rows, { dry_run: true });
      return data.rows.map(({ result, questions: [question] }) => question?.msg ?? result);
    };
    const cost = "such homes, which usually cost $390–870. Is it right?";
    expect(await results("Sinkor", [60, 300, 800, 900])).toEqual([
      `A rent of $60 a month is below 99 of 100 ${cost}`,
      "created",
      "created",
      `A rent of $900 a month is above 9 of 10 ${cost}`,
    ]);
  });

  it("is a question in a change of the price only", async () => {
    await send([{ ...flat, monthly_rent: "60000" }], { accept: true });
    expect((await send([{ reference: "R-2", title: "Other" }])).counts).toMatchObject({ updated: 1 });
    expect((await send([{ reference: "R-2", monthly_rent: "60000" }])).counts).toMatchObject({ unchanged: 1 });
    expect((await send([{ reference: "R-2", monthly_rent: "61000" }])).rows).toMatchObject([
      { result: "question", reference: "R-2", errors: [], questions: [{ field: "monthly_rent" }] },
    ]);
    expect(await storedProperties("price_cents")).toEqual([{ price_cents: 6_000_000 }]);
  });
});

describe("cells that are neither texts nor numbers", () => {
  const hostile = { toString: 1, valueOf: 1, toLowerCase: 1 };
  const others = ["status", "amenities", "rent_period", "amount", "is_available", "confirmed_at", "row"];
  const fields = [...Object.keys(flat), ...others];

  it("do not fail the request in any field", async () => {
    const cells = [hostile, [hostile], [[]], { length: 3 }];
    const rows = fields.flatMap((field) =>
      cells.map((cell, at) => ({ ...flat, reference: `${field} ${at}`, [field]: cell })),
    );
    expect((await send(rows, { dry_run: true })).rows).toHaveLength(rows.length);
  });

  it("are errors if they are long and mean nothing", async () => {
    const spaces = [" ".repeat(2500), "\u00a0".repeat(5000), `to${" ".repeat(5000)}let`];
    const names = fields.filter((field) => field !== "row");
    for (const cell of [...spaces, "1,".repeat(5000), "a-".repeat(5000)]) {
      const rows = Array(8).fill(Object.fromEntries(names.map((field) => [field, cell])));
      expect((await send(rows, { dry_run: true })).counts).toMatchObject({ error: 8 });
    }
  });
});

describe("amenities that contradict facts", () => {
  const row = { ...flat, amenities: "40 kVA generator", generator: "no" };

  it("are a question, and are stored when they are accepted", async () => {
    expect(getQuestions(await send([row]))).toMatchObject([
      "question",
      [{ field: "generator", suggestion: "Yes", as_written: "no" }],
    ]);
    expect((await send([{ ...row, generator: "Yes" }], { dry_run: true })).counts).toMatchObject({ created: 1 });
    expect((await send([row], { accept: { 1: ["generator"] } })).counts).toMatchObject({ created: 1 });
  });

  it("and unusual prices are asked with the errors of a row, so that its suggestions lead to no new question", async () => {
    const doubtful = { ...row, monthly_rent: "350000000", property_type: "flats" };
    const [result] = (await send([doubtful], { dry_run: true })).rows;
    expect(result?.errors.map(({ field }) => field)).toEqual(["property_type"]);
    expect(result?.questions.map(({ field }) => field)).toEqual(["generator", "monthly_rent"]);
  });
});

it("reads other spellings of a value without a question", async () => {
  const row = {
    ...flat,
    monthly_rent: "$320",
    furnished: "no",
    bedrooms: "four",
    bathrooms: "1.5",
    has_parking: "Yes",
  };
  expect((await send([row])).counts).toMatchObject({ created: 1, error: 0 });
  expect(await storedProperties("price_cents, furnished, bedrooms, bathrooms, bathroom_halves, has_parking")).toEqual([
    { price_cents: 32_000, furnished: 0, bedrooms: 4, bathrooms: 1, bathroom_halves: 3, has_parking: 1 },
  ]);
});

describe("a doubtful cell", () => {
  it("says what it is worth as it is written, and what it probably means", async () => {
    const rows = [
      { ...house, reference: "D-1", price: "85,000" },
      { ...house, reference: "D-2", price: "150.000" },
      { ...flat, reference: "D-3", monthly_rent: "$12,000 per year" },
      { ...house, reference: "D-4", area_sqft: "1 lot" },
      { ...house, reference: "D-5", contact_number: "2.31886E+11" },
    ];
    const questions = (await send(rows, { dry_run: true })).rows.map(({ questions: [question] }) => question);
    expect(questions.map((question) => [question?.field, question?.suggestion, question?.as_written])).toEqual([
      ["price", "85000", "85"],
      ["price", "150000", "150"],
      ["monthly_rent", "1000", "12000"],
      ["area_sqft", "10890", undefined],
      ["contact_number", undefined, undefined],
    ]);
  });

  it("is converted by the period, the rate and the currency of its row, in a price that stands in for the rent too", async () => {
    const { monthly_rent: _, ...rest } = flat;
    const yearly = { ...rest, price: "12000", rent_period: "yearly" };
    const errorsOf = async (row: object, request: object = {}) =>
      (await send([row], { dry_run: true, ...request })).rows[0]?.errors;
    expect((await errorsOf(yearly))?.find(({ field }) => field === "monthly_rent")?.suggestion).toBeUndefined();
    const inLiberian = { currency: "LRD", rates: { LRD: 190 } };
    const foreign = await errorsOf({ ...rest, price: "60000" }, inLiberian);
    expect(foreign?.find(({ field }) => field === "monthly_rent")?.suggestion).not.toBe("60000");
  });
});

describe("the kind of a row without one", () => {
  it("is decided by the status", async () => {
    const row = { ...house, kind: "", price: "", postal_code: "1000" };
    const rows = [
      { ...row, reference: "K-1", status: "For rent", Asking: "800" },
      { ...row, reference: "K-2", status: "Let agreed", Asking: "800" },
      { ...row, reference: "K-3", status: "SOLD", Asking: "90000" },
      { ...row, reference: "K-4", status: "for sale", Asking: "90000" },
    ];
    const data = await send(rows, { mapping: { asking: "amount" }, dry_run: true });
    for (const { errors } of data.rows) expect(errors.filter(({ field }) => field !== "status")).toEqual([]);
  });

  it("is not guessed from a price", async () => {
    const data = await send([{ ...house, kind: "", price: "300" }]);
    expect(data.rows).toMatchObject([{ errors: [{ field: "kind", msg: "Kind is required: buy or rent" }] }]);
    expect(data.rows[0]?.errors[0]?.suggestion).toBeUndefined();
  });

  it("is suggested if the file has an own column for rents", async () => {
    const data = await send([{ ...house, kind: "", monthly_rent: "" }]);
    expect(data.rows[0]?.errors).toMatchObject([{ field: "kind", suggestion: "buy" }]);
  });
});

describe("facts about living there", () => {
  let admin: Awaited<ReturnType<typeof createAdminClient>>;
  beforeEach(async () => {
    admin = await createAdminClient();
  });
  const importRows = async (row: object, options: object = {}) =>
    (await admin.send<PropertyImportResponse>("/import/properties", { body: { rows: [row], ...options } })).body.data;
  const read = async (uuid: string | null | undefined) =>
    (await admin.send<{ data: { property: AdminProperty } }>(`/properties/${uuid}`)).body.data.property;

  it("suggests what people write for facts, stores facts and places, and an undo brings the old ones back", async () => {
    const written = { ...house, reference: "L-1", power: "own meter", water: "bore hole" };
    expect((await importRows(written)).rows[0]?.errors).toEqual([
      expect.objectContaining({ field: "power", suggestion: "own_meter" }),
      expect.objectContaining({ field: "water", suggestion: "borehole" }),
    ]);
    const first = await importRows({
      ...house,
      reference: "L-1",
      power: "own_meter",
      water: "borehole",
      landmark: "ELWA hospital",
      plus_code: "6cqx7j2f+4x Paynesville",
      pin: "exact",
    });
    const uuid = first.rows[0]?.uuid;
    const before = await read(uuid);
    expect(before).toMatchObject({
      landmark: "ELWA hospital",
      plus_code: "6CQX7J2F+4X",
      pin: "exact",
      living: { power: "own_meter", water: "borehole", road: null },
    });
    expect(before.living_checked_at).not.toBeNull();
    const import_id = crypto.randomUUID();
    const second = await importRows({ ...house, reference: "L-1", power: "none", water: "borehole" }, { import_id });
    expect(second.rows[0]).toMatchObject({ result: "updated", changed: ["power"] });
    expect(await read(uuid)).toMatchObject({ living: { power: "none" } });
    await admin.send(`/import/${import_id}/undo`, { method: "POST" });
    // The old value was not checked today.
    expect(await read(uuid)).toMatchObject({
      living: { power: "own_meter", water: "borehole" },
      living_checked_at: null,
    });
  });

  it("asks what a doubtful fact means, and takes the accepted suggestion", async () => {
    const { rows } = await importRows({ ...house, reference: "L-2", power: "yes" });
    expect(rows[0]).toMatchObject({
      result: "question",
      questions: [{ field: "power", suggestion: "own_meter", msg: expect.stringContaining("meter") }],
    });
    const wrong = await importRows({ ...house, reference: "L-2", power: "maybe" });
    expect(wrong.rows[0]).toMatchObject({ result: "error", errors: [{ field: "power" }] });
  });
});
