import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { type SiteDetails, siteDefaults } from "#contract/site.ts";
import { call, storeSignedIn } from "../support/accounts.ts";
import { get, send } from "../support/api.ts";

let token = "";
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "super_admin" }));
});

interface Answer {
  data: { site: SiteDetails };
  detail: { loc: string[]; msg: string }[];
}

const owners: SiteDetails = {
  ...siteDefaults,
  name: "Kebbeh & Daughters",
  phone: "+231 88 612 3456",
  hours: [{ days: "Every day", hours: "9:00 – 17:00" }],
  social: [{ label: "Facebook", url: "https://facebook.example/kebbeh" }],
  claims: [{ value: "12", label: "Homes let" }],
  team: [{ name: "Made-up Person", position: "Owner", email: null, phone: "+231 88 612 3457", description: "" }],
  services: { "driving-school": { phone: "+231 88 612 3458", whatsapp: null, email: null, claims: [] } },
};
const save = (body: unknown) => call<Answer>("/site", { method: "PUT", body, token });
const page = async (path: string) => (await send(path)).text();

describe("the business's details", () => {
  it("are the defaults until the owner saves their own, kept by caches for a minute", async () => {
    const { body, headers } = await get<Answer>("/site");
    expect(body.data.site).toEqual(siteDefaults);
    expect(headers.get("cache-control")).toBe("public, max-age=60");
  });

  it("are what the owner saved, and can be saved again", async () => {
    const { status, body } = await save(owners);
    expect([status, body.data.site]).toEqual([200, owners]);
    expect((await get<Answer>("/site")).body.data.site).toEqual(owners);
    await save({ ...owners, name: "  Another Name " });
    expect((await get<Answer>("/site")).body.data.site.name).toBe("Another Name");
  });

  it("stand on the public pages at once, those without data included, and in their data for the script", async () => {
    expect(await page("/contact")).toContain(siteDefaults.phone);
    await save(owners);
    for (const path of ["/", "/contact", "/properties", "/about", "/privacy", "/terms", "/careers", "/login"]) {
      const html = await page(path);
      expect(html, path).toContain("Kebbeh &amp; Daughters");
      expect(html, path).not.toContain(siteDefaults.name);
      expect(html, path).toContain('"/site":{"data":{"site":');
    }
    expect(await page("/contact")).toContain("+231 88 612 3456");
  });

  it("add nothing to a page's data while nothing is saved", async () => {
    expect(await page("/about")).not.toContain('"/site"');
  });

  it("that an older version saved without a field have the default's", async () => {
    const { team: _team, services: _services, ...older } = owners;
    await env.DB.prepare("INSERT INTO site_settings (id, details, saved_at) VALUES (1, ?, '2026-01-01')")
      .bind(JSON.stringify(older))
      .run();
    expect((await get<Answer>("/site")).body.data.site).toEqual({ ...owners, team: [], services: {} });
  });

  it("are kept with what they were in the audit", async () => {
    await save(owners);
    await save({ ...owners, name: "Next" });
    const { results } = await env.DB.prepare("SELECT before, after FROM audit WHERE entity = 'site' ORDER BY n").all<
      Record<string, string>
    >();
    expect(
      results.map(({ before, after }) => [JSON.parse(before ?? "null")?.name, JSON.parse(after ?? "").name]),
    ).toEqual([
      [undefined, owners.name],
      [owners.name, "Next"],
    ]);
  });

  it.each([
    [{ name: " " }, "name", "Name is required"],
    [{ name: "x".repeat(61) }, "name", "Must be at most 60 characters"],
    [{ phone: "0886123456" }, "phone", "Phone must be in international form, such as +231 77 000 0000"],
    [{ whatsapp: undefined }, "whatsapp", "WhatsApp number is required"],
    [{ email: "kebbeh" }, "email", "Please enter a valid email address"],
    [{ hours: "always" }, "hours", expect.any(String)],
    [{ hours: [{ days: "Monday" }] }, "hours", "Hours is required"],
    [
      { social: [{ label: "X", url: "javascript:alert(1)" }] },
      "social",
      "Must be an address that begins with https://",
    ],
    [{ social: [{ label: "X", url: "http://x.example" }] }, "social", "Must be an address that begins with https://"],
    [{ claims: Array(7).fill({ value: "1", label: "a" }) }, "claims", "At most 6"],
    [{ team: [{ name: "A", position: "" }] }, "team", "Position is required"],
    [{ services: { plumbing: {} } }, "services", expect.any(String)],
    [{ services: { health: { phone: "12" } } }, "services", expect.stringContaining("international form")],
  ])("with %j are refused, the field is named and nothing is saved", async (change, field, msg) => {
    const { status, body } = await save({ ...owners, ...change });
    expect(status).toBe(422);
    expect(body.detail).toEqual([{ loc: ["body", field], msg, type: expect.any(String) }]);
    expect((await get<Answer>("/site")).body.data.site).toEqual(siteDefaults);
  });

  it("cannot break out of the page they stand on", async () => {
    const name = "</script><script>alert(1)</script>";
    await save({ ...owners, name });
    expect(await page("/about")).not.toContain(name);
  });
});
