import { beforeEach, describe, expect, it } from "vitest";
import type { PropertyImportResponse } from "#contract/admin/property-import.ts";
import { callApi, readAllTables, storeSignedIn } from "../../../support/accounts.ts";
import { createAdminClient } from "../../../support/admin-client.ts";
import { flat, house, storedProperties } from "./import-rows.ts";

let token = "";
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "admin" }));
});

const { reference: _, ...unnamed } = house;
const unnamedRows = (count: number) => Array.from({ length: count }, (_, n) => ({ ...unnamed, row: n + 1 }));
const send = (body: object) =>
  callApi<PropertyImportResponse & { detail: { loc: string[]; msg: string }[] }>("/import/properties", { token, body });
const newId = () => crypto.randomUUID();
/** Imports rows without references. */
const importUnnamed = (rows: object[], import_id = newId(), more: object = {}) => send({ import_id, rows, ...more });
const results = ({ body }: Awaited<ReturnType<typeof send>>) => body.data.rows.map(({ result }) => result);
const errorsOf = ({ body }: Awaited<ReturnType<typeof send>>, row = 0) => body.data.rows[row]?.errors;
const suggestionsOf = (response: Awaited<ReturnType<typeof send>>) =>
  errorsOf(response)?.map(({ field, suggestion }) => [field, suggestion]);

