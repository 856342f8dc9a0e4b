import { describe, it } from "vitest";
import { compareRandomLists, compareWindowedLists, windowedLists } from "../../support/catalogue/compare-lists.ts";

describe("lists", () => {
  it("contain exactly the matching properties in order, for any filters and page size", () =>
    compareRandomLists(0, 20));

  it("reach every property, even if one window cannot hold them all", () =>
    compareWindowedLists(windowedLists.filter((_, at) => at % 5 === 1)));
});
