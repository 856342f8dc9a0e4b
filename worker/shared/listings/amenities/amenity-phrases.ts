import { readOnce } from "../matching/read-once.ts";
import { toWords } from "../words.ts";
import { type AmenityGroup, amenityGroups } from "./amenity-names.ts";
import { type FactName, type FactValue, factPhrases, phrasesOf } from "./fact-phrases.ts";

/**
 * How amenities of each group are written: the phrases of its facts, and others. A phrase matches from the beginning of a word
 * on; with a space at its end, whole words only. A bar is the beginning or the end of an amenity.
 */
const written: Record<AmenityGroup, readonly string[]> = {
  power: [
    ...phrasesOf("generator", "power"),
    ..."solar,inverter,electricity,electric supply,electric light,power ,transformer,hours light,hour light,hrs light,24 7 light".split(
      ",",
    ),
    ..."constant light,steady light,current ,| light |,| lights |,grid ".split(","),
  ],
  water: [
    ...phrasesOf("water"),
    ..."well pump,water well,| well |,| wells |,deep well,hand dug well,water ,tank ,tanks ,reservoir,waterworks".split(
      ",",
    ),
  ],
  security: [
    ...phrasesOf("guard", "fence"),
    ..."security,secured,secure ,cctv,camera,gate ,gates ,gated,wall |,walls |,wall fence,wall and,razor wire,barb wire".split(
      ",",
    ),
    ..."barbed wire,burglar,steel bar,window bar,alarm system,| alarm |,intruder alarm,access control,intercom".split(
      ",",
    ),
    ..."doorman,concierge".split(","),
  ],
  parking: phrasesOf("parking"),
  furnished: phrasesOf("furnished"),
  "air-conditioning": (
    "air condition,aircondition,aircon,air con ,air cond ,ac ,acs ,split unit,split system,central air,central cooling," +
    "air cooling,cooling system,conditioner,hvac "
  ).split(","),
  internet:
    "internet,wifi,broadband,fibre ,fiber ,fibre optic,fiber optic,starlink,wireless,ethernet,lan ,wlan ,hotspot,hot spot".split(
      ",",
    ),
};

/** The phrases of each group. The migration of a new phrase indexes stored properties again. */
export const amenityPhrases: readonly (readonly [group: AmenityGroup, phrases: readonly string[]])[] =
  amenityGroups.map((group) => [group, written[group]]);

type Replacement = readonly [from: string, to: string];

/** One word in two or more parts. It is also searched as one word. */
export const joinedSpellings: readonly Replacement[] = [
  [" bore hole ", " borehole "],
  [" bore holes ", " boreholes "],
  [" wi fi ", " wifi "],
  [" a c ", " ac "],
  [" a cs ", " acs "],
];

/** Spellings that are replaced before phrases are compared: words in parts, and words that mean something else. */
export const amenityReplacements: readonly Replacement[] = [
  ...joinedSpellings,
  [" septic tank", " septictank"],
  [" fuel tank", " fueltank"],
  [" gas tank", " gastank"],
  [" fish tank", " fishtank"],
  [" water front", " waterfront"],
  [" water view", " waterview"],
  [" water side", " waterside"],
  [" water park", " waterpark"],
  [" wireless phone", " wirelessphone"],
  // What a home does not have: "no generator" has no word "generator".
  [" no ", " no"],
  [" not ", " not"],
  [" non ", " non"],
  [" without ", " without"],
  [" un ", " un"],
  [" semi ", " semi"],
  [" half ", " half"],
  [" partly ", " partly"],
  [" partially ", " partially"],
];

/** Returns the words that an amenity writes in parts: "borehole" for "Bore hole". */
export function findJoinedWords(amenity: string): string[] {
  const text = ` ${toWords(amenity).join(" ")} `;
  return joinedSpellings.filter(([from]) => text.includes(from)).map(([, to]) => to.trim());
}

