import { afterEach, expect, it } from "vitest";
import { unaskedCopy } from "#web/site/lib/catalogue/loading-policy.ts";
import { hasSecondPage } from "#web/site/lib/visits/has-second-page.ts";
import { keepVisitStart } from "#web/site/lib/visits/keep-visit-start.ts";

afterEach(() => sessionStorage.clear());

type Line = Parameters<typeof unaskedCopy>[1];
const slow = { effectiveType: "3g" };
it.each<[string, first: string, regular: string, second: string, Line, Parameters<typeof unaskedCopy>[2]?]>([
  ["on a fast line", "none", "all", "all", { effectiveType: "4g" }],
  ["in browsers that say nothing of it", "none", "all", "all", {}],
  ["on 3G", "none", "none", "all", slow],
  ["on a slow line", "none", "none", "pages", { effectiveType: "2g" }],
  ["on a very slow line", "none", "none", "pages", { effectiveType: "slow-2g" }],
  ["with data saver of the browser", "none", "none", "pages", { effectiveType: "4g", saveData: true }],
  ["with our data saver", "none", "none", "pages", { effectiveType: "4g" }, "small"],
  ["with our data saver on 3G", "none", "none", "pages", slow, "none"],
])(
  "%s, a first page loads %s unasked, a regular visitor's %s, a second one %s",
  (_, first, regular, second, ...state) => {
    expect(unaskedCopy({ isSecondPage: false, isRegular: false }, ...state)).toBe(first);
    expect(unaskedCopy({ isSecondPage: false, isRegular: true }, ...state)).toBe(regular);
    expect(unaskedCopy({ isSecondPage: true, isRegular: false }, ...state)).toBe(second);
  },
);

const open = (path: string) => {
  history.replaceState(null, "", path);
  keepVisitStart();
};

it("another path is the second page of a visit, a filter or reload is not, and Back to the first page changes nothing", () => {
  open("/rent");
  open("/rent?area=Sinkor");
  expect(hasSecondPage()).toBe(false);
  history.pushState(null, "", "/property/1");
  expect(hasSecondPage()).toBe(true);
  open("/rent");
  expect(hasSecondPage()).toBe(true);
});

it.each([
  ["a saved home", () => localStorage.setItem("favorites", JSON.stringify([{ uuid: "1" }]))],
  [
    "the homes of an earlier visit",
    () => localStorage.setItem("catalogue", JSON.stringify({ version: "1", checkedAt: 1, serverTime: 1 })),
  ],
])("%s makes a visitor regular", (_, store) => {
  open("/");
  expect(unaskedCopy()).toBe("none");
  store();
  expect(unaskedCopy()).toBe("all");
  localStorage.clear();
});
