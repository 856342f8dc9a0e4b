import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { favouriteToggledEvent } from "#web/lib/favourites/favourites-store.ts";
import { startOfflineCopy } from "#web/site/lib/offline/start-offline-copy.ts";
import { keepVisitStart } from "#web/site/lib/visits/keep-visit-start.ts";

const register = vi.fn(async () => undefined);
const { dataset } = document.documentElement;

const visit = (path: string) => {
  history.replaceState(null, "", path);
  dataset.shown = path;
  keepVisitStart();
};

const wait = async () => {
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.dynamicImportSettled();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { ...navigator, onLine: true, serviceWorker: { register, addEventListener: vi.fn() } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  register.mockClear();
  delete dataset.catalogue;
});

it.each<[string, () => void]>([
  ["another screen is shown", () => visit("/rent")],
  [
    "the visitor saves a home",
    () => {
      localStorage.setItem("favorites", JSON.stringify([{ uuid: "1" }]));
      dispatchEvent(new Event(favouriteToggledEvent));
    },
  ],
])("the first page loads no service worker until %s", async (_, act) => {
  visit("/");
  startOfflineCopy();
  visit("/?area=Sinkor");
  await wait();
  expect(register).not.toHaveBeenCalled();
  act();
  await wait();
  visit("/buy");
  await wait();
  expect(register).toHaveBeenCalledOnce();
});

it("the first page registers the service worker for a form that is filled in, so that it is sent without a tab", () => {
  document.body.innerHTML = `<input id="search" /><form data-draft="enquiry"><input id="name" /></form>`;
  visit("/");
  startOfflineCopy();
  const type = (id: string) => document.getElementById(id)?.dispatchEvent(new Event("input", { bubbles: true }));
  type("search");
  expect(register).not.toHaveBeenCalled();
  type("name");
  type("name");
  expect(register).toHaveBeenCalledOnce();
});

it("on a slow line, the first page shows the homes that the phone holds, and loads them only if they were asked for", async () => {
  vi.stubGlobal("navigator", { ...navigator, connection: { effectiveType: "3g" } });
  localStorage.setItem("catalogue", JSON.stringify({ version: "1", checkedAt: Date.now(), serverTime: 1 }));
  visit("/");
  startOfflineCopy();
  await wait();
  expect(dataset.catalogue).toBe("");
  expect(register).not.toHaveBeenCalled();
  localStorage.setItem("catalogue_kept", "true");
  startOfflineCopy();
  await wait();
  expect(register).toHaveBeenCalledOnce();
});
