import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { replayEarlyTap, stopRecordingTaps } from "#web/lib/page/replay-early-tap.ts";

const button = document.createElement("button");
button.type = "button";
const onClick = vi.fn();
button.addEventListener("click", onClick);

beforeEach(async () => {
  vi.useFakeTimers();
  onClick.mockClear();
  document.body.append(button);
  vi.resetModules();
  await import("#web/head-script.ts");
});
afterEach(() => vi.useRealTimers());

it("repeats a tap from before hydration once", () => {
  button.click();
  stopRecordingTaps();
  replayEarlyTap();
  vi.runAllTimers();
  expect(onClick).toHaveBeenCalledTimes(2);
  replayEarlyTap();
  vi.runAllTimers();
  expect(onClick).toHaveBeenCalledTimes(2);
});

it("does not repeat a tap that React has already handled, between hydration and its effects", () => {
  stopRecordingTaps();
  button.click();
  replayEarlyTap();
  vi.runAllTimers();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it("does not repeat a tap on a button that is no longer in the page", () => {
  button.click();
  stopRecordingTaps();
  button.remove();
  replayEarlyTap();
  vi.runAllTimers();
  expect(onClick).toHaveBeenCalledTimes(1);
});
