import { expect, it } from "vitest";
import { mayLoadUnasked } from "#web/site/lib/catalogue/loading-policy.ts";

it.each<[string, boolean, ...Parameters<typeof mayLoadUnasked>]>([
  ["on a fast line, also at the first visit", true, false, { effectiveType: "4g" }],
  ["in browsers that say nothing of it", true, false, {}],
  ["on 3G at the first visit", false, false, { effectiveType: "3g" }],
  ["on 3G from the second visit on", true, true, { effectiveType: "3g" }],
  ["on a slow line", false, true, { effectiveType: "2g" }],
  ["on a very slow line", false, true, { effectiveType: "slow-2g" }],
  ["with data saver of the browser", false, true, { effectiveType: "4g", saveData: true }],
  ["with our data saver", false, true, { effectiveType: "4g" }, "small"],
])("loads unasked %s: %s", (_, expected, ...state) => {
  expect(mayLoadUnasked(...state)).toBe(expected);
});
