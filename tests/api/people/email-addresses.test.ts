import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { PrivacyErasure, PrivacyMatches } from "#contract/admin/privacy.ts";
import type { Bindings } from "#worker/bindings.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { callApi, password, readAllTables, signIn, storeSignedIn } from "../../support/accounts.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { stopClock } from "../../support/stopped-clock.ts";
import { savedDetails, saveSite } from "../site/saved-site.ts";

stopClock();

const addresses = [
  "sales&rent@example.com",
  "mary@xn--e1afmkfd.xn--p1ai",
  "mary@пример.рф",
  "почта@пример.рф",
  "ünal@bücher.de",
  "mary..k@docomo.ne.jp",
];
const register = (email: string, username = "ma_kebbeh") =>
  callApi("/register", { body: { username, email, password } });

describe("an account", () => {
  it.each(addresses)("can have the address %s", async (email) => {
    expect((await register(`\u202a${email}\u202c`)).status).toBe(201);
    expect((await signIn(email.toUpperCase())).user.email).toBe(email);
    expect((await register(email, "another")).status).toBe(400);
  });

  it("has one address in both alphabets", async () => {
    await register("mary@пример.рф");
    expect((await signIn("MARY@xn--e1afmkfd.xn--p1ai")).user.email).toBe("mary@пример.рф");
    expect((await register("mary@xn--e1afmkfd.xn--p1ai", "another")).status).toBe(400);
  });

  it("is found in the team by its address as it is written", async () => {
    const { token } = await storeSignedIn({ role: "super_admin" });
    await register("mary@пример.рф");
    for (const q of ["пример", "mary@пример.рф", "\u200bmary@пример.рф"]) {
      expect((await callApi("/team/search", { token, body: { q } })).body).toMatchObject({ total: 1 });
    }
  });
});

describe("personal data", () => {
  it.each([
    ["Mary@Example.org", "mary@example.org"],
    ["mary@пример.рф", "mary@xn--e1afmkfd.xn--p1ai"],
    ["mary@xn--e1afmkfd.xn--p1ai", "mary@ПРИМЕР.рф"],
    ["Почта@пример.рф", "почта@xn--e1afmkfd.xn--p1ai"],
    ["ünal@example.org", "Mary Kollie <ÜNAL@example.org>"],
    ["sales&rent@example.com", "mailto:sales&rent@example.com?subject=Data"],
  ])("of %s is found and erased with %s", async (stored, searched) => {
    const { token } = await storeSignedIn({ role: "super_admin" });
    await storeTestEnquiry({ email: stored, name: "Secret Name" });
    const found = await callApi<PrivacyMatches>("/privacy/find", { token, body: { person: searched } });
    expect(found.body.data.people).toMatchObject([{ enquiries: 1, names: ["Secret Name"] }]);
    const erased = await callApi<PrivacyErasure>("/privacy/erase", { token, body: { email: searched } });
    expect(erased.body.data.enquiries).toBe(1);
    expect(await readAllTables()).not.toContain("Secret Name");
  });
});

describe("the limit of one sender", () => {
  it("counts an address in any case and in both alphabets", async () => {
    const send = async (email: string) =>
      (
        await callApi("/public/contact-us/general", {
          body: { name: "Mary", email, phone_number: "0886123456" },
          headers: { "cf-connecting-ip": "10.9.9.9" },
        })
      ).status;
    const spellings = ["mary@пример.рф", "MARY@пример.рф", "mary@xn--e1afmkfd.xn--p1ai"];
    const statuses: number[] = [];
    for (const email of [...spellings, ...spellings]) statuses.push(await send(email));
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

describe("the mail about an enquiry", () => {
  it.each([
    ["mary@example.org", { email: "mary@example.org", name: "Mary" }],
    ["mary@пример.рф", { email: "mary@xn--e1afmkfd.xn--p1ai", name: "Mary" }],
    ["почта@пример.рф", undefined],
    ["mary..k@docomo.ne.jp", undefined],
  ])("from %s can be sent", async (email, replyTo) => {
    const sent: { replyTo?: object; text: string }[] = [];
    const MAILER = {
      send: async (mail: { replyTo?: object; text: string }) => {
        sent.push(mail);
        return { messageId: "1" };
      },
    } as unknown as SendEmail;
    const bindings: Partial<Bindings> = { MAILER, MAIL_FROM: "site@hub.example", MAIL_TO: "inbox@hub.example" };
    await callApi("/public/contact-us/general", {
      body: { name: "Mary", email, phone_number: "0886123456" },
      bindings,
    });
    await runSchedule({ ...env, ...bindings }, new Date());
    const [mail] = sent.filter(({ text }) => text.includes(`Email: ${email}`));
    expect(mail?.replyTo).toEqual(replyTo);
  });
});

it("the settings take an address that was pasted with its name", async () => {
  const { token } = await storeSignedIn({ role: "super_admin" });
  const { status, body } = await saveSite(token, { ...savedDetails, email: "Office <office@hub.example>" });
  expect([status, body.data.site.email]).toEqual([200, "office@hub.example"]);
});
