import { type Context, Hono } from "hono";
import { type VerifyResponse, verifyQuerySchema } from "#contract/site/verify.ts";
import { verify } from "#worker/flows/verify/verify.service.ts";
import { ApiError } from "#worker/http/api-error.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { clientIp } from "#worker/http/client-ip.ts";
import { isWithinLimit, limitPeriodSeconds } from "#worker/http/policies/limiters.ts";
import { renderer } from "../../dist/server/entry-server.js";
import { createDocument } from "./create-document.ts";
import { logFailure, outagePage } from "./outage-page.ts";
import { readPageData } from "./page-data.ts";

const { pagePlan } = renderer;

/** The page that checks a text, a number or a reference. Checks are counted together with those of the API; no cache stores them. */
export const verifyPage = new Hono<AppEnv>();

verifyPage.get("/verify", async (c, next) => {
  const url = new URL(c.req.url);
  const [key] = pagePlan(url).keys;
  if (key === undefined) return next();
  c.set("caching", { policy: "never" });
  if (!(await isWithinLimit(c, "checks", `address ${clientIp(c)}`))) {
    return tooMany(c, "Too many checks from your connection.");
  }
  try {
    const [{ data }, answer] = await Promise.all([readPageData(c.get("db"), [], {}), readAnswer(c, key)]);
    const { document, status } = createDocument(c, url, { ...data, [key]: answer });
    return c.html(document, status);
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return tooMany(c, "Too many checks at the moment.");
    logFailure(c, error);
    return outagePage(c, url);
  }
});

const tooMany = (c: Context<AppEnv>, reason: string) =>
  c.text(`${reason}\nPlease wait a minute, then reload this page.\n`, 429, {
    "retry-after": String(limitPeriodSeconds),
  });

/** Returns the answer of an SWR key; null if the text is too long. */
async function readAnswer(c: Context<AppEnv>, key: string): Promise<VerifyResponse | null> {
  const asked = verifyQuerySchema.safeParse(Object.fromEntries(new URLSearchParams(key.slice(key.indexOf("?")))));
  return asked.success ? verify(c.get("db"), c.get("origin"), asked.data, new Date()) : null;
}
