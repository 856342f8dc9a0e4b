import { waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { defaultReplyTemplates } from "#contract/enquiries/default-reply-templates.ts";
import type { InboxEnquiry } from "#contract/enquiries/inbox-enquiry.ts";
import type { ReplyTemplate } from "#contract/enquiries/reply-templates.ts";
import { type ReplySubject, toHomeSubject } from "#web/admin/features/inbox/enquiry/reply/reply-subject.ts";
import { replyMailLink } from "#web/admin/features/inbox/enquiry/reply-links.ts";
import { offeredReplies } from "#web/admin/features/inbox/enquiry/reply-templates.ts";
import { resetScreen } from "../support/account-api.tsx";
import { buildEnquiry, buildEnquiryDetail, mockSignedInApi } from "../support/admin-api.ts";
import { findReplyField, openEnquiry } from "../support/inbox-screen.tsx";
import { buildDetailProperty } from "../support/property-fixtures.tsx";

afterEach(resetScreen);

const now = new Date("2027-01-06T10:00:00.000Z");
const business = { name: "Monrovia Hub", phone: "+231 88 000 0000" };
const nothing: ReplySubject = { about: "nothing" };
const villa = { title: "Villa in Sinkor", reference: "MH-1003", published: true, deleted_at: null } as const;
const home = (status: "available" | "under_offer" | "sold" | "let" | "unavailable", more = {}) =>
  toHomeSubject({ ...villa, status, ...more });
const thanksForHome = 'Thank you for your enquiry about "Villa in Sinkor" (MH-1003).';
const offerOthers =
  "Shall we look for a similar place? Please tell us the area, the size that you need and your budget.";

/** Each line is a key, the label of a reply, and its text. */
const replies = new Map(
  `
  viewing = Offer a viewing: {home} We can show it to you. Which day and time would suit you?
  offer = Say that it is under offer: {home} It is under offer at the moment. Shall we tell you if it becomes free again, or look for a similar place?
  sold = Say that it is sold: {home} It has been sold. {others}
  let = Say that it is let: {home} It has been let. {others}
  unavailable = Say that it is not available: {home} It is not available at the moment. {others}
  gone = Say that it is no longer on offer: {home} It is no longer on offer. {others}
  deleted = Say that it is no longer on offer: Thank you for your enquiry. The property that you asked about is no longer on offer. {others}
  check = Say that you will check: Thank you for your enquiry. We will check whether it is still available. When is a good time to call you?
  search = Ask what they look for: Thank you for your enquiry. Are you looking for a home to rent or to buy? Please tell us the area, the number of bedrooms and your budget.
  own = Ask to see their property: Thank you for thinking of us for your property. Where is it, what is your price, and when can we come to see it?
  rooms = Ask about the rooms: Thank you for your enquiry about cleaning. How many rooms are there, and how often should we come? Then we can give you a price.
  lesson = Invite to a first lesson: Thank you for your interest in our driving school. When could you come for a first lesson?
  course = Invite to a first lesson: Thank you for your interest in our driving course "Private car". When could you come for a first lesson?
  no course = Suggest another course: Thank you for your interest in our driving course "Private car". It is not on offer at the moment. Shall we suggest another course?
  deleted course = Suggest another course: Thank you for your interest in our driving school. The course that you asked about is not on offer at the moment. Shall we suggest another course?
  when = Offer an appointment: Thank you for your request for an appointment. Which day and time would suit you?
  doctor's time = Offer an appointment: Thank you for your request for an appointment with Dr. Martha Kollie. You asked for Friday, 8 January 2027, in the morning. What time would suit you best?
  time = Offer an appointment: Thank you for your request for an appointment. You asked for Wednesday, 6 January 2027. What time would suit you best?
  day = Offer an appointment: Thank you for your request for an appointment. You asked for an afternoon. Which day would suit you?
  late = Offer an appointment: Thank you for your request for an appointment. You asked for Tuesday, 5 January 2027. We are sorry that we did not reply in time. Which day and time would suit you now?
  no doctor = Suggest another doctor: Thank you for your request for an appointment with Dr. Martha Kollie. Dr. Martha Kollie has no appointments at the moment. Shall we suggest another doctor?
  deleted doctor = Suggest another doctor: Thank you for your request for an appointment. The doctor that you chose has no appointments at the moment. Shall we suggest another doctor?
  question = Thanks, with a question: Thank you for your enquiry. When is a good time to call you?
  details = Ask for details: Thank you for contacting us. Could you tell us a little more?
  work = Ask about their work: Thank you for your interest in working with us. Please tell us what work you do, and since when. We will call you if we have work for you.`
    .trim()
    .split("\n")
    .map((line): [string, string[]] => {
      const [key = "", reply = ""] = line.trim().split(" = ");
      return [
        key,
        reply
          .replace("{home}", thanksForHome)
          .replace("{others}", offerOthers)
          .split(/: (.*)/),
      ];
    }),
);

type Service = InboxEnquiry["service"];
type Case = [kind: string, service: Service, enquiry: Partial<InboxEnquiry>, subject: ReplySubject, reply: string];

/** Rows of messages that get the same reply. */
const written = (kind: string, service: Service, reply: string, messages: string): Case[] =>
  messages
    .trim()
    .split("\n")
    .map((message) => [`${kind}: ${message.trim()}`, service, { message: message.trim() }, nothing, reply]);

type State = "available" | "unavailable";
const professional = (state: State): ReplySubject => ({ about: "doctor", state, name: "Dr. Martha Kollie" });
const course = (state: State): ReplySubject => ({ about: "course", state, name: '"Private car"' });
const inBin = { deleted_at: "2027-01-01T00:00:00.000Z" };
const [friday, today, yesterday] = ["2027-01-08", "2027-01-06", "2027-01-05"].map((preferred_day) => ({
  preferred_day,
}));
const cases: Case[] = [
  ["an available home", "real-estate", {}, home("available"), "viewing"],
  ["an available home through the general form", "general", {}, home("available"), "viewing"],
  ["a home under offer", "real-estate", {}, home("under_offer"), "offer"],
  ["a sold home", "real-estate", {}, home("sold"), "sold"],
  ["a let home", "real-estate", {}, home("let"), "let"],
  ["an unavailable home", "real-estate", {}, home("unavailable"), "unavailable"],
  ["a home that is not published", "real-estate", {}, home("available", { published: false }), "unavailable"],
  ["a sold home that is not published any more", "real-estate", {}, home("sold", { published: false }), "sold"],
  ["a home in the bin", "real-estate", {}, home("available", inBin), "gone"],
  ["a home that was deleted for good", "real-estate", {}, { about: "home", state: "deleted" }, "deleted"],
  ["a home that could not be loaded", "real-estate", {}, { about: "home", state: "unknown" }, "check"],
  ["a person who looks for a home", "real-estate", { message: null }, nothing, "search"],
  ["a quote for cleaning", "janitorial", {}, nothing, "rooms"],
  ["driving lessons", "driving-school", {}, nothing, "lesson"],
  ["a course", "driving-school", {}, course("available"), "course"],
  ["a course that is not on offer", "driving-school", {}, course("unavailable"), "no course"],
  ["a deleted course", "driving-school", {}, { about: "course", state: "deleted" }, "deleted course"],
  ["an appointment", "health", {}, nothing, "when"],
  ["a doctor on a day", "health", { ...friday, preferred_time: "morning" }, professional("available"), "doctor's time"],
  ["an appointment on a day at any time", "health", { ...today }, nothing, "time"],
  ["an appointment at a time of day", "health", { preferred_time: "afternoon" }, nothing, "day"],
  ["a day that has passed", "health", { ...yesterday, preferred_time: "evening" }, nothing, "late"],
  ["a doctor without appointments", "health", {}, professional("unavailable"), "no doctor"],
  ["a doctor who has left", "health", {}, { about: "doctor", state: "deleted" }, "deleted doctor"],
  ["a general question", "general", { message: "Are you open on Sunday?" }, nothing, "question"],
  ["nothing that was written", "general", { message: null }, nothing, "details"],
  ...written(
    "a person who looks for a home",
    "real-estate",
    "search",
    `Can you let my wife view a flat?
    Please let our son see the house
    Do you sell a house?
    I have two children and need a house`,
  ),
  ...written(
    "an owner",
    "real-estate",
    "own",
    `I want to sell my house in Paynesville, can you list it?
    Please rent out our land
    My house is for sale
    I have a house to sell
    I am the owner of a flat to let
    We own two plots in Careysburg for lease`,
  ),
  ...written(
    "no work",
    "general",
    "question",
    `I have full-time employment in Monrovia and want to rent a flat.
    We are hiring a cleaner for our office, can you clean 4 rooms?
    My career allows me to pay a year in advance
    I need work done on my roof
    I want to work with you to find a shop`,
  ),
  ...written(
    "work",
    "general",
    "work",
    `I am looking for work as a driver.
    Do you have a vacancy?
    Please find my CV
    I want to work with you
    I want to apply as a cleaner
    Do you have work for a driver?`,
  ),
];

it.each(cases)("replies about %s (%s) by default", (_, service, fields, subject, reply) => {
  const [label = "", body] = replies.get(reply) ?? [];
  const enquiry = buildEnquiry({ name: " Hawa Sirleaf ", reference: "RE-77", service, ...fields });
  const [first, ...others] = offeredReplies(enquiry, subject, business, defaultReplyTemplates, now);
  expect(first?.label).toBe(label);
  expect(first?.text).toBe(`Hello Hawa Sirleaf,\n\n${body}\n\nMonrovia Hub\n+231 88 000 0000\nReference RE-77`);
  expect(others.at(-1)?.text).toBe("Hello Hawa Sirleaf,");
  expect(others.map((other) => other.label)).not.toContain(label);
});

it("greets a sender without a name", () => {
  const [first] = offeredReplies(buildEnquiry({ name: "" }), nothing, business, [], now);
  expect(first?.text).toMatch(/^Hello there,\n\n/);
});

it.each([
  ["real-estate", "Your enquiry about a property (RE-77)"],
  ["janitorial", "Your enquiry about cleaning (RE-77)"],
  ["driving-school", "Your enquiry about driving lessons (RE-77)"],
  ["health", "Your enquiry about an appointment (RE-77)"],
  ["general", "Your enquiry (RE-77)"],
] as const)("names %s in the subject of the mail", (service, subject) => {
  const link = new URL(replyMailLink(buildEnquiry({ service, reference: "RE-77" })));
  expect(link.searchParams.get("subject")).toBe(subject);
});

it("does not offer to show a home that was let since the enquiry", async () => {
  const enquiry = buildEnquiryDetail({ status: "read", property_uuid: "u-1" });
  mockSignedInApi(({ call }) => {
    if (call === `GET /contact/submissions/${enquiry.id}`) return [200, { data: { submission: enquiry } }];
    if (call !== "GET /properties/u-1") return undefined;
    const listing = buildDetailProperty({ ...villa, kind: "rent", status: "let", is_available: false });
    return [200, { data: { property: listing } }];
  });
  const reply = await findReplyField(await openEnquiry(enquiry.id));
  await waitFor(() => expect(reply.value).toContain(`${thanksForHome} It has been let.`));
  expect(reply.value).not.toContain("show");
});

const template = (fields: Partial<ReplyTemplate>): ReplyTemplate => ({
  id: "t",
  name: "Ours",
  service: null,
  subject: "",
  body: "Hi {name}",
  ...fields,
});
const offered = { title: "Villa in Sinkor", price: "$900/mo", link: "https://hub.example/property/u-1" };
const offer = (templates: ReplyTemplate[], subject: ReplySubject = nothing, enquiry: Partial<InboxEnquiry> = {}) =>
  offeredReplies(
    buildEnquiry({ reference: "RE-77", ...enquiry }),
    subject,
    { ...business, me: "musu" },
    templates,
    now,
  );
const labels = (...given: Parameters<typeof offer>) => offer(...given).map(({ label }) => label);

it("fills the fields of the team's templates", () => {
  const body = "{name}, {title}, {price}, {link}, {reference}, {business}, {me}";
  const [, own] = offer([template({ body, subject: "{title} ({reference})" })], { ...home("available"), ...offered });
  expect(own).toEqual({
    label: "Ours",
    subject: "Villa in Sinkor (RE-77)",
    text: "Hawa Sirleaf, Villa in Sinkor, $900/mo, https://hub.example/property/u-1, RE-77, Monrovia Hub, musu",
  });
});

it.each(["title", "price", "link"])("offers no template with {%s} for an enquiry without a home", (field) => {
  expect(labels([template({ body: `About {${field}}` })])).not.toContain("Ours");
  expect(labels([template({ subject: `{${field}}` })])).not.toContain("Ours");
});

it.each(["let", "sold", "unavailable"] as const)("gives no price and no link of a home that is %s", (status) => {
  const subject = { ...home(status), ...offered };
  expect(labels([template({ body: "{price}" })], subject)).not.toContain("Ours");
  expect(labels([template({ body: "{link}" })], subject)).not.toContain("Ours");
  expect(labels([template({ body: "{title}" })], subject)).toContain("Ours");
});

it("offers only templates for the service of the enquiry", () => {
  const templates = [template({ name: "Any" }), template({ name: "Clean", service: "janitorial" })];
  expect(labels(templates, nothing, { service: "janitorial" })).toEqual(expect.arrayContaining(["Any", "Clean"]));
  expect(labels(templates, nothing, { service: "general" })).not.toContain("Clean");
});

it("replaces the suggested reply by a template with its name", () => {
  const [first, ...others] = offer([template({ name: "Offer a viewing" })], { ...home("available"), ...offered });
  expect(first?.text).toBe("Hi Hawa Sirleaf");
  expect(others.map(({ label }) => label)).not.toContain("Offer a viewing");
});

it("names similar homes with their links if the home is let", () => {
  const similar = [
    { title: "Flat in Sinkor", price: "$800/mo", link: "https://hub.example/property/u-2" },
    { title: "House in Congo Town", price: "$950/mo", link: "https://hub.example/property/u-3" },
  ];
  const [first] = offer([], { ...home("let"), similar });
  expect(first?.text).toContain(`${thanksForHome} It has been let. These homes are similar and available:
Flat in Sinkor, $800/mo: https://hub.example/property/u-2
House in Congo Town, $950/mo: https://hub.example/property/u-3

Shall we show you one of them?`);
});
