import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import type { Course } from "#contract/services/course.ts";
import { sampleCourses } from "#web/samples/courses.ts";
import { NextIntake, useCourseBooking } from "#web/site/features/services/courses/next-intake.tsx";

afterEach(cleanup);

const [sample] = sampleCourses;
const later = "2099-12-07T09:00:00.000Z";

function Shown({ course }: { course: Course }) {
  return (
    <>
      <NextIntake course={course} />
      <output>{useCourseBooking(course)?.label ?? "nothing"}</output>
    </>
  );
}
function show(overrides: Partial<Course>) {
  if (!sample) throw new Error("There is no sample");
  render(
    <MemoryRouter>
      <Shown course={{ ...sample, id: "course-3", ...overrides }} />
    </MemoryRouter>,
  );
  return { label: screen.getByRole("status").textContent, text: document.querySelector("p")?.textContent };
}

it("a course of single lessons names no intake and offers lessons", () =>
  expect(show({ intakes: [] })).toEqual({ label: "Book a lesson", text: undefined }));

it("names the next intake with its free seats, and offers a seat", () => {
  const shown = show({ intakes: [later], next_intake: { start: later, seats: 12, seats_left: 5 } });
  expect(shown).toEqual({
    label: "Book a seat",
    text: "Next course starts Monday 7 December, 09:00 · 5 of 12 seats left",
  });
});

it("a full intake is called full and cannot be booked", () => {
  const shown = show({ intakes: [later], next_intake: { start: later, seats: 12, seats_left: 0 } });
  expect(shown).toEqual({ label: "nothing", text: "Next course starts Monday 7 December, 09:00 · full" });
});

it("offers nothing if all intakes have begun, or if the course takes no learners", () => {
  expect(show({ intakes: ["2020-12-07T09:00:00.000Z"] })).toEqual({ label: "nothing", text: undefined });
  cleanup();
  const next_intake = { start: later, seats: 12, seats_left: 5 };
  expect(show({ available: false, intakes: [later], next_intake })).toEqual({ label: "nothing", text: undefined });
});

it("an intake that has begun since the page was stored is not named", async () => {
  const start = "2020-12-07T09:00:00.000Z";
  show({ intakes: [start], next_intake: { start, seats: 12, seats_left: 5 } });
  await waitFor(() => expect(document.querySelector("p")).toBeNull());
  expect(screen.getByRole("status").textContent).toBe("nothing");
});
