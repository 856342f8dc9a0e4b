import { expect, it } from "vitest";
import { describeDueDay } from "#web/features/admin/shared/enquiries/describe-due-day.ts";

it("names the day that ends at midnight, and day and time otherwise", () => {
  expect(describeDueDay("2026-11-17T00:00:00.000Z")).toBe("Nov 16");
  expect(describeDueDay("2026-11-22T11:38:00.000Z")).toBe("Nov 22, 11:38");
});
