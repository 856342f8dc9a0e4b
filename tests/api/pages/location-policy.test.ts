import { expect, it } from "vitest";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { send } from "../../support/public-client.ts";

it("only the screens of admins may ask for the device's location", async () => {
  const nothing = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";
  const ownSite = nothing.replace("geolocation=()", "geolocation=(self)");
  const visitors = ["/", "/login", "/properties", "/nowhere", "/admin/nowhere"].map((path) => [path, nothing]);
  for (const [path = "", policy] of [...visitors, ...Object.values(adminPaths).map((path) => [path, ownSite])]) {
    const { headers } = await send(path);
    expect([path, headers.get("permissions-policy")]).toEqual([path, policy]);
  }
});
