import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../support/browser-test.ts";
import { showScreen } from "../support/client-navigation.ts";
import { advanceClockByFillTime } from "../support/page-clock.ts";
import { findAccessibilityViolations } from "../support/screens/screen-checks.ts";
import { waitForScreen } from "../support/shown-screen.ts";
import { readStoredEnquiries } from "../support/stored-enquiries.ts";

const createEmail = () => `appointment-${crypto.randomUUID()}@example.org`;
/** A day in the middle of the months that may be asked for. */
const findLaterDay = () => new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);

const sections = ["demand", "learners", "prices", "licensing", "setup", "courses", "enquiry"];

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

  test("the home page leads to a course and to a professional, whose form asks for a day and a time", {
    tag: "@long",
  }, async ({ page, site }) => {
    const email = createEmail();
    const day = findLaterDay();
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
    await test.step("Book Appointment keeps the professional, and the form names every missing field", async () => {
      const professionals = page.getByRole("region", { name: "Our doctors" });
      const name = (await professionals.getByRole("heading", { level: 3 }).first().textContent()) ?? "";
      await professionals.getByRole("link", { name: "Book Appointment" }).first().click();
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
    await test.step("the enquiry has the professional, the day and the time", async () => {
      await page.getByLabel("Preferred day (optional)").fill(day);
      await page.getByRole("button", { name: "Send enquiry" }).click();
      await expect.poll(async () => (await readStoredEnquiries(site, email)).length).toBe(1);
      expect(await readStoredEnquiries(site, email)).toMatchObject([
        { service: "health", professional_id: "doctor-1", preferred_day: day, preferred_time: "morning" },
      ]);
    });
  });

  test("the first window has the way to call or the first professional, and anchors lead to their sections and chapters", {
    tag: "@long",
  }, async ({ page }) => {
    const main = page.getByRole("main");
    for (const [path, first, limit] of [
      ["/contact", main.getByRole("link", { name: "Call +231 77 000 0000" }), 370],
      ["/contact", main.getByRole("link", { name: "WhatsApp" }), 370],
      ["/health", main.getByRole("listitem"), 490],
      ["/janitorial", main.getByRole("link", { name: /^Call/ }), 740],
      ["/driving-school", main.getByRole("link", { name: /^Call/ }), 740],
    ] as const)
      await test.step(`the first window of ${path}`, async () => {
        await openPage(page, path);
        expect((await first.first().boundingBox())?.y).toBeLessThan(limit);
      });
    await test.step("anchors on the open page", async () => {
      for (const id of sections.toReversed()) {
        await page.evaluate((anchor) => {
          location.hash = anchor;
        }, id);
        await expectAtTop(page, id);
      }
    });
    await test.step("an anchor of a newly opened page", async () => {
      await page.goto("about:blank");
      await openPage(page, "/driving-school#enquiry");
      await expectAtTop(page, "enquiry");
    });
    await test.step("the chapter of the guide, also after a reload", async () => {
      await page.locator("#demand").getByRole("link").click();
      await waitForScreen(page, "/driving-school/guide");
      await expect(page).toHaveURL("/driving-school/guide#demand");
      await expectAtTop(page, "demand");
      await page.reload();
      await expectAtTop(page, "demand");
    });
  });
});

test("the main action of a hero is first, on a phone as wide as its others together, on a desktop as one of them", async ({
  page,
}) => {
  await openPage(page, "/about");
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ["/about", "/driving-school", "/driving-school-landing", "/janitorial", "/health-services"]) {
      await showScreen(page, path);
      const buttons = page.locator(".hero .btn");
      await expect(buttons, path).toHaveCount(3);
      const boxes = await buttons.evaluateAll((elements) =>
        elements.map((button) => {
          const { left, right, top, height } = button.getBoundingClientRect();
          return { left, right, top, height };
        }),
      );
      const [main, call, chat] = boxes;
      if (!main || !call || !chat) throw new Error(`${path} lacks an action`);
      expect.soft(Math.min(call.top, chat.top), path).toBeGreaterThan(main.top);
      const ends = [call.left, width === 360 ? chat.right : call.right];
      expect.soft(ends.map(Math.round), `${path}, ${width} pixels`).toEqual([main.left, main.right].map(Math.round));
      expect.soft(new Set(boxes.map((box) => box.height)), path).toEqual(new Set([48]));
    }
  }
});
