import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { writeCatalogueMark } from "#web/lib/catalogue/catalogue-mark.ts";
import { writeSavedSearches } from "#web/lib/catalogue/saved-searches/saved-search.ts";
import { SavedSearches } from "#web/site/features/listings/catalogue/saved-searches.tsx";

const news = { added: 0, reduced: 0, gone: 0 };
vi.mock("#web/lib/catalogue/run-task.ts", () => ({
  runTask: async (_: string, searches: unknown[]) => searches.map(() => ({ ...news })),
}));

const save = (...paths: string[]) =>
  writeSavedSearches(
    paths.map((path) => ({ path, query: "kind=rent", label: `Search ${path}`, seenAt: Date.now(), seen: {} })),
  );
const holdVersion = (version: string) => writeCatalogueMark({ version, checkedAt: Date.now(), serverTime: Date.now() });

function open() {
  render(
    <MemoryRouter>
      <main id="main" tabIndex={-1}>
        <SavedSearches />
      </main>
    </MemoryRouter>,
  );
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it("says what is new when the phone holds another version", async () => {
  save("/rent");
  holdVersion("one");
  open();
  expect(await screen.findByText("Nothing new since today")).toBeTruthy();
  news.added = 2;
  act(() => holdVersion("two"));
  expect(await screen.findByText("2 new since today")).toBeTruthy();
});

it("keeps the focus in the list, or in the page once the list is empty", async () => {
  save("/rent", "/buy");
  open();
  await act(async () => screen.getByRole("button", { name: "Remove Search /rent" }).click());
  expect(document.activeElement).toBe(screen.getByRole("list"));
  await act(async () => screen.getByRole("button", { name: "Remove Search /buy" }).click());
  expect(document.activeElement?.id).toBe("main");
});
