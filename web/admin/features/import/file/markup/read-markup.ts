import { parseInertDocument } from "#web/lib/page/trusted-url.ts";
import { maxFileBytes, tooManyBytes } from "../limits.ts";
import type { WorkbookSheet } from "../pick-sheet.ts";
import { readHtmlTables } from "./html-tables.ts";
import { isKyero, readKyero } from "./kyero.ts";
import { readOpenDocument } from "./open-document.ts";
import { readSpreadsheetMl } from "./spreadsheet-ml.ts";
import { withoutStyles } from "./without-styles.ts";

const damaged = "The XML is damaged, so it cannot be read. Export the listings again, as CSV or Excel";
const noTable = "This web page has no table. Open it in Excel, save it as .xlsx, and choose that file";
const isFrame =
  "This web page only shows other files, so it has no table. Choose the file sheet001 in the folder beside it, or save the workbook as .xlsx";
/** The first element of a web page. Excel and web programs save tables without `<html>`. */
const htmlNames =
  /^(html|head|body|meta|title|style|link|script|base|table|thead|tbody|tr|th|td|div|p|span|font|center|section|main|form|h[1-6]|br|b)$/i;

/** Whether a text is XML or HTML. */
export const isMarkup = (text: string): boolean => /^<[!?a-z]/i.test(text.trimStart());

/**
 * Returns the tables in a web page, an XML workbook or a feed of listings.
 * @throws Error with a message for the user when there is none
 */
export function readMarkup(text: string): WorkbookSheet[] {
  if (text.length > maxFileBytes) throw new Error(tooManyBytes);
  const markup = text.trimStart();
  const [, name = ""] = /<([a-z][\w.:-]*)/i.exec(markup) ?? [];
  return htmlNames.test(name) ? readHtml(markup) : readXml(markup);
}

function readHtml(markup: string): WorkbookSheet[] {
  const page = parseInertDocument(withoutStyles(markup), "text/html");
  const tables = readHtmlTables(page);
  if (tables.length === 0) throw new Error(page.querySelector("frameset, frame") ? isFrame : noTable);
  return tables;
}

function readXml(markup: string): WorkbookSheet[] {
  // Entities of its own can make a small file very large.
  if (/<!ENTITY/i.test(markup)) throw new Error(damaged);
  const feed = parseInertDocument(markup, "application/xml");
  const root = feed.documentElement;
  if (!root || feed.querySelector("parsererror")) throw new Error(damaged);
  if (root.localName === "Workbook") return readSpreadsheetMl(root);
  if (root.localName === "document" || root.localName === "document-content") return readOpenDocument(root);
  if (isKyero(root)) return [readKyero(root)];
  throw new Error(`This is an XML feed (${root.localName.slice(0, 40)}). Export the listings as CSV or Excel`);
}
