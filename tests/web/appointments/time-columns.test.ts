import { expect, it } from "vitest";
import { chooseTimeColumns } from "#web/site/features/appointments/slots/time-columns.tsx";

it.each([
  [[5], "17%"],
  [[4, 5], "17%"],
  [[8], "22%"],
  [[6], "30%"],
  [[3, 6], "30%"],
  [[7], "22%"],
])("%j times of a morning and an afternoon fill their rows", (counts, width) =>
  expect(chooseTimeColumns(counts)).toContain(width),
);
