import { describe, expect, it } from "vitest";
import { comparablePhone, phoneLinks, readPhoneNumber, toInternationalText } from "#shared/people/phone-number.ts";
import { cleanPhoneText, phonePattern } from "#shared/people/phone-text.ts";
import { casesOf, textsOf } from "../../support/tables/cases-of.ts";

const one = "+231775556066";
const other = "+231886123456";

/** What people write, and the number that is meant. */
const numbers = [
  ...casesOf(`
    +231775556066: 775556066 | 0775556066 | 077 555 6066 | (077) 5556066 | 077-555-6066 | 077.555.6066 | 077/5556066
    +231775556066: +231775556066 | +231 0775556066 | +231 (0)775556066 | +231 (0) 77-555-6066 | + 231 77 555 6066
    +231775556066: (+231) 775556066 | [+231] 77 555 6066 | 00231775556066 | 00231 (0)77 555 6066 | 00 231 77 555 60 66
    +231775556066: 231775556066 | 231-77-555-6066 | 231 0775556066 | (231) 0775556066 | 2310775556066 | 0231775556066
    +231775556066: +0775556066 | +00231775556066 | ++231775556066 | 011231775556066 | tel:+231775556066
    +231775556066: \u202a+231 77 555 6066\u202c | +231‑77–555—6066 | +231 77 555 6066 | ０７７５５５６０６６ | ＋２３１（０）７７５５５６０６６
    +231775556066: ٠٧٧٥٥٥٦٠٦٦ | +۲۳۱۷۷۵۵۵۶۰۶۶ | 0775 556 066-068 | 0775556066 - 68
    +231886123456: Call 0886 123 456 (Mary) | 0886 123 456 ext. 5 | 0886123456x5 | Mary: 0886123456, after 5 pm
    +231886123456: (0886123456 Mary) | '0886123456 | ="0886123456" | 886123456.0 | 886,123,456 | 8.86123456E8
    +231886123456: 2.31886123456E+11 | 0886123456 / 0777123456 | 0886 123 456 0777 123 456 | 0886123456/0777123456
    +231886123456: +231886123456+231777123456 | 0886123456/7 | 0886123456 / 0777123456 / 0555123456 | 0886-123-456/457
    +231886123456: 0886 123 456/457/458 | 0886 12345 or 0886123456
    +12025550143: +1 202 555 0143/44 | +1 202 555 0143 | +1 (202) 555-0143 x12 | 001 202 555 0143 | 1 202 555 0143
    +2316123456: 06 123 456
    +2317123456: 07 123 456
    +23122612345: 022 612345
    +231555123456: 0555 123 456
    +231330123456: 0330 123 456
    +442079460018: +44 (0)20 7946 0018 | 00 44 20 7946 0018
    +447911123456: 447911123456
    +233241234567: +233 24 123 4567 | 233241234567
    +2348031234567: +234 (0) 803 123 4567
    +919876543210: +91 98765 43210
    +8613800138000: +86 138 0013 8000
    +224622123456: +224 622 12 34 56
    +2250707123456: +225 07 07 12 34 56
    +23276123456: +232 76 123456
    +390669812345: +39 06 698 12345
    +4915123456789: +49 1512 3456789
  `),
  ["0886123456\n0777123456", other],
] as [text: string, e164: string][];

