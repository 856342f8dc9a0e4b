import { describe, expect, it } from "vitest";
import { callApi, storeSignedIn } from "../../../support/accounts.ts";
import { storeImage, storeProperty } from "../../../support/properties.ts";
import { send } from "../../../support/public-client.ts";
import { newProfessional } from "../../../support/service-items.ts";
import { savedDetails, saveSite } from "../../site/saved-site.ts";
import { attributesOf, findAll, openServed, textsOf } from "./served-page.ts";

describe("a listing without a script", () => {
  it("has its sections, its photos as links and a number to call", async () => {
    const listing = await storeProperty({ contact_number: "0775 556 066" });
    await storeImage(listing);
    await storeImage(listing, { number: 2 });
    const { html } = await openServed(`/property/${listing.uuid}`);
    const headings = await textsOf(html, "h2");
    for (const name of ["Description", "Amenities", "Property details", "Where is it?", "Contact"])
      expect(headings).toContain(name);
    const [second = ""] = await attributesOf(html, "a[aria-label='Photo 2']", "href");
    const image = await send(second);
    expect([image.status, image.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^image\//)]);
  });

  it.each([
    ["2310775556066", "tel:+231775556066"],
    ["001 202 555 0143", "tel:+12025550143"],
    ["0886 123 4567", undefined],
  ])("shows the lister's number %s and calls %s", async (contact_number, href) => {
    const { uuid } = await storeProperty({ contact_number });
    const { html } = await openServed(`/property/${uuid}`);
    const [address] = await findAll(html, "address");
    expect(address?.text).toContain(contact_number);
    expect(await attributesOf(html, "address a[href^='tel:']", "href")).toEqual(href ? [href] : []);
    const calls = await attributesOf(html, "main a[href^='tel:']", "href");
    expect(new Set(calls)).toEqual(new Set(href ? [href] : []));
  });
});

describe("the hero of the home page", () => {
  it("is in the HTML for a phone and a file for a desktop, in each theme that the device may have", async () => {
    const { html } = await openServed("/");
    const copies = await findAll(html, "main picture source");
    const shown = copies.map(({ attributes: { media, type, srcset = "" } }) => [
      media,
      type,
      srcset.startsWith("data:image/avif") ? "contained" : srcset.replaceAll(/\/art\/|-480\.webp.*/g, ""),
    ]);
    expect(shown).toEqual([
      ["(max-width: 39.99em) and (prefers-color-scheme: dark)", "image/avif", "contained"],
      ["(prefers-color-scheme: dark)", undefined, "hero-dark"],
      ["(max-width: 39.99em)", "image/avif", "contained"],
    ]);
    expect(new Set(copies.map(({ attributes }) => attributes.srcset)).size).toBe(3);
    expect(await attributesOf(html, "img.hero-image", "src")).toEqual(["/art/hero-800.webp"]);
  });
});

describe("a page without a script", () => {
  it("of the login sends nothing and says why", async () => {
    const { html } = await openServed("/login");
    const [button] = await findAll(html, "#login button[type=submit]");
    expect(button?.attributes).toHaveProperty("disabled");
    expect(html).toContain("JavaScript is off in your browser.");
  });

  it("of the saved homes says what they need", async () =>
    expect((await openServed("/favorites")).html).toContain("Turn on JavaScript in your browser"));

  it("has a menu that opens and leads to the lists", async () => {
    const { html } = await openServed("/favorites");
    expect(await textsOf(html, "details.menu > summary")).toHaveLength(1);
    expect(await attributesOf(html, "details.menu a", "href")).toEqual(
      expect.arrayContaining(["/properties", "/login"]),
    );
  });

  it.each(["/janitorial", "/driving-school"])("%s has a section for each of its anchors", async (path) => {
    const { html } = await openServed(path);
    const anchors = (await attributesOf(html, `a[href^='#'], a[href^='${path}#']`, "href")).map(
      (href) => href.split("#")[1],
    );
    expect(new Set(anchors).size).toBeGreaterThan(1);
    const ids = await attributesOf(html, "[id]", "id");
    for (const anchor of anchors) expect(ids).toContain(anchor);
  });

  it("of the contacts begins with the number and WhatsApp", async () => {
    const { token } = await storeSignedIn({ role: "super_admin" });
    await saveSite(token, { ...savedDetails, whatsapp: "+231 88 612 3459" });
    const { html } = await openServed("/contact");
    const first = (await attributesOf(html, "main a", "href")).slice(0, 2);
    expect(first.toSorted()).toEqual([expect.stringMatching(/wa\.me/), "tel:+231886123456"]);
  });
});

describe("an appointment that is asked for without a script", () => {
  const ask = async (preferred_day: string) => {
    const { token } = await storeSignedIn({ role: "super_admin" });
    const { body } = await callApi<{ id: string }>("/professionals", { body: newProfessional, token });
    return send(`/health/${body.id}`, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        ...{ service: "health", professional_id: body.id, name: "Ma Kebbeh", email: "kebbeh@example.org" },
        ...{ phone_number: "+231 77 555 0101", preferred_day, preferred_time: "evening" },
      }).toString(),
    });
  };

  it("on a past day is refused, and keeps what was chosen", async () => {
    const response = await ask("2020-01-01");
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain("Please choose today or a later day");
    expect(await attributesOf(html, "option[selected]", "value")).toContain("evening");
  });

  it("on a later day is stored", async () => {
    const response = await ask(new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10));
    expect(response.status).toBe(303);
  });
});
