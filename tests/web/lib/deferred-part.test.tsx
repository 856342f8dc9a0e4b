import { act, cleanup, render } from "@testing-library/react";
import { Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";

const Words = ({ text }: { text: string }) => <p>{text}</p>;
const loader = () => vi.fn(async () => Words);
const inPage = (part: ReturnType<typeof createLazyPart<{ text: string }>>) => (
  <Suspense>
    <part.Part text="Hello" />
  </Suspense>
);

afterEach(cleanup);

test("keeps the server's HTML and loads the code at the first interaction", async () => {
  const onServer = createLazyPart<{ text: string }>(loader());
  await onServer.preload();
  document.body.innerHTML = `<div id="root">${renderToString(inPage(onServer))}</div>`;
  const root = document.getElementById("root") as HTMLElement;
  expect(root.textContent).toBe("Hello");

  const load = loader();
  const failed = vi.fn();
  const inBrowser = createLazyPart<{ text: string }>(load);
  await act(async () => void hydrateRoot(root, inPage(inBrowser), { onRecoverableError: failed }));
  expect(root.textContent).toBe("Hello");
  expect(load).not.toHaveBeenCalled();

  await act(async () => void window.dispatchEvent(new Event("pointerdown")));
  expect(load).toHaveBeenCalledOnce();
  expect(root.textContent).toBe("Hello");
  expect(failed).not.toHaveBeenCalled();
});

test("loads the code immediately in a page that the browser renders", async () => {
  const load = loader();
  const { container } = await act(async () => render(inPage(createLazyPart<{ text: string }>(load))));
  expect(load).toHaveBeenCalledOnce();
  expect(container.textContent).toBe("Hello");
});

test("goes on asking for code that fails to load", async () => {
  vi.useFakeTimers();
  const failure = new TypeError("Failed to fetch");
  const load = vi
    .fn(async () => Words)
    .mockRejectedValueOnce(failure)
    .mockRejectedValueOnce(failure)
    .mockRejectedValueOnce(failure);
  const { container } = await act(async () => render(inPage(createLazyPart<{ text: string }>(load))));
  await act(() => vi.advanceTimersByTimeAsync(20_999));
  expect([load.mock.calls.length, container.textContent]).toEqual([3, ""]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(container.textContent).toBe("Hello");
  vi.useRealTimers();
});
