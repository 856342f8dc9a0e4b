import type { InboxEnquiry } from "#contract/enquiries/inbox-enquiry.ts";
import { askForTime } from "./preferred-time-sentences.ts";
import type { HomeSubject, SimilarHome } from "./reply-subject.ts";
import { askFor, readWishes } from "./stated-wishes.ts";

/** A default reply: its label in the list of templates, and what it says between the greeting and the signature. */
export interface DefaultReply {
  label: string;
  body: string;
}

function offerOthers({ message }: InboxEnquiry): string {
  const { area, bedrooms, size, budget } = readWishes(message);
  const question = askFor([
    !area && "the area",
    !bedrooms && !size && "the size that you need",
    !budget && "your budget",
  ]);
  return ["Shall we look for a similar place?", question].filter(Boolean).join(" ");
}

/** Why a home cannot be viewed, with the label of the reply. */
const closed: Record<Exclude<HomeSubject["state"], "available" | "under_offer" | "unknown">, [string, string]> = {
  sold: ["Say that it is sold", "has been sold"],
  let: ["Say that it is let", "has been let"],
  unavailable: ["Say that it is not available", "is not available at the moment"],
  deleted: ["Say that it is no longer on offer", "is no longer on offer"],
};

/** Returns the default reply to an enquiry about a home, by what can be offered now. */
export function replyAboutHome(
  enquiry: InboxEnquiry,
  { state, name, similar = [] }: HomeSubject,
  now: Date,
): DefaultReply {
  const thanks = name ? `Thank you for your enquiry about ${name}.` : "Thank you for your enquiry.";
  const home = name ? "It" : "The property that you asked about";
  if (state === "available") {
    return { label: "Offer a viewing", body: `${thanks} We can show it to you. ${askForTime(enquiry, now)}` };
  }
  if (state === "under_offer") {
    const body = `${thanks} ${home} is under offer at the moment. Shall we tell you if it becomes free again, or look for a similar place?`;
    return { label: "Say that it is under offer", body };
  }
  if (state === "unknown") {
    const body = `${thanks} We will check whether it is still available. When is a good time to call you?`;
    return { label: "Say that you will check", body };
  }
  const [label, reason] = closed[state];
  const offer = similar.length > 0 ? offerSimilar(similar) : offerOthers(enquiry);
  return { label, body: `${thanks} ${home} ${reason}. ${offer}` };
}

/** Names homes that are available, each with its price and page. */
function offerSimilar(homes: readonly SimilarHome[]): string {
  const lines = homes.map(({ title, price, link }) => `${title}, ${price}: ${link}`);
  const [intro, question] =
    homes.length === 1
      ? ["This home is similar and available:", "Shall we show it to you?"]
      : ["These homes are similar and available:", "Shall we show you one of them?"];
  return [intro, ...lines].join("\n").concat("\n\n", question);
}

const place =
  "(?:house|home|land|plot|lot|flat|apartment|property|place|building|office|shop|store|warehouse|villa|compound|room)s?";
/** "my house" and "our old shop", but not "let my wife view a flat". */
const ownPlace = `(?:my|our|his|her|their) (?:(?!wife|husband|son|daughter|child|children|family|friend)[a-z0-9-]+ ){0,2}${place}`;
const offer = "(?:sell|let|lease|rent out|list|manage|advertise)";
const forOffer = "for (?:sale|rent|lease)";
/** "sell my house", "my flat is for rent", "I have land to sell" and "owner of a shop". */
const offeredPlace = new RegExp(
  [
    `\\b${offer} ${ownPlace}\\b`,
    `\\b${ownPlace} (?:[a-z-]+ ){0,3}${forOffer}\\b`,
    `\\b(?:have|own|has) (?:[a-z0-9-]+ ){0,4}${place} (?:[a-z-]+ ){0,3}(?:to ${offer}|${forOffer})\\b`,
    `\\bowners? of (?:[a-z0-9-]+ ){0,3}${place}\\b`,
  ].join("|"),
  "i",
);

/** Without bedrooms. */
const otherPlace = /\b(?:land|plots?|lots?|acres?|offices?|shops?|stores?|warehouses?)\b/i;

/** Returns the default reply to an enquiry that names no home of ours: from an owner, or from a person who looks for one. */
export function replyWithoutHome({ message }: InboxEnquiry): DefaultReply {
  const { kind, area, bedrooms, size, budget, day } = readWishes(message);
  if (offeredPlace.test(message ?? "")) {
    // An area is no address.
    const questions = ["where is it", !budget && "what is your price", !day && "when can we come to see it"];
    const body = `Thank you for thinking of us for your property. ${joinQuestions(questions)}`;
    return { label: "Ask to see their property", body };
  }
  const isOther = otherPlace.test(message ?? "") && !bedrooms;
  const isSizeKnown = bedrooms || size;
  const question = askFor([
    !area && "the area",
    !isSizeKnown && (isOther ? "the size that you need" : "the number of bedrooms"),
    !budget && "your budget",
  ]);
  const sentences = [
    "Thank you for your enquiry.",
    !kind && `Are you looking for a ${isOther ? "place" : "home"} to rent or to buy?`,
    question,
    kind && !question && "We will look for what fits. When is a good time to call you?",
  ];
  return { label: "Ask what they look for", body: sentences.filter(Boolean).join(" ") };
}

/** Returns one sentence of several questions. */
function joinQuestions(questions: readonly (string | false)[]): string {
  const asked = questions.filter((each) => each !== false);
  const last = asked.length > 1 ? `, and ${asked.pop()}` : "";
  const text = `${asked.join(", ")}${last}?`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
