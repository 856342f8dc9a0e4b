import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { emptyListingValues } from "#web/admin/features/listing-form/listing-values.ts";
import { buildPreviewProperty } from "#web/admin/features/listing-form/preview/build-preview-property.ts";
import { useSelection } from "#web/admin/features/listings/use-selection.ts";

afterEach(cleanup);

const build = (uuid: string, title = uuid): AdminProperty => ({
  ...buildPreviewProperty("buy", emptyListingValues("buy"), [], undefined),
  uuid,
  title,
  ...{ published: true, deleted_at: null, status_note: null, owner_id: null, mandate: null, living_checked_by: null },
});
const [a, b, c, d] = [build("a"), build("b"), build("c"), build("d")];

type Page = [page: string | undefined, shown: AdminProperty[]];

function show(...first: Page) {
  const useList = ({ list, page }: { list: string; page: Page }) => useSelection(list, ...page);
  const { result, rerender } = renderHook(useList, { initialProps: { list: "all", page: first } });
  return {
    go: (...page: Page) => rerender({ list: "all", page }),
    filter: (list: string, ...page: Page) => rerender({ list, page }),
    select: (listings: AdminProperty[], isSelected = true) => act(() => result.current.select(listings, isSelected)),
    finish: (isDone: boolean) => act(() => result.current.finishChange(isDone)),
    clear: () => act(() => result.current.clear()),
    titles: () => result.current.selected.map(({ title }) => title),
  };
}

it("keeps the selection on the next page and back, also while a page loads", () => {
  const list = show("1", [a, b]);
  list.select([a]);
  list.go(undefined, [a, b]);
  expect(list.titles()).toEqual(["a"]);
  list.go("2", [c, d]);
  list.select([c]);
  expect(list.titles()).toEqual(["a", "c"]);
  list.go(undefined, [c, d]);
  expect(list.titles()).toEqual(["a", "c"]);
  list.go("1", [a, b]);
  expect(list.titles()).toEqual(["a", "c"]);
  list.select([a], false);
  expect(list.titles()).toEqual(["c"]);
  list.clear();
  expect(list.titles()).toEqual([]);
});

it("ends with a search or a filter, so that no change reaches a listing that is not shown", () => {
  const list = show("1", [a, b]);
  list.select([a]);
  list.filter("villa", undefined, [a, b]);
  expect(list.titles()).toEqual([]);
  list.filter("villa", "1", [c]);
  list.select([c]);
  expect(list.titles()).toEqual(["c"]);
  list.go("1", [a, b]);
  expect(list.titles()).toEqual([]);
});

it("keeps what was selected while the next page was loading", () => {
  const list = show(undefined, [a, b]);
  list.select([b]);
  list.go("2", [c, d]);
  expect(list.titles()).toEqual(["b"]);
});

it("uses the stored listing of the page, and leaves out one that has left it", () => {
  const list = show("1", [a, b]);
  list.select([a, b]);
  list.go("1", [build("a", "New title")]);
  expect(list.titles()).toEqual(["New title"]);
});

it("clears a selection of several pages after a saved change, because its copies are old", () => {
  const list = show("1", [a, b]);
  list.select([a]);
  list.finish(true);
  expect(list.titles()).toEqual(["a"]);
  list.go("2", [c, d]);
  list.select([c]);
  list.finish(false);
  expect(list.titles()).toEqual(["a", "c"]);
  list.finish(true);
  expect(list.titles()).toEqual([]);
});
