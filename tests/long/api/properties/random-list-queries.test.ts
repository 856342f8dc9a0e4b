import { it } from "vitest";
import { compareRandomLists } from "../../../support/catalogue/compare-lists.ts";

it(
  "lists contain exactly the matching properties in order, for any filters and page size",
  () => compareRandomLists(20, 320),
  120_000,
);
