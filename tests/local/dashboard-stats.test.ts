import { expect, it } from "vitest";
import { comparePeriods } from "#worker/modules/stats/dashboard-stats.ts";

it.each([
  [3, 2, 50],
  [1, 3, -67],
  [4, 3, 33],
  [0, 2, -100],
  [2, 2, 0],
  [2, 0, "new"],
  [0, 0, 0],
  [13, 1, 1200],
])("the dashboard gives %i after %i as %s", (recent, previous, change) =>
  expect(comparePeriods(recent, previous)).toMatchObject({ recent, previous, change }),
);
