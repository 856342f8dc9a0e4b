import { strToU8, zipSync } from "fflate";

/** A cell: a text, a number, or a formula with its computed value. */
type Cell = string | number | { formula: string; value: number } | null;

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function cellXml(cell: Cell, column: number, row: number): string {
  const place = `${String.fromCharCode(65 + column)}${row}`;
  if (cell === null) return "";
  if (typeof cell === "string") return `<c r="${place}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`;
  if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
  return `<c r="${place}"><f>${cell.formula}</f><v>${cell.value}</v></c>`;
}

/** Returns an Excel workbook (.xlsx) with one sheet. `merged` are ranges such as "A1:C1". */
export function buildWorkbook(rows: Cell[][], merged: string[] = []): Buffer {
  const sheetRows = rows.map((cells, index) => {
    const xml = cells.map((cell, column) => cellXml(cell, column, index + 1)).join("");
    return `<row r="${index + 1}">${xml}</row>`;
  });
  const merges = merged.map((range) => `<mergeCell ref="${range}"/>`).join("");
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const packages = "http://schemas.openxmlformats.org/package/2006";
  const files = {
    "[Content_Types].xml": `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Homes" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData>${sheetRows.join("")}</sheetData>${merges ? `<mergeCells>${merges}</mergeCells>` : ""}</worksheet>`,
  };
  const declared = Object.entries(files).map(([path, xml]) => [path, strToU8(`<?xml version="1.0"?>${xml}`)] as const);
  return Buffer.from(zipSync(Object.fromEntries(declared)));
}

/** Returns a ZIP file with these files. */
export const buildZip = (files: Record<string, Uint8Array>): Buffer => Buffer.from(zipSync(files, { level: 0 }));
