import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { expect, openPage, test, waitForHydration } from "../support/browser-test.ts";
import { fetchCards, propertyCards } from "../support/property-lists.ts";
import { waitUntilSettled } from "../support/settled-page.ts";

const isFocusIn = (selector: string) => `document.activeElement.closest(${JSON.stringify(selector)}) !== null`;

test("the skip link comes first and moves the focus to the main content", async ({ page }) => {
  await openPage(page, "/properties");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(isFocusIn("main"))).toBe(true);
});

test("the keyboard alone reaches a list, a card and its listing from the header", async ({ page }) => {
  await openPage(page, "/");
  const tabTo = async (isReached: () => Promise<boolean>) => {
    for (let press = 0; press < 80; press++) {
      await page.keyboard.press("Tab");
      if (await isReached()) return;
    }
    throw new Error("80 presses of Tab did not reach the element");
  };
  const focused = page.locator(":focus");
  await tabTo(async () => (await focused.textContent()) === "Real Estate");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Properties");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(propertyCards(page)).toHaveCount(24);
  await tabTo(() => focused.evaluate((element) => element.matches("article h2 a")));
  const title = await focused.locator("xpath=ancestor::article").getByRole("heading").textContent();
  const outline = await focused.evaluate((element) => {
    const card = element.closest("article");
    return (
      [element, card].some((candidate) => candidate && getComputedStyle(candidate).outlineStyle !== "none") ||
      getComputedStyle(element, "::after").outlineStyle !== "none"
    );
  });
  expect(outline).toBe(true);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
});

test.describe("the menu on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("opens and closes with its button, and closes with Escape", async ({ page }) => {
    await openPage(page, "/");
    const button = page.getByText("Menu", { exact: true });
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu).toBeVisible();
    await button.click();
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole("link", { name: "Health" }).focus();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("closes when a page is chosen, even the current one", async ({ page }) => {
    await openPage(page, "/");
    const button = page.getByText("Menu", { exact: true });
    const menu = page.getByRole("navigation", { name: "Menu" });
    for (const [name, path] of [
      ["Real Estate", "/properties"],
      ["Real Estate", "/properties"],
      ["Sign up", "/signup"],
    ] as const) {
      await button.click();
      await menu.getByRole("link", { name }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(menu).toBeHidden();
    }
  });

  test("does not trap the focus: Tab moves through it into the page", async ({ page }) => {
    await openPage(page, "/about");
    await page.getByText("Menu", { exact: true }).click();
    let reached = false;
    for (let press = 0; press < 20 && !reached; press++) {
      await page.keyboard.press("Tab");
      reached = await page.evaluate(isFocusIn("main"));
    }
    expect(reached).toBe(true);
  });

  test("shows Login and Sign up, or Logout when signed in, which opens the home page", async ({ page }) => {
    await openPage(page, "/about");
    const button = page.getByText("Menu", { exact: true });
    const menu = page.getByRole("navigation", { name: "Menu" });
    await button.click();
    await expect(menu.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
    await expect(menu.getByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/signup");
    await page.evaluate(() => {
      for (const key of ["authToken", "refreshToken", "user", "role", "property_images_x"]) localStorage[key] = "1";
    });
    await page.reload();
    await button.click();
    await expect(menu.getByRole("link", { name: /Login|Sign up/ })).toHaveCount(0);
    await menu.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /auth|Token|user|role|images/.test(key))),
    ).toEqual([]);
  });
});

test("the header shows its links, without Sign up", async ({ page }) => {
  await openPage(page, "/");
  const bar = page.getByRole("navigation", { name: "Main" });
  const links = await bar
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
  expect(links).toEqual([
    ["Home", "/"],
    ["Real Estate", "/properties"],
    ["Janitorial", "/janitorial"],
    ["Driving School", "/driving-school"],
    ["Health", "/health"],
    ["About", "/about"],
    ["Login", "/login"],
  ]);
});

test("the footer shows working links and the copyright years", async ({ page, request }) => {
  await openPage(page, "/");
  const footer = page.getByRole("contentinfo");
  const links = await footer.locator("nav a").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(links).toEqual(["/buy", "/rent", "/properties", "/about", "/contact", "/careers", "/privacy", "/terms"]);
  for (const link of links) expect.soft((await request.get(link)).status(), link).toBe(200);
  await expect(footer).toContainText(`© 2024–${new Date().getFullYear()} Monrovia Hub`);
});

test("every link on the home page, a list and a listing returns 200", async ({ page, request }) => {
  const { data } = await fetchCards(request, visitorEndpoints.listProperties.path);
  const found = new Set<string>();
  for (const path of ["/", "/properties", "/rent", `/property/${data.properties[0]?.uuid}`]) {
    await openPage(page, path);
    const hrefs = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (const href of hrefs) if (/^[/?]/.test(href)) found.add(new URL(href, page.url()).href);
  }
  expect(found.size).toBeGreaterThan(50);
  for (const link of found) expect.soft((await request.head(link)).status(), link).toBe(200);
});

test("an unknown path shows a 404 page with a link to the home page", async ({ page }) => {
  expect((await page.goto("/no/such/page"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Find your place/);
});

for (const path of ["/property/%E0%A4%A", "/health/%", "/%ff"]) {
  test(`the malformed path ${path} shows the 404 page, from the server and in the browser`, async ({ page }) => {
    const notFound = page.getByRole("heading", { level: 1, name: "Oops! Page not found" });
    expect((await page.goto(path))?.status()).toBe(404);
    await waitForHydration(page);
    await expect(notFound).toBeVisible();
    await page.getByRole("link", { name: "All properties" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "All Properties" })).toBeVisible();
    await page.goBack();
    await expect(notFound).toBeVisible();
  });
}

for (const [path, heading] of [
  ["/health/mental/counselling", "Health Services is coming soon"],
  ["/careers", "Our careers page is coming soon"],
] as const) {
  test(`${path} shows that it is coming soon, and links to the home and contact pages`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
    await page.getByRole("link", { name: "Go Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
}

test("no page violates its content security policy or sends a request to another host", async ({ page, request }) => {
  const { data } = await fetchCards(request, visitorEndpoints.listProperties.path);
  const hosts = new Set<string>();
  page.on("request", (sent) => void hosts.add(new URL(sent.url()).host));
  const violations: string[] = [];
  await page.exposeFunction("recordViolation", (text: string) => violations.push(text));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      (window as unknown as { recordViolation: (text: string) => void }).recordViolation(
        `${violatedDirective} ${blockedURI}`,
      ),
    ),
  );
  for (const path of ["/", "/properties", "/buy", "/rent", "/favorites", "/about", "/no-such-page"]) {
    await openPage(page, path);
    await page.mouse.move(10, 10);
    await page.getByRole("button", { name: /theme$/ }).click();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await waitUntilSettled(page);
  }
  await openPage(page, "/rent");
  await page.mouse.move(10, 10);
  await page.getByRole("button", { name: "Show Advanced Filters" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await openPage(page, `/property/${data.properties[0]?.uuid}`);
  await page.getByRole("link", { name: /^Photo 1 of/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Zoom in" }).first().click();
  await page.keyboard.press("Escape");
  await waitUntilSettled(page);
  expect(violations).toEqual([]);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});
