import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as lazy from "#web/lib/page/navigation/lazy-photo-transition.ts";
import { growCardPhoto } from "#web/lib/page/navigation/photo-transition.ts";

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const listPage = '<article><div class="image-frame"></div><a href="/property/1">Villa</a></article>';
const propertyPage = '<div class="detail-grid"><div class="image-frame"></div></div>';

let updateDone: Promise<unknown> = Promise.resolve();
const skipTransition = vi.fn();

/** A browser that runs the update at once and lets the test end the transition. */
function startTransition(update: () => Promise<void>) {
  updateDone = Promise.resolve().then(update);
  return { ready: updateDone, finished: new Promise<void>(() => undefined), skipTransition };
}

beforeEach(() => {
  vi.useFakeTimers();
  skipTransition.mockReset();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Object.assign(document, { startViewTransition: startTransition });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 100, 100));
  document.body.innerHTML = listPage;
});

afterEach(() => {
  Reflect.deleteProperty(document, "startViewTransition");
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function openCard(navigate: () => void): void {
  const link = find("a");
  if (!link) throw new Error("No card");
  growCardPhoto(navigate, link);
}

test("the motion waits for a page that a slow phone renders in more than a second", async () => {
  openCard(() => {
    setTimeout(() => {
      document.body.innerHTML = propertyPage;
    }, 2500);
  });
  await vi.advanceTimersByTimeAsync(2600);
  await updateDone;
  expect(skipTransition).not.toHaveBeenCalled();
  expect(find(".detail-grid .image-frame")?.style.viewTransitionName).toBe("photo");
});

test("a card opens its listing at once where view transitions are not supported", async () => {
  Reflect.deleteProperty(document, "startViewTransition");
  await lazy.preloadPhotoTransition();
  const navigate = vi.fn();
  lazy.growCardPhoto(navigate, find("a") as Element);
  expect(navigate).toHaveBeenCalledOnce();
  expect(find("article .image-frame")?.style.viewTransitionName).toBe("");
});

test("the motion ends when the next page does not come", async () => {
  const navigate = vi.fn();
  openCard(navigate);
  await vi.advanceTimersByTimeAsync(4000);
  await updateDone;
  expect(navigate).toHaveBeenCalledOnce();
  expect(skipTransition).toHaveBeenCalledOnce();
});

test("one element at a time has the name of the motion, also when a second navigation starts early", async () => {
  openCard(() => {
    document.body.innerHTML = listPage + propertyPage;
  });
  await vi.advanceTimersByTimeAsync(0);
  await updateDone;
  openCard(() => undefined);
  const names = [...document.querySelectorAll<HTMLElement>(".image-frame")].map(
    ({ style }) => style.viewTransitionName,
  );
  expect(names).toEqual(["photo", ""]);
});
