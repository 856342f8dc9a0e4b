import type { Page } from "@playwright/test";
import { preferredDayRange } from "#contract/enquiries/preferred-times.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { advanceClockByFillTime } from "../support/page-clock.ts";
import { findAccessibilityViolations, horizontalOverflow } from "../support/screen-checks.ts";
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
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone number").fill("+231 77 555 0101");
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("home shows the four services, Call and WhatsApp", async ({ page }) => {
    await openPage(page, "/");
    const services = page.getByRole("navigation", { name: "Services" }).getByRole("link");
    await expect(services).toHaveText([/Real estate/, /Health services/, /Driving school/, /Cleaning/]);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Call +231 77 000 0000" }).first()).toHaveAttribute("href", /^tel:/);
    await expect(main.getByRole("link", { name: "WhatsApp" }).first()).toHaveAttribute("href", /^https:\/\/wa\.me\//);
    expect(await horizontalOverflow(page)).toBe(0);
  });

  test("names courses by course; the car is a fact", async ({ page }) => {
    await openPage(page, "/");
    const courses = page.getByRole("region", { name: "Learn to drive" });
    await expect(courses.getByRole("heading", { level: 3 }).first()).toHaveText("Beginner, private car");
    await courses.getByRole("link", { name: "Enroll Now" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Beginner, private car");
    const facts = page.getByRole("region", { name: "Course and car" });
    await expect(facts.getByRole("definition").first()).toHaveText("Toyota Corolla, 2016");
  });

  test("the menu has Call, WhatsApp, Buy, Rent and Contact", async ({ page }) => {
    await openPage(page, "/about");
    await page.getByText("Menu", { exact: true }).click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    for (const [name, path] of [
      ["Call +231 77 000 0000", /^tel:/],
      ["WhatsApp", /^https:\/\/wa\.me\//],
      ["Buy", "/buy"],
      ["Rent", "/rent"],
      ["Contact", "/contact"],
    ] as const)
      await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  test("the contact page begins with the phone number and WhatsApp", async ({ page }) => {
    await openPage(page, "/contact");
    for (const name of ["Call +231 77 000 0000", "WhatsApp"]) {
      const link = page.getByRole("main").getByRole("link", { name }).first();
      expect((await link.boundingBox())?.y).toBeLessThan(370);
    }
  });

  for (const [path, order] of [
    ["/janitorial", ["What we clean", "Usual rates in Monrovia", "Get a quote", "How it works", "Market guide"]],
    ["/driving-school", ["Courses and prices", "Ask about a course", "Market guide"]],
  ] as const) {
    test(`${path} has what customers need before the market guide`, async ({ page }) => {
      await openPage(page, path);
      await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([...order]);
      expect((await page.getByRole("main").getByRole("link", { name: /^Call/ }).first().boundingBox())?.y).toBeLessThan(
        740,
      );
      expect(await horizontalOverflow(page)).toBe(0);
    });

    test(`every section of ${path} has an anchor and leads to its chapter of the guide`, async ({ page }) => {
      for (const id of sections[path]) {
        await page.goto("about:blank");
        await openPage(page, `${path}#${id}`);
        await expectAtTop(page, id);
      }
      const [id = ""] = sections[path];
      await page
        .locator(`#${id}`)
        .getByRole("link", { name: /^Read more/ })
        .click();
      await expect(page).toHaveURL(`${guides[path]}#${id}`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Market guide");
      await expectAtTop(page, id);
      await page.reload();
      await expectAtTop(page, id);
    });
  }

  test("Book Appointment on the home page keeps the doctor and asks for a day and a time", async ({ page }) => {
    const email = createEmail();
    await openPage(page, "/");
    const doctors = page.getByRole("region", { name: "Our doctors" });
    const name = (await doctors.getByRole("heading", { level: 3 }).first().textContent()) ?? "";
    await doctors.getByRole("link", { name: "Book Appointment" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name.trim());
    await fillPerson(page, email);
    await page.getByLabel("Preferred day (optional)").fill("2020-01-01");
    await page.getByLabel("Preferred time (optional)").selectOption("Morning");
    await advanceClockByFillTime(page);
    await page.getByRole("button", { name: "Request appointment" }).click();
    await expect(page.getByText("Please choose today or a later day")).toBeVisible();
    await expect(page.getByLabel("Preferred day (optional)")).toBeFocused();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByLabel("Preferred day (optional)").fill(lastDay);
    await page.getByRole("button", { name: "Request appointment" }).click();
    await expect.poll(() => readStoredEnquiries(email).length).toBe(1);
    expect(readStoredEnquiries(email)).toMatchObject([
      { service: "health", professional_id: "doctor-1", preferred_day: lastDay, preferred_time: "morning" },
    ]);
  });

  test("the contact page says when the business opens or closes", async ({ page }) => {
    for (const [now, text] of [
      ["2026-11-23T10:00:00Z", "Open until 18:00"],
      ["2026-11-23T18:00:00Z", "Closed now, opens Tuesday 8:00"],
      ["2026-11-22T12:00:00Z", "Closed now, opens Monday 8:00"],
      ["2026-11-28T13:59:00Z", "Open until 14:00"],
      ["2026-11-24T06:30:00Z", "Closed now, opens today 8:00"],
    ] as const) {
      await page.clock.setFixedTime(now);
      await openPage(page, "/contact");
      await expect(page.getByText(text).first()).toBeVisible();
    }
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("an appointment keeps the doctor, the day and the time, and a past day is refused", async ({ page }) => {
    const email = createEmail();
    await page.goto("/health/doctor-1");
    await fillPerson(page, email);
    await page.getByLabel("Preferred day (optional)").fill("2020-01-01");
    await page.getByLabel("Preferred time (optional)").selectOption("Evening");
    await page.getByRole("button", { name: "Request appointment" }).click();
    await expect(page.getByText("Please choose today or a later day")).toBeVisible();
    await expect(page.getByLabel("Preferred time (optional)")).toHaveValue("evening");
    await page.getByLabel("Preferred day (optional)").fill(today);
    await page.getByRole("button", { name: "Request appointment" }).click();
    await expect(page.getByText(/Your reference is/)).toBeVisible();
    expect(readStoredEnquiries(email)).toMatchObject([
      { professional_id: "doctor-1", preferred_day: today, preferred_time: "evening" },
    ]);
  });

  test("the anchors of the service pages work, and the opening hours have a neutral text", async ({ page }) => {
    for (const path of ["/janitorial", "/driving-school"] as const)
      for (const id of [sections[path][0], sections[path][5]] as string[]) {
        await page.goto("about:blank");
        await page.goto(`${path}#${id}`);
        await expect(page.locator(`#${id}`)).toBeInViewport();
      }
    await page.goto("/contact");
    await expect(page.getByText("We answer during opening hours").first()).toBeVisible();
  });
});
