import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { makeSetupCode } from "../../migrations/admin-setup.ts";
import { newName, password } from "./accounts-support.ts";
import { stateFolder } from "./playwright.config.ts";
import { expect, open, test } from "./support.ts";

// A site of its own without any account, since the one of all the other tests grants roles at once.
test.describe.configure({ mode: "serial" });
test.setTimeout(120_000);

const root = join(import.meta.dirname, "../..");
const port = Number(process.env.E2E_PORT ?? 8797) + 50;
const origin = `http://127.0.0.1:${port}`;
const setupCode = makeSetupCode();
const state = `${stateFolder}-signup`;
const local = ["migrations/local.ts"];

test.beforeAll(() => {
  rmSync(state, { recursive: true, force: true });
  execFileSync(process.execPath, [...local, "migrate", "--state", state], { cwd: root, stdio: "ignore" });
});
test.afterAll(() => rmSync(state, { recursive: true, force: true }));

/** Serves the site in one of its modes while something is done there. */
async function during(mode: "approval" | "closed", act: () => Promise<void>): Promise<void> {
  const env = { ...process.env, PORT: String(port), ADMIN_SIGNUP: mode, SETUP_CODE: setupCode };
  const server = spawn(process.execPath, [...local, "serve", "--state", state], { cwd: root, env, stdio: "ignore" });
  try {
    await expect.poll(isThere, { timeout: 60_000 }).toBe(true);
    await act();
  } finally {
    await stop(server);
  }
}

const isThere = () =>
  fetch(`${origin}/api/v1/health`).then(
    ({ ok }) => ok,
    () => false,
  );

async function stop(server: ChildProcess): Promise<void> {
  const ended = once(server, "close");
  server.kill("SIGTERM");
  await ended;
}

const inANewBrowser = async (browser: Browser) =>
  (await browser.newContext({ baseURL: origin, serviceWorkers: "block" })).newPage();

/** Fills the registration in and sends it. */
async function register(page: Page, username: string, code?: string): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Email").fill(`${username}@example.org`);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
  if (code !== undefined) await page.getByLabel("Setup code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Create Admin Account" }).click();
}

test("where a super admin decides, the setup code makes the first, who approves the next", async ({ browser }) => {
  await during("approval", async () => {
    const [first, second] = [newName(), newName()];
    const owner = await inANewBrowser(browser);
    await open(owner, "/admin/register");
    await expect(owner.getByText("This site has no super admin yet")).toBeVisible();
    await register(owner, first, "WRONG");
    await expect(owner.getByText("The setup code is missing or wrong.").first()).toBeVisible();
    await register(owner, first, setupCode);
    await expect(owner.getByText("Your admin account has been created successfully.", { exact: false })).toBeVisible();
    await expect(owner).toHaveURL(`${origin}/admin`);

    const colleague = await inANewBrowser(browser);
    await open(colleague, "/admin/register");
    await expect(colleague.getByText("Your request goes to a super admin.", { exact: false })).toBeVisible();
    await expect(colleague.getByLabel("Setup code", { exact: true })).toHaveCount(0);
    await register(colleague, second);
    await expect(colleague.getByText("Your request for admin access awaits approval.")).toBeVisible();
    await expect(colleague).toHaveURL(`${origin}/`);
    await open(colleague, "/admin");
    await expect(colleague.getByText("Access Denied").first()).toBeVisible();

    await open(owner, "/admin/team");
    await expect(owner.getByText(second, { exact: false }).first()).toBeVisible();
    await owner.getByRole("button", { name: /approve/i }).click();
    await expect(owner.getByRole("button", { name: /approve/i })).toHaveCount(0);
  });
});

test("where registration is closed the page says so, and no account is made", async ({ browser }) => {
  await during("closed", async () => {
    const page = await inANewBrowser(browser);
    const username = newName();
    await open(page, "/admin/register");
    await expect(page.getByText("Admin registration is closed").first()).toBeVisible();
    await register(page, username);
    await expect(page.getByText("Admin registration is closed.", { exact: true })).toBeVisible();
    const data = { email: `${username}@example.org`, password };
    expect((await page.request.post("/api/v1/login", { data })).status()).toBe(401);
  });
});
