import { type AreaUnit, lot, squareFoot, squaresOfLengths, takeAreaUnits } from "./area-units.ts";
import { splitWords } from "./split-words.ts";

/** What the name of a column says about the unit of its areas. */
export interface NamedUnit {
  unit?: AreaUnit;
  /** Whether the name has only a length, such as "Size (m)", or lots, so that a person decides. */
  isDoubtful: boolean;
  /** Whether the name has a unit that is not known here, or several units. */
  isUnknown: boolean;
}

/** Words in parentheses or after "in" that are no unit. */
const noUnits: ReadonlySet<string> = new Set(
  (
    "a about all and approx approximate approximately area build building built covered dimensions est estimate estimated excluding exterior external " +
    "floor floors full gfa gia gross ground home house if including inside interior internal known land living lot main net number numeric " +
    "of only optional or outside parcel plot property required size space square sq surface the total units up usable"
  ).split(" "),
);
/** Units that are not read here, but known in a name without parentheses. */
const otherUnits =
  /(?:^|\P{L})(ares|bighas?|cents|cubits?|decimals?|dunams?|feddans?|gunthas?|hands|inch(es)?|kanals?|kathas?|marlas?|miles?|paces|perch(es)?|poles|rods?|roods?|tsubo)(?!\p{L})/u;
const lotsPattern = /(?:^|\P{L})(lots|plots)(?!\p{L})|[([] ?(lot|plot) ?[)\]]|(?:^|\P{L})in (lot|plot)(?!\p{L})/u;

/** Returns the unit in the folded name of a column, such as "size (m)" or "area in lots". */
export function unitOfName(name: string): NamedUnit {
  const { units, rest } = takeAreaUnits(name);
  const areas = units.filter((unit) => unit !== lot);
  const squares = areas.length > 0 ? [] : squaresOfLengths(rest);
  const [unit, second] = [...areas, ...squares];
  if (second) return { isDoubtful: false, isUnknown: true };
  // Square feet are stored as they are.
  if (unit) return { unit, isDoubtful: areas.length === 0 && unit !== squareFoot, isUnknown: false };
  if (lotsPattern.test(name)) return { unit: lot, isDoubtful: true, isUnknown: false };
  return { isDoubtful: false, isUnknown: hasOtherUnit(name) };
}

function hasOtherUnit(name: string): boolean {
  const asides = [...name.matchAll(/[([]([^()[\]]*)|(?:^|\P{L})in (.*)/gu)].map(
    ([, inner, after]) => inner ?? after ?? "",
  );
  const words = splitWords(asides.join(" ")).filter(({ text }) => /^\p{L}/u.test(text));
  return otherUnits.test(name) || words.some(({ text }) => !noUnits.has(text));
}
