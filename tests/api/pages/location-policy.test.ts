import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { adminPaths } from "#web/lib/page/admin-paths.ts";
import { createApp } from "#worker/app.ts";

const readPolicy = async (path: string) => {
  const response = await createApp().request(`http://localhost${path}`, {}, env, createExecutionContext());
  return response.headers.get("permissions-policy");
};

const nothing = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";

it.each(Object.values(adminPaths))("allows the admin screen %s to ask for the device's location", async (path) => {
  expect(await readPolicy(path)).toBe(nothing.replace("geolocation=()", "geolocation=(self)"));
});

it.each(["/", "/login", "/properties", "/nowhere", "/admin/nowhere"])(
  "does not allow %s to ask for the device's location",
  async (path) => {
    expect(await readPolicy(path)).toBe(nothing);
  },
);
