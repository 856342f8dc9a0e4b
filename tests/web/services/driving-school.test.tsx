import { screen, waitFor, within } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { DrivingCourse } from "#web/site/routes/services/driving-course.tsx";
import { DrivingSchool } from "#web/site/routes/services/driving-school.tsx";
import { DrivingSchoolLanding } from "#web/site/routes/services/driving-school-landing.tsx";
import { resetScreen } from "../support/account-api.tsx";
import { buildDetailProperty, buildDetailResponse, renderInApp } from "../support/property-fixtures.tsx";
import { buildCourse, coursesResponse, loadLazyCode, waitForLazyContent } from "../support/service-items.ts";

beforeAll(loadLazyCode);
afterEach(resetScreen);

const drivingCourse = (
  <Suspense>
    <DrivingCourse />
  </Suspense>
);

it("opens a course with its form", async () => {
  const course = buildCourse();
  const data = { "/public/courses/c-1": { data: { course } }, "/public/properties/c-1": null };
  const { container } = await waitForLazyContent(() =>
    renderInApp(<DrivingCourse />, { path: "/driving-school/c-1", data }),
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Beginner, private car");
  expect(screen.getByText("$150")).toBeTruthy();
  const facts = within(screen.getByRole("region", { name: "Course and car" }));
  expect(facts.getAllByRole("definition")[0]?.textContent).toBe(`${course.make} ${course.model}, ${course.year}`);
  await waitFor(() => expect(container.querySelector("[name=course_id]")?.getAttribute("value")).toBe("c-1"));
});

it("says what happens next for a course without free places", async () => {
  const data = { "/public/courses/c-1": { data: { course: buildCourse({ available: false }) } } };
  await waitForLazyContent(() => renderInApp(<DrivingCourse />, { path: "/driving-school/c-1", data }));
  expect(screen.queryByText("Enroll Now")).toBeNull();
  expect(screen.getByText(/we'll call you when a place is free/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ask for the next date" }).getAttribute("href")).toMatch(/#enquiry$/);
  expect(screen.getByRole("heading", { name: "Ask for the next date" })).toBeTruthy();
});

it("opens the property with the id when no course has it", async () => {
  const data = {
    "/public/courses/p-1": null,
    "/public/properties/p-1": buildDetailResponse(buildDetailProperty({ uuid: "p-1", title: "House by the yard" })),
  };
  await waitForLazyContent(() => renderInApp(drivingCourse, { path: "/driving-school/p-1", data }));
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("House by the yard");
});

it.each(["x", "sample-course-1"])("shows not found for the id %s while the service works", async (id) => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  const data = { [`/public/courses/${id}`]: null, [`/public/properties/${id}`]: null };
  await waitForLazyContent(() => renderInApp(drivingCourse, { path: `/driving-school/${id}`, data }));
  expect(await screen.findByText("Property Not Found")).toBeTruthy();
});

it("opens a course of the list that the phone has loaded without a connection", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  const data = coursesResponse(buildCourse());
  await waitForLazyContent(() => renderInApp(<DrivingCourse />, { path: "/driving-school/c-1", data }));
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toContain("Beginner, private car");
  expect(screen.queryByText("Failed to load course")).toBeNull();
});

it("opens a marked sample without a form", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  const { container } = await waitForLazyContent(() =>
    renderInApp(<DrivingCourse />, { path: "/driving-school/sample-course-1" }),
  );
  expect(await screen.findByText("Sample")).toBeTruthy();
  expect(container.querySelector("form")).toBeNull();
});

it("has the courses by name and what customers need before the market guide with its specified numbers", async () => {
  const { container } = await waitForLazyContent(() =>
    renderInApp(<DrivingSchool />, { path: "/driving-school", data: coursesResponse(buildCourse()) }),
  );
  const headings = [...container.querySelectorAll("h2")].map(({ textContent }) => textContent);
  expect(headings).toEqual(["Courses and prices", "Ask about a course", "Market guide"]);
  const course = screen.getByRole("link", { name: "Beginner, private car" });
  expect(course.getAttribute("href")).toBe("/driving-school/c-1");
  for (const number of ["28,000", "$750", "for 2 years", "40x40 ft", "at least 30 seats", "about $11,200"])
    expect(container.textContent).toContain(number);
});

it("links from the landing page to the courses and the contact page", async () => {
  const { container } = await waitForLazyContent(() =>
    renderInApp(<DrivingSchoolLanding />, { path: "/driving-school-landing", data: coursesResponse(buildCourse()) }),
  );
  const heroLinks = [...container.querySelectorAll(".hero a")].map((link) => link.getAttribute("href"));
  expect(heroLinks[0]).toBe("/driving-school");
  expect(heroLinks.slice(1).map((href) => href?.split(":")[0])).toEqual(["tel", "https"]);
  expect(screen.getByRole("link", { name: "Contact Us" }).getAttribute("href")).toBe("/contact?service=driving-school");
});
