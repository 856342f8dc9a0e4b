import { expect, it } from "vitest";
import { mayLoadUnasked } from "#web/lib/catalogue/loading-policy.ts";

it("loads unasked on a fast line, and in browsers that say nothing of it, also at the first visit", () => {
  expect(mayLoadUnasked(false, { effectiveType: "4g" })).toBe(true);
  expect(mayLoadUnasked(false, {})).toBe(true);
});

it("loads unasked on 3G from the second visit on", () => {
  expect(mayLoadUnasked(false, { effectiveType: "3g" })).toBe(false);
  expect(mayLoadUnasked(true, { effectiveType: "3g" })).toBe(true);
});

it("never loads unasked on a slow line or with data saver", () => {
  for (const effectiveType of ["2g", "slow-2g"]) expect(mayLoadUnasked(true, { effectiveType })).toBe(false);
  expect(mayLoadUnasked(true, { effectiveType: "4g", saveData: true })).toBe(false);
  expect(mayLoadUnasked(true, { effectiveType: "4g" }, "small")).toBe(false);
});
