import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import {
  createAccount,
  createUsername,
  emptySession,
  logIn,
  openSignedIn,
  password,
  randomAddressHeaders,
  readStoredSession,
} from "../support/accounts.ts";
import { expect, openPage, test } from "../support/browser-test.ts";

const heading = { level: 1 } as const;

test("signs a new visitor up and in, and shows a welcome on the home page", async ({ page }) => {
  const username = createUsername();
  await page.setExtraHTTPHeaders(randomAddressHeaders());
  await openPage(page, "/signup");
  await page.getByLabel("Username").fill("x!");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Username must be at least 3 characters")).toBeVisible();
  await expect(page.getByLabel("Username")).toBeFocused();
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Email").fill(`${username}@example.org`);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText(`Welcome, ${username}!`)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const [access, refresh, role, user] = await readStoredSession(page);
  expect([access, refresh]).toEqual([expect.stringMatching(/^at_/), expect.stringMatching(/^rt_/)]);
  expect(role).toBe("user");
  expect(JSON.parse(user ?? "")).toMatchObject({ email: `${username}@example.org`, role: "user" });
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Logout" })).toBeVisible();
});

test("a protected page leads to the login and back; a session is refreshed", async ({ page, context, request }) => {
  const account = await createAccount(request);
  const refreshRequests: string[] = [];
  context.on("request", (sent) => void (sent.url().endsWith("/auth/refresh") && refreshRequests.push(sent.url())));
  await test.step("redirects to the login, and back with a welcome", async () => {
    await page.goto("/account");
    await expect(page).toHaveURL(/\/login\?next=%2Faccount$/);
    await logIn(page, account);
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByText(`Welcome back, ${account.email}!`)).toBeVisible();
    await expect(page.getByRole("heading", heading)).toHaveText("Your account");
    await expect(page.getByText("This device", { exact: true })).toBeVisible();
    expect(refreshRequests).toEqual([]);
  });
  await test.step("refreshes an expired token silently", async () => {
    // From a page without scripts: a request of the page that is left could refresh the token first.
    await page.goto("/robots.txt");
    await page.evaluate(() => localStorage.setItem("authToken", "at_expired"));
    await page.goto("/account");
    await expect(page.getByText("This device", { exact: true })).toBeVisible();
    expect(refreshRequests).toHaveLength(1);
    const [access] = await readStoredSession(page);
    expect(access).not.toBe("at_expired");
  });
  await test.step("refreshes once for all requests and tabs", async () => {
    // Both tabs see an expired token and load at the same time.
    await page.goto("/robots.txt");
    await page.evaluate(() => {
      localStorage.user = JSON.stringify({ ...JSON.parse(localStorage.user), access_ends: 1 });
    });
    const other = await context.newPage();
    await Promise.all([page.goto("/account"), other.goto("/account")]);
    await expect(page.getByText("This device", { exact: true })).toBeVisible();
    await expect(other.getByText("This device", { exact: true })).toBeVisible();
    expect(refreshRequests).toHaveLength(2);
    await other.close();
  });
  await test.step("sends an expired session to the login, says so, and returns to the page", async () => {
    await page.evaluate(() => {
      localStorage.setItem("authToken", "at_expired");
      localStorage.setItem("refreshToken", "rt_expired");
    });
    await page.reload();
    await expect(page).toHaveURL(/\/login\?next=%2Faccount$/);
    await expect(page.getByText("You have been signed out", { exact: true })).toBeVisible();
    expect(await readStoredSession(page)).toEqual(emptySession);
    await logIn(page, account);
    await expect(page).toHaveURL(/\/account$/);
    await page.goBack();
    await expect(page).not.toHaveURL(/login/);
  });
});

test("an admin logs in to the admin area, and Back after a logout with drafts shows a login that leads there again", async ({
  page,
  request,
}) => {
  const admin = await createAccount(request, "admin");
  await openPage(page, "/login");
  await logIn(page, admin);
  await expect(page).toHaveURL(/\/admin$/);
  const welcome = page.getByText(`Welcome, ${admin.username}`);
  await expect(welcome).toBeVisible();
  await page.evaluate(() => {
    const { id } = JSON.parse(localStorage.getItem("user") ?? "{}");
    localStorage.setItem(`draft_listing_${id}_rent`, "{}");
  });
  await page.getByRole("navigation", { name: "Admin" }).getByRole("button", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Delete drafts and log out" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin$/);
  await expect(welcome).toHaveCount(0);
  await logIn(page, admin);
  await expect(page).toHaveURL(/\/admin$/);
  await expect(welcome).toBeVisible();
  expect(await page.evaluate(() => Boolean(localStorage.getItem("authToken")))).toBe(true);
});

test("logging out in one tab ends the session in the other tab and on the server", { tag: "@long" }, async ({
  page,
  context,
  request,
}) => {
  const account = await createAccount(request);
  await openSignedIn(page, account, "/account");
  const other = await context.newPage();
  await openPage(other, "/about");
  const bar = (tab: typeof page) => tab.getByRole("navigation", { name: "Main" });
  await expect(bar(other).getByRole("button", { name: "Logout" })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("property_images_x", "[]"));
  const logoutResponse = other.waitForResponse((response) => response.url().endsWith("/auth/logout"));
  await bar(other).getByRole("button", { name: "Logout" }).click();
  await expect(other).toHaveURL(/\/$/);
  expect((await logoutResponse).status()).toBe(204);
  await expect(page).toHaveURL(/\/login\?next=%2Faccount$/);
  expect(await readStoredSession(page)).toEqual(emptySession);
  expect(await page.evaluate(() => localStorage.getItem("property_images_x"))).toBeNull();
  const headers = { authorization: `Bearer ${account.access_token}` };
  const response = await request.get(`/api/v1${accountEndpoints.getMe.path}`, { headers });
  expect(response.status()).toBe(401);
});
