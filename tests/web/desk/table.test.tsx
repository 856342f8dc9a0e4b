import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ImportedRow } from "#contract/property-import.ts";
import { TablePage } from "#web/features/desk/table/table-page.tsx";
import { clearToast } from "#web/ui/toast.tsx";
import { field, forgetEverything, showAt, toast } from "../accounts/support.tsx";
import { signedIn } from "./support.tsx";

afterEach(() => {
  cleanup();
  act(clearToast);
  forgetEverything();
});

interface Sent {
  rows: { reference: string; title: string }[];
  dry_run: boolean;
}

/** A service that takes every row but those without a title. */
function anImport() {
  const sent: Sent[] = [];
  signedIn(({ call, body }) => {
    if (call !== "POST /import/properties") return undefined;
    sent.push(body as Sent);
    const rows = (body as Sent).rows.map(({ reference, title }, index): ImportedRow => {
      const row = { row: index + 1, reference, uuid: null, changed: [], errors: [] };
      return title
        ? { ...row, result: "created" }
        : { ...row, result: "error", errors: [{ field: "title", msg: "Title is required" }] };
    });
    const of = (result: string) => rows.filter((row) => row.result === result).length;
    const counts = { created: of("created"), updated: 0, unchanged: 0, error: of("error") };
    return [200, { data: { rows, counts, ignored_columns: ["colour"] } }];
  });
  return sent;
}

const choose = (text: string) =>
  act(async () => {
    fireEvent.change(field("CSV table"), { target: { files: [new File([text], "homes.csv", { type: "text/csv" })] } });
  });

it("a table is checked first in batches of 200, every problem is told in words, and then it is imported", async () => {
  const sent = anImport();
  await showAt(<TablePage />, "/admin/import");
  const lines = Array.from({ length: 450 }, (_, index) => `R-${index + 1},${index === 300 ? "" : `Home ${index}`},red`);
  await choose(`reference,title,colour\n${lines.join("\n")}\n`);
  expect(await screen.findByText("449 would be created")).toBeTruthy();
  expect(sent.map(({ rows, dry_run }) => [rows.length, dry_run])).toEqual([
    [200, true],
    [200, true],
    [50, true],
  ]);
  expect(screen.getByText("Row 301, R-301:").parentElement?.textContent).toContain("title: Title is required");
  expect(screen.getByText("Columns that are no field of a listing: colour")).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Import 449 rows" })));
  await waitFor(() =>
    expect(toast()).toContain("Import complete449 listings created, 0 updated, 0 unchanged, 1 refused."),
  );
  expect(sent.slice(3).map(({ dry_run }) => dry_run)).toEqual([false, false, false]);
});

it("a file that is no table is refused without a call", async () => {
  const sent = anImport();
  await showAt(<TablePage />, "/admin/import");
  await choose('reference,title\n"R-1,never closed');
  expect(await screen.findByText(/never closed, or text behind one/)).toBeTruthy();
  expect(sent).toEqual([]);
});
