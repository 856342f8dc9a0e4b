import { strToU8, zipSync } from "fflate";

/** A cell: a text, a number, or a formula, which some programs store without its result. */
type Cell = string | number | { formula: string; value?: number | string } | null;

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function cellXml(cell: Cell, column: number, row: number): string {
  const place = `${String.fromCharCode(65 + column)}${row}`;
  if (cell === null) return "";
  if (typeof cell === "string") return `<c r="${place}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`;
  if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
  const type = typeof cell.value === "string" ? ' t="str"' : "";
  return `<c r="${place}"${type}><f>${cell.formula}</f><v>${cell.value ?? ""}</v></c>`;
}

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";

interface Sheet {
  name: string;
  /** "hidden" or "veryHidden". */
  state?: string;
  rows: Cell[][];
  /** Ranges such as "A1:C1". */
  merged?: string[];
}

/** Returns an Excel workbook (.xlsx) with one sheet. `merged` are ranges such as "A1:C1". */
export const buildWorkbook = (rows: Cell[][], merged: string[] = []): Buffer =>
  buildSheets([{ name: "Homes", rows, merged }]);

/** Returns an Excel workbook (.xlsx) with these sheets. */
export function buildSheets(sheets: Sheet[]): Buffer {
  const join = (toXml: (number: number, name: string, state?: string) => string) =>
    sheets.map(({ name, state }, index) => toXml(index + 1, name, state)).join("");
  const types = join(
    (n) =>
      `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  );
  const files: Record<string, string> = {
    "[Content_Types].xml": `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${types}</Types>`,
    "_rels/.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${join((n, name, state = "visible") => `<sheet name="${escapeXml(name)}" sheetId="${n}" state="${state}" r:id="r${n}"/>`)}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packages}/relationships">${join((n) => `<Relationship Id="r${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}</Relationships>`,
  };
  for (const [index, sheet] of sheets.entries()) files[`xl/worksheets/sheet${index + 1}.xml`] = sheetXml(sheet);
  return packFiles(files);
}

/** Returns a workbook with one sheet "Homes", in which these files replace those with the same path. */
export function buildFiles(files: Record<string, string>): Buffer {
  return packFiles({
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Homes" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ...files,
  });
}

function packFiles(files: Record<string, string>): Buffer {
  const declared = Object.entries(files).map(([path, xml]) => [path, strToU8(`<?xml version="1.0"?>${xml}`)] as const);
  return Buffer.from(zipSync(Object.fromEntries(declared)));
}

function sheetXml({ rows, merged = [] }: Sheet): string {
  const sheetRows = rows.map((cells, index) => {
    const xml = cells.map((cell, column) => cellXml(cell, column, index + 1)).join("");
    return `<row r="${index + 1}">${xml}</row>`;
  });
  const merges = merged.map((range) => `<mergeCell ref="${range}"/>`).join("");
  return `<worksheet xmlns="${main}"><sheetData>${sheetRows.join("")}</sheetData>${merges ? `<mergeCells>${merges}</mergeCells>` : ""}</worksheet>`;
}

/** Returns a ZIP file with these files. */
export const buildZip = (files: Record<string, Uint8Array>): Buffer => Buffer.from(zipSync(files, { level: 0 }));
