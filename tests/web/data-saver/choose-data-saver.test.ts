import { afterEach, expect, it, vi } from "vitest";
import { chooseDataSaver } from "#web/site/lib/data-saver/choose-data-saver.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset.saver;
  delete document.documentElement.dataset.rows;
  document.head.innerHTML = "";
});

it("choosing small photos registers the service worker, which asks for them; switching data saver off does not", async () => {
  const register = vi.fn(async () => undefined);
  const cache = { put: vi.fn(async () => undefined), delete: vi.fn(async () => true) };
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("navigator", { ...navigator, serviceWorker: { register } });
  document.head.innerHTML = `<link href="/saver.css" />`;
  chooseDataSaver(undefined);
  await vi.waitFor(() => expect(cache.delete).toHaveBeenCalled());
  expect(register).not.toHaveBeenCalled();
  chooseDataSaver("small");
  await vi.waitFor(() => expect(register).toHaveBeenCalledOnce());
  // Compact rows come with it, unless the visitor chose cards.
  expect("rows" in document.documentElement.dataset).toBe(true);
  localStorage.setItem("rows", "off");
  chooseDataSaver("none");
  expect("rows" in document.documentElement.dataset).toBe(false);
  // It reads the choice when it is installed.
  expect(cache.put.mock.invocationCallOrder[0]).toBeLessThan(register.mock.invocationCallOrder[0] ?? 0);
});
