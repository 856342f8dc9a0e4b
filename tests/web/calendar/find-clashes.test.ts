import { expect, it } from "vitest";
import { findClashes } from "#web/admin/features/calendar/views/find-clashes.ts";
import { buildAppointment } from "../support/appointments.ts";

const at = (from: string, to: string) => ({
  start: `2026-11-25T${from}:00.000Z`,
  end: `2026-11-25T${to}:00.000Z`,
});
const none = { assignee_id: null, property_uuid: null, course_id: null, phone_number: "", resource_ids: [] };
const viewing = buildAppointment({
  ...{ ...none, ...at("08:00", "09:00") },
  ...{ assignee_id: "one", property_uuid: "home", resource_ids: ["car"] },
});

it.each([
  ["another colleague and home at that time", { ...at("08:30", "09:30"), assignee_id: "other" }, false],
  ["the same colleague at that time", { ...at("08:30", "09:30"), assignee_id: "one" }, true],
  ["the same car at that time", { ...at("07:30", "08:30"), resource_ids: ["car"] }, true],
  ["the same colleague, when the first one ends", { ...at("09:00", "10:00"), assignee_id: "one" }, false],
  ["a cancelled one", { ...at("08:30", "09:30"), assignee_id: "one", status: "cancelled" as const }, false],
  ["another person at the same home", { ...at("08:00", "09:00"), property_uuid: "home" }, false],
  ["the same colleague at another home of that title", { ...at("08:00", "09:00"), assignee_id: "one" }, true],
])("says whether an appointment clashes with %s", (_, changes, isClash) => {
  const other = buildAppointment({ ...none, ...changes });
  expect(findClashes(viewing, [viewing, other])).toEqual(isClash ? [other] : []);
});
