import { env } from "cloudflare:workers";
import Papa from "papaparse";
import { beforeEach, describe, expect, it } from "vitest";
import { byteOrderMark } from "#contract/admin/csv.ts";
import { propertyExportColumns } from "#contract/admin/property-export.ts";
import type { PropertyImportResponse } from "#contract/admin/property-import.ts";
import { callApi, readAllTables, storeSignedIn } from "../../support/accounts.ts";
import { storeImage, storeProperty } from "../../support/properties.ts";
import { send as request } from "../../support/public-client.ts";

let token = "";
let adminId = "";
beforeEach(async () => {
  ({ token, id: adminId } = await storeSignedIn({ role: "admin" }));
});

type Row = Record<string, unknown>;
/** Parses CSV text into rows by column. */
function tableRows(text: string): Record<string, string>[] {
  const [columns = [], ...lines] = Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
  return lines.map((cells) => Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ""])));
}
interface Refusal {
  detail: { loc: string[]; msg: string }[];
}

const send = (rows: unknown, dry_run?: unknown) =>
  callApi<PropertyImportResponse & Refusal>("/import/properties", { body: { rows, dry_run }, token });
const imported = async (...rows: Row[]) => (await send(rows)).body.data;
const file = async (query = "") => (await callApi(`/export/properties.csv${query}`, { token })).text;
const exported = async (query = "") => tableRows(await file(query));
const stored = async (columns = "*") =>
  (await env.DB.prepare(`SELECT ${columns} FROM properties ORDER BY n`).all<Row>()).results;

const house = {
  reference: "R-1",
  kind: "buy",
  title: "House with a mango tree",
  description: "Quiet.",
  property_type: "House",
  price: "90000.50",
  address: "12 Broad Street",
  city: "Monrovia",
  state: "Montserrado",
  country: "Liberia",
};
const flat = {
  ...house,
  reference: "R-2",
  kind: "rent",
  property_type: "Apartment",
  price: "",
  monthly_rent: "800",
  postal_code: "1000",
  furnished: "true",
};

