import { expect, it } from "vitest";
import { toCalendar } from "#worker/modules/appointments/calendar-file.ts";

const event = (summary: string) => ({
  uid: "1@hub.example",
  summary,
  description: "Reference: A-1\nMove or cancel it: https://hub.example/appointment/secret",
  start: { date: new Date("2026-11-30T10:00:00Z") },
  end: { date: new Date("2026-11-30T11:00:00Z") },
  stamp: { date: new Date("2026-11-27T08:00:00Z") },
  organizer: { name: "Hub", email: "hello@hub.example" },
});
const newlyPainted = "Newly painted three-bedroom house with a yard in old Road🏡 near the market";

it.each([
  newlyPainted,
  ...Array.from({ length: 12 }, (_, index) => `${"a".repeat(55 + index)}🏡🏡 é — home`),
  "🏡".repeat(60),
  "é".repeat(90),
])("folds lines by bytes and never inside a character: %s", (title) => {
  const bytes = new TextEncoder().encode(toCalendar("Hub", [event(title)]));
  const lines = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes).split("\r\n");
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  for (const line of lines) expect(() => encodeURIComponent(line)).not.toThrow();
  expect(lines.join("\r\n").replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}`);
});

it("names the organizer of a cancellation, and how often a feed is read again", () => {
  const cancelled = toCalendar("Hub", [event("Viewing")], { isCancelled: true });
  expect(cancelled).toContain("METHOD:CANCEL");
  expect(cancelled).toMatch(/ORGANIZER;CN="?Hub"?:MAILTO:hello@hub\.example/);
  expect(cancelled).not.toContain("REFRESH-INTERVAL");
  expect(toCalendar("Hub", [], { refresh: "PT1H" })).toMatch(
    /^BEGIN:VCALENDAR\r\n[\s\S]*REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n/,
  );
});
