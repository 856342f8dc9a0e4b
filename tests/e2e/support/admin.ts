import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import type { SessionResponse } from "#contract/accounts/account-responses.ts";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { apiPrefix } from "#contract/http/api-path.ts";
import { demoAccounts, demoPassword } from "../../../migrations/seed/demo-accounts.ts";
import { expect } from "./browser-test.ts";

type Role = (typeof demoAccounts)[number]["role"];

/** Signs in with a demo account through the endpoint of the login form. */
async function logInAs(page: Page, role: Role): Promise<SessionResponse> {
  const email = demoAccounts.find((account) => account.role === role)?.email;
  const data = { email, password: demoPassword };
  const response = await page.request.post(apiPrefix + accountEndpoints.login.path, { data });
  expect(response.status()).toBe(200);
  return response.json();
}

/**
 * Stores the session in the page's browser before its first script runs, as the login form does. Once: the page that opens
 * after a logout would sign in again.
 */
const storeSession = (page: Page, session: SessionResponse) =>
  page.addInitScript((session) => {
    if (sessionStorage.getItem("signed_in") || localStorage.getItem("authToken")) return;
    sessionStorage.setItem("signed_in", "yes");
    localStorage.setItem("authToken", session.access_token);
    localStorage.setItem("refreshToken", session.refresh_token);
    localStorage.setItem("role", session.user.role);
    const access_ends = Date.now() + session.expires_in * 1000;
    const sees_health = session.user.permissions.includes("health");
    localStorage.setItem("user", JSON.stringify({ ...session.user, sees_health, access_ends }));
  }, session);

/** Signs in with a demo admin, in a session that no other test uses. */
export async function signInAsAdmin(page: Page, role: "admin" | "super_admin" = "admin"): Promise<void> {
  await storeSession(page, await logInAs(page, role));
}

interface SavedSession {
  session: SessionResponse;
  savedAt: number;
}

const savedSessions = new Map<Role, SavedSession>();
/** An access token lasts 15 minutes. A saved session is replaced well before a page would refresh it. */
const savedForMilliseconds = 8 * 60_000;

async function getSavedSession(page: Page, role: Role): Promise<SavedSession> {
  const saved = savedSessions.get(role);
  if (saved && Date.now() - saved.savedAt < savedForMilliseconds) return saved;
  const fresh = { savedAt: Date.now(), session: await logInAs(page, role) };
  savedSessions.set(role, fresh);
  return fresh;
}

/** Signs in with a session that all tests of this worker share. For tests that neither log out nor run for minutes. */
export async function useSavedSession(page: Page, role: Role = "admin"): Promise<void> {
  const { session, savedAt } = await getSavedSession(page, role);
  await storeSession(page, { ...session, expires_in: session.expires_in - (Date.now() - savedAt) / 1000 });
}

/** Returns a JPEG like a phone's: noise that compresses poorly, and an EXIF orientation. */
async function createPhotograph(index: number, orientation: number): Promise<Buffer> {
  const [width, height] = [1600, 1200];
  const pixels = Buffer.alloc(width * height * 3);
  let seed = index * 7919 + 1;
  for (let offset = 0; offset < pixels.length; offset += 3) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    const x = (offset / 3) % width;
    const y = Math.floor(offset / 3 / width);
    const noise = (seed >> 16) & 15;
    pixels[offset] = ((x * (index + 2)) >> 4) + noise;
    pixels[offset + 1] = ((y * (index + 3)) >> 4) + noise;
    pixels[offset + 2] = ((x + y) >> 3) + noise;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .withMetadata({ orientation })
    .toBuffer();
}

/** Returns photographs in the format of `setInputFiles`. */
export function createPhotographs(count: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: `IMG_${1000 + index}.jpg`,
      mimeType: "image/jpeg",
      buffer: await createPhotograph(index, (index % 8) + 1),
    })),
  );
}

/** Slows the page's connection down to that of a phone. Returns functions that cut and restore it. */
export async function emulateSlowConnection(page: Page) {
  const session = await page.context().newCDPSession(page);
  const setOffline = (offline: boolean) =>
    session.send("Network.emulateNetworkConditions", {
      offline,
      latency: 150,
      downloadThroughput: 400_000,
      uploadThroughput: 250_000,
    });
  await session.send("Network.enable");
  await setOffline(false);
  return { disconnect: () => setOffline(true), reconnect: () => setOffline(false) };
}

/** Runs `action` in a new browser context with the viewport of a phone and no stored data. Returns its result. */
export async function viewAsVisitor<Result>(
  browser: Browser,
  action: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    return await action(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Returns the header that authenticates API requests with the session that the page's browser stores. */
export async function readAuthorization(page: Page): Promise<{ authorization: string }> {
  const token = await page.evaluate(() => localStorage.getItem("authToken"));
  return { authorization: `Bearer ${token}` };
}