describe("importing properties", () => {
  it("creates new properties as drafts, because they have no images", async () => {
    const { rows, counts } = await imported(house, { ...flat, published: "true" });
    expect(counts).toEqual({ created: 2, updated: 0, unchanged: 0, error: 0 });
    expect(rows.map(({ row, reference, result, errors }) => [row, reference, result, errors])).toEqual([
      [1, "R-1", "created", []],
      [2, "R-2", "created", []],
    ]);
    expect(await stored("uuid, reference, kind, price_cents, published, live, furnished, city_key")).toEqual([
      {
        uuid: rows[0]?.uuid,
        reference: "R-1",
        kind: "buy",
        price_cents: 9_000_050,
        published: 0,
        live: 0,
        furnished: null,
        city_key: "monrovia",
      },
      {
        uuid: rows[1]?.uuid,
        reference: "R-2",
        kind: "rent",
        price_cents: 80_000,
        published: 0,
        live: 0,
        furnished: 1,
        city_key: "monrovia",
      },
    ]);
    const { body } = await callApi<{ total: number }>("/public/properties");
    expect(body.total).toBe(0);
  });

  it("changes nothing when repeated", async () => {
    await imported(house, flat);
    const before = await readAllTables();
    const { counts } = await imported(house, { ...flat, published: "true" });
    expect(counts).toEqual({ created: 0, updated: 0, unchanged: 2, error: 0 });
    expect(await readAllTables()).toBe(before);
  });

  it("changes and names what differs, keeps missing columns and clears empty cells", async () => {
    await imported({ ...house, area: "Sinkor", bedrooms: "3" });
    const { rows } = await imported({ reference: "R-1", title: "A new name", bedrooms: "" });
    expect(rows[0]).toMatchObject({ result: "updated", changed: ["title", "bedrooms"] });
    const [row] = await stored();
    expect(row).toMatchObject({ title: "A new name", bedrooms: null, area: "Sinkor", price_cents: 9_000_050 });
    expect(row?.words).toContain(" new ");
    expect(row?.words).not.toContain(" mango ");
  });

  it("reports the same as a dry run and writes nothing", async () => {
    await imported(house);
    const before = await readAllTables();
    const { data } = (await send([{ ...house, title: "Other" }, flat, { ...flat, reference: "" }], true)).body;
    expect(data.rows.map(({ result, uuid }) => [result, uuid !== null])).toEqual([
      ["updated", true],
      ["created", false],
      ["error", false],
    ]);
    expect(await readAllTables()).toBe(before);
  });

  it.each([
    [{ reference: " " }, "reference", "Reference is required to recognize the row in a later import"],
    [{ kind: "" }, "kind", "Kind is required: buy or rent"],
    [{ kind: "lease" }, "kind", "Must be buy or rent"],
    [{ title: "" }, "title", "Title is required"],
    [{ price: "cheap" }, "price", "Must be a number"],
    [{ price: "0" }, "price", "Price must be above 0"],
    [{ property_type: "Castle" }, "property_type", expect.stringContaining("Must be one of House")],
    [{ latitude: "91" }, "latitude", "Must be at most 90"],
    [{ is_available: "perhaps" }, "is_available", "Must be true or false"],
    [{ reference: "x".repeat(31) }, "reference", "Must be at most 30 characters"],
  ])("reports the error of a row with %j and imports the others", async (change, field, msg) => {
    const { rows, counts } = await imported(flat, { ...house, ...change });
    expect(counts).toMatchObject({ created: 1, error: 1 });
    expect(rows[1]).toMatchObject({ row: 2, result: "error", errors: [{ field, msg }] });
    expect(await stored("reference")).toEqual([{ reference: "R-2" }]);
  });

  it("names every invalid field of a row once", async () => {
    const { rows } = await imported({ reference: "R-9", kind: "rent", price: "1" });
    expect(rows[0]?.errors.map(({ field }) => field)).toEqual([
      "title",
      "description",
      "property_type",
      "address",
      "city",
      "state",
      "country",
      "monthly_rent",
      "postal_code",
    ]);
  });

  it("rejects a repeated reference, one of the other kind and one in the bin", async () => {
    await imported(house, flat);
    await env.DB.prepare("UPDATE properties SET deleted_at = '2026-01-01' WHERE reference = 'R-2'").run();
    const { rows } = await imported({ ...house, title: "A" }, { ...house, title: "B" }, flat);
    expect(rows.map(({ result }) => result)).toEqual(["updated", "error", "error"]);
    expect(rows[1]?.errors).toEqual([{ field: "reference", msg: "Row 1 already has this reference" }]);
    expect(rows[2]?.errors).toEqual([{ field: "reference", msg: "This listing is in the bin. Restore it first." }]);
    const other = await imported({ ...house, kind: "rent" });
    expect(other.rows[0]?.errors).toEqual([{ field: "kind", msg: "The listing with this reference is for sale" }]);
  });

  it("publishes and hides only properties that have images", async () => {
    const listing = await storeProperty({ reference: "P-1" });
    await storeImage(listing);
    const published = async () => (await stored("published"))[0]?.published;
    await imported({ reference: "P-1", published: "false" });
    expect(await published()).toBe(0);
    await imported({ reference: "P-1", published: "true" });
    expect(await published()).toBe(1);
  });

  it("audits the actor and the values before and after", async () => {
    await imported(house);
    await imported({ reference: "R-1", title: "Other" });
    const { results } = await env.DB.prepare(
      "SELECT actor_id, action, before, after FROM audit WHERE entity = 'property' ORDER BY n",
    ).all<Record<string, string>>();
    expect(results.map(({ actor_id, action }) => [actor_id, action])).toEqual([
      [adminId, "create"],
      [adminId, "update"],
    ]);
    expect(JSON.parse(results[0]?.after ?? "")).toMatchObject({ reference: "R-1", price: 90_000.5 });
    expect(JSON.parse(results[1]?.before ?? "")).toEqual({ title: house.title });
    expect(JSON.parse(results[1]?.after ?? "")).toEqual({ title: "Other" });
  });

  it("creates each property once if the same rows are imported at once", async () => {
    const rows = Array.from({ length: 20 }, (_, n) => ({ ...house, reference: `R-${n}` }));
    const answers = await Promise.all([send(rows), send(rows), send(rows)]);
    for (const { status } of answers) expect(status).toBe(200);
    expect(answers.reduce((sum, { body }) => sum + body.data.counts.created, 0)).toBe(20);
    expect(await stored("n")).toHaveLength(20);
  });

  it("imports 200 rows at once with texts of maximum length", async () => {
    const rows = Array.from({ length: 200 }, (_, n) => ({
      ...house,
      reference: `R-${n}`,
      description: n < 100 ? `${n} ${"word ".repeat(1990)}` : "Short",
    }));
    expect((await imported(...rows)).counts.created).toBe(200);
    expect((await imported(...rows)).counts.unchanged).toBe(200);
    const renamed = rows.map((row) => ({ ...row, title: "Other" }));
    expect((await imported(...renamed)).counts.updated).toBe(200);
  });

  it("creates 10,000 rows in parts, and none the second time", async () => {
    const parts = Array.from({ length: 50 }, (_, part) =>
      Array.from({ length: 200 }, (_, n) => ({ ...house, reference: `R-${part * 200 + n}` })),
    );
    const sum = async (result: "created" | "unchanged") => {
      let total = 0;
      for (const part of parts) total += (await imported(...part)).counts[result];
      return total;
    };
    expect(await sum("created")).toBe(10_000);
    expect(await sum("unchanged")).toBe(10_000);
    expect(await stored("count(*) AS listings")).toEqual([{ listings: 10_000 }]);
  });

  it("names and ignores unknown columns", async () => {
    const { ignored_columns } = await imported({ ...house, uuid: "mine", n: "1", Colour: "red" });
    expect(ignored_columns).toEqual(["uuid", "n", "colour"]);
    expect((await stored("uuid"))[0]?.uuid).not.toBe("mine");
  });

  it.each([
    [[], "rows"],
    ["none", "rows"],
    [undefined, "rows"],
    [Array(201).fill(house), "rows"],
    [["text"], "rows"],
  ])("rejects input %#", async (rows, field) => {
    const { status, body } = await send(rows);
    expect(status).toBe(422);
    expect(body.detail.map(({ loc }) => loc[1])).toEqual([field]);
  });
});

