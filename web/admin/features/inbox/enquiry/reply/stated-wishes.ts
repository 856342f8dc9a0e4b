/** What a message plainly says, so that a reply does not ask for it again. */
export interface StatedWishes {
  /** Whether the person wants to rent or to buy. */
  kind: boolean;
  area: boolean;
  bedrooms: boolean;
  /** The floor space or the size of land. */
  size: boolean;
  budget: boolean;
  day: boolean;
  time: boolean;
  rooms: boolean;
  howOften: boolean;
}

const maxLength = 5000;
const number = "(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)";
const weekday = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";

const patterns = {
  kind: /\b(?:rent|rental|renting|lease|buy|buying|purchase)\b/i,
  bedrooms: new RegExp(
    `\\b${number}(?: ?- ?| )?(?:or ${number} )?(?:bed ?rooms?|beds?|bdrms?|br|bd)\\b|\\bstudio\\b`,
    "i",
  ),
  size: /\b\d[\d.,]* ?(?:acres?|hectares?|ha|lots?|plots?|sq|sqm|sqft|square|m2|m²)(?![a-z])/i,
  budget:
    /(?:us ?)?[$€£] ?\d|\b\d[\d.,]*k? ?(?:\$|usd|us dollars?|dollars?|lrd|ld|euros?)(?![a-z])|\b(?:budget|price|afford|pay|up to|under|below|max|maximum|at most|more than|less than) (?:(?:is|of|about|around|only|up|to|a|the|between) ){0,3}\d{3}/i,
  time: /\b\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m|p\.m|o'?clock)\b|\b\d{1,2}:\d\d\b|\b(?:noon|midday)\b/i,
  rooms: new RegExp(`\\b${number}(?: ?- ?| )?(?:bed ?)?(?:rooms?|offices?|bedroom)\\b`, "i"),
  howOften:
    /\b(?:daily|weekly|monthly|every|each (?:day|week|month)|once|twice|(?:times?|days?) (?:a|per|each) (?:week|month))\b/i,
};

const day = new RegExp(
  `\\b(?:today|tomorrow|${weekday}s?|weekend|${month} \\d{1,2}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|the \\d{1,2}(?:st|nd|rd|th)|\\d{1,2}[./]\\d{1,2}(?:[./]\\d{2,4})?|\\d{4}-\\d\\d-\\d\\d)\\b`,
  "i",
);
/** A day in such a sentence is no wish. */
const past = /\b(?:last|since|ago|yesterday|called|came|saw|visited|sent|wrote|was|were|closed)\b/i;

/** What follows "in" or "at" and is no place. */
const noPlace = new RegExp(`^(?:usd?|lrd|${weekday}s?|${month})$`, "i");
/** A name with a capital letter. */
const place = /\b(?:in|near|around|at|along|close to) (?:the )?([A-Z][a-z]+)/g;
const knownPlaces =
  /\b(?:monrovia|sinkor|congo ?town|mamba point|paynesville|elwa|bushrod|gardnersville|brewerville|fiamah|thinker'?s village|duport road|red light|caldwell|new kru town|clara town|barnersville|careysburg|schiefflin|robertsfield|ganta|buchanan|kakata|gbarnga)\b/i;

const hasPlace = (text: string) =>
  knownPlaces.test(text) || [...text.matchAll(place)].some(([, name = ""]) => !noPlace.test(name));

/** Returns what a message says plainly. The reply asks for everything else. */
export function readWishes(message: string | null): StatedWishes {
  const text = (message ?? "").slice(0, maxLength).replaceAll(/\s+/g, " ");
  const has = (name: keyof typeof patterns) => patterns[name].test(text);
  const sentences = text.split(/[!?]|\.(?= |$)/);
  return {
    kind: has("kind"),
    area: hasPlace(text),
    bedrooms: has("bedrooms"),
    size: has("size"),
    budget: has("budget"),
    day: sentences.some((sentence) => day.test(sentence) && !past.test(sentence)),
    time: has("time"),
    rooms: has("rooms"),
    howOften: has("howOften"),
  };
}

/** Asks for what a message does not say; empty if it says everything. */
export function askFor(missing: readonly (string | false)[]): string {
  const asked = missing.filter((each) => each !== false);
  const last = asked.pop();
  if (last === undefined) return "";
  return `Please tell us ${asked.length > 0 ? `${asked.join(", ")} and ` : ""}${last}.`;
}
