import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AdminCourse } from "#contract/services/course.ts";
import { ServiceItemDialog } from "#web/admin/features/services/service-item-dialog.tsx";
import { courseKind } from "#web/admin/features/services/service-item-kinds.ts";
import { saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession, mockApi, renderAt, resetScreen, submitForm } from "../support/account-api.tsx";
import { currentAdmin } from "../support/admin-api.ts";
import { buildCourse } from "../support/service-items.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T08:00:00Z") });
  saveSession(buildSession(currentAdmin));
});
afterEach(resetScreen);

const resource = (kind: string, id: string, name: string) => ({
  ...{ id, kind, name, user_id: null, username: null, fixed: false },
});
const resources = [
  resource("colleague", "mary", "Mary"),
  resource("car", "corolla", "Toyota Corolla"),
  resource("instructor", "sam", "Sam"),
];

async function open(course: Partial<AdminCourse> = {}) {
  const calls = mockApi(({ call }) => (call === "GET /resources" ? [200, { data: { resources } }] : [200, {}]));
  const item = { ...buildCourse(), deleted_at: null, ...course };
  await renderAt(
    <ServiceItemDialog kind={courseKind} item={item} onDone={() => undefined} onClose={() => undefined} />,
  );
  await screen.findByRole("checkbox", { name: "Toyota Corolla" });
  return {
    save: async () => {
      await submitForm();
      return calls.find(({ call }) => call.startsWith("PATCH"))?.body;
    },
  };
}

it("chooses what a lesson takes by name: instructors, cars and rooms", async () => {
  const { save } = await open({ resource_ids: ["corolla", "gone"] });
  const chips = screen.getByRole("group", { name: /Instructors, cars and rooms/ }).querySelectorAll("label");
  expect([...chips].map(({ textContent }) => textContent)).toEqual(["Sam", "Toyota Corolla", "No longer in the list"]);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Toyota Corolla" }).checked).toBe(true);
  fireEvent.click(screen.getByRole("checkbox", { name: "Sam" }));
  // A resource that was deleted can be taken out.
  fireEvent.click(screen.getByRole("checkbox", { name: "No longer in the list" }));
  expect(await save()).toEqual({ resource_ids: "corolla,sam" });
});

it("adds, changes and removes the starts of intakes", async () => {
  const { save } = await open({ intakes: ["2026-12-07T09:00:00.000Z"] });
  fireEvent.click(screen.getByRole("button", { name: "Add a start" }));
  fireEvent.click(screen.getByRole("button", { name: "Add a start" }));
  const second = screen.getByLabelText<HTMLInputElement>("Start of an intake 2");
  expect(second.value).toBe("2026-12-14T09:00");
  fireEvent.input(second, { target: { value: "2027-01-04T08:30" } });
  fireEvent.click(screen.getByRole("button", { name: "Remove Start of an intake 1" }));
  expect(await save()).toEqual({ intakes: "2027-01-04T08:30:00.000Z,2026-12-21T09:00:00.000Z" });
});

it("begins with tomorrow at nine", async () => {
  await open({ intakes: [] });
  fireEvent.click(screen.getByRole("button", { name: "Add a start" }));
  expect(screen.getByLabelText<HTMLInputElement>("Start of an intake 1").value).toBe("2026-11-28T09:00");
});