describe("rows without a reference", () => {
  it("get the next references, create nothing when sent again, and are other rows in another import", async () => {
    const id = newId();
    const rows = [
      { ...unnamed, row: 1 },
      { ...unnamed, row: "2", title: "Other" },
    ];
    const read = async (of: string) =>
      (await importUnnamed(rows, of)).body.data.rows.map(({ row, reference, result }) => [row, reference, result]);
    const named = (result: string) => [
      [1, "MH-1001", result],
      [2, "MH-1002", result],
    ];
    expect(await read(id)).toEqual(named("created"));
    expect(await read(id)).toEqual(named("unchanged"));
    expect(await storedProperties("reference")).toHaveLength(2);
    expect((await read(newId())).map(([, , result]) => result)).toEqual(["created", "created"]);
  });

  it("need an import id", async () => {
    expect(errorsOf(await send({ rows: [unnamed] }))).toEqual([
      { field: "reference", msg: "Reference is required to recognize the row in a later import" },
    ]);
  });

  it("are recognized by their place in the request if they have no number, but never overwrite another row", async () => {
    const id = newId();
    expect(results(await importUnnamed([unnamed], id))).toEqual(["created"]);
    expect(results(await importUnnamed([unnamed], id))).toEqual(["unchanged"]);
    expect(errorsOf(await importUnnamed([{ ...unnamed, title: "Another home" }], id))?.[0]?.field).toBe("row");
    expect(await storedProperties("title")).toEqual([{ title: house.title }]);
  });

  it("create each listing once if the same batch arrives several times at once", async () => {
    const [id, rows] = [newId(), unnamedRows(20)];
    const responses = await Promise.all([1, 2, 3].map(() => importUnnamed(rows, id)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await storedProperties("n")).toHaveLength(20);
  });

  it("are rejected with a number that is no row, or that of another row", async () => {
    const rows = [0, -1, "first", 1.5, 4, 4].map((row) => ({ ...unnamed, row }));
    const response = await importUnnamed(rows);
    for (const at of [0, 1, 2, 3])
      expect(errorsOf(response, at)).toEqual([{ field: "row", msg: "Must be the number of the row, from 1" }]);
    expect(results(response).slice(4)).toEqual(["created", "error"]);
  });

  it("do not let a later row of the file change the listing that got its reference", async () => {
    const id = newId();
    await importUnnamed(unnamedRows(1), id);
    const later = await importUnnamed([{ ...house, row: 2, reference: "MH-1001" }], id);
    expect(errorsOf(later)?.[0]?.field).toBe("reference");
  });
});

describe("the numbers of new listings", () => {
  it("continue without a gap after an import of rows with references, a dry run and rejected rows", async () => {
    const { publish } = await createAdminClient();
    expect((await publish()).reference).toBe("MH-1001");
    await send({ rows: Array.from({ length: 50 }, (_, n) => ({ ...house, reference: `R-${n}` })) });
    await importUnnamed(unnamedRows(1), newId(), { dry_run: true });
    await importUnnamed([{ ...unnamed, row: 1, title: "" }]);
    expect((await publish()).reference).toBe("MH-1002");
    await importUnnamed(unnamedRows(2));
    expect((await publish()).reference).toBe("MH-1005");
  });

  it("leave out numbers that a file has used", async () => {
    await send({ rows: [{ ...house, reference: "MH-1002" }] });
    await importUnnamed(unnamedRows(2));
    expect(new Set((await storedProperties("reference")).map(({ reference }) => reference)).size).toBe(3);
  });
});

describe("the mapping and the defaults of an import", () => {
  const texts = {
    "Ad title": house.title,
    Type: "Apartment",
    Text: "Two rooms.",
    Street: "3 Carey Street",
    Portal: "x",
  };
  const portalRow = { ...texts, "Listing type": "rent", Asking: "800" };
  const columns = { Type: "property_type", Text: "description", Street: "address", Portal: "" };
  const mapping = { ...columns, "Ad title": "title", " listing TYPE ": "kind", Asking: "amount" };
  const defaults = { city: "Monrovia", state: "Montserrado", country: "Liberia", postal_code: "1000" };

  it("name the field of each column and fill in what is missing", async () => {
    const wrong = { mapping, defaults: { ...defaults, postal_code: 1000 } };
    const { body } = await importUnnamed([{ row: 1, ...portalRow }], newId(), wrong);
    expect(body.data).toMatchObject({ rows: [{ result: "error" }], ignored_columns: [] });
    const rows = [
      { row: 1, ...portalRow },
      { row: 2, ...portalRow, "Listing type": "buy", Asking: "80000" },
    ];
    expect(results(await importUnnamed(rows, newId(), { mapping, defaults }))).toEqual(["created", "created"]);
    const shared = { title: house.title, city: "Monrovia", postal_code: "1000" };
    expect(await storedProperties("kind, title, price_cents, city, postal_code")).toEqual([
      { kind: "rent", price_cents: 80_000, ...shared },
      { kind: "buy", price_cents: 8_000_000, ...shared },
    ]);
  });

  it("fill empty cells, but not missing columns of existing listings", async () => {
    await send({ rows: [{ ...house, city: "Buchanan" }] });
    const changed = async (cells: object) =>
      (await send({ rows: [{ reference: "R-1", title: "New", ...cells }], defaults: { city: "Monrovia" } })).body.data
        .rows[0]?.changed;
    expect(await changed({})).toEqual(["title"]);
    expect(await changed({ city: "" })).toEqual(["city"]);
    const whole = {
      import_id: newId(),
      rows: [{ ...house, reference: "R-2", city: " " }],
      defaults: { city: "Kakata" },
    };
    expect(results(await send(whole))).toEqual(["created"]);
    expect(results(await send(whole))).toEqual(["unchanged"]);
  });

  it("use the first column with a value if two have the same field", async () => {
    const rows = [{ ...house, price: "", Asking: "5000", Other: "6000" }];
    expect(results(await send({ rows, mapping: { Asking: "price", Other: "price" } }))).toEqual(["created"]);
    expect(await storedProperties("price_cents")).toEqual([{ price_cents: 500_000 }]);
  });

  it("are rejected with their field if they are invalid, and nothing is stored", async () => {
    const before = await readAllTables();
    for (const [field, part] of [
      ["mapping", { mapping: { Asking: "uuid" } }],
      ["mapping", { mapping: ["price"] }],
      ["defaults", { defaults: { uuid: "x" } }],
      ["defaults", { defaults: { city: ["x"] } }],
      ["file_name", { file_name: 3 }],
    ] as const) {
      const { status, body } = await send({ rows: [house], ...part });
      expect([status, body.detail[0]?.loc[1]]).toEqual([422, field]);
    }
    expect(await readAllTables()).toBe(before);
  });
});

describe("the errors of a row", () => {
  it("are all listed, each with a suggestion if the cell has a clear meaning", async () => {
    const row = { ...flat, kind: "To let", monthly_rent: "$1,250 / month", property_type: "flats", bedrooms: "3 bed" };
    const flags = { furnished: "unfurnished", lease_duration: "12 months", year_built: "old" };
    expect(suggestionsOf(await send({ rows: [{ ...row, ...flags }] }))).toEqual([
      ["kind", "rent"],
      ["property_type", "Apartment"],
      ["bedrooms", "3"],
      ["monthly_rent", "1250"],
      ["lease_duration", "1 Year"],
      ["furnished", "false"],
      ["year_built", undefined],
    ]);
  });

  it("are listed even if the kind is unknown, and disappear with the suggestions", async () => {
    const unknown = { ...unnamed, kind: "", price: "", amount: "85k", property_type: "house", state: "" };
    const price = { field: "price", msg: "Must be a number", suggestion: "85000" };
    expect(errorsOf(await importUnnamed([unknown]))).toEqual([
      { field: "kind", msg: "Kind is required: buy or rent" },
      { field: "property_type", msg: expect.stringContaining("Must be one of"), suggestion: "House" },
      { field: "state", msg: "State is required", suggestion: "Montserrado" },
      price,
    ]);
    const corrected = { ...unknown, kind: "buy", property_type: "House", state: "Montserrado" };
    expect(errorsOf(await importUnnamed([corrected]))).toEqual([price]);
  });

  it("have no suggestion that is itself invalid", async () => {
    expect(errorsOf(await send({ rows: [{ ...house, price: "$0", bedrooms: "400 rooms" }] }))).toEqual([
      { field: "bedrooms", msg: "Must be a number" },
      { field: "price", msg: "Price must be above 0" },
    ]);
  });

  it("are solved by the kind and suggestions in a row that has only a title, rooms, places and a price", async () => {
    const { city, state, country } = house;
    const sparse = { title: "Semi Detached Duplex", bedrooms: "6.0", city, state, country, price: "85000.0" };
    const suggestions = suggestionsOf(await importUnnamed([sparse])) ?? [];
    expect(suggestions).toEqual([
      ["kind", undefined],
      ["description", "Semi Detached Duplex"],
      ["property_type", "Duplex"],
      ["address", "Monrovia"],
    ]);
    const solved = await importUnnamed([{ ...sparse, ...Object.fromEntries(suggestions), kind: "buy" }]);
    expect(solved.body.data.counts).toMatchObject({ created: 1, error: 0 });
  });

  it("suggest the stored value for an empty cell of an existing listing, and concern its changes too", async () => {
    await send({ rows: [house] });
    const cleared = { reference: "R-1", title: "", address: "", price: "", area: "Sinkor", description: "New text." };
    expect(errorsOf(await send({ rows: [cleared] }))).toEqual([
      { field: "title", msg: "Title is required", suggestion: house.title },
      { field: "address", msg: "Address is required", suggestion: house.address },
      { field: "price", msg: expect.any(String), suggestion: house.price.replace("0.50", "0.5") },
    ]);
    expect(errorsOf(await send({ rows: [{ reference: "R-1", price: "90k", featured: "Y" }] }))).toEqual([
      { field: "featured", msg: "Must be true or false", suggestion: "true" },
      { field: "price", msg: "Must be a number", suggestion: "90000" },
    ]);
  });

  it("ask for amounts in US dollars, and read one with a remark", async () => {
    const response = await send({ rows: [{ ...flat, monthly_rent: "L$ 200,000", deposit: "LRD 5000" }] });
    expect(response.body.data.rows[0]).toMatchObject({
      result: "question",
      questions: [
        { field: "monthly_rent", msg: "L$ 200,000: enter the rent a month in US dollars" },
        { field: "deposit", msg: "L$ 5,000: enter the amount in US dollars" },
      ],
    });
    const remark = await send({ rows: [{ ...flat, monthly_rent: "USD 250 neg." }] });
    expect(suggestionsOf(remark)).toEqual([["monthly_rent", "250"]]);
  });
});
