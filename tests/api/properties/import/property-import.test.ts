import { beforeEach, describe, expect, it } from "vitest";
import { buildTemplate } from "#web/admin/features/import/file/build-template.ts";
import { readCsv } from "#web/admin/features/import/file/read-csv.ts";
import { callApi, readAllTables, storeSignedIn } from "../../../support/accounts.ts";
import { storeImage, storeProperty } from "../../../support/properties.ts";
import { runSql } from "../../../support/storage/rows.ts";
import { flat, house, importRows, storedProperties } from "./import-rows.ts";

let token = "";
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "admin" }));
});
type Row = Record<string, unknown>;
const importedRows = async (...rows: Row[]) => (await importRows(token, rows)).body.data;

describe("importing properties", () => {
  it("creates new properties as drafts, because they have no images", async () => {
    const { rows, counts } = await importedRows(house, { ...flat, published: "true" });
    expect(counts).toEqual({ created: 2, updated: 0, unchanged: 0, question: 0, error: 0 });
    expect(rows.map(({ row, reference, result, errors }) => [row, reference, result, errors])).toEqual([
      [1, "R-1", "created", []],
      [2, "R-2", "created", []],
    ]);
    const drafts = { published: 0, is_listed: 0, city_key: "monrovia" };
    const columns = "uuid, reference, kind, price_cents, published, is_listed, furnished, city_key";
    expect(await storedProperties(columns)).toEqual([
      { uuid: rows[0]?.uuid, reference: "R-1", kind: "buy", price_cents: 9_000_050, furnished: null, ...drafts },
      { uuid: rows[1]?.uuid, reference: "R-2", kind: "rent", price_cents: 80_000, furnished: 1, ...drafts },
    ]);
    const { body } = await callApi<{ total: number }>("/public/properties");
    expect(body.total).toBe(0);
  });

  it("applies the listing rules to new properties at once: a recent confirmation counts, an old one does not", async () => {
    const confirmed = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    await importedRows({ ...house, confirmed_at: confirmed(1) }, { ...flat, confirmed_at: confirmed(400) });
    expect(await storedProperties("is_confirmed, is_delisted")).toEqual([
      { is_confirmed: 1, is_delisted: 0 },
      { is_confirmed: 0, is_delisted: 1 },
    ]);
  });

  it("takes the template unchanged: every column is known, and both examples are listings", async () => {
    const [columns = [], ...lines] = readCsv(buildTemplate());
    const examples = lines.map((cells) => Object.fromEntries(columns.map((column, at) => [column, cells[at]])));
    const { rows, counts, ignored_columns } = await importedRows(...examples);
    expect(rows.flatMap(({ errors }) => errors)).toEqual([]);
    expect([counts, ignored_columns]).toEqual([{ created: 2, updated: 0, unchanged: 0, question: 0, error: 0 }, []]);
    expect(await storedProperties("reference, kind, price_cents, bedrooms, furnished")).toEqual([
      { reference: "R-1", kind: "buy", price_cents: 8_500_000, bedrooms: 3, furnished: null },
      { reference: "R-2", kind: "rent", price_cents: 80_000, bedrooms: 2, furnished: 1 },
    ]);
  });

  it("changes nothing when repeated", async () => {
    await importedRows(house, flat);
    const before = await readAllTables();
    const { counts } = await importedRows(house, { ...flat, published: "true" });
    expect(counts).toEqual({ created: 0, updated: 0, unchanged: 2, question: 0, error: 0 });
    expect(await readAllTables()).toBe(before);
  });

  it("changes and names what differs, keeps missing columns and clears empty cells", async () => {
    await importedRows({ ...house, area: "Sinkor", bedrooms: "3" });
    const { rows } = await importedRows({ reference: "R-1", title: "A new name", bedrooms: "" });
    expect(rows[0]).toMatchObject({ result: "updated", changed: ["title", "bedrooms"] });
    const [row] = await storedProperties();
    expect(row).toMatchObject({ title: "A new name", bedrooms: null, area: "Sinkor", price_cents: 9_000_050 });
    expect(row?.words).toContain(" new ");
    expect(row?.words).not.toContain(" mango ");
  });

  it("reports the same as a dry run and writes nothing", async () => {
    await importedRows(house);
    const before = await readAllTables();
    const { data } = (await importRows(token, [{ ...house, title: "Other" }, flat, { ...flat, reference: "" }], true))
      .body;
    expect(data.rows.map(({ result, uuid }) => [result, uuid !== null])).toEqual([
      ["updated", true],
      ["created", false],
      ["error", false],
    ]);
    expect(await readAllTables()).toBe(before);
  });

  it("reports the error of a row, and imports the others", async () => {
    const errors: [change: Row, field: string, msg: string][] = [
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
    ];
    const changed = errors.map(([change], at) => ({ ...house, reference: `E-${at}`, ...change }));
    const { rows, counts } = await importedRows(flat, ...changed);
    expect(counts).toMatchObject({ created: 1, error: errors.length });
    expect(rows.slice(1)).toMatchObject(
      errors.map(([, field, msg], at) => ({ row: at + 2, result: "error", errors: [{ field, msg }] })),
    );
    expect(await storedProperties("reference")).toEqual([{ reference: "R-2" }]);
  });

  it("names every invalid field of a row once", async () => {
    const { rows } = await importedRows({ reference: "R-9", kind: "rent", price: "1" });
    const missing = ["title", "description", "property_type", "address", "city", "state", "country"];
    expect(rows[0]?.errors.map(({ field }) => field)).toEqual([...missing, "monthly_rent", "postal_code"]);
  });

  it("rejects a repeated reference, one of the other kind and one in the bin", async () => {
    await importedRows(house, flat);
    await runSql("UPDATE properties SET deleted_at = '2026-01-01' WHERE reference = 'R-2'");
    const { rows } = await importedRows({ ...house, title: "A" }, { ...house, title: "B" }, flat);
    expect(rows.map(({ result }) => result)).toEqual(["updated", "error", "error"]);
    expect(rows[1]?.errors).toEqual([{ field: "reference", msg: "Row 1 already has this reference" }]);
    expect(rows[2]?.errors).toEqual([{ field: "reference", msg: "This listing is in the bin. Restore it first." }]);
    const other = await importedRows({ ...house, kind: "rent" });
    expect(other.rows[0]?.errors).toEqual([{ field: "kind", msg: "The listing with this reference is for sale" }]);
  });

  it("publishes and hides only properties that have images", async () => {
    const property = await storeProperty({ reference: "P-1" });
    await storeImage(property);
    const published = async () => (await storedProperties("published"))[0]?.published;
    await importedRows({ reference: "P-1", published: "false" });
    expect(await published()).toBe(0);
    await importedRows({ reference: "P-1", published: "true" });
    expect(await published()).toBe(1);
  });

  it("creates each property once if the same rows are imported at once", async () => {
    const rows = Array.from({ length: 20 }, (_, n) => ({ ...house, reference: `R-${n}` }));
    const responses = await Promise.all([importRows(token, rows), importRows(token, rows), importRows(token, rows)]);
    for (const { status } of responses) expect(status).toBe(200);
    expect(responses.reduce((countResults, { body }) => countResults + body.data.counts.created, 0)).toBe(20);
    expect(await storedProperties("n")).toHaveLength(20);
  });

  it("imports 200 rows at once with texts of maximum length", async () => {
    const rows = Array.from({ length: 200 }, (_, n) => ({
      ...house,
      reference: `R-${n}`,
      description: n < 100 ? `${n} ${"word ".repeat(1990)}` : "Short",
    }));
    expect((await importedRows(...rows)).counts.created).toBe(200);
    expect((await importedRows(...rows)).counts.unchanged).toBe(200);
    const renamed = rows.map((row) => ({ ...row, title: "Other" }));
    expect((await importedRows(...renamed)).counts.updated).toBe(200);
  });

  it("names and ignores unknown columns", async () => {
    const { ignored_columns } = await importedRows({ ...house, uuid: "mine", n: "1", Colour: "red" });
    expect(ignored_columns).toEqual(["uuid", "n", "colour"]);
    expect((await storedProperties("uuid"))[0]?.uuid).not.toBe("mine");
  });

  it("rejects a request without 1 to 200 rows", async () => {
    for (const rows of [[], "none", undefined, Array(201).fill(house), ["text"]]) {
      const { status, body } = await importRows(token, rows);
      expect([status, body.detail.map(({ loc }) => loc[1])]).toEqual([422, ["rows"]]);
    }
  });
});
