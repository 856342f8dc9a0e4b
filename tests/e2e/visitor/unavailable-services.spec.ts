import type { APIRequestContext } from "@playwright/test";
import { apiPrefix } from "#contract/http/endpoints/endpoint.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { Course } from "#contract/services/course.ts";
import type { Professional } from "#contract/services/professional.ts";
import { expect, openPage, test } from "../support/browser-test.ts";

async function fetchData<Data>(request: APIRequestContext, path: string): Promise<Data> {
  return (await (await request.get(apiPrefix + path)).json()).data;
}

test("a course without free places says what happens next and offers no enrolment", async ({ page, request }) => {
  const { courses } = await fetchData<{ courses: Course[] }>(request, visitorEndpoints.listCourses.path);
  const closed = courses.find(({ available }) => !available);
  await openPage(page, `/driving-school/${closed?.id}`);
  const main = page.getByRole("main");
  await expect(main.getByText("Enroll Now")).toHaveCount(0);
  await expect(main.getByText(/we'll call you when a place is free/)).toBeVisible();
  await main.getByRole("link", { name: "Ask for the next date" }).click();
  await expect(main.getByRole("heading", { name: "Ask for the next date" })).toBeInViewport();
});

test("a doctor without appointments says what happens next and offers no booking", async ({ page, request }) => {
  const { professionals } = await fetchData<{ professionals: Professional[] }>(
    request,
    visitorEndpoints.listProfessionals.path,
  );
  const absent = professionals.find(({ available }) => !available);
  await openPage(page, "/health");
  await page.getByRole("link", { name: `Ask for a date with ${absent?.name}` }).click();
  await expect(page.getByText(`${absent?.name} takes no appointments at the moment.`, { exact: false })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ask for the next free date" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Book Appointment" })).toHaveCount(0);
});
