import { Hono } from "hono";
import { etag } from "hono/etag";
import { adminPatterns } from "#contract/site/admin-paths.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import adminDocument from "../../dist/server/admin.html";

/** The document of all admin screens, which their app renders in the browser. */
export const adminPages = new Hono<AppEnv>();

for (const pattern of adminPatterns) {
  adminPages.get(pattern, etag({ weak: true }), (c) => {
    // The form of a listing fills in where the phone is.
    c.set("usesLocation", true);
    c.set("caching", { policy: "adminShell" });
    return c.html(adminDocument);
  });
}
