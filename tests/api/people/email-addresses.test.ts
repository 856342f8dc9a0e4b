import { describe, expect, it } from "vitest";
import type { PrivacyErasure, PrivacyMatches } from "#contract/admin/privacy.ts";
import { callApi, password, readAllTables, signIn, storeSignedIn } from "../../support/accounts.ts";
import { stopClock } from "../../support/clocks/stopped-clock.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { savedDetails, saveSite } from "../site/saved-site.ts";

stopClock();

const register = (email: string, username = "ma_kebbeh") =>
  callApi("/register", { body: { username, email, password } });

describe("an account", () => {
  it("can have an address of another alphabet, pasted with invisible signs, and signs in with it in any case", async () => {
    expect((await register("\u202aпочта@пример.рф\u202c")).status).toBe(201);
    expect((await signIn("ПОЧТА@пример.рф")).user.email).toBe("почта@пример.рф");
    expect((await register("почта@пример.рф", "another")).status).toBe(400);
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

it("personal data is found and erased by each spelling of the address", async () => {
  const { token } = await storeSignedIn({ role: "super_admin" });
  for (const [stored, searched] of [
    ["Mary@Example.org", "mary@example.org"],
    ["mary@пример.рф", "mary@xn--e1afmkfd.xn--p1ai"],
    ["mary@xn--e1afmkfd.xn--p1ai", "mary@ПРИМЕР.рф"],
    ["Почта@пример.рф", "почта@xn--e1afmkfd.xn--p1ai"],
    ["ünal@example.org", "Mary Kollie <ÜNAL@example.org>"],
    ["sales&rent@example.com", "mailto:sales&rent@example.com?subject=Data"],
  ]) {
    await storeTestEnquiry({ email: stored, name: "Secret Name" });
    const found = await callApi<PrivacyMatches>("/privacy/find", { token, body: { person: searched } });
    expect(found.body.data.people, searched).toMatchObject([{ enquiries: 1, names: ["Secret Name"] }]);
    const erased = await callApi<PrivacyErasure>("/privacy/erase", { token, body: { email: searched } });
    expect(erased.body.data.enquiries).toBe(1);
    expect(await readAllTables()).not.toContain("Secret Name");
  }
});

it("the limit of one sender counts an address in any case and in both alphabets", async () => {
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

it("the settings take an address that was pasted with its name", async () => {
  const { token } = await storeSignedIn({ role: "super_admin" });
  const { status, body } = await saveSite(token, { ...savedDetails, email: "Office <office@hub.example>" });
  expect([status, body.data.site.email]).toEqual([200, "office@hub.example"]);
});
