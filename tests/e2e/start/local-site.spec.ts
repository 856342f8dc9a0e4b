import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { findFreePort } from "../../../migrations/drill/free-port.ts";
import { waitUntilServed } from "../../../migrations/drill/wait-until-served.ts";
import { demoAccounts, demoPassword } from "../../../migrations/seed/demo-accounts.ts";
import { root } from "../../../migrations/wrangler.ts";
import { statesVariable } from "../../support/site/test-site.ts";
import { openPage } from "../support/browser-test.ts";
import { enquiryForm, fillEnquiry, sendButton } from "../support/enquiry-form.ts";
import { waitForScreen } from "../support/shown-screen.ts";

let server: ChildProcess;
let origin: string;
let state: string;

// The other tests use sites without wrangler's development server.
test.beforeAll(async () => {
  test.setTimeout(180_000);
  state = await mkdtemp(join(tmpdir(), "hub-start-"));
  await cp(join(String(process.env[statesVariable]), "seeded"), state, { recursive: true });
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, ["migrations/local.ts", "all", "--state", state], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: "ignore",
  });
  await waitUntilServed(server, origin);
});

test.afterAll(async () => {
  const closed = once(server, "close");
  server.kill("SIGTERM");
  await closed;
  await rm(state, { recursive: true });
});

test("the site of `npm start` shows homes and takes an enquiry, which its inbox has", async ({ page }) => {
  await openPage(page, `${origin}/`);
  await page
    .getByRole("region", { name: "Featured homes" })
    .getByRole("heading", { level: 3 })
    .getByRole("link")
    .last()
    .click();
  await waitForScreen(page, /^\/property\//);
  await page.goto(`${origin}/janitorial`);
  await fillEnquiry(page, "newcomer@example.org");
  await sendButton(page).click();
  await expect(enquiryForm(page)).toHaveCount(0);
  await openPage(page, `${origin}/admin/login`);
  await page.getByLabel("Email").fill(String(demoAccounts.find(({ role }) => role === "admin")?.email));
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign In" }).click();
  await waitForScreen(page, "/admin");
  await page.goto(`${origin}/admin/contact-submissions?q=newcomer@example.org`);
  await expect(page.getByRole("main").getByText("Ma Kebbeh")).toBeVisible();
});