/** The values of a property that say what it has: its amenities and its facts, by the names of their fields. */
export interface HomeAmenities {
  amenities: readonly string[];
  furnished?: boolean | null | undefined;
  has_parking?: boolean | null | undefined;
  pets_allowed?: boolean | null | undefined;
  power?: string | null | undefined;
  generator?: boolean | null | undefined;
  water?: string | null | undefined;
  fence?: boolean | null | undefined;
  guard?: boolean | null | undefined;
  road?: string | null | undefined;
  floods?: string | null | undefined;
  signal?: string | null | undefined;
}

/** The fields of `HomeAmenities`, which what is read from them depends on. */
export const amenityFields = [
  "amenities",
  "furnished",
  "has_parking",
  "pets_allowed",
  "power",
  "generator",
  "water",
  "fence",
  "guard",
  "road",
  "floods",
  "signal",
] as const satisfies (keyof HomeAmenities)[];

/** Returns what the field of a fact says; null if it is unknown. */
export const factOf = (home: HomeAmenities, name: FactName): string | boolean | null =>
  home[name === "parking" ? "has_parking" : name === "pets" ? "pets_allowed" : name] ?? null;

/** Returns the groups of amenities that a home has, by the words of its amenities and by its facts. */
export const findAmenityGroups = (home: HomeAmenities): AmenityGroup[] =>
  addFields(findWritten(toPhraseText(home.amenities)), home);

/** Returns a function that finds the groups of many homes. It reads each amenity once, because homes share most of them. */
export function createGroupFinder(): (home: HomeAmenities) => AmenityGroup[] {
  const readAmenity = readOnce((amenity) => {
    const text = toPhraseText([amenity]);
    return { groups: findWritten(text), isSeparate: text.startsWith(" | ") && text.endsWith(" | ") };
  });
  return (home) => {
    const read = home.amenities.map(readAmenity);
    // An amenity that ends in "no" changes how the next one is read.
    if (read.some(({ isSeparate }) => !isSeparate)) return findAmenityGroups(home);
    return addFields(
      read.flatMap(({ groups }) => groups),
      home,
    );
  };
}

const isKnown = (value: string | null | undefined) => value !== null && value !== undefined && value !== "none";

function addFields(written: readonly AmenityGroup[], home: HomeAmenities): AmenityGroup[] {
  const fields: Partial<Record<AmenityGroup, unknown>> = {
    furnished: home.furnished,
    parking: home.has_parking,
    power: home.generator || isKnown(home.power),
    water: isKnown(home.water),
    security: home.fence || home.guard,
  };
  return amenityGroups.filter((group) => fields[group] || written.includes(group));
}

/** Returns the words of amenities as phrases are compared with them: " | standby generator | bore hole | ". */
function toPhraseText(amenities: readonly string[]): string {
  let text = ["", ...amenities.map((name) => toWords(name).join(" ")).filter(Boolean), ""].join(" | ");
  for (const [from, to] of amenityReplacements) text = text.replaceAll(from, to);
  return text;
}

const hasPhrase = (text: string, phrases: readonly string[], before = " ") =>
  phrases.some((phrase) => text.includes(before + phrase));

const findWritten = (text: string): AmenityGroup[] =>
  amenityPhrases.filter(([, phrases]) => hasPhrase(text, phrases)).map(([group]) => group);

/** Returns the facts that an amenity or a part of a sentence states: a generator for "40 kVA generator". */
export function readStatedFacts(text: string): FactValue[] {
  const phraseText = toPhraseText([text]);
  return factPhrases
    .filter(({ phrases }) => hasPhrase(phraseText, phrases))
    .map(({ name, value }) => ({ name, value }));
}

/** Returns the facts of which a text says that there are none: a generator for "No generator". */
export function readDeniedFacts(text: string): FactName[] {
  const phraseText = toPhraseText([text]);
  const isDenied = (phrases: readonly string[]) =>
    [" no", " without", " un", " not", " non"].some((before) => hasPhrase(phraseText, phrases, before));
  return [...new Set(factPhrases.filter(({ phrases }) => isDenied(phrases)).map(({ name }) => name))];
}
