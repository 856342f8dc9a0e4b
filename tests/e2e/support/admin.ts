import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import { apiPrefix } from "#contract/http/endpoints/visitor-endpoints.ts";
import { demoAccounts, demoPassword } from "../../../migrations/seed/demo-accounts.ts";
import { expect } from "./browser-test.ts";

/** Signs the page's browser in as one of the seeded staff, as the login form would. */
export async function signInAsAdmin(page: Page, role: "admin" | "super_admin" = "admin"): Promise<void> {
  const email = demoAccounts.find((account) => account.role === role)?.email;
  const answer = await page.request.post(apiPrefix + accountEndpoints.login.path, {
    data: { email, password: demoPassword },
  });
  expect(answer.status()).toBe(200);
  const session = await answer.json();
  await page.addInitScript((given) => {
    if (localStorage.getItem("authToken")) return;
    localStorage.setItem("authToken", given.access_token);
    localStorage.setItem("refreshToken", given.refresh_token);
    localStorage.setItem("role", given.user.role);
    const access_ends = Date.now() + given.expires_in * 1000;
    localStorage.setItem("user", JSON.stringify({ ...given.user, access_ends }));
  }, session);
}

/** A photograph as a phone takes it: grain that does not compress away, and an EXIF orientation. */
async function photograph(at: number, orientation: number): Promise<Buffer> {
  const [width, height] = [1600, 1200];
  const pixels = Buffer.alloc(width * height * 3);
  let seed = at * 7919 + 1;
  for (let index = 0; index < pixels.length; index += 3) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    const x = (index / 3) % width;
    const y = Math.floor(index / 3 / width);
    const grain = (seed >> 16) & 15;
    pixels[index] = ((x * (at + 2)) >> 4) + grain;
    pixels[index + 1] = ((y * (at + 3)) >> 4) + grain;
    pixels[index + 2] = ((x + y) >> 3) + grain;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .withMetadata({ orientation })
    .toBuffer();
}

/** So many photographs, as a file chooser hands them over. */
export function createPhotographs(count: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      name: `IMG_${1000 + at}.jpg`,
      mimeType: "image/jpeg",
      buffer: await photograph(at, (at % 8) + 1),
    })),
  );
}

/** The line of a phone in town: slow both ways, and now and then gone. */
export async function emulateSlowConnection(page: Page) {
  const session = await page.context().newCDPSession(page);
  const become = (offline: boolean) =>
    session.send("Network.emulateNetworkConditions", {
      offline,
      latency: 150,
      downloadThroughput: 400_000,
      uploadThroughput: 250_000,
    });
  await session.send("Network.enable");
  await become(false);
  return { breaks: () => become(true), comesBack: () => become(false) };
}

/** What a visitor sees who has never been here before. */
export async function viewAsVisitor<Result>(browser: Browser, look: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}
