import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeInstallHint, recordLeaving, recordVisit } from "#web/site/lib/visits/install-hint-state.ts";

const start = Date.UTC(2026, 10, 27, 9);
const minute = 60_000;
const goTo = (minutes: number) => vi.setSystemTime(start + minutes * minute);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  goTo(0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("allows no hint on the first visit, on none of its pages", () => {
  expect(recordVisit()).toBe(false);
  for (const minutes of [10, 39, 69]) {
    goTo(minutes);
    expect(recordVisit()).toBe(false);
  }
});

it("takes a page that stayed open for hours as one visit", () => {
  recordVisit();
  goTo(180);
  recordLeaving();
  goTo(185);
  expect(recordVisit()).toBe(false);
});

it("allows the hint on each page of the second and of later visits", () => {
  recordVisit();
  for (const minutes of [31, 35, 3000]) {
    goTo(minutes);
    expect(recordVisit()).toBe(true);
  }
});

it("allows no hint after an answer", () => {
  recordVisit();
  goTo(31);
  recordVisit();
  closeInstallHint();
  for (const minutes of [32, 100, 100_000]) {
    goTo(minutes);
    expect(recordVisit()).toBe(false);
    recordLeaving();
  }
});

it("allows no hint while the clock is before the last visit", () => {
  recordVisit();
  goTo(-1440);
  expect(recordVisit()).toBe(false);
});

it.each(["no JSON", "7", "{}"])("starts anew with the damaged value %s", (value) => {
  localStorage.install_hint = value;
  expect(recordVisit()).toBe(false);
  goTo(31);
  expect(recordVisit()).toBe(true);
});

it("allows no hint if the storage is full, because an answer would be forgotten", () => {
  recordVisit();
  goTo(31);
  expect(recordVisit()).toBe(true);
  goTo(62);
  const { install_hint } = localStorage;
  vi.stubGlobal("localStorage", {
    getItem: () => install_hint,
    setItem: () => {
      throw new Error("full");
    },
  });
  expect(recordVisit()).toBe(false);
});
