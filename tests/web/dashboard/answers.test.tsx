import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { AnswerStat } from "#contract/admin/answer-stats.ts";
import { formatMinutes } from "#web/admin/features/answers/answer-texts.ts";
import { buildAnswersFile } from "#web/admin/features/answers/answers-file.ts";
import { AnswersPage } from "#web/admin/features/answers/answers-page.tsx";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";

afterEach(resetScreen);

const row = (fields: Partial<AnswerStat>): AnswerStat => ({
  key: "2026-11",
  name: null,
  enquiries: 20,
  answered: 18,
  median_minutes: 25,
  p90_minutes: 185,
  in_time: 17,
  ...fields,
});
const isStats = (call: string) => call.startsWith("GET /stats/answers");

it("shows a table by month, and another group after a tap", async () => {
  const calls = mockSignedInApi(({ call }) => {
    if (!isStats(call)) return undefined;
    const byColleague = [row({ key: "u-1", name: "musu" }), row({ key: "", enquiries: 1, answered: 0, in_time: 0 })];
    return [200, call.includes("by=colleague") ? byColleague : [row({})]];
  });
  await renderAt(<AnswersPage />, "/admin/answers");
  const table = within(await screen.findByRole("table"));
  expect(table.getAllByRole("row")[1]?.textContent).toBe("November 2026201825 min3 h 5 min85%");
  expect([...document.querySelectorAll("dl > div")].map(({ textContent }) => textContent)).toEqual([
    ...["In time85%", "Enquiries20", "Not answered2"],
  ]);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Colleague" })));
  expect(await screen.findByRole("rowheader", { name: "musu" })).toBeTruthy();
  expect(screen.getByRole("rowheader", { name: "No colleague" })).toBeTruthy();
  expect(calls.filter(({ call }) => isStats(call)).at(-1)?.call).toMatch(/by=colleague&from=\d{4}-\d\d-\d\d&to=/);
});

it.each([
  ["says when there is nothing in the period", [200, []], "No enquiries in this period"],
  ["offers to try again after a failure", [503, { detail: "Unavailable" }], "Try Again"],
] as [string, [number, unknown], string][])("%s", async (_, response, text) => {
  mockSignedInApi(({ call }) => (isStats(call) ? response : undefined));
  await renderAt(<AnswersPage />, "/admin/answers");
  expect(await screen.findByText(text)).toBeTruthy();
});

it("offers the longest period when a shorter one has nothing", async () => {
  const calls = mockSignedInApi(({ call }) => (isStats(call) ? [200, []] : undefined));
  const { currentPath } = await renderAt(<AnswersPage />, "/admin/answers?by=month&days=30");
  await act(async () => fireEvent.click(await screen.findByRole("button", { name: "Last 12 months" })));
  expect(currentPath()).toBe("/admin/answers?by=month&days=365");
  expect(calls.length).toBeGreaterThan(1);
  expect(screen.getByRole("link", { name: "Open the inbox" })).toBeTruthy();
});

it("exports what it shows, without formulas", async () => {
  const file = buildAnswersFile("source", [row({ key: "=1+1", median_minutes: null })]);
  expect((await file.text()).replace("\ufeff", "")).toBe(
    "source,enquiries,answered,median_minutes,p90_minutes,in_time\r\n'=1+1,20,18,,185,17\r\n",
  );
});

it("writes minutes as people say them", () => {
  const texts = [null, 0, 59, 60, 185, 2430].map(formatMinutes);
  expect(texts).toEqual(["—", "0 min", "59 min", "1 h", "3 h 5 min", "41 h"]);
});
