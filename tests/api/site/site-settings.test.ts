import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { siteDefaults } from "#contract/site/site-details.ts";
import { storeSignedIn } from "../../support/accounts.ts";
import { get, send } from "../../support/public-client.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { readPage, type SavedSiteResponse, savedDetails, saveSite } from "./saved-site.ts";

let token = "";
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "super_admin" }));
});

describe("the business's details", () => {
  it("are the defaults until others are saved, cacheable for a minute", async () => {
    const { body, headers } = await get<SavedSiteResponse>("/site");
    expect(body.data).toEqual({ site: siteDefaults, saved_at: null });
    expect(headers.get("cache-control")).toBe("public, max-age=60");
  });

  it("are the saved ones, and can be saved again", async () => {
    const { status, body } = await saveSite(token, savedDetails);
    expect([status, body.data.site]).toEqual([200, savedDetails]);
    expect((await get<SavedSiteResponse>("/site")).body).toEqual(body);
    await saveSite(token, { ...savedDetails, name: "  Another Name " });
    expect((await get<SavedSiteResponse>("/site")).body.data.site.name).toBe("Another Name");
  });

  it("are on all public pages immediately, and in the page data", async () => {
    expect(await readPage("/contact")).toContain(siteDefaults.name);
    await saveSite(token, savedDetails);
    for (const path of ["/", "/contact", "/properties", "/about", "/privacy", "/terms", "/careers", "/login"]) {
      const html = await readPage(path);
      expect(html, path).toContain("Kebbeh &amp; Daughters");
      expect(html, path).not.toContain(siteDefaults.name);
      expect(html, path).toContain('"/site":{"data":{"site":');
    }
    expect(await readPage("/contact")).toContain("+231 88 612 3456");
  });

  it("add nothing to the page data while nothing is saved", async () =>
    expect(await readPage("/about")).not.toContain('"/site"'));

  it("get a default for a field that was not saved before a deployment", async () => {
    const {
      team: _team,
      services: _services,
      week: _week,
      hours_note: _note,
      shown: _shown,
      ...older
    } = {
      ...savedDetails,
      hours: [{ days: "Every day", hours: "9 to 5" }],
    };
    await runSql(
      "INSERT INTO site_settings (id, details, saved_at) VALUES (1, ?, '2026-01-01')",
      JSON.stringify(older),
    );
    const { site, note_from_old_text } = (await get<SavedSiteResponse>("/site")).body.data;
    expect(note_from_old_text).toBe(true);
    expect(site).toEqual({
      ...savedDetails,
      team: [],
      services: {},
      week: null,
      hours: [],
      hours_note: "Every day: 9 to 5",
      shown: siteDefaults.shown,
    });
    expect(await readPage("/contact")).toContain("Every day: 9 to 5");
    const saved = await saveSite(token, site);
    expect(saved.body.data).toEqual({ site, saved_at: expect.any(String) });
    expect((await get<SavedSiteResponse>("/site")).body).toEqual(saved.body);
  });

  it.each([
    ["hours that are no times", { week: { ...savedDetails.week, monday: { from: "8", to: "late" } } }],
    ["hours of another shape", { week: ["08:00"] }],
    ["hours that are a text", { week: "always" }],
    ["switches of another shape", { shown: "all" }],
    ["switches with other values", { shown: { claims: "yes" } }],
  ])("with %s in the database are served without them", async (_, malformed) => {
    await runSql(
      "INSERT INTO site_settings (id, details, saved_at) VALUES (1, ?, '2026-01-01')",
      JSON.stringify({ ...savedDetails, ...malformed }),
    );
    const { status, body } = await get<SavedSiteResponse>("/site");
    expect(status).toBe(200);
    const expected = "week" in malformed ? { week: null, hours: [] } : { shown: siteDefaults.shown };
    expect(body.data.site).toEqual({ ...savedDetails, ...expected });
    for (const path of ["/", "/contact", "/about"]) expect((await send(path)).status, path).toBe(200);
  });

  it("take a day without hours as closed", async () => {
    const week = { monday: { from: " 08:00 ", to: "17:00" }, sunday: {} };
    const { body } = await saveSite(token, { ...savedDetails, week });
    const closed = { from: "", to: "" };
    expect(body.data.site.week).toMatchObject({
      monday: { from: "08:00", to: "17:00" },
      tuesday: closed,
      sunday: closed,
    });
  });

  it("have the hours of their week in words, whatever is sent, and keep a text of an earlier form as the note", async () => {
    const hours = [{ days: "Every day", hours: "9 to 5" }];
    const { hours_note: _note, ...older } = savedDetails;
    const kept = await saveSite(token, { ...older, hours });
    expect(kept.body.data.site).toEqual({ ...savedDetails, hours_note: "Every day: 9 to 5" });
    const cleared = await saveSite(token, { ...savedDetails, hours, hours_note: "" });
    expect(cleared.body.data.site).toEqual({ ...savedDetails, hours_note: "" });
    for (const path of ["/contact", "/about"]) {
      await saveSite(token, savedDetails);
      expect(await readPage(path), path).toContain("Closed on public holidays");
    }
  });

  it("are audited with their old values", async () => {
    await saveSite(token, savedDetails);
    await saveSite(token, { ...savedDetails, name: "Next" });
    const results = await queryRows<Record<string, string>>(
      "SELECT before, after FROM audit WHERE entity = 'site' ORDER BY n",
    );
    expect(
      results.map(({ before, after }) => [JSON.parse(before ?? "null")?.name, JSON.parse(after ?? "").name]),
    ).toEqual([
      [undefined, savedDetails.name],
      [savedDetails.name, "Next"],
    ]);
  });

  it.each([
    [{ name: " " }, ["name"], "Name is required"],
    [{ name: "x".repeat(61) }, ["name"], "Must be at most 60 characters"],
    [{ phone: "0886123456" }, ["phone"], "Phone must be in international form, such as +231 77 000 0000"],
    [{ phone: "+231 886 123 456 789" }, ["phone"], "Phone must be in international form, such as +231 77 000 0000"],
    [{ phone: "+231 886 123 456-567" }, ["phone"], "Phone must be in international form, such as +231 77 000 0000"],
    [
      { phone: "+231886123456 +231777123456" },
      ["phone"],
      "Phone must be in international form, such as +231 77 000 0000",
    ],
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
    [{ week: { monday: { from: "8:00", to: "17:00" } } }, ["week", "monday", "from"], "Must be a time such as 08:00"],
    [{ week: { monday: { from: "08:00", to: "24:00" } } }, ["week", "monday", "to"], "Must be a time such as 08:00"],
    [{ week: { monday: { from: "08:00" } } }, ["week", "monday", "to"], "Closing time is required"],
    [{ week: { monday: { to: "08:00" } } }, ["week", "monday", "from"], "Opening time is required"],
    [{ week: { sunday: { from: "09:00", to: "09:00" } } }, ["week", "sunday", "to"], "Must be after the opening time"],
    [{ week: "always" }, ["week"], expect.any(String)],
    [{ shown: { ratings: "yes" } }, ["shown", "ratings"], "Must be true or false"],
    [{ shown: { claims: 1 } }, ["shown", "claims"], "Must be true or false"],
    [{ services: { plumbing: {} } }, ["services", "plumbing"], expect.any(String)],
    [
      { services: { health: { phone: "12" } } },
      ["services", "health", "phone"],
      expect.stringContaining("international form"),
    ],
  ])("with %j are rejected, name the field and save nothing", async (change, path, msg) => {
    const { status, body } = await saveSite(token, { ...savedDetails, ...change });
    expect(status).toBe(422);
    expect(body.detail).toEqual([{ loc: ["body", ...path], msg, type: expect.any(String) }]);
    expect((await get<SavedSiteResponse>("/site")).body.data.site).toEqual(siteDefaults);
  });

  it("name every invalid field once", async () => {
    const invalidMember = { name: "", position: "", email: "x" };
    const { body } = await saveSite(token, {
      ...savedDetails,
      phone: "",
      team: [invalidMember, savedDetails.team[0], invalidMember],
    });
    const fields = [
      "phone",
      ...[0, 2].flatMap((at) => ["name", "position", "email"].map((name) => `team.${at}.${name}`)),
    ];
    expect(body.detail.map(({ loc }) => loc.slice(1).join("."))).toEqual(fields);
  });

  it("cannot inject markup into a page", async () => {
    const name = "</script><script>alert(1)</script>";
    await saveSite(token, { ...savedDetails, name });
    expect(await readPage("/about")).not.toContain(name);
  });
});

