import { act, fireEvent, screen } from "@testing-library/react";
import { createElement } from "react";
import { vi } from "vitest";
import type { ImportedRow, RowError, RowQuestion, SimilarListing } from "#contract/admin/property-import.ts";
import { ImportExportPage } from "#web/admin/features/import/import-export-page.tsx";
import { clearImport } from "#web/admin/features/import/import-store.ts";
import { inputByLabel, type Responder, renderAt, resetScreen } from "./account-api.tsx";
import { mockSignedInApi } from "./admin-api.ts";
import { findButton } from "./quick-queries.ts";

export interface SentImport {
  rows: { row: number; reference?: string; title?: string; [column: string]: unknown }[];
  dry_run: boolean;
  import_id: string;
  mapping: Record<string, string>;
  defaults: Record<string, string>;
  currency?: string;
  rates?: Record<string, number>;
  accept?: Record<string, string[]>;
  corrected?: Record<string, string[]>;
}

/** Removes what a test of the import screen leaves behind. */
export function resetImportScreen(): void {
  resetScreen();
  act(clearImport);
  vi.restoreAllMocks();
}

/** Finds a figure of the result by its number and its text, such as "2 would be created". */
export const findResult = (text: string) =>
  screen.findByText((_, element) => element?.tagName === "LI" && element.textContent === text);

/** Builds the response to a batch, with the number of rows of each result. */
export function buildImportResponse(rows: ImportedRow[]): [number, unknown] {
  const count = (result: ImportedRow["result"]) => rows.filter((row) => row.result === result).length;
  const counts = {
    ...{ created: count("created"), updated: count("updated"), unchanged: count("unchanged") },
    ...{ question: count("question"), error: count("error") },
  };
  return [200, { data: { rows, counts, ignored_columns: [] } }];
}

/** Builds a row of such a response with its errors. */
export const judgedRow = (row: number, errors: RowError[]): ImportedRow => ({
  ...{ row, reference: null, uuid: null, changed: [], questions: [], errors },
  result: errors.length > 0 ? "error" : "created",
});

/** A stored listing that rows with its title look like. */
export const storedHome: SimilarListing = {
  uuid: "5d2f3f0a-0000-4000-8000-0000000000aa",
  reference: "MH-1003",
  title: "House with a mango tree",
  kind: "rent",
  status: "under_offer",
  published: true,
};

/**
 * Mocks an API that stores every row with a title, by reference, and has `storedHome`. `before` may replace the response
 * before anything is stored; "lost" stores the rows but fails the request.
 */
export function mockImportApi(
  before: (sent: SentImport, count: number) => ReturnType<Responder> | "lost" = () => undefined,
) {
  const sent: SentImport[] = [];
  const stored = new Map<string, string>();
  mockSignedInApi(({ call, body }) => {
    if (call === "POST /auth/refresh") return [401, { detail: "Over" }];
    if (call !== "POST /import/properties") return undefined;
    const { rows, dry_run } = body as SentImport;
    sent.push(body as SentImport);
    const replacement = before(body as SentImport, sent.length);
    if (replacement && replacement !== "lost") return replacement;
    const results = rows.map(({ row: number, reference = `row ${number}`, title = "" }): ImportedRow => {
      const row = { row: number, reference, uuid: null, changed: [], errors: [], questions: [] };
      if (!title) return { ...row, result: "error", errors: [{ field: "title", msg: "Title is required" }] };
      if (stored.get(reference) === title) return { ...row, result: "unchanged" };
      const result = stored.has(reference) ? "updated" : "created";
      if (!dry_run) stored.set(reference, title);
      const similar = dry_run && result === "created" && title === storedHome.title ? storedHome : undefined;
      return { ...row, ...(similar && { similar }), result, changed: result === "updated" ? ["title"] : [] };
    });
    if (replacement === "lost") return undefined;
    return buildImportResponse(results);
  });
  return { sent, stored };
}

/** Adds a column to a CSV text, so that all homes are for sale and nothing has to be asked about its columns. */
export const forSale = (csv: string): string =>
  csv
    .trim()
    .split("\n")
    .map((line, index) => `${index === 0 ? "kind" : "buy"},${line}\n`)
    .join("");

interface CheckedRow {
  errors?: RowError[];
  questions?: RowQuestion[];
}

/**
 * Mocks an API that stores nothing and judges each row.
 * @param judge gets the cells of a row and its accepted fields; a question about one of these is no longer open
 * @param before may replace the response, as for `mockImportApi`
 */
export function mockJudgingApi(
  judge: (cells: SentImport["rows"][number], accepted: string[]) => CheckedRow,
  before: Parameters<typeof mockImportApi>[0] = () => undefined,
) {
  const { sent } = mockImportApi((request, count) => {
    const replacement = before(request, count);
    if (replacement) return replacement;
    const rows = request.rows.map((cells): ImportedRow => {
      const accepted = request.accept?.[cells.row] ?? [];
      const { errors = [], questions = [] } = judge(cells, accepted);
      const open = questions.filter(({ field }) => !accepted.includes(field));
      const result = errors.length > 0 ? "error" : open.length > 0 ? "question" : "created";
      const { row, reference = null } = cells;
      return { row, reference, uuid: null, changed: [], result, errors, questions: open };
    });
    return buildImportResponse(rows);
  });
  return sent;
}

/** Asks about a price with a dot for thousands, and about a rent of millions. Rejects texts and unknown types. */
export function judgeHome({ price, monthly_rent, property_type }: Record<string, unknown>): CheckedRow {
  const questions: RowQuestion[] = [];
  const errors: RowError[] = [];
  const text = String(price ?? "");
  if (/^\d+\.000$/.test(text)) {
    const suggestion = text.replace(".", "");
    questions.push({
      field: "price",
      msg: `Do you mean ${text.replace(".", ",")}?`,
      suggestion,
      as_written: String(Number(text)),
    });
  } else if (text && Number.isNaN(Number(text))) errors.push({ field: "price", msg: "Must be a number" });
  if (Number(monthly_rent) > 1_000_000)
    questions.push({
      field: "monthly_rent",
      msg: "A rent of $350,000,000 a month is unusual. Is it right?",
      as_written: String(monthly_rent),
    });
  if (property_type !== undefined && property_type !== "House" && property_type !== "Villa")
    errors.push({ field: "property_type", msg: "Must be one of House, Villa" });
  return { errors, questions };
}

export const chooseFile = (content: BlobPart, name = "homes.csv") =>
  act(async () => {
    fireEvent.change(inputByLabel("CSV file or Excel workbook"), {
      target: { files: [new File([content], name, { type: "text/csv" })] },
    });
  });
/** Opens the import screen and chooses a file. */
export async function openWithFile(content: BlobPart, name?: string): Promise<void> {
  await renderAt(createElement(ImportExportPage), "/admin/import");
  await chooseFile(content, name);
}
export const csvLines = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `R-${from + index + 1},Home ${from + index + 1}`).join("\n");
export const buildCsv = (count: number) => `reference,title\n${csvLines(count)}\n`;
export const pressButton = (name: string) => act(async () => void fireEvent.click(findButton(name)));
export const pageText = () => document.body.textContent ?? "";
