import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { prepareMissingServiceItems } from "../../../migrations/seed/service-items.ts";
import { buildProperty, storeProperties, storeProperty } from "../../support/properties.ts";
import { send } from "../../support/public-client.ts";
import { queryRows } from "../../support/storage/rows.ts";
import { casesOf } from "../../support/tables/cases-of.ts";

/** They read this much of a page, in bytes, and run no script. */
const crawlers = {
  WhatsApp: ["WhatsApp/2.23.20.0 A", 32_768],
  Facebook: ["facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)", 32_768],
  Telegram: ["TelegramBot (like TwitterBot)", 32_768],
} as const;

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);

async function readShared(path: string, userAgent = crawlers.WhatsApp[0] as string, bytes = 32_768) {
  const response = await send(path, { headers: { "user-agent": userAgent } });
  const start = new TextDecoder().decode(new Uint8Array(await response.arrayBuffer()).slice(0, bytes));
  const head = start.slice(0, start.indexOf("</head>"));
  const tags = [...head.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)];
  return Object.fromEntries(tags.map(([, name = "", content = ""]) => [name, decode(content)]));
}

const storeHome = () =>
  storeProperty({
    kind: "rent",
    title: "Flat with sea breeze",
    property_type: "Apartment",
    area: "Sinkor",
    bedrooms: 2,
    monthly_rent: 450,
  });

it.each(Object.entries(crawlers))("%s finds all tags of a home at the start of its page", async (_, [agent, bytes]) => {
  const { uuid } = await storeHome();
  const path = `/property/${uuid}`;
  expect(await readShared(path, agent, bytes)).toMatchObject({
    "og:title": "$450 a month · 2-bedroom flat, Sinkor · Flat with sea breeze",
    "og:type": "website",
    "og:site_name": "Monrovia Hub",
    "og:url": env.SITE_ORIGIN + path,
    "og:description": expect.stringContaining("$450/mo"),
    "og:image": `${env.SITE_ORIGIN}/art/share/rent.jpg`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": expect.stringMatching(/\w/),
    "twitter:card": "summary_large_image",
  });
});

describe("the title that chats show", () => {
  it.each([
    [
      { kind: "buy", price: 85_000, area: null, bedrooms: 3 },
      "$85,000 · 3-bedroom house, Monrovia · House with a mango tree",
    ],
    [{ kind: "buy", property_type: "Land", area: "Sinkor" }, "$90,000 · land, Sinkor · House with a mango tree"],
    [{ kind: "rent", status: "let", area: "Sinkor" }, "Let · house, Sinkor · House with a mango tree"],
    [{ kind: "buy", status: "sold", area: "Sinkor" }, "Sold · house, Sinkor · House with a mango tree"],
    [
      { kind: "rent", status: "under_offer", area: "Sinkor" },
      "$800 a month · house, Sinkor · Under offer · House with a mango tree",
    ],
  ])("of %j is %s", async (overrides, title) => {
    const { uuid } = await storeProperty(overrides as Parameters<typeof storeProperty>[0]);
    expect((await readShared(`/property/${uuid}`))["og:title"]).toBe(title);
  });

  it("keeps a hostile title a text", async () => {
    const title = `"><script>alert(1)</script> & 'x' \u2028`;
    const { uuid } = await storeProperty({ title, area: "Sinkor" });
    const html = await (await send(`/property/${uuid}`)).text();
    expect((await readShared(`/property/${uuid}`))["og:title"]).toBe(`$90,000 · house, Sinkor · ${title.trim()}`);
    expect(html).not.toContain("<script>alert");
  });
});

it("every public page has an image of the right size for all chats, and a title", async () => {
  await env.DB.batch(prepareMissingServiceItems(env.DB));
  await storeProperties(buildProperty({ area: "Sinkor" }), buildProperty({ area: "Sinkor" }));
  const [home] = await queryRows("SELECT uuid FROM properties");
  const [course] = await queryRows("SELECT id FROM courses");
  const [professional] = await queryRows("SELECT id FROM professionals");
  const pages = casesOf(`
    home: / | /properties | /real-estate | /contact | /about | /privacy
    rent: /rent
    buy: /buy | /buy/sinkor | /buy/sinkor/houses | /property/${home?.uuid}
    clinic: /health | /health-services | /health/${professional?.id}
    driving: /driving-school | /driving-school/guide | /driving-school-landing | /driving-school/${course?.id}
    cleaning: /janitorial
  `);
  for (const [path, name] of pages) {
    const tags = await readShared(path);
    expect(tags["og:image"], path).toBe(`${env.SITE_ORIGIN}/art/share/${name}.jpg`);
    expect(tags["og:image:alt"], path).toMatch(/\w/);
    expect(tags["og:title"], path).toMatch(/\w/);
    expect([tags["og:image:width"], tags["og:image:height"], tags["twitter:card"]], path).toEqual([
      "1200",
      "630",
      "summary_large_image",
    ]);
  }
});
