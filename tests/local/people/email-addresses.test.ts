import { describe, expect, it } from "vitest";
import { enquirySchema } from "#contract/enquiries/enquiry.ts";
import { cleanContactText } from "#shared/people/contact-text.ts";
import { emailPattern } from "#shared/people/email-address.ts";
import { comparableEmail, readEmailAddress, toMailAddress } from "#shared/people/email-forms.ts";
import { textsOf } from "../../support/tables/cases-of.ts";

/** Addresses that a browser's email field or a mail server accepts, and the form in which they are compared. */
const valid = [
  ...textsOf(`
    mary@example.org | o'neil+home@mail.example.lr | sales&rent@example.com | a!#$%&'*/=?^_\`{|}~-b@example.com
    a@b.co | a@b.c | 1@2.example | _@example.com | mary-@example.com | mary..k@docomo.ne.jp | mary.@docomo.ne.jp
    .mary@example.org | mary@sub.sub.example.museum | mary@my-host.example | mary@example.xn--p1ai
    mary@xn--e1afmkfd.xn--p1ai | josé.garcía@example.es | 😀@example.org
  `).map((address) => [address, address]),
  ["Mary.Kollie@Example.ORG", "mary.kollie@example.org"],
  ["mary@пример.рф", "mary@xn--e1afmkfd.xn--p1ai"],
  ["mary@ПРИМЕР.РФ", "mary@xn--e1afmkfd.xn--p1ai"],
  ["почта@пример.рф", "почта@xn--e1afmkfd.xn--p1ai"],
  ["Ünal@example.org", "ünal@example.org"],
  ["mary@bücher.de", "mary@xn--bcher-kva.de"],
  ["用户@例子.广告", "用户@xn--fsqu00a.xn--4rr70v"],
  ["मेरी@उदाहरण.भारत", "मेरी@xn--p1b6ci4b4b3a.xn--h2brj9c"],
  ...[`${"a".repeat(64)}@example.org`, `a@${"b".repeat(63)}.org`].map((address) => [address, address]),
] as [address: string, comparable: string][];

const invalid = [
  ...textsOf(`
    mary | mary@ | @example.org | mary@localhost | mary@example | mary@@example.org | mary@home@example.org
    mary kollie@example.org | mary@exa mple.org | mary@-example.org | mary@example-.org | mary@exa_mple.org
    mary@example..org | mary@example.org. | mary@.example.org | mary@1.2.3.4 | mary@[1.2.3.4] | mary@example.org:80
    mary@example.org/path | mary@example.org?subject=x | mary@example.%6frg | "mary kollie"@example.org
    mary,k@example.org | mary;k@example.org | mary<k>@example.org | mary\\k@example.org
  `),
  "",
  `a@${"b.".repeat(126)}org`,
  `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(20)}.org`,
];

const enquiry = { name: "Mary", phone_number: "0886123456" };

describe("an e-mail address", () => {
  it.each(valid)("accepts %j and compares it as %j", (address, comparable) => {
    expect(emailPattern.test(address)).toBe(true);
    expect(comparableEmail(address)).toBe(comparable);
    expect(comparableEmail(comparable)).toBe(comparable);
    expect(enquirySchema.safeParse({ ...enquiry, email: address }).success).toBe(true);
  });

  it("is stored as it is written, but a domain of another alphabet in lower case", () => {
    const stored = (email: string) => enquirySchema.parse({ ...enquiry, email }).email;
    expect(stored("Mary.Kollie@Example.ORG")).toBe("Mary.Kollie@Example.ORG");
    expect(stored("Почта@ПРИМЕР.РФ")).toBe("Почта@пример.рф");
  });

  it.each(invalid)("rejects %j", (address) => {
    expect(emailPattern.test(address) && address.length <= 254).toBe(false);
    expect(enquirySchema.safeParse({ ...enquiry, email: address }).success).toBe(false);
  });

  const invisibleSigns = ["\u200b", "\u200e", "\u202a", "\u202c", "\u2066", "\u2069", "\ufeff", "\u00ad"];
  it.each(invisibleSigns)("is the same with an invisible character (%#) at every position", (sign) => {
    const address = "mary@example.org";
    for (let at = 0; at <= address.length; at += 1) {
      const typed = ` ${address.slice(0, at)}${sign}${address.slice(at)} `;
      expect(cleanContactText(typed)).toBe(address);
      expect(enquirySchema.parse({ ...enquiry, email: typed }).email).toBe(address);
    }
  });

  it.each([
    ["mailto:mary@example.org", "mary@example.org"],
    ["MAILTO:mary@example.org?subject=Hello", "mary@example.org"],
    ["<mary@example.org>", "mary@example.org"],
    ["Mary Kollie <mary@example.org>", "mary@example.org"],
    ['"Kollie, Mary" <mary@example.org>', "mary@example.org"],
    ["Mary <mailto:mary@example.org>", "mary@example.org"],
    ["\u202amary@example.org\u202c", "mary@example.org"],
    ["Mary <mary>", undefined],
    ["Mary", undefined],
  ])("is read from the pasted text %j", (text, address) => expect(readEmailAddress(text)).toBe(address));

  it.each([
    ["Mary@Bücher.de", "Mary@xn--bcher-kva.de"],
    ["mary@example.org", "mary@example.org"],
    ["sales&rent@example.com", "sales&rent@example.com"],
    ["почта@пример.рф", undefined],
    ["mary..k@docomo.ne.jp", undefined],
    [".mary@example.org", undefined],
  ])("%j is a mail header as %j", (address, header) => expect(toMailAddress(address)).toBe(header));

  it("reads long texts in linear time", () => {
    for (const text of [`${"a.".repeat(100_000)}@`, "@".repeat(200_000), "<".repeat(200_000)]) {
      expect(readEmailAddress(text)).toBeUndefined();
    }
  });
});
