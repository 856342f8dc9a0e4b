import { beforeEach, describe, expect, it } from "vitest";
import { type ServiceSlug, serviceSlugs } from "#contract/services/services.ts";
import { siteDefaults } from "#contract/site/site-details.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { storeProperty } from "../../support/properties.ts";
import { send, sendWith } from "../../support/public-client.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";
import { readPage, savedDetails, saveSite } from "./saved-site.ts";

let token = "";
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "super_admin" }));
});

const savedWithoutTeam = { ...savedDetails, team: [] };

describe("the public pages", () => {
  it("show the team on the about page with its contacts and without samples", async () => {
    await saveSite(token, savedWithoutTeam);
    expect(await readPage("/about")).toContain("These profiles are samples");
    const team = [
      { name: "Hawa Kollie", position: "Owner", email: "hawa@hub.example", phone: null, description: "Picks up." },
      { name: "Saye Togba", position: "Driver", email: null, phone: "+231 88 612 3457", description: "" },
    ];
    await saveSite(token, { ...savedDetails, team });
    const html = await readPage("/about");
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
    await saveSite(token, savedDetails);
    for (const path of ["/", "/contact", "/privacy", "/admin", "/about"]) {
      expect((await readPage(path)).includes("Made-up Person"), path).toBe(path === "/about");
    }
  });

  it("show sample team members without contact links", async () => {
    await saveSite(token, savedWithoutTeam);
    const html = await readPage("/about");
    expect(html.match(/>Sample</g)).toHaveLength(1);
    expect(html).toContain("These profiles are samples");
    expect(html).not.toContain("mailto:patience@example.com");
  });

  it("show social links in the footer if there are any", async () => {
    await saveSite(token, { ...savedDetails, social: [] });
    expect(await readPage("/")).not.toContain('aria-label="Social media"');
    await saveSite(token, savedDetails);
    for (const path of ["/", "/about", "/properties", "/janitorial"]) {
      const link = (await readPage(path)).match(
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
  const ownContacts = Object.fromEntries(
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
  const allServicesSaved = { ...savedDetails, services: ownContacts };
  const allMarkers = ["call", "chat", "mail", "claim"] as const;

  /** Returns which details of a service a page shows, and whether it shows the business's number above the footer. */
  async function findContacts(path: string, slug: ServiceSlug) {
    const html = (await readPage(path)).split("page-data")[0] ?? "";
    const main = html.slice(html.indexOf("<main"), html.indexOf("<footer"));
    const markers = {
      call: `href="tel:+23188100000${numbers[slug]}"`,
      chat: `https://wa.me/23188200000${numbers[slug]}?`,
      mail: `href="mailto:${slug}@hub.example"`,
      claim: `Claim of ${slug}`,
    };
    const found = allMarkers.filter((name) => main.includes(markers[name]));
    return { found, callsBusiness: main.includes('href="tel:+231886123456"'), others: findForeignContacts(main, slug) };
  }
  const findForeignContacts = (html: string, slug: ServiceSlug) =>
    serviceSlugs.filter((other) => other !== slug && html.includes(`88100000${numbers[other]}`));

  it.each<[string, ServiceSlug, readonly string[]]>([
    ["/driving-school", "driving-school", allMarkers],
    ["/driving-school-landing", "driving-school", ["call", "chat", "claim"]],
    ["/health", "health", ["call", "chat", "claim"]],
    ["/health-services", "health", ["call", "chat", "claim"]],
    ["/real-estate", "real-estate", allMarkers],
    ["/janitorial", "janitorial", allMarkers],
    ["/contact", "general", ["call", "chat", "mail"]],
    ["/contact?service=health", "health", ["call", "chat", "mail"]],
  ])("%s has the contacts and claims of %s", async (path, slug, expected) => {
    await saveSite(token, allServicesSaved);
    expect(await findContacts(path, slug)).toEqual({ found: expected, callsBusiness: false, others: [] });
  });

  it("use the real estate contacts on a property page and its questions", async () => {
    await saveSite(token, allServicesSaved);
    const { uuid } = await storeProperty();
    const detail = await findContacts(`/property/${uuid}`, "real-estate");
    expect(detail).toEqual({ found: ["call", "chat", "mail"], callsBusiness: false, others: [] });
    const question = await findContacts(`/contact?property=${uuid}`, "real-estate");
    expect(question).toEqual({ found: ["call", "chat", "mail"], callsBusiness: false, others: [] });
  });

  it("name the real estate contacts for support on a property with its own number", async () => {
    await saveSite(token, allServicesSaved);
    const { uuid } = await storeProperty({ contact_number: "+231 77 555 0000" });
    const html = await readPage(`/property/${uuid}`);
    expect(html).toContain('href="tel:+231775550000"');
    expect((await findContacts(`/property/${uuid}`, "real-estate")).found).toEqual(["call", "chat", "mail"]);
  });

  it("use the health contacts for a professional without a number", async () => {
    await saveSite(token, allServicesSaved);
    const professional = {
      name: "Dr. Made Up",
      specialty: "Paediatrics",
      location: "Sinkor",
      availability: "Mornings",
      contact: "ask at the office",
      description: "Sees children.",
      rating: 4.5,
      available: true,
      experience: "9 years",
      price: "$20",
    };
    const { status, body } = await callApi<{ id: string }>("/professionals", { body: professional, token });
    expect(status).toBe(201);
    expect(await findContacts(`/health/${body.id}`, "health")).toEqual({
      found: ["call", "chat", "mail"],
      callsBusiness: false,
      others: [],
    });
  });

  it("use the business's details where a service has none, and its claims only for real estate", async () => {
    await saveSite(token, {
      ...savedDetails,
      services: { health: { phone: null, whatsapp: null, email: "h@hub.example", claims: [] } },
    });
    for (const path of ["/health-services", "/janitorial", "/real-estate"]) {
      const html = await readPage(path);
      const main = html.slice(html.indexOf("<main"), html.indexOf("<footer"));
      expect(main, path).toContain('href="tel:+231886123456"');
      expect(main.includes("Homes let"), path).toBe(path === "/real-estate");
    }
  });
});

describe("what came with the site", () => {
  const samples = ["500+", siteDefaults.phone, "wa.me", siteDefaults.email, siteDefaults.address, "Patience Kollie"];
  const pages = ["/", "/contact", "/about", "/real-estate", "/janitorial", "/driving-school", "/health-services"];
  const readVisible = async () => {
    const htmls = await Promise.all(pages.map(async (path) => (await readPage(path)).split("page-data")[0]));
    return samples.filter((text) => htmls.some((html) => html?.includes(text)));
  };

  it("is hidden on a new site", async () => {
    expect(await readVisible()).toEqual([]);
    expect(await readPage("/about")).not.toContain("Our team");
    expect(await readPage("/contact")).not.toContain("answer during opening hours");
  });

  it.each([
    ["claims", ["500+"]],
    ["sample_contacts", [siteDefaults.phone, "wa.me", siteDefaults.email, siteDefaults.address]],
    ["sample_team", [siteDefaults.phone, "Patience Kollie"]],
    ["ratings", []],
  ])("appears with the switch %s", async (name, visible) => {
    await saveSite(token, { ...siteDefaults, shown: { ...siteDefaults.shown, [name]: true } });
    expect(await readVisible()).toEqual(visible);
  });

  it("gives way to what the owner enters, field by field", async () => {
    await saveSite(token, {
      ...siteDefaults,
      phone: "+231 88 612 3456",
      claims: [{ value: "12", label: "Homes let" }],
    });
    expect(await readVisible()).toEqual([]);
    const html = await readPage("/contact");
    expect(html).toContain('href="tel:+231886123456"');
    expect(html).toContain("answer during opening hours");
    expect(await readPage("/")).toContain("Homes let");
  });

  it("includes ratings, which have no source until the owner confirms them", async () => {
    const professional = { name: "Dr. Made Up", specialty: "Paediatrics", location: "Sinkor", rating: 4.5 };
    const { body } = await callApi<{ id: string }>("/professionals", { body: professional, token });
    const unrated = { ...professional, name: "Dr. New", rating: 0 };
    const { body: other } = await callApi<{ id: string }>("/professionals", { body: unrated, token });
    expect(await readPage(`/health/${body.id}`)).not.toContain("4.5 of 5");
    await saveSite(token, { ...siteDefaults, shown: { ...siteDefaults.shown, ratings: true } });
    expect(await readPage(`/health/${body.id}`)).toContain("4.5 of 5");
    expect(await readPage(`/health/${other.id}`)).not.toContain("0 of 5");
  });
});

describe("a client-rendered page", () => {
  it("is served without the database and lets the script load the details", async () => {
    await saveSite(token, savedDetails);
    const response = await sendWith({ DB: unavailableDatabase }, "/admin");
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain("page-data");
  });

  it("uses the saved name for the installed app", async () => {
    const manifest = async () => {
      const response = await send("/manifest.webmanifest");
      expect(response.headers.get("content-type")).toContain("application/manifest+json");
      return response.json<{ name: string; short_name: string; icons: unknown[] }>();
    };
    const manifestData = await manifest();
    expect(manifestData.name).toBe(siteDefaults.name);
    await saveSite(token, savedDetails);
    expect(await manifest()).toEqual({ ...manifestData, name: savedDetails.name, short_name: savedDetails.name });
  });
});
