import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { alarmAdvice, alarmLabels } from "#contract/admin/alarm-labels.ts";
import { alarmNames } from "#contract/admin/alarm-names.ts";
import type { Stats } from "#contract/admin/stats.ts";
import { NeedsAttention } from "#web/admin/features/dashboard/needs-attention.tsx";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { buildStats, mockSignedInApi } from "../support/admin-api.ts";

afterEach(resetScreen);

/** Renders the section with these statistics and returns the text of the page. */
async function renderWith(overrides: Partial<Stats>): Promise<string> {
  mockSignedInApi(({ call }) => (call === "GET /stats" ? [200, buildStats(overrides)] : undefined));
  await renderAt(<NeedsAttention />, "/admin");
  return document.body.textContent ?? "";
}

it("shows nothing when all is well", async () => expect(await renderWith({})).toBe(""));

it("shows each open alarm with what happened, what to do and since when", async () => {
  const alarms = [
    { name: "spool" as const, detail: "Unreadable: 2. Ask your developer.", since: "2020-11-20T09:14:00.000Z" },
    { name: "backup" as const, detail: "The copy of last night is missing.", since: "2020-11-21T03:00:00.000Z" },
  ];
  await renderWith({ alarms });
  await screen.findByRole("heading", { name: "Needs attention" });
  const text = document.body.textContent;
  expect(text).toContain(
    "Enquiries wait outside the inboxUnreadable: 2. Ask your developer.No enquiry was deleted. If this lasts longer than an hour, ask your developer to store them.Since Nov 20 2020, 09:14",
  );
  expect(text).toContain("The nightly copy of the data failed");
});

it("has a label and an advice in plain words for every alarm", () => {
  for (const name of alarmNames) expect(alarmAdvice[name], name).toMatch(/^[A-Z][^`_]* .*\.$/);
  for (const name of alarmNames) expect(alarmLabels[name], name).toMatch(/^[A-Z].* /);
  expect(new Set(Object.values(alarmLabels)).size).toBe(alarmNames.length);
});

it("names no technical part in a label or an advice", () => {
  const texts = [...Object.values(alarmAdvice), ...Object.values(alarmLabels)].join(" ");
  expect(texts).not.toMatch(/\b(D1|R2|DB|IMAGES|BACKUPS|MAILER|[Bb]ucket|[Bb]inding|npm|Cloudflare|spool)\b/);
});
