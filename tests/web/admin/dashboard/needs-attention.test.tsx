import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { alarmAdvice, alarmLabels } from "#contract/admin/alarm-labels.ts";
import { alarmNames } from "#contract/admin/alarm-names.ts";
import { NeedsAttention } from "#web/features/admin/dashboard/needs-attention.tsx";
import { buildStats } from "../../support/admin-api.ts";

afterEach(cleanup);

it("shows nothing when all is well", () => {
  const { container } = render(<NeedsAttention stats={buildStats()} />);
  expect(container.textContent).toBe("");
});

it("shows each open alarm with what happened, what to do and since when", () => {
  const alarms = [
    { name: "spool" as const, detail: "Unreadable: 2. Ask your developer.", since: "2020-11-20T09:14:00.000Z" },
    { name: "backup" as const, detail: "The copy of last night is missing.", since: "2020-11-21T03:00:00.000Z" },
  ];
  const { container } = render(<NeedsAttention stats={buildStats({ alarms })} />);
  expect(screen.getByRole("heading", { name: "Needs attention" })).toBeTruthy();
  expect(container.textContent).toContain(
    "Enquiries wait outside the inboxUnreadable: 2. Ask your developer.No enquiry was deleted. If this lasts longer than an hour, ask your developer to store them.Since Nov 20 2020, 09:14",
  );
  expect(container.textContent).toContain("The nightly copy of the data failed");
});

it("shows delayed and failed mails without an alarm", () => {
  const mail = { ...buildStats().mail, late: 2, last_error: "the destination is not verified" };
  const { container } = render(<NeedsAttention stats={buildStats({ mail })} />);
  expect(container.textContent).toMatch(/Needs attention.*2 enquiries are delayed/);
});

it("has a label and an advice in plain words for every alarm", () => {
  for (const name of alarmNames) expect(alarmAdvice[name], name).toMatch(/^[A-Z][^`_]* .*\.$/);
  for (const name of alarmNames) expect(alarmLabels[name], name).toMatch(/^[A-Z].* /);
  expect(new Set(Object.values(alarmLabels)).size).toBe(alarmNames.length);
});
