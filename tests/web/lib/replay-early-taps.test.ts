import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { replayEarlyTaps, stopRecordingTaps } from "#web/lib/page/hydration/replay-early-taps.ts";

const button = document.createElement("button");
button.type = "button";
const onClick = vi.fn();
button.addEventListener("click", onClick);

beforeEach(async () => {
  vi.useFakeTimers();
  onClick.mockClear();
  document.body.append(button);
  vi.resetModules();
  await import("#web/site/server/head-script.ts");
});
afterEach(() => vi.useRealTimers());

it("repeats a tap from before hydration once", () => {
  button.click();
  stopRecordingTaps();
  replayEarlyTaps();
  vi.runAllTimers();
  expect(onClick).toHaveBeenCalledTimes(2);
  replayEarlyTaps();
  vi.runAllTimers();
  expect(onClick).toHaveBeenCalledTimes(2);
});

it("does not repeat a tap that React has already handled, between hydration and its effects", () => {
  stopRecordingTaps();
  button.click();
  replayEarlyTaps();
  vi.runAllTimers();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it("does not repeat a tap on a button that is no longer in the page", () => {
  button.click();
  stopRecordingTaps();
  button.remove();
  replayEarlyTaps();
  vi.runAllTimers();
  expect(onClick).toHaveBeenCalledTimes(1);
});

describe("several taps", () => {
  /** Adds a button and returns how often it is clicked from then on. */
  function addButton(ariaPressed: string | null = null) {
    const added = document.createElement("button");
    added.type = "button";
    if (ariaPressed !== null) added.setAttribute("aria-pressed", ariaPressed);
    document.body.append(added);
    const listener = vi.fn();
    return {
      tap: () => added.click(),
      count: () => {
        added.addEventListener("click", listener);
        return listener;
      },
    };
  }

  function replay() {
    stopRecordingTaps();
    replayEarlyTaps();
    vi.runAllTimers();
  }

  it("save each home whose heart was tapped, and each once", () => {
    const [one, other] = [addButton("false"), addButton("false")];
    for (const { tap } of [one, other, one]) tap();
    const [clicksOfOne, clicksOfOther] = [one.count(), other.count()];
    replay();
    expect([clicksOfOne.mock.calls.length, clicksOfOther.mock.calls.length]).toEqual([1, 1]);
  });

  it("open only what was tapped last", () => {
    const [filters, map] = [addButton(), addButton()];
    for (const { tap } of [filters, map]) tap();
    const [opened, openedLast] = [filters.count(), map.count()];
    replay();
    expect([opened.mock.calls.length, openedLast.mock.calls.length]).toEqual([0, 1]);
  });

  it("open nothing after a tap beside the buttons", () => {
    const filters = addButton();
    filters.tap();
    document.body.click();
    const opened = filters.count();
    replay();
    expect(opened).not.toHaveBeenCalled();
  });
});
