import { afterEach, beforeEach, expect, it, vi } from "vitest";

const threeHoursAgo = () => Date.now() - 3 * 3_600_000;

/** What the service worker sends when the network does not respond. */
beforeEach(() => {
  vi.resetModules();
  document.documentElement.dataset.savedAt = String(threeHoursAgo());
  document.documentElement.dataset.offline = "";
  document.body.innerHTML = '<p id="offline">Saved 3 hours ago. You are offline.</p><div id="root"></div>';
});

afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.savedAt;
  delete document.documentElement.dataset.offline;
  document.body.innerHTML = "";
});

const stripText = () => document.getElementById("offline")?.textContent;

/** Loads the script of the strip when the browser already reports a connection. */
async function loadStrip(respond: () => Promise<Response>): Promise<void> {
  vi.stubGlobal("fetch", vi.fn(respond));
  const { updateOfflineStrip } = await import("#web/lib/offline/offline-strip.ts");
  updateOfflineStrip();
}

it("no longer says that the browser is offline if the signal returned before the script had loaded", async () => {
  await loadStrip(async () => new Response());
  await vi.waitFor(() => expect(stripText()).toBe("Saved 3 hours ago."));
  expect(fetch).toHaveBeenCalledOnce();
});

it("says that the browser is offline while the network does not respond, although it reports a connection", async () => {
  await loadStrip(() => Promise.reject(new TypeError("Failed to fetch")));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fetch).toHaveBeenCalledOnce();
  expect(stripText()).toBe("Saved 3 hours ago. You are offline.");
});
