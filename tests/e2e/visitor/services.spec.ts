import type { Page } from "@playwright/test";
import { preferredDayRange } from "#contract/enquiries/preferred-times.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { advanceClockByFillTime } from "../support/page-clock.ts";
import { findAccessibilityViolations } from "../support/screens/screen-checks.ts";
import { readStoredEnquiries } from "../support/stored-enquiries.ts";

const createEmail = () => `appointment-${crypto.randomUUID()}@example.org`;
/** The last day that may be asked for; another time zone of the browser cannot move it out of the range. */
const { first: today, last: lastDay } = preferredDayRange(new Date());

const sections = {
  "/janitorial": ["public", "private", "growth", "industrial", "residential", "market", "contact"],
  "/driving-school": ["demand", "learners", "prices", "licensing", "setup", "courses", "enquiry"],
};
const guides = { "/janitorial": "/janitorial/guide", "/driving-school": "/driving-school/guide" } as const;

/** Returns how far the element with an id is below the top bar, in pixels. */
const distanceBelowBar = (page: Page, id: string) =>
  page.evaluate((name) => {
    const bar = document.querySelector(".top-bar")?.getBoundingClientRect().bottom ?? 0;
    return (document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN) - bar;
  }, id);

async function expectAtTop(page: Page, id: string) {
  const isAtTop = async () => {
    const distance = await distanceBelowBar(page, id);
    const isAtEnd = await page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 2);
    return Math.abs(distance) <= 60 || (isAtEnd && distance >= 0);
  };
  await expect.poll(isAtTop, `#${id}`).toBe(true);
}

async function fillPerson(page: Page, email: string) {
  await page.getByLabel("Name").fill("Ma Kebbeh");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Phone number").fill("+231 77 555 0101");
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the home page leads to a course and to a doctor, whose form asks for a day and a time", async ({
    page,
    site,
  }) => {
    const email = createEmail();
    await openPage(page, "/");
    await test.step("Enroll Now opens the form of the driving school, about the course", async () => {
      const courses = page.getByRole("region", { name: "Learn to drive" });
      await expect(courses.getByRole("heading", { level: 3 }).first()).toHaveText("Beginner, private car");
      await courses.getByRole("link", { name: "Enroll Now" }).first().click();
      await expect(page).toHaveURL(/\/driving-school\?course=[^#]+#enquiry$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Driving school in Monrovia");
      const form = page.getByRole("region", { name: "Enroll in this course" });
      await expect(form).toContainText("Course: Beginner, private car");
      await expect(form.getByRole("heading", { level: 2 })).toBeInViewport();
      await expect(form.locator("[name=course_id]")).toHaveValue(/.+/);
      await page.goBack();
    });
    await test.step("Book Appointment keeps the doctor, and the form names every missing field", async () => {
      const doctors = page.getByRole("region", { name: "Our doctors" });
      const name = (await doctors.getByRole("heading", { level: 3 }).first().textContent()) ?? "";
      await doctors.getByRole("link", { name: "Book Appointment" }).first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name.trim());
      await page.getByRole("button", { name: "Send enquiry" }).click();
      for (const field of ["Name", "Email", "Phone number"])
        await expect(page.getByText(`${field} is required`)).toBeVisible();
    });
    await test.step("a past day shows an error at its field", async () => {
      await fillPerson(page, email);
      await page.getByLabel("Preferred day (optional)").fill("2020-01-01");
      await page.getByLabel("Preferred time (optional)").selectOption("Morning");
      await advanceClockByFillTime(page);
      await page.getByRole("button", { name: "Send enquiry" }).click();
      await expect(page.getByText("Please choose today or a later day")).toBeVisible();
      await expect(page.getByLabel("Preferred day (optional)")).toBeFocused();
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });
    await test.step("the enquiry has the doctor, the day and the time", async () => {
      await page.getByLabel("Preferred day (optional)").fill(lastDay);
      await page.getByRole("button", { name: "Send enquiry" }).click();
      await expect.poll(async () => (await readStoredEnquiries(site, email)).length).toBe(1);
      expect(await readStoredEnquiries(site, email)).toMatchObject([
        { service: "health", professional_id: "doctor-1", preferred_day: lastDay, preferred_time: "morning" },
      ]);
    });
  });

  test("the contact page begins with the phone number, WhatsApp and whether the business is open", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-23T10:00:00Z");
    await openPage(page, "/contact");
    for (const name of ["Call +231 77 000 0000", "WhatsApp"]) {
      const link = page.getByRole("main").getByRole("link", { name }).first();
      expect((await link.boundingBox())?.y).toBeLessThan(370);
    }
    await expect(page.getByText("Open until 18:00").first()).toBeVisible();
  });

  for (const path of ["/janitorial", "/driving-school"] as const)
    test(`${path} shows Call first, and each section has an anchor and leads to its chapter of the guide`, async ({
      page,
    }) => {
      const [first = ""] = sections[path];
      await test.step("the first window has Call", async () => {
        await openPage(page, path);
        const call = page.getByRole("main").getByRole("link", { name: /^Call/ }).first();
        expect((await call.boundingBox())?.y).toBeLessThan(740);
      });
      await test.step("anchors on the open page", async () => {
        for (const id of sections[path].toReversed()) {
          await page.evaluate((anchor) => {
            location.hash = anchor;
          }, id);
          await expectAtTop(page, id);
        }
      });
      await test.step("an anchor of a newly opened page", async () => {
        const last = sections[path].at(-1) ?? "";
        await page.goto("about:blank");
        await openPage(page, `${path}#${last}`);
        await expectAtTop(page, last);
      });
      await test.step("the chapter of the guide, also after a reload", async () => {
        await page.locator(`#${first}`).getByRole("link").click();
        await expect(page).toHaveURL(`${guides[path]}#${first}`);
        await expect(page.getByRole("heading", { level: 1 })).toContainText("Market guide");
        await expectAtTop(page, first);
        await page.reload();
        await expectAtTop(page, first);
      });
    });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("an appointment keeps the doctor, the day and the time, and a past day is refused", async ({ page, site }) => {
    const email = createEmail();
    await page.goto("/health/doctor-1");
    await fillPerson(page, email);
    await page.getByLabel("Preferred day (optional)").fill("2020-01-01");
    await page.getByLabel("Preferred time (optional)").selectOption("Evening");
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await expect(page.getByText("Please choose today or a later day")).toBeVisible();
    await expect(page.getByLabel("Preferred time (optional)")).toHaveValue("evening");
    await page.getByLabel("Preferred day (optional)").fill(today);
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await expect(page.getByText(/Your reference is/)).toBeVisible();
    expect(await readStoredEnquiries(site, email)).toMatchObject([
      { professional_id: "doctor-1", preferred_day: today, preferred_time: "evening" },
    ]);
  });

  test("the anchors of the service pages work", async ({ page }) => {
    for (const path of ["/janitorial", "/driving-school"] as const)
      for (const id of [sections[path][0], sections[path][5]] as string[]) {
        await page.goto(`${path}#${id}`);
        await expect(page.locator(`#${id}`)).toBeInViewport();
      }
  });
});

test("a phone shows the first doctor of /health in the upper two thirds of its screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/health");
  const first = await page.getByRole("main").getByRole("listitem").first().boundingBox();
  expect(first?.y).toBeLessThan(490);
});
