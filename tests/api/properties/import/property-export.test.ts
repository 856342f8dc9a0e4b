import Papa from "papaparse";
import { beforeEach, describe, expect, it } from "vitest";
import { propertyExportColumns } from "#contract/admin/property-export.ts";
import { byteOrderMark } from "#shared/csv.ts";
import { callApi, storeSignedIn } from "../../../support/accounts.ts";
import { storeProperty } from "../../../support/properties.ts";
import { send as request } from "../../../support/public-client.ts";
import { runSql } from "../../../support/storage/rows.ts";
import { flat, house, importRows, storedProperties } from "./import-rows.ts";

let token = "";
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "admin" }));
});
type Row = Record<string, unknown>;
/** Parses CSV text into rows by column. */
function tableRows(text: string): Record<string, string>[] {
  const [columns = [], ...lines] = Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
  return lines.map((cells) => Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ""])));
}
const importedRows = async (...rows: Row[]) => (await importRows(token, rows)).body.data;
const readExport = async (query = "") => (await callApi(`/export/properties.csv${query}`, { token })).text;
const exportedRows = async (query = "") => tableRows(await readExport(query));

describe("the property export", () => {
  it("is an uncached UTF-8 download with a header and one line per property", async () => {
    await importedRows(house, flat);
    const { headers, text, status } = await callApi("/export/properties.csv", { token });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="properties-\d{4}-\d\d-\d\d\.csv"$/);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(text.startsWith(propertyExportColumns.join(","))).toBe(true);
    const authorization = `Bearer ${token}`;
    const download = await request("/api/v1/export/properties.csv", { headers: { authorization } });
    const byteOrderBytes = new TextEncoder().encode(byteOrderMark);
    expect(new Uint8Array(await download.arrayBuffer()).slice(0, 3)).toEqual(byteOrderBytes);
    expect(
      (await exportedRows()).map(({ reference, price, monthly_rent }) => [reference, price, monthly_rent]),
    ).toEqual([
      ["R-1", "90000.5", ""],
      ["R-2", "", "800"],
    ]);
  });

  it("contains no cell that a spreadsheet would run, and can be imported unchanged", async () => {
    const unsafeRow = {
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
    await importedRows(unsafeRow);
    const text = await readExport();
    for (const cell of ["=HYPERLINK", "@home", "+231 77"]) expect(text).not.toMatch(new RegExp(`[,"\\n]\\${cell}`));
    const [row = {}] = await exportedRows();
    expect(row).toMatchObject({
      title: `'${unsafeRow.title}`,
      area: "'@home",
      longitude: "-10.8",
      listed_by: "''=already",
    });
    expect((await importedRows(row)).counts).toMatchObject({ unchanged: 1 });
    await runSql("DELETE FROM properties");
    await importedRows(row);
    const [back] = await storedProperties();
    expect(back).toMatchObject({
      title: unsafeRow.title,
      description: unsafeRow.description,
      area: "@home",
      contact_number: "+231 77 555 0101",
      listed_by: "'=already",
      longitude: -10.8,
    });
    expect(JSON.parse(back?.amenities as string)).toEqual(unsafeRow.amenities);
  });

  it("filters by kind, type, location, availability and publication, and excludes the bin", async () => {
    await storeProperty({ reference: "A", city: "Kakata", is_available: false });
    await storeProperty({ reference: "B", kind: "rent", property_type: "Villa" });
    await importedRows(house);
    await storeProperty({ reference: "Gone" });
    await runSql("UPDATE properties SET deleted_at = '2026-01-01' WHERE reference = 'Gone'");
    const exportedReferences = async (query: string) => (await exportedRows(query)).map(({ reference }) => reference);
    expect(await exportedReferences("")).toEqual(["A", "B", "R-1"]);
    expect(await exportedReferences("?kind=buy")).toEqual(["A", "R-1"]);
    expect(await exportedReferences("?property_type=villa")).toEqual(["B"]);
    expect(await exportedReferences("?city=kakata")).toEqual(["A"]);
    expect(await exportedReferences("?available=true&kind=buy")).toEqual(["R-1"]);
    expect(await exportedReferences("?published=false")).toEqual(["R-1"]);
    expect((await callApi("/export/properties.csv?kind=lease", { token })).status).toBe(422);
  });

  it("contains every property once, however many pages are read", async () => {
    const rows = Array.from({ length: 450 }, (_, n) => ({ ...house, reference: `R-${n}` }));
    for (const from of [0, 200, 400]) await importedRows(...rows.slice(from, from + 200));
    expect((await exportedRows()).map(({ reference }) => reference)).toEqual(rows.map(({ reference }) => reference));
  });
});