describe("the property export", () => {
  it("is an uncached UTF-8 download with a header and one line per property", async () => {
    await imported(house, flat);
    const { headers, text, status } = await callApi("/export/properties.csv", { token });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="properties-\d{4}-\d\d-\d\d\.csv"$/);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(text.startsWith(propertyExportColumns.join(","))).toBe(true);
    const authorization = `Bearer ${token}`;
    const download = await request("/api/v1/export/properties.csv", { headers: { authorization } });
    const mark = new TextEncoder().encode(byteOrderMark);
    expect(new Uint8Array(await download.arrayBuffer()).slice(0, 3)).toEqual(mark);
    expect((await exported()).map(({ reference, price, monthly_rent }) => [reference, price, monthly_rent])).toEqual([
      ["R-1", "90000.5", ""],
      ["R-2", "", "800"],
    ]);
  });

  it("contains no cell that a spreadsheet would run, and can be imported unchanged", async () => {
    const tricky = {
      ...flat,
      title: '=HYPERLINK("http://x","click")',
      description: 'Two lines,\nwith "quotes"; and a comma\r\n+more',
      area: "@home",
      contact_number: "+231 77 555 0101",
      listed_by: "''=already",
      amenities: ["-5 degrees", "Bath, hot", "Gym"],
      latitude: "-6.3",
      longitude: "-10.8",
    };
    await imported(tricky);
    const text = await file();
    for (const cell of ["=HYPERLINK", "@home", "+231 77"]) expect(text).not.toMatch(new RegExp(`[,"\\n]\\${cell}`));
    const [row = {}] = await exported();
    expect(row).toMatchObject({
      title: `'${tricky.title}`,
      area: "'@home",
      longitude: "-10.8",
      listed_by: "''=already",
    });
    expect((await imported(row)).counts).toMatchObject({ unchanged: 1 });
    await env.DB.prepare("DELETE FROM properties").run();
    await imported(row);
    const [back] = await stored();
    expect(back).toMatchObject({
      title: tricky.title,
      description: tricky.description,
      area: "@home",
      contact_number: "+231 77 555 0101",
      listed_by: "'=already",
      longitude: -10.8,
    });
    expect(JSON.parse(back?.amenities as string)).toEqual(tricky.amenities);
  });

  it("filters by kind, type, location, availability and publication, and excludes the bin", async () => {
    await storeProperty({ reference: "A", city: "Kakata", is_available: false });
    await storeProperty({ reference: "B", kind: "rent", property_type: "Villa" });
    await imported(house);
    await storeProperty({ reference: "Gone" });
    await env.DB.prepare("UPDATE properties SET deleted_at = '2026-01-01' WHERE reference = 'Gone'").run();
    const found = async (query: string) => (await exported(query)).map(({ reference }) => reference);
    expect(await found("")).toEqual(["A", "B", "R-1"]);
    expect(await found("?kind=buy")).toEqual(["A", "R-1"]);
    expect(await found("?property_type=villa")).toEqual(["B"]);
    expect(await found("?city=kakata")).toEqual(["A"]);
    expect(await found("?available=true&kind=buy")).toEqual(["R-1"]);
    expect(await found("?published=false")).toEqual(["R-1"]);
    expect((await callApi("/export/properties.csv?kind=lease", { token })).status).toBe(422);
  });

  it("contains every property once, however many pages are read", async () => {
    const rows = Array.from({ length: 450 }, (_, n) => ({ ...house, reference: `R-${n}` }));
    for (const from of [0, 200, 400]) await imported(...rows.slice(from, from + 200));
    expect((await exported()).map(({ reference }) => reference)).toEqual(rows.map(({ reference }) => reference));
  });
});
