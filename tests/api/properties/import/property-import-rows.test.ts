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
const send = (body: object) =>
  callApi<PropertyImportResponse & { detail: { loc: string[]; msg: string }[] }>("/import/properties", { token, body });
const importId = () => crypto.randomUUID();
const results = ({ body }: Awaited<ReturnType<typeof send>>) => body.data.rows.map(({ result }) => result);
const errorsOf = ({ body }: Awaited<ReturnType<typeof send>>, row = 0) => body.data.rows[row]?.errors;

describe("rows without a reference", () => {
  it("get the next references, and create nothing when the same batch is sent again", async () => {
    const body = {
      import_id: importId(),
      rows: [
        { ...unnamed, row: 1 },
        { ...unnamed, row: "2", title: "Other" },
      ],
    };
    const first = await send(body);
    expect(first.body.data.rows.map(({ row, reference, result }) => [row, reference, result])).toEqual([
      [1, "MH-1001", "created"],
      [2, "MH-1002", "created"],
    ]);
    const again = await send(body);
    expect(again.body.data.rows.map(({ reference, result }) => [reference, result])).toEqual([
      ["MH-1001", "unchanged"],
      ["MH-1002", "unchanged"],
    ]);
    expect(await storedProperties("reference")).toHaveLength(2);
  });

  it("are other rows in another import", async () => {
    await send({ import_id: importId(), rows: [{ ...unnamed, row: 1 }] });
    expect(results(await send({ import_id: importId(), rows: [{ ...unnamed, row: 1 }] }))).toEqual(["created"]);
  });

  it("need an import id", async () => {
    expect(errorsOf(await send({ rows: [unnamed] }))).toEqual([
      { field: "reference", msg: "Reference is required to recognize the row in a later import" },
    ]);
  });

  it("are recognized by their place in the request if they have no number, but never overwrite another row", async () => {
    const import_id = importId();
    expect(results(await send({ import_id, rows: [unnamed] }))).toEqual(["created"]);
    expect(results(await send({ import_id, rows: [unnamed] }))).toEqual(["unchanged"]);
    const other = await send({ import_id, rows: [{ ...unnamed, title: "Another home" }] });
    expect(errorsOf(other)?.[0]?.field).toBe("row");
    expect(await storedProperties("title")).toEqual([{ title: house.title }]);
  });

  it("create each listing once if the same batch arrives several times at once", async () => {
    const body = { import_id: importId(), rows: Array.from({ length: 20 }, (_, n) => ({ ...unnamed, row: n + 1 })) };
    const responses = await Promise.all([send(body), send(body), send(body)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await storedProperties("n")).toHaveLength(20);
  });

  it.each([0, -1, "first", 1.5])("are rejected with the row number %j", async (row) => {
    expect(errorsOf(await send({ import_id: importId(), rows: [{ ...unnamed, row }] }))).toEqual([
      { field: "row", msg: "Must be the number of the row, from 1" },
    ]);
  });

  it("are rejected if another row of the request has their number", async () => {
    const rows = [
      { ...unnamed, row: 4 },
      { ...unnamed, row: 4 },
    ];
    expect(results(await send({ import_id: importId(), rows }))).toEqual(["created", "error"]);
  });

  it("do not let a later row of the file change the listing that got its reference", async () => {
    const import_id = importId();
    await send({ import_id, rows: [{ ...unnamed, row: 1 }] });
    const later = await send({ import_id, rows: [{ ...house, row: 2, reference: "MH-1001" }] });
    expect(errorsOf(later)?.[0]?.field).toBe("reference");
  });
});

describe("the numbers of new listings", () => {
  it("continue without a gap after an import of rows with references, a dry run and rejected rows", async () => {
    const { publish } = await createAdminClient();
    expect((await publish()).reference).toBe("MH-1001");
    const rows = Array.from({ length: 50 }, (_, n) => ({ ...house, reference: `R-${n}` }));
    await send({ rows });
    await send({ import_id: importId(), rows: [{ ...unnamed, row: 1 }], dry_run: true });
    await send({ import_id: importId(), rows: [{ ...unnamed, row: 1, title: "" }] });
    expect((await publish()).reference).toBe("MH-1002");
    await send({
      import_id: importId(),
      rows: [
        { ...unnamed, row: 1 },
        { ...unnamed, row: 2 },
      ],
    });
    expect((await publish()).reference).toBe("MH-1005");
  });

  it("leave out numbers that a file has used", async () => {
    await send({ rows: [{ ...house, reference: "MH-1002" }] });
    await send({
      import_id: importId(),
      rows: [
        { ...unnamed, row: 1 },
        { ...unnamed, row: 2 },
      ],
    });
    expect(new Set((await storedProperties("reference")).map(({ reference }) => reference)).size).toBe(3);
  });
});

describe("the mapping and the defaults of an import", () => {
  const portalRow = {
    "Ad title": house.title,
    "Listing type": "rent",
    Asking: "800",
    Type: "Apartment",
    Text: "Two rooms.",
    Street: "3 Carey Street",
    Portal: "x",
  };
  const mapping = {
    "Ad title": "title",
    " listing TYPE ": "kind",
    Asking: "amount",
    Type: "property_type",
    Text: "description",
    Street: "address",
    Portal: "",
  };
  const defaults = { city: "Monrovia", state: "Montserrado", country: "Liberia", postal_code: 1000 };

  it("name the field of each column and fill in what is missing", async () => {
    const { body } = await send({ import_id: importId(), rows: [{ row: 1, ...portalRow }], mapping, defaults });
    expect(body.data).toMatchObject({ rows: [{ result: "error" }], ignored_columns: [] });
    const texts = { ...defaults, postal_code: "1000" };
    const stored = await send({
      import_id: importId(),
      rows: [
        { row: 1, ...portalRow },
        { row: 2, ...portalRow, "Listing type": "buy", Asking: "80000" },
      ],
      mapping,
      defaults: texts,
    });
    expect(results(stored)).toEqual(["created", "created"]);
    expect(await storedProperties("kind, title, price_cents, city, postal_code")).toEqual([
      { kind: "rent", title: house.title, price_cents: 80_000, city: "Monrovia", postal_code: "1000" },
      { kind: "buy", title: house.title, price_cents: 8_000_000, city: "Monrovia", postal_code: "1000" },
    ]);
  });

  it("fill empty cells, but not missing columns of existing listings", async () => {
    await send({ rows: [{ ...house, city: "Buchanan" }] });
    const missing = { reference: "R-1", title: "New" };
    const { body } = await send({ rows: [missing], defaults: { city: "Monrovia" } });
    expect(body.data.rows[0]?.changed).toEqual(["title"]);
    const emptied = await send({ rows: [{ ...missing, city: "" }], defaults: { city: "Monrovia" } });
    expect(emptied.body.data.rows[0]?.changed).toEqual(["city"]);
    const whole = {
      import_id: importId(),
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

  it.each([
    ["mapping", { mapping: { Asking: "uuid" } }],
    ["mapping", { mapping: ["price"] }],
    ["defaults", { defaults: { uuid: "x" } }],
    ["defaults", { defaults: { city: ["x"] } }],
    ["file_name", { file_name: 3 }],
  ])("are rejected with the field %s if they are invalid, and nothing is stored", async (field, part) => {
    const before = await readAllTables();
    const { status, body } = await send({ rows: [house], ...part });
    expect([status, body.detail[0]?.loc[1]]).toEqual([422, field]);
    expect(await readAllTables()).toBe(before);
  });
});

describe("the errors of a row", () => {
  it("are all listed, each with a suggestion if the cell has a clear meaning", async () => {
    const row = { ...flat, kind: "To let", monthly_rent: "$1,250 / month", property_type: "flats", bedrooms: "3 bed" };
    const response = await send({
      rows: [{ ...row, furnished: "Yes", lease_duration: "12 months", year_built: "old" }],
    });
    expect(errorsOf(response)?.map(({ field, suggestion }) => [field, suggestion])).toEqual([
      ["kind", "rent"],
      ["property_type", "Apartment"],
      ["bedrooms", "3"],
      ["monthly_rent", "1250"],
      ["lease_duration", "1 Year"],
      ["furnished", "true"],
      ["year_built", undefined],
    ]);
  });

  it("are listed even if the kind is unknown, and disappear with the suggestions", async () => {
    const unknown = { ...unnamed, kind: "", price: "", amount: "85k", property_type: "house", state: "" };
    expect(errorsOf(await send({ import_id: importId(), rows: [unknown] }))).toEqual([
      { field: "kind", msg: "Kind is required: buy or rent" },
      { field: "property_type", msg: expect.stringContaining("Must be one of"), suggestion: "House" },
      { field: "state", msg: "State is required", suggestion: "Montserrado" },
      { field: "price", msg: "Must be a number", suggestion: "85000" },
    ]);
    const corrected = { ...unknown, kind: "buy", property_type: "House", state: "Montserrado" };
    expect(errorsOf(await send({ import_id: importId(), rows: [corrected] }))).toEqual([
      { field: "price", msg: "Must be a number", suggestion: "85000" },
    ]);
  });

  it("have no suggestion that is itself invalid", async () => {
    expect(errorsOf(await send({ rows: [{ ...house, price: "$0", bedrooms: "400 rooms" }] }))).toEqual([
      { field: "bedrooms", msg: "Must be a number" },
      { field: "price", msg: "Must be a number" },
    ]);
  });

  it("are solved by the kind and suggestions in a row that has only a title, rooms, places and a price", async () => {
    const { city, state } = house;
    const sparse = {
      title: "Semi Detached Duplex",
      bedrooms: "6.0",
      city,
      state,
      country: "Liberia",
      price: "85000.0",
    };
    const errors = errorsOf(await send({ import_id: importId(), rows: [sparse] })) ?? [];
    expect(errors.map(({ field, suggestion }) => [field, suggestion])).toEqual([
      ["kind", undefined],
      ["description", "Semi Detached Duplex"],
      ["property_type", "Duplex"],
      ["address", "Monrovia"],
    ]);
    const suggested = Object.fromEntries(errors.map(({ field, suggestion }) => [field, suggestion]));
    const response = await send({ import_id: importId(), rows: [{ ...sparse, ...suggested, kind: "buy" }] });
    expect(response.body.data.counts).toMatchObject({ created: 1, error: 0 });
  });

  it("suggest the stored value for an empty cell of an existing listing that needs one", async () => {
    await send({ rows: [house] });
    const cleared = { reference: "R-1", title: "", address: "", price: "", area: "Sinkor", description: "New text." };
    expect(errorsOf(await send({ rows: [cleared] }))).toEqual([
      { field: "title", msg: "Title is required", suggestion: house.title },
      { field: "address", msg: "Address is required", suggestion: house.address },
      { field: "price", msg: expect.any(String), suggestion: house.price.replace("0.50", "0.5") },
    ]);
  });

  it("ask for amounts in US dollars, and read one with a remark", async () => {
    const rent = { ...flat, monthly_rent: "L$ 200,000", deposit: "LRD 5000" };
    const response = await send({ rows: [rent] });
    expect(response.body.data.rows[0]).toMatchObject({
      result: "question",
      questions: [
        { field: "monthly_rent", msg: "L$ 200,000: enter the rent a month in US dollars" },
        { field: "deposit", msg: "L$ 5,000: enter the amount in US dollars" },
      ],
    });
    const remark = { ...flat, monthly_rent: "USD 250 neg." };
    expect(errorsOf(await send({ rows: [remark] }))).toMatchObject([{ field: "monthly_rent", suggestion: "250" }]);
  });

  it("also concern the changes of an existing listing", async () => {
    await send({ rows: [house] });
    expect(errorsOf(await send({ rows: [{ reference: "R-1", price: "90k", featured: "yes" }] }))).toEqual([
      { field: "featured", msg: "Must be true or false", suggestion: "true" },
      { field: "price", msg: "Must be a number", suggestion: "90000" },
    ]);
  });
});
