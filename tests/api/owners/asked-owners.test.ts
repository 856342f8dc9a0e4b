import { beforeEach, describe, expect, it } from "vitest";
import { storeSignedIn } from "../../support/accounts.ts";
import { storeProperty } from "../../support/properties.ts";
import { sendWith } from "../../support/public-client.ts";
import { runSql } from "../../support/storage/rows.ts";
import { createPeopleClient } from "../people/people-requests.ts";
import { createOwnersClient, secretOf } from "./owner-requests.ts";

let people: ReturnType<typeof createPeopleClient>;
let owners: ReturnType<typeof createOwnersClient>;
beforeEach(async () => {
  const { token } = await storeSignedIn({ role: "super_admin" });
  people = createPeopleClient(token);
  owners = createOwnersClient(token);
});

const storeOwner = async (name: string, phone: string, email?: string) =>
  (await people.create({ name, phone, email, kinds: ["owner"] })).body.id;
/** Moves the messages to an owner into the past. */
const age = (days: number) =>
  runSql("UPDATE person_events SET at = strftime('%Y-%m-%dT%H:%M:%fZ', at, ?)", `-${days} days`);

describe("the owners to ask", () => {
  it("are listed with their homes on the market, a message with the numbers, and the link", async () => {
    const hawa = await storeOwner("Hawa", "0770 100 200", "hawa@owner.example");
    const { uuid, reference } = await storeProperty({ owner_id: hawa, title: "Blue house" });
    await storeProperty({ owner_id: hawa, confirmed_at: new Date().toISOString() });
    await storeProperty({ owner_id: hawa, status: "sold" });
    await storeProperty({ owner_id: hawa, mandate: "2020-01-01" });
    await storeProperty({});
    const [owner, ...others] = await owners.toAsk();
    expect(others).toEqual([]);
    expect(owner).toMatchObject({
      ...{ person_id: hawa, name: "Hawa", phone: "0770 100 200", email: "hawa@owner.example" },
      ...{ state: "to_send", sent_at: null, homes: [{ uuid, views: 0 }, { title: "House with a mango tree" }] },
    });
    expect(owner?.message).toContain(`Blue house (${reference}): 0 views, 0 contacts, 0 viewings in 30 days`);
    expect(owner?.message).toContain(owner?.link);
    const secret = secretOf(owner?.link ?? "");
    expect((await owners.toAsk())[0]?.link).toBe(owner?.link);
    expect((await owners.answer(secret, uuid, { answer: "free" })).body.result).toBe("confirmed");
    expect(await owners.toAsk()).toEqual([]);
    await owners.end(hawa);
    await storeProperty({ owner_id: hawa });
    expect((await owners.toAsk())[0]).toMatchObject({
      link: null,
      message: expect.stringContaining("answer this message"),
    });
  });

  it("get a reminder after three days, and are last if they do not answer", async () => {
    const names = ["Silent", "Waiting", "Reminded", "New"];
    const ids = await Promise.all(names.map((name, index) => storeOwner(name, `0770 100 20${index}`)));
    for (const id of ids) await storeProperty({ owner_id: id });
    const [silent = "", waiting = "", reminded = ""] = ids;
    expect((await owners.asked(silent)).status).toBe(204);
    await age(4);
    await owners.asked(silent, { by: "email" });
    await owners.asked(reminded, { by: "whatsapp" });
    await age(3);
    await owners.asked(waiting);
    const listed = await owners.toAsk();
    expect(listed.map(({ name, state }) => [name, state])).toEqual([
      ["New", "to_send"],
      ["Reminded", "to_remind"],
      ["Waiting", "waiting"],
      ["Silent", "silent"],
    ]);
    expect(listed[1]?.message).toContain("We asked you some days ago");
    expect((await people.get(silent)).body.data.person.timeline.map(({ kind }) => kind)).toEqual(["email", "whatsapp"]);
    expect((await owners.asked(silent, { by: "letter" })).status).toBe(422);
    expect((await owners.asked(crypto.randomUUID())).status).toBe(404);
    await age(21);
    expect((await owners.toAsk()).map(({ state }) => state)).toEqual(["to_send", "to_send", "to_send", "to_send"]);
  });
});

describe("the page of the link", () => {
  const open = (secret: string, form?: Record<string, string>) =>
    sendWith({}, `/owner/${secret}`, {
      method: form ? "POST" : "GET",
      headers: {
        "cf-connecting-ip": "10.9.8.7",
        ...(form && { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" }),
      },
      body: form && new URLSearchParams(form).toString(),
      redirect: "manual",
    });

  it("answers without a script, and says what is wrong", async () => {
    const hawa = await storeOwner("Hawa", "0770 100 200");
    const { uuid, reference } = await storeProperty({ kind: "rent", owner_id: hawa, title: "Flat <b>1</b>" });
    const secret = secretOf((await owners.renew(hawa)).body.url);
    const page = await open(secret);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(html).toContain("noindex");
    expect(html).toContain("Flat &lt;b&gt;1&lt;/b&gt;");
    expect(html).not.toMatch(/<script|Hawa|0770/);
    expect(html.length).toBeLessThan(4000);
    const form = { uuid, reference, at: "2026-11-28T10:00:00.000Z", price: "", date: "" };
    const wrong = await open(secret, { ...form, answer: "price", price: "cheap" });
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('role="alert">Must be a number')]);
    for (const _ of [1, 2]) {
      const sent = await open(secret, { ...form, answer: "price", price: "700" });
      expect([sent.status, sent.headers.get("location")]).toEqual([303, `/owner/${secret}#${reference}`]);
    }
    expect(await (await open(secret)).text()).toContain("You said: new price $700.");
    expect((await open(secret, { ...form, answer: "free" })).status).toBe(303);
    expect(await (await open(secret)).text()).toMatch(/role="status">Confirmed \d/);
    expect((await open(secret, { ...form, uuid: crypto.randomUUID(), answer: "free" })).status).toBe(404);
    await owners.end(hawa);
    expect((await open(secret)).status).toBe(410);
    expect((await open(secret, { ...form, answer: "free" })).status).toBe(410);
    expect((await open("x")).status).toBe(404);
  });
});
