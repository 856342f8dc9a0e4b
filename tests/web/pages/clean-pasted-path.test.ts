import { expect, it } from "vitest";
import { cleanPastedPath } from "#web/site/server/clean-pasted-path.ts";

const uuid = "0b9a4c1e-7f0d-4a57-9a36-1f8f2d1c0a11";
const home = `/property/${uuid}`;

/** The path as the browser sends it. */
const getPath = (address: string) => new URL(address, "https://hub.example").pathname;

/** What chats, mails and keyboards attach to the end of a link. */
const attached = [
  ...[".", ")", ",", "*", "_", "~", ";", ":", "!", "'", '"', "]", "}", ">", "|", "-", "+", "=", "&", "$", "@", "/"],
  ...["”", "’", "»", "›", "…", "„", "。", "，", "）", "」", "،", "؟", "–", "—", "•", "👍", "❤️"],
  ...["\u200b", "\u200c", "\u200d", "\u200e", "\u200f", "\u2060", "\u2069", "\u202c", "\ufeff", "\u00ad", "\u00a0"],
  ...["%20", "%29", "%2E", "%3F", "%22", "%0A", "%E2%80%8B", "%E2%80%9D", "%C2%A0", "%2F", "%5D", "%7D"],
  ...[").", '").', "**", ")*,", "...", "//", "/.)", "%20).", "\u200e)\u2069", "*_~", "/,/", "\\"],
  ...[
    "%3Cbr%3E",
    "<br>",
    "%3C/a%3E",
    "%253Cbr%253E",
    ", thanks",
    "%20is it free%3F",
    "thanks",
    "/photos",
    "//evil.example",
  ],
  ...[
    "&fbclid=1",
    "%3Futm_source=x",
    "%3Futm_source=x&b=/rent",
    "%23photos",
    ".html",
    "-2",
    "–12",
    "https://evil.example",
  ],
  ...["%F0%9F%91", "%E0%A4%A", "%", "%%20x", `/${uuid}`],
];

it.each(attached)("takes %j off the end of a link to a home", (end) =>
  expect(cleanPastedPath(getPath(home + end))).toBe(home),
);

it.each([
  [home.toUpperCase(), home],
  [`/Property/${uuid.toUpperCase()}).`, home],
  [`/property//${uuid}`, home],
  [`/property/\u200b${uuid}`, home],
  [`/\ufeffproperty/${uuid}`, home],
  [home.replaceAll("-", "\u2010"), home],
  [home.replaceAll("-", "\u2011"), home],
  [home.replaceAll("-", "\u2013"), home],
  [`${home.replace("-", "\u2011").toUpperCase()}, thanks`, home],
  [`/health/${uuid}%3Cbr%3E`, `/health/${uuid}`],
  [`/health/${uuid}/book now`, `/health/${uuid}`],
  [`/driving-school/${uuid.replaceAll("-", "\u2011")}&x=1`, `/driving-school/${uuid}`],
  [`/admin/listings/${uuid}, thanks`, `/admin/listings/${uuid}`],
  ["/Rent", "/rent"],
  ["/BUY", "/buy"],
  ["/rent/", "/rent"],
  ["/properties/)", "/properties"],
  ["/About.", "/about"],
  ["/CONTACT!", "/contact"],
  ["/real-estate,", "/real-estate"],
  ["/Driving-School/Guide.", "/driving-school/guide"],
  [`/driving-school/${uuid.toUpperCase()}.`, `/driving-school/${uuid}`],
  ["/driving-school/Course-A1)", "/driving-school/Course-A1"],
  ["/DRIVING-SCHOOL/Course-A1", "/driving-school/Course-A1"],
  ["/driving-school/a%20b.", "/driving-school/a%20b"],
  [`/health/${uuid})`, `/health/${uuid}`],
  ["/health/7*", "/health/7"],
  ["/Health/", "/health"],
  ["/login.", "/login"],
  ["/ADMIN/Contact-Submissions)", "/admin/contact-submissions"],
  ["/)", "/"],
  ["/%E2%80%8B", "/"],
  ["/property/unknown)", "/property/unknown"],
])("takes %s for %s", (address, target) => expect(cleanPastedPath(getPath(address))).toBe(target));

it.each([
  "/",
  home,
  "/rent",
  "/driving-school/Course-A1",
  "/driving-school/a%20b",
  "/driving-school/a:b",
  "/property/unknown",
  "/admin/team",
  `/admin/listings/${uuid}/edit`,
  `/nowhere/${uuid}, thanks`,
  `//evil.example/${uuid}, thanks`,
  `/property/home-${uuid}`,
  "/driving-school/a\u2013b",
  "/nowhere",
  "/nowhere.",
  "/NOWHERE)",
  "/property/",
  "/property)",
  "/icon.svg",
  "/assets/index-B4.js",
  "/property/%E0%A4%A",
  "/%",
  `/property/${"a)".repeat(1200)}`,
])("leaves %s as it is", (address) => expect(cleanPastedPath(getPath(address))).toBeUndefined());

it.each(["//evil.example", "//evil.example)", "/\\evil.example/", "/%2F%2Fevil.example.", "/%5C%5Cevil.example)"])(
  "never leads %s to another site",
  (path) => expect(cleanPastedPath(path)).toBeUndefined(),
);

it("returns paths that it would leave as they are, so that one redirect is enough", () => {
  for (const end of attached) {
    for (const path of [home, "/rent", "/driving-school/Course-A1", "/health/7"]) {
      const target = cleanPastedPath(getPath(path.toUpperCase() + end));
      expect(cleanPastedPath(target ?? ""), path + end).toBeUndefined();
    }
  }
});