describe("a phone number", () => {
  it.each(numbers)("%j is %s", (text, e164) => {
    expect(readPhoneNumber(text)?.e164).toBe(e164);
    expect(comparablePhone(text)).toBe(e164);
    expect(phoneLinks(text)).toEqual({ tel: `tel:${e164}`, whatsapp: `https://wa.me/${e164.slice(1)}` });
    expect(toInternationalText(text).replace(/[^+\d]/g, "")).toBe(e164);
  });

  it.each([
    ...textsOf(`
      N/A | at the office | 12345 | 1234567 | 0000000 | 2.31886E+11 | 8.8612345E8 | 088612345 | 0886 123 4567
      2025550143 | 08031234567 | 0777-CALL-ME | +999 123 4567 | 0770 / 0880 123456 | 0886 123 456 789
      0886-123-456-789 | 0886.123.456.789 | 0886/123/456/789 | 0886123456 7 | 0886123456.7 | 0886123456-7
      0886123456+7 | 0886123456 (7) | (0886) 123-456-7 | Mary 0886 123 456 78, mornings | 0886 123 456 789 0123
      0886 123 456 0777 123 456 78 | +231 5 123 456 7 | +231 88 612 3456 78 | 00231 88 612 3456 78
      231 886 123 456 7 | 077 555 6066 12 | 077 555 6066-12 | +1 202 555 0123 99 | 001 202 555 0123 99
      +44 20 7946 0018 55
    `),
    ...["", "7".repeat(5000), "+(".repeat(5000)],
  ])("%j is none, so it has no link", (text) => expect(phoneLinks(text)).toBeUndefined());

  const invisibleSigns = [..."\u200b\u200e\u200f\u202a\u202c\u202e\u2066\u2069\ufeff\u00ad\u2060\u061c"];
  it.each(invisibleSigns)("is the same with an invisible character (%#) at every position", (sign) => {
    const text = "+231 (0)77-555.6066";
    for (let at = 0; at <= text.length; at += 1) {
      const typed = text.slice(0, at) + sign + text.slice(at);
      expect(cleanPhoneText(typed)).toBe(text);
      expect(readPhoneNumber(typed)?.e164).toBe(one);
    }
    expect(cleanPhoneText([...text].join(sign))).toBe(text);
  });

  const hyphens = [..."\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d\u2043"];
  it.each(hyphens)("may have the hyphen %j", (hyphen) => {
    const typed = `0886${hyphen}123${hyphen}456`;
    expect(phonePattern.test(cleanPhoneText(typed))).toBe(true);
    expect(cleanPhoneText(typed)).toBe("0886-123-456");
  });

  it.each(["\u00a0", "\u2007", "\u2009", "\u202f", "\u3000", "\t", "\r\n"])("may have the space %j", (space) =>
    expect(cleanPhoneText(`${space}0886${space}123${space}456`)).toBe("0886 123 456"),
  );

  it.each([
    ["0886 123 456 789", "0886 123 456"],
    ["+231 5 123 456 7", "+231 5 123 456"],
    ["077 555 6066 12", "077 555 6066"],
    ["+1 202 555 0123 99", "+1 202 555 0123"],
  ])("with excess digits, %j, is not the number %j", (excess, number) => {
    expect(comparablePhone(excess)).not.toBe(comparablePhone(number));
    expect(comparablePhone(excess)).toBe(comparablePhone(excess.replaceAll(" ", "-")));
    expect(toInternationalText(excess)).toBe(excess);
  });

  it("is read in little time from a text that can be split in many ways", () => {
    const started = performance.now();
    expect(phoneLinks("05 123 456 ".repeat(30))).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(500);
  });

  it("that cannot be called is compared by its digits", () => {
    expect(comparablePhone("0886 123 4567")).toBe(comparablePhone("(0886) 123-4567"));
    expect(comparablePhone("at the office")).toBe("");
  });

  it("of a country that was not written is not sure, nor one that the library does not know", () => {
    expect(readPhoneNumber("0886123456")?.isSure).toBe(true);
    expect(readPhoneNumber("+233241234567")?.isSure).toBe(true);
    expect(readPhoneNumber("233241234567")?.isSure).toBe(false);
    expect(readPhoneNumber("07 123 456")?.isSure).toBe(false);
  });

  it("keeps its notation for the settings if its signs and digits are its link", () => {
    expect(toInternationalText("+231-77 555 60 66")).toBe("+231-77 555 60 66");
    expect(toInternationalText("+231 (0)77 555 6066")).toBe("+231 77 555 6066");
    expect(toInternationalText("nothing")).toBe("nothing");
  });
});
