import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Book } from "#web/site/routes/appointments/book.tsx";
import { buildSlots, slot } from "../support/bookings.ts";
import { inputByLabel, mockResponse, resetForm, submitForm } from "../support/enquiry-form.ts";
import { renderInApp } from "../support/property-fixtures.tsx";
import { buildCourse } from "../support/service-items.ts";

afterEach(resetForm);

const starts = [slot("2099-03-02T09:00", 5), slot("2099-09-07T09:00", 12)];
let count = 0;
/** The cache of the app outlives a test, so each has a course of its own. */
function open(slots = starts) {
  count += 1;
  const id = `intake-${count}`;
  const course = buildCourse({ id, intakes: starts.map(({ start }) => start) });
  const data = {
    [`/public/courses/${id}`]: { data: { course } },
    ...buildSlots("lesson", id, { slots, is_intake: true }),
  };
  renderInApp(<Book />, { path: `/book/lesson/${id}`, data });
}

it("offers all intakes with their free seats in one row, and no days", () => {
  open();
  expect(screen.getByRole("heading", { level: 1, name: "Book a seat" })).toBeTruthy();
  expect(screen.getByRole("group", { name: "Start" })).toBeTruthy();
  expect(screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
    "Mon 2 Mar, 09:00 5 seats",
    "Mon 7 Sep, 09:00 12 seats",
  ]);
  expect(screen.queryByRole("navigation", { name: "Day" })).toBeNull();
});

it("says that the course is full by now, and offers the next intake", async () => {
  const detail = "This course is full. Choose another start.";
  open();
  mockResponse(409, { detail, slots: [starts[1]] });
  fireEvent.click(screen.getAllByRole("radio")[0] as HTMLElement);
  fireEvent.input(inputByLabel("Name"), { target: { value: "Ma Kebbeh" } });
  fireEvent.input(inputByLabel("Phone number"), { target: { value: "+231 77 555 0101" } });
  submitForm();
  expect(await screen.findByText(detail)).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole("radio")).toHaveLength(1));
  expect(screen.getByRole("radio", { name: /Mon 7 Sep, 09:00/ })).toBeTruthy();
});

it("names the next step when no seat is left", async () => {
  await act(async () => open([]));
  expect(screen.getByRole("heading", { name: "No seats left" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ask for the next date" }).getAttribute("href")).toMatch(/#enquiry$/);
  expect(document.querySelector("form")).toBeNull();
});
