import { render } from "@testing-library/react";
import { NavigationType, type Navigator, Router } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { useScrollRestoration } from "#web/lib/page/navigation/use-scroll-restoration.ts";

const navigator: Navigator = { createHref: String, go() {}, push() {}, replace() {} };

function Page() {
  useScrollRestoration();
  return (
    <>
      <h2 id="prices">Prices</h2>
      <h2 id="learners">Learners</h2>
    </>
  );
}

/** Shows the page as the router does for an anchor that the browser itself has followed. */
const pageAt = (hash: string) => (
  <Router
    location={{ pathname: "/driving-school", hash, key: "default" }}
    navigationType={NavigationType.Pop}
    navigator={navigator}
  >
    <Page />
  </Router>
);

afterEach(() => history.replaceState(null, "", "/"));

test("a second tap on an anchor wins, also if the first is shown after it", () => {
  const scrolledTo: string[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    scrolledTo.push(this.id);
  });
  history.replaceState(null, "", "/driving-school");
  const { rerender } = render(pageAt(""));
  history.pushState(null, "", "/driving-school#learners");
  rerender(pageAt("#prices"));
  rerender(pageAt("#learners"));
  expect(scrolledTo).toEqual(["learners"]);
});
