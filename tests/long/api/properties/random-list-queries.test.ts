import { describe, it } from "vitest";
import { compareRandomLists, compareWindowedLists, windowedLists } from "../../../support/catalogue/compare-lists.ts";

describe("lists", () => {
  it(
    "contain exactly the matching properties in order, for any filters and page size",
    () => compareRandomLists(20, 320),
    120_000,
  );

  it("reach every property, even if one window cannot hold them all", () => compareWindowedLists(windowedLists));
});
