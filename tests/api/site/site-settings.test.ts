import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { type ServiceSlug, serviceSlugs } from "#contract/services/services.ts";
import { type SiteDetails, type SiteResponse, siteDefaults } from "#contract/site/site-details.ts";
import { createApp } from "#worker/app.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { storeProperty } from "../../support/properties.ts";
import { get, origin, send } from "../../support/public-client.ts";
import { unavailableDatabase } from "../../support/unavailable-stores.ts";

let token = "";
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "super_admin" }));
});

interface Answer extends SiteResponse {
  detail: { loc: (string | number)[]; msg: string }[];
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
const save = (body: unknown) => callApi<Answer>("/site", { method: "PUT", body, token });
const page = async (path: string) => (await send(path)).text();

describe("the business's details", () => {
  it("are the defaults until others are saved, cacheable for a minute", async () => {
    const { body, headers } = await get<Answer>("/site");
    expect(body.data).toEqual({ site: siteDefaults, saved_at: null });
    expect(headers.get("cache-control")).toBe("public, max-age=60");
  });

  it("are the saved ones, and can be saved again", async () => {
    const { status, body } = await save(owners);
    expect([status, body.data.site]).toEqual([200, owners]);
    expect((await get<Answer>("/site")).body).toEqual(body);
    await save({ ...owners, name: "  Another Name " });
    expect((await get<Answer>("/site")).body.data.site.name).toBe("Another Name");
  });

  it("are on all public pages immediately, and in the page data", async () => {
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

  it("add nothing to the page data while nothing is saved", async () => {
    expect(await page("/about")).not.toContain('"/site"');
  });

  it("get a default for a field that an older version did not save", async () => {
    const { team: _team, services: _services, ...older } = owners;
    await env.DB.prepare("INSERT INTO site_settings (id, details, saved_at) VALUES (1, ?, '2026-01-01')")
      .bind(JSON.stringify(older))
      .run();
    expect((await get<Answer>("/site")).body.data.site).toEqual({ ...owners, team: [], services: {} });
  });

  it("are audited with their old values", async () => {
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
    [{ name: " " }, ["name"], "Name is required"],
    [{ name: "x".repeat(61) }, ["name"], "Must be at most 60 characters"],
    [{ phone: "0886123456" }, ["phone"], "Phone must be in international form, such as +231 77 000 0000"],
    [{ whatsapp: undefined }, ["whatsapp"], "WhatsApp number is required"],
    [{ email: "kebbeh" }, ["email"], "Please enter a valid email address"],
    [{ hours: "always" }, ["hours"], expect.any(String)],
    [{ hours: [siteDefaults.hours[0], { days: "Monday" }] }, ["hours", 1, "hours"], "Hours is required"],
    [
      { social: [{ label: "X", url: "javascript:alert(1)" }] },
      ["social", 0, "url"],
      "Must be an address that begins with https://",
    ],
    [
      { social: [{ label: "X", url: "http://x.example" }] },
      ["social", 0, "url"],
      "Must be an address that begins with https://",
    ],
    [{ claims: Array(7).fill({ value: "1", label: "a" }) }, ["claims"], "At most 6"],
    [{ team: [{ name: "A", position: "" }] }, ["team", 0, "position"], "Position is required"],
    [{ services: { plumbing: {} } }, ["services"], expect.any(String)],
    [
      { services: { health: { phone: "12" } } },
      ["services", "health", "phone"],
      expect.stringContaining("international form"),
    ],
  ])("with %j are rejected, name the field and save nothing", async (change, place, msg) => {
    const { status, body } = await save({ ...owners, ...change });
    expect(status).toBe(422);
    expect(body.detail).toEqual([{ loc: ["body", ...place], msg, type: expect.any(String) }]);
    expect((await get<Answer>("/site")).body.data.site).toEqual(siteDefaults);
  });

  it("name every invalid field once", async () => {
    const nobody = { name: "", position: "", email: "x" };
    const { body } = await save({ ...owners, phone: "", team: [nobody, owners.team[0], nobody] });
    const places = [
      "phone",
      ...[0, 2].flatMap((at) => ["name", "position", "email"].map((name) => `team.${at}.${name}`)),
    ];
    expect(body.detail.map(({ loc }) => loc.slice(1).join("."))).toEqual(places);
  });

  it("cannot inject markup into a page", async () => {
    const name = "</script><script>alert(1)</script>";
    await save({ ...owners, name });
    expect(await page("/about")).not.toContain(name);
  });
});

describe("details based on an older version", () => {
  const savedAt = async () => (await get<Answer>("/site")).body.data.saved_at;
  const lines = () => env.DB.prepare("SELECT count(*) AS count FROM audit WHERE entity = 'site'").first("count");

  it("are rejected with an explanation, without saving or auditing", async () => {
    const opened = await savedAt();
    expect((await save({ ...owners, saved_at: opened })).status).toBe(200);
    const { status, body } = await save({ ...owners, name: "Late", saved_at: opened });
    expect([status, body.detail]).toEqual([409, expect.stringContaining("Someone else saved the settings")]);
    expect((await get<Answer>("/site")).body.data.site).toEqual(owners);
    expect(await lines()).toBe(1);
  });

  it("succeed if the same details are already saved, so that a request can be repeated", async () => {
    const opened = await savedAt();
    const first = await save({ ...owners, saved_at: opened });
    const again = await save({ ...owners, saved_at: opened });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await save(owners)).body).toEqual(first.body);
    expect((await get<Answer>("/site")).body).toEqual(first.body);
    expect(await lines()).toBe(1);
  });

  it("are saved after the newer version was read", async () => {
    const first = (await save(owners)).body.data.saved_at;
    const second = (await save({ ...owners, name: "Second", saved_at: first })).body.data.saved_at;
    expect(second).toBe(await savedAt());
    expect((await save({ ...owners, saved_at: first })).status).toBe(409);
    expect((await save({ ...owners, name: "Third", saved_at: second })).status).toBe(200);
    expect((await get<Answer>("/site")).body.data.site.name).toBe("Third");
    expect(await lines()).toBe(3);
  });

  it("are saved for only one of two concurrent requests", async () => {
    const { saved_at } = (await save(owners)).body.data;
    const answers = await Promise.all(["One", "Other"].map((name) => save({ ...owners, name, saved_at })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await lines()).toBe(2);
  });

  it("are saved if no version is given", async () => {
    await save(owners);
    expect((await save({ ...owners, name: "Anyway" })).status).toBe(200);
  });
});

describe("the public pages", () => {
  it("show the team on the about page with its contacts and without samples", async () => {
    expect(await page("/about")).toContain("These profiles are samples");
    const team = [
      { name: "Hawa Kollie", position: "Owner", email: "hawa@hub.example", phone: null, description: "Picks up." },
      { name: "Saye Togba", position: "Driver", email: null, phone: "+231 88 612 3457", description: "" },
    ];
    await save({ ...owners, team });
    const html = await page("/about");
    for (const text of [
      "Hawa Kollie",
      "Owner",
      "Picks up.",
      'href="mailto:hawa@hub.example"',
      "Saye Togba",
      "Driver",
    ]) {
      expect(html).toContain(text);
    }
    expect(html).toContain('href="tel:+231886123457"');
    for (const text of [
      "Patience Kollie",
      ">Sample<",
      "These profiles are samples",
      "@example.com",
      "mailto:null",
      "tel:null",
    ]) {
      expect(html).not.toContain(text);
    }
  });

  it("have the team in the data of the about page only", async () => {
    await save(owners);
    for (const path of ["/", "/contact", "/privacy", "/admin", "/about"]) {
      expect((await page(path)).includes("Made-up Person"), path).toBe(path === "/about");
    }
  });

  it("show sample team members without contact links", async () => {
    await save({ ...owners, team: [] });
    const html = await page("/about");
    expect(html.match(/>Sample</g)).toHaveLength(6);
    expect(html).not.toContain("mailto:patience@example.com");
  });

  it("show social links in the footer if there are any", async () => {
    await save({ ...owners, social: [] });
    expect(await page("/")).not.toContain('aria-label="Elsewhere"');
    await save(owners);
    for (const path of ["/", "/about", "/properties", "/janitorial"]) {
      const link = (await page(path)).match(
        /<a [^>]*href="https:\/\/facebook.example\/kebbeh"[^>]*>Facebook<\/a>/,
      )?.[0];
      expect(link, path).toContain('rel="noopener"');
    }
  });

  const numbers: Record<ServiceSlug, number> = {
    "real-estate": 1,
    janitorial: 2,
    "driving-school": 3,
    health: 4,
    general: 5,
  };
  const own = Object.fromEntries(
    serviceSlugs.map((slug) => [
      slug,
      {
        phone: `+231 88 100 000${numbers[slug]}`,
        whatsapp: `+231 88 200 000${numbers[slug]}`,
        email: `${slug}@hub.example`,
        claims: [{ value: `${numbers[slug]}77`, label: `Claim of ${slug}` }],
      },
    ]),
  );
  const wholly = { ...owners, services: own };
  const everything = ["call", "chat", "mail", "claim"] as const;

  /** Which of a service's own details are on a page, and whether the page offers the business's number outside the footer. */
  async function standingOn(path: string, slug: ServiceSlug) {
    const html = (await page(path)).split("page-data")[0] ?? "";
    const [main = ""] = html.split("<footer");
    const marks = {
      call: `href="tel:+23188100000${numbers[slug]}"`,
      chat: `https://wa.me/23188200000${numbers[slug]}?`,
      mail: `href="mailto:${slug}@hub.example"`,
      claim: `Claim of ${slug}`,
    };
    const found = everything.filter((name) => main.includes(marks[name]));
    return { found, callsBusiness: main.includes('href="tel:+231886123456"'), others: othersIn(main, slug) };
  }
  const othersIn = (html: string, slug: ServiceSlug) =>
    serviceSlugs.filter((other) => other !== slug && html.includes(`88100000${numbers[other]}`));

  it.each<[string, ServiceSlug, readonly string[]]>([
    ["/driving-school", "driving-school", everything],
    ["/driving-school-landing", "driving-school", ["call", "claim"]],
    ["/health", "health", ["claim"]],
    ["/health-services", "health", ["call", "claim"]],
    ["/real-estate", "real-estate", everything],
    ["/janitorial", "janitorial", everything],
    ["/contact", "general", ["call", "chat", "mail"]],
    ["/contact?service=health", "health", ["call", "chat", "mail"]],
  ])("%s has the contacts and claims of %s", async (path, slug, expected) => {
    await save(wholly);
    expect(await standingOn(path, slug)).toEqual({ found: expected, callsBusiness: false, others: [] });
  });

  it("use the real estate contacts on a property page and its questions", async () => {
    await save(wholly);
    const { uuid } = await storeProperty();
    const detail = await standingOn(`/property/${uuid}`, "real-estate");
    expect(detail).toEqual({ found: ["call", "chat", "mail"], callsBusiness: false, others: [] });
    const question = await standingOn(`/contact?property=${uuid}`, "real-estate");
    expect(question).toEqual({ found: ["call", "chat", "mail"], callsBusiness: false, others: [] });
  });

  it("name the real estate contacts for support on a property with its own number", async () => {
    await save(wholly);
    const { uuid } = await storeProperty({ contact_number: "+231 77 555 0000" });
    const html = await page(`/property/${uuid}`);
    expect(html).toContain('href="tel:+231775550000"');
    expect((await standingOn(`/property/${uuid}`, "real-estate")).found).toEqual(["call", "chat", "mail"]);
  });

  it("use the health contacts for a doctor without a number", async () => {
    await save(wholly);
    const doctor = {
      name: "Dr. Made Up",
      specialty: "Paediatrics",
      location: "Sinkor",
      availability: "Mornings",
      contact: "ask at the desk",
      description: "Sees children.",
      rating: 4.5,
      available: true,
      experience: "9 years",
      price: "$20",
    };
    const { status, body } = await callApi<{ id: string }>("/professionals", { body: doctor, token });
    expect(status).toBe(201);
    expect(await standingOn(`/health/${body.id}`, "health")).toEqual({
      found: everything,
      callsBusiness: false,
      others: [],
    });
  });

  it("use the business's details where a service has none, and its claims only for real estate", async () => {
    await save({
      ...owners,
      services: { health: { phone: null, whatsapp: null, email: "h@hub.example", claims: [] } },
    });
    for (const path of ["/health-services", "/janitorial", "/real-estate"]) {
      const html = await page(path);
      const [main = ""] = html.split("<footer");
      expect(main, path).toContain('href="tel:+231886123456"');
      expect(main.includes("Homes let"), path).toBe(path === "/real-estate");
    }
  });
});

describe("a client-rendered page", () => {
  const data = (html: string) => JSON.parse(html.match(/id="page-data">(.*?)<\/script>/)?.[1] ?? "null");

  it.each(["/admin", "/admin/settings", "/add-property", "/admin/no-such-screen"])(
    "%s contains the saved details and name",
    async (path) => {
      expect(data(await page(path))).toEqual({});
      const { body } = await save({ ...owners, name: 'A <b>"&' });
      const html = await page(path);
      const { team: _team, ...site } = body.data.site;
      expect(data(html)).toEqual({ "/site": { data: { ...body.data, site } } });
      expect(html).toContain("<title>A &lt;b&gt;&quot;&amp;</title>");
      expect(html).toContain('<meta name="robots" content="noindex">');
    },
  );

  it("is served without the database and lets the script load the details", async () => {
    await save(owners);
    const answer = await createApp().fetch(
      new Request(`${origin}/admin`),
      { ...env, DB: unavailableDatabase },
      createExecutionContext(),
    );
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("page-data");
  });

  it("uses the saved name for the installed app", async () => {
    const manifest = async () => {
      const answer = await send("/manifest.webmanifest");
      expect(answer.headers.get("content-type")).toContain("application/manifest+json");
      return answer.json<{ name: string; short_name: string; icons: unknown[] }>();
    };
    const built = await manifest();
    expect(built.name).toBe(siteDefaults.name);
    await save(owners);
    expect(await manifest()).toEqual({ ...built, name: owners.name, short_name: owners.name });
  });
});
