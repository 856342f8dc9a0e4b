import type { APIRequestContext, Page } from "@playwright/test";
import type { SessionResponse } from "#contract/accounts/account-responses.ts";
import type { AdminRole } from "#contract/accounts/roles.ts";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { expect, openPage } from "./browser-test.ts";

export const password = "Mango-tree-7";
let usernameCount = 0;

/** Returns a username that no other test or run uses: 20 characters, so that every run shows equally long names. */
export function createUsername(): string {
  usernameCount += 1;
  const pid = String(process.pid).padStart(5, "0").slice(-5);
  return `t${pid}_${Date.now().toString(36)}_${String(usernameCount).padStart(4, "0")}`;
}

/**
 * Returns a header with a random client IP address, because one address may create only thirty accounts an hour.
 * Only the local server trusts this header. In a deployment Cloudflare sets it.
 */
export function randomAddressHeaders(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 256);
  return { "cf-connecting-ip": `10.${part()}.${part()}.${part()}` };
}

export interface Account extends SessionResponse {
  username: string;
  email: string;
}

/** Registers a new account. The test server grants admin roles without approval. */
export async function createAccount(request: APIRequestContext, role?: AdminRole): Promise<Account> {
  const username = createUsername();
  const email = `${username}@example.org`;
  const data = { username, email, password, ...(role && { role }) };
  const response = await request.post(`/api/v1${accountEndpoints.register.path}`, {
    data,
    headers: randomAddressHeaders(),
  });
  expect(response.status(), await response.text()).toBe(201);
  return { ...(await response.json()), username, email };
}

/** Fills in the login form on the open page and submits it. */
export async function logIn(page: Page, { email }: { email: string }): Promise<void> {
  const form = page.getByRole("form", { name: "Login" });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Sign In" }).click();
}

/** Opens a page in a browser that already stores this session. */
export async function openSignedIn(
  page: Page,
  { access_token, refresh_token, expires_in, user }: SessionResponse,
  path: string,
) {
  const stored = JSON.stringify({ ...user, access_ends: Date.now() + expires_in * 1000 });
  // Any URL of the site gives access to its storage. This one loads no scripts.
  await page.goto("/robots.txt");
  await page.evaluate(
    ([access, refresh, role, userJson]) => {
      localStorage.authToken = access;
      localStorage.refreshToken = refresh;
      localStorage.role = role;
      localStorage.user = userJson;
    },
    [access_token, refresh_token, user.role, stored] as const,
  );
  await openPage(page, path);
}

/** Returns the tokens, role and user in the browser's storage, `null` for each missing one. */
export const readStoredSession = (page: Page) =>
  page.evaluate(() => ["authToken", "refreshToken", "role", "user"].map((name) => localStorage.getItem(name)));
export const emptySession = [null, null, null, null];
