import { act, cleanup, render } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { createLazyScreen } from "#web/lib/page/lazy/lazy-screen.tsx";
import { ErrorBoundary } from "#web/ui/feedback/error-boundary.tsx";
import { resetScreen } from "../support/account-api.tsx";

const Words = () => <p>Hello</p>;
const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const reload = vi.fn();

afterEach(() => {
  resetScreen();
  reload.mockReset();
});

async function show(load: () => Promise<typeof Words>, isServerReachable: boolean) {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(location, "reload").mockImplementation(reload);
  vi.stubGlobal("fetch", isServerReachable ? async () => new Response() : missing);
  const { Screen } = createLazyScreen(load);
  const page = (
    <ErrorBoundary>
      <Suspense fallback="Loading...">
        <Screen />
      </Suspense>
    </ErrorBoundary>
  );
  const view = await act(async () => render(page));
  return view.container;
}

it("requests code that was lost by the connection once more", async () => {
  const load = vi.fn(async () => Words).mockImplementationOnce(missing);
  expect((await show(load, true)).textContent).toBe("Hello");
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

it("loads the page again once when the code stays missing, then shows the error", async () => {
  const load = vi.fn(missing);
  expect((await show(load, true)).textContent).toBe("Loading...");
  expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1]);
  cleanup();
  // The same address after the reload.
  const container = await show(load, true);
  expect(container.textContent).toContain("This page could not be shown");
  expect(container.textContent).toContain("Try Again");
  expect(container.querySelector("a")?.getAttribute("href")).toBe("/contact");
  expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([4, 1]);
});

it("shows the error without a reload while the server cannot be reached", async () => {
  const load = vi.fn(missing);
  expect((await show(load, false)).textContent).toContain("Try Again");
  expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0]);
});

it("may load the page again at another address, or after five minutes", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const showMissing = async () => {
    cleanup();
    await show(vi.fn(missing), true);
    return reload.mock.calls.length;
  };
  expect(await showMissing()).toBe(1);
  history.replaceState(null, "", "/elsewhere");
  expect([await showMissing(), await showMissing()]).toEqual([2, 2]);
  vi.setSystemTime(Date.now() + 5 * 60_000);
  expect(await showMissing()).toBe(3);
  vi.useRealTimers();
});

it("does not load the page again when the code of a link that is only touched is missing", async () => {
  vi.spyOn(location, "reload").mockImplementation(reload);
  const load = vi.fn(async () => Words).mockImplementationOnce(missing);
  const { preload } = createLazyScreen(load);
  await expect(preload()).rejects.toThrow();
  expect(await preload()).toBe(Words);
  expect(reload).not.toHaveBeenCalled();
});
