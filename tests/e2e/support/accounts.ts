import type { APIRequestContext, Page } from "@playwright/test";
import type { SessionResponse } from "#contract/accounts/account-responses.ts";
import type { AdminRole } from "#contract/accounts/roles.ts";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import { expect, openPage } from "./browser-test.ts";

export const password = "Mango-tree-7";
let made = 0;

/** A name nobody has had yet. */
export function createUsername(): string {
  made += 1;
  return `t${process.pid}_${Date.now().toString(36)}_${made}`;
}

/**
 * As if from another house each time: an address may make thirty accounts an hour, and all of a run's come from one. Only
 * this machine's server believes the header; the network in front of a deployed one sets it.
 */
export function randomAddressHeaders(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 256);
  return { "cf-connecting-ip": `10.${part()}.${part()}.${part()}` };
}

export interface Account extends SessionResponse {
  username: string;
  email: string;
}

/** Makes an account of its own for a test; this server grants staff roles at once. */
export async function createAccount(request: APIRequestContext, role?: AdminRole): Promise<Account> {
  const username = createUsername();
  const email = `${username}@example.org`;
  const data = { username, email, password, ...(role && { role }) };
  const answer = await request.post(`/api/v1${accountEndpoints.register.path}`, {
    data,
    headers: randomAddressHeaders(),
  });
  expect(answer.status()).toBe(201);
  return { ...(await answer.json()), username, email };
}

/** Fills in the login form that the page shows, and sends it. */
export async function logIn(page: Page, { email }: { email: string }): Promise<void> {
  const form = page.getByRole("form", { name: "Login" });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Sign In" }).click();
}

/** Opens a page as somebody who signed in here before. */
export async function openSignedIn(
  page: Page,
  { access_token, refresh_token, expires_in, user }: SessionResponse,
  path: string,
) {
  const stored = JSON.stringify({ ...user, access_ends: Date.now() + expires_in * 1000 });
  await openPage(page, "/about");
  await page.evaluate(
    ([access, refresh, role, who]) => {
      localStorage.authToken = access;
      localStorage.refreshToken = refresh;
      localStorage.role = role;
      localStorage.user = who;
    },
    [access_token, refresh_token, user.role, stored] as const,
  );
  await openPage(page, path);
}

export const readStoredSession = (page: Page) =>
  page.evaluate(() => ["authToken", "refreshToken", "role", "user"].map((name) => localStorage.getItem(name)));
export const emptySession = [null, null, null, null];
