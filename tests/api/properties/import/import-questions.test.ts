import { beforeEach, describe, expect, it } from "vitest";
import type { PropertyImportResponse } from "#contract/admin/property-import.ts";
import { callApi, storeSignedIn } from "../../../support/accounts.ts";
import { createAdminClient } from "../../../support/admin-client.ts";
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

  it.each(["50000", "1"])("is not a rent of $%s while nothing is known of its type", async (monthly_rent) => {
    expect((await send([{ ...flat, monthly_rent }])).counts).toMatchObject({ created: 1 });
  });

  it("is a tenth or ten times what five listings of its area, else of its type, cost", async () => {
    const { publish } = await createAdminClient();
    const apartment = { property_type: "Apartment" };
    for (const monthly_rent of ["400", "500", "600", "700", "800"])
      await publish("rent", { ...apartment, monthly_rent, area: "Sinkor" });
    for (const monthly_rent of Array(6).fill("60"))
      await publish("rent", { ...apartment, monthly_rent, area: "Duala" });
    const results = async (area: string, rents: number[]) => {
      const rows = rents.map((monthly_rent, index) => ({ ...flat, reference: `X-${index}`, area, monthly_rent }));
      const data = await send(rows, { dry_run: true });
      return data.rows.map(({ result, questions: [question] }) => question?.msg ?? result);
    };
    expect(await results("Sinkor", [60, 61, 5999, 6000])).toEqual([
      "A rent of $60 a month is unusual. Similar listings cost about $600. Is it right?",
      "created",
      "created",
      "A rent of $6,000 a month is unusual. Similar listings cost about $600. Is it right?",
    ]);
    expect(await results("DUALA", [599, 600])).toEqual([
      "created",
      "A rent of $600 a month is unusual. Similar listings cost about $60. Is it right?",
    ]);
    expect(await results("Congo Town", [599, 600])).toEqual([
      "created",
      "A rent of $600 a month is unusual. Similar listings cost about $60. Is it right?",
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
  const fields = [
    ...Object.keys(flat),
    "status",
    "amenities",
    "rent_period",
    "amount",
    "is_available",
    "confirmed_at",
    "row",
  ];

  it.each(fields)("do not fail the request in %s", async (field) => {
    for (const cell of [hostile, [hostile], [[]], { length: 3 }]) {
      const data = await send([{ ...flat, [field]: cell }], { dry_run: true });
      expect(data.rows).toHaveLength(1);
    }
  });

  it.each([" ".repeat(2500), "\u00a0".repeat(5000), `to${" ".repeat(5000)}let`, "1,".repeat(5000), "a-".repeat(5000)])(
    "are errors if they are long and mean nothing",
    async (cell) => {
      const row = Object.fromEntries(fields.filter((field) => field !== "row").map((field) => [field, cell]));
      expect(
        (
          await send(
            Array.from({ length: 20 }, () => row),
            { dry_run: true },
          )
        ).counts,
      ).toMatchObject({ error: 20 });
    },
  );
});

describe("a doubtful cell", () => {
  it.each([
    ["price", { ...house, price: "85,000" }, "85000", "85"],
    ["price", { ...house, price: "150.000" }, "150000", "150"],
    ["monthly_rent", { ...flat, monthly_rent: "$12,000 per year" }, "1000", "12000"],
    ["area_sqft", { ...house, area_sqft: "1 lot" }, "10890", undefined],
    ["contact_number", { ...house, contact_number: "2.31886E+11" }, undefined, undefined],
  ])(
    "in %s says what it is worth as it is written, and what it probably means",
    async (field, row, suggestion, written) => {
      const [question] = (await send([row], { dry_run: true })).rows[0]?.questions ?? [];
      expect([question?.field, question?.suggestion, question?.as_written]).toEqual([field, suggestion, written]);
    },
  );

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
  it.each([
    ["For rent", "rent"],
    ["Let agreed", "rent"],
    ["SOLD", "buy"],
    ["for sale", "buy"],
  ])("is decided by the status %s", async (status, kind) => {
    const price = kind === "rent" ? "800" : "90000";
    const row = { ...house, kind: "", price: "", postal_code: "1000", Asking: price, status };
    const data = await send([row], { mapping: { asking: "amount" }, dry_run: true });
    expect(data.rows[0]?.errors.filter(({ field }) => field !== "status")).toEqual([]);
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
