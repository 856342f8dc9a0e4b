import { readOnce } from "../matching/read-once.ts";
import { toWords } from "../search-query/words.ts";
import { type AmenityGroup, amenityGroups } from "./amenity-names.ts";

/**
 * How amenities of each group are written. A phrase matches from the beginning of a word on; with a space at its end, whole
 * words only. A bar is the beginning or the end of an amenity.
 */
const written: Record<AmenityGroup, string> = {
  power:
    "generator,genarator,genrator,generater,gen ,genset,gensets,solar,inverter,lec ,electricity,electric supply,electric meter," +
    "electric light,power ,prepaid meter,prepaid light,transformer,hours light,hour light,hrs light,24 7 light,city light," +
    "constant light,steady light,current ,| light |,| lights |,grid ",
  water:
    "borehole,well pump,water well,hand pump,handpump,| well |,| wells |,deep well,hand dug well,water ,pipe borne,pipeborne," +
    "lwsc ,polytank,poly tank,tank ,tanks ,reservoir,waterworks",
  security:
    "guard,security,secured,secure ,fence,fencing,cctv,camera,gate ,gates ,gated,walled,wall |,walls |,wall fence,wall and," +
    "watchman,watchmen,night watch,razor wire,barb wire,barbed wire,burglar,steel bar,window bar,alarm system,| alarm |," +
    "intruder alarm,access control,intercom,doorman,concierge",
  parking:
    "parking,packing space,packing lot,garage,carport,car port,car park,car space,car shed,car porch,driveway,drive way",
  furnished: "furnish,furniture",
  "air-conditioning":
    "air condition,aircondition,aircon,air con ,air cond ,ac ,acs ,split unit,split system,central air,central cooling," +
    "air cooling,cooling system,conditioner,hvac ",
  internet:
    "internet,wifi,broadband,fibre ,fiber ,fibre optic,fiber optic,starlink,wireless,ethernet,lan ,wlan ,hotspot,hot spot",
};

/** The phrases of each group. The migration of a new phrase indexes stored properties again. */
export const amenityPhrases: readonly (readonly [group: AmenityGroup, phrases: readonly string[]])[] =
  amenityGroups.map((group) => [group, written[group].split(",")]);

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

/** The values of a property that say which groups of amenities it has. */
export interface HomeAmenities {
  amenities: readonly string[];
  furnished?: boolean | null | undefined;
  has_parking?: boolean | null | undefined;
}

/** Returns the groups of amenities that a home has, by the words of its amenities and by its fields. */
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

function addFields(written: readonly AmenityGroup[], { furnished, has_parking }: HomeAmenities): AmenityGroup[] {
  const fields: Partial<Record<AmenityGroup, unknown>> = { furnished, parking: has_parking };
  return amenityGroups.filter((group) => fields[group] || written.includes(group));
}

/** Returns the words of amenities as phrases are compared with them: " | standby generator | bore hole | ". */
function toPhraseText(amenities: readonly string[]): string {
  let text = ["", ...amenities.map((name) => toWords(name).join(" ")).filter(Boolean), ""].join(" | ");
  for (const [from, to] of amenityReplacements) text = text.replaceAll(from, to);
  return text;
}

const findWritten = (text: string): AmenityGroup[] =>
  amenityPhrases.filter(([, phrases]) => phrases.some((phrase) => text.includes(` ${phrase}`))).map(([group]) => group);