describe("details based on an older version", () => {
  const savedAt = async () => (await get<SavedSiteResponse>("/site")).body.data.saved_at;
  const countEntries = () => env.DB.prepare("SELECT count(*) AS count FROM audit WHERE entity = 'site'").first("count");

  it("are rejected with an explanation, without saving or auditing", async () => {
    const version = await savedAt();
    expect((await saveSite(token, { ...savedDetails, saved_at: version })).status).toBe(200);
    const { status, body } = await saveSite(token, { ...savedDetails, name: "Late", saved_at: version });
    expect([status, body.detail]).toEqual([409, expect.stringContaining("Someone else saved the settings")]);
    expect((await get<SavedSiteResponse>("/site")).body.data.site).toEqual(savedDetails);
    expect(await countEntries()).toBe(1);
  });

  it("are accepted if the same details are already saved, so that a request can be repeated", async () => {
    const version = await savedAt();
    const first = await saveSite(token, { ...savedDetails, saved_at: version });
    const again = await saveSite(token, { ...savedDetails, saved_at: version });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await saveSite(token, savedDetails)).body).toEqual(first.body);
    expect((await get<SavedSiteResponse>("/site")).body).toEqual(first.body);
    expect(await countEntries()).toBe(1);
  });

  it("are saved after the newer version was read", async () => {
    const first = (await saveSite(token, savedDetails)).body.data.saved_at;
    const second = (await saveSite(token, { ...savedDetails, name: "Second", saved_at: first })).body.data.saved_at;
    expect(second).toBe(await savedAt());
    expect((await saveSite(token, { ...savedDetails, saved_at: first })).status).toBe(409);
    expect((await saveSite(token, { ...savedDetails, name: "Third", saved_at: second })).status).toBe(200);
    expect((await get<SavedSiteResponse>("/site")).body.data.site.name).toBe("Third");
    expect(await countEntries()).toBe(3);
  });

  it("are saved for only one of two concurrent requests", async () => {
    const { saved_at } = (await saveSite(token, savedDetails)).body.data;
    const responses = await Promise.all(
      ["One", "Other"].map((name) => saveSite(token, { ...savedDetails, name, saved_at })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await countEntries()).toBe(2);
  });

  it("are saved if no version is given", async () => {
    await saveSite(token, savedDetails);
    expect((await saveSite(token, { ...savedDetails, name: "Anyway" })).status).toBe(200);
  });
});
