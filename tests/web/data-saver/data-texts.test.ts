import { expect, it } from "vitest";
import { formatBytes } from "#web/lib/format/format-bytes.ts";
import { formatDataCost } from "#web/site/lib/format/data-cost.ts";

it.each([
  [1, "1 kB"],
  [330_400, "330 kB"],
  [999_499, "999 kB"],
  [999_600, "1.0 MB"],
  [1_240_000, "1.2 MB"],
])("says %d bytes as %s", (bytes, text) => expect(formatBytes(bytes)).toBe(text));

it.each([
  [100_000, 4.5, "less than 0.1 US cents"],
  [214_000, 5, "about 0.1 US cents"],
  [2_140_000, 4.5, "about 1 US cent"],
  [6_000_000, 4.5, "about 3 US cents"],
  [267_000_000, 4.5, "about US$ 1.20"],
])("says what %d bytes cost at US$ %d per GB: %s", (bytes, usd_per_gb, text) =>
  expect(formatDataCost(bytes, { usd_per_gb })).toBe(text),
);
