import { expect, it } from "vitest";
import { readCatalogueTime } from "#web/lib/catalogue/catalogue-age.ts";
import { updatedText } from "#web/site/features/listings/catalogue/updated-text.ts";

const now = Date.UTC(2026, 10, 27, 12);
const hour = 3_600_000;
const mark = (age: number, serverAge = age) => ({ version: "v", checkedAt: now - age, serverTime: now - serverAge });

it("says today, yesterday, or the date as everywhere on the site, with another year", () => {
  expect(updatedText(mark(2.76 * hour), now)).toBe("Updated today 9:14.");
  expect(updatedText(mark(14 * hour), now)).toBe("Updated yesterday 22:00.");
  expect(updatedText(mark(100 * hour), now)).toBe("Updated 23 Nov, 08:00.");
  expect(updatedText(mark(330 * 24 * hour), now)).toBe("Updated 1 Jan, 12:00.");
  expect(updatedText(mark(335 * 24 * hour), now)).toBe("Updated 27 Dec 2025, 12:00.");
});

it("says the server's time if the phone's clock was a day ahead at the last check", () =>
  expect(updatedText(mark(-24 * hour, 2 * hour), now)).toBe("Updated today 10:00."));

it("never calls a time current that the phone's clock has not reached", () => {
  expect(updatedText(mark(-24 * hour), now)).toBe("Updated 28 Nov, 12:00.");
  expect(updatedText(mark(-hour), now)).toBe("Updated 27 Nov, 13:00.");
});

it("counts a version of which the last check is unknown from the day it was made", () => {
  const head = { version: "other", made_at: new Date(now - 50 * hour).toISOString() };
  expect(readCatalogueTime(head, mark(hour), now)).toBe(now - 50 * hour);
  expect(readCatalogueTime({ ...head, version: "v" }, mark(hour), now)).toBe(now - hour);
  expect(readCatalogueTime({ ...head, version: "v" }, mark(-24 * hour, hour), now)).toBe(now - hour);
});
