import { type AreaUnit, lot, squareFoot, squareOfLength, takeAreaUnits, withoutLengths } from "./numbers/area-units.ts";
import { foldName, foldText } from "./numbers/fold-text.ts";
import { formatWritten } from "./numbers/format-written.ts";
import { isMisgrouped, readNumber, type WrittenNumber } from "./numbers/read-number.ts";
import { numberOfWord, splitWords, type Word } from "./numbers/split-words.ts";
import { type NamedUnit, unitOfName } from "./numbers/unit-of-name.ts";
import { writeOutNumbers } from "./numbers/write-out-numbers.ts";
import type { Reader, Reading } from "./reading.ts";

/** Words around an area. */
const noise: ReadonlySet<string> = new Set(
  (
    "( ) ~ : = . , ; + a about an and approx approximately area around building built ca circa covered floor gross in internal " +
    "land living net of only parcel plus size space surface the total up"
  ).split(" "),
);
/** Two sides, each with or without a length, and what follows the first digits of the second one. */
const sidesPattern =
  /^\D{0,20}?(\d[\d.,]*) ?(?:f(?:ee|oo)?t|m|mts?|mtrs?|met(?:er|re)s?|yards?|yds?|')? ?(?:x|\*|by) ?(\d[\d.,]*)(.*)$/;
/** The same area in two units differs by less. */
const maxDifference = 0.03;

/** Reads a floor area such as "120 m²", "1/2 acre" or "50 x 100 ft". Returns whole square feet. */
export const readFloorArea: Reader = (text, context) => {
  const { text: folded, isDoubtful } = writeOutNumbers(withoutDots(foldText(text)));
  const named = unitOfName(withoutDots(foldName(context.name ?? "")));
  const reading = readSameArea(folded) ?? readSides(folded, named) ?? readOneArea(folded, text, named);
  const isAsked = reading?.value === undefined || reading.question !== undefined;
  return isDoubtful && !isAsked ? { ...reading, question: askFor(Number(reading.value)) } : reading;
};

/** Dots of abbreviations and signs of powers: "sq. ft.", "m^2". */
const withoutDots = (folded: string) => folded.replaceAll(/(\p{L})[.^]/gu, "$1");

/** Reads one area in two units: "120 m² (1,292 sq ft)". Undefined for other texts. */
function readSameArea(folded: string): Reading | undefined {
  const parts = folded.split(/[(=;]| or | \/ /).map((part) => part.replace(")", "").trim());
  const areas = parts.filter((part) => /\d/.test(part)).map((part) => ({ part, unit: takeAreaUnits(part).units[0] }));
  if (areas.length !== 2 || areas.some(({ unit }) => unit === undefined)) return undefined;
  const [first = 0, second = 0] = areas.map(({ part }) => Number(readOneArea(part, part)?.value));
  if (Number.isNaN(first) || Number.isNaN(second)) return undefined;
  const value = String(areas[1]?.unit === squareFoot ? second : first);
  if (Math.abs(first - second) <= first * maxDifference) return { value };
  return { value, question: askFor(Number(value)) };
}

/** Reads the two sides of a rectangle: "50 x 100 ft". Undefined for other texts. */
function readSides(folded: string, named: NamedUnit): Reading | undefined {
  const sides = sidesPattern.exec(folded);
  if (!sides) return undefined;
  const [, long = "", wide = "", after = ""] = sides;
  const [one, other] = [readNumber(long), readNumber(wide)];
  const area = (one?.value ?? 0) * (other?.value ?? 0);
  const hasMore = /\d/.test(takeAreaUnits(after).rest);
  const ownUnit = squareOfLength(folded) ?? takeAreaUnits(folded).units.find((one) => one !== lot);
  // Sides in acres or hectares are no area.
  if (
    area === 0 ||
    hasMore ||
    isMisgrouped(long) ||
    isMisgrouped(wide) ||
    ownUnit?.isLarge ||
    (!ownUnit && named.isUnknown)
  )
    return { question: `"${folded}": enter the area in square feet` };
  // The sides of a lot are in feet.
  const unit = ownUnit ?? (named.unit?.isLarge ? undefined : named.unit);
  const value = toSquareFeet(area, unit ?? squareFoot);
  const isCertain = unit && one?.other === undefined && other?.other === undefined;
  return isCertain ? { value } : { value, question: askFor(Number(value)) };
}

const noUnit: NamedUnit = { isDoubtful: false, isUnknown: false };

function readOneArea(folded: string, text: string, named: NamedUnit = noUnit): Reading | undefined {
  const { units, rest } = takeAreaUnits(folded);
  const unknown: Reading = { question: `"${text}": enter the area in square feet` };
  const length = units.length === 0 ? squareOfLength(rest) : undefined;
  const words = splitWords(length ? withoutLengths(rest) : rest);
  const numbers = words.filter((word) => getNumber(word) !== undefined);
  const isRange = numbers.length === 2 && /\d ?(-|to) ?\d/.test(rest);
  const [number] = numbers.length === 0 && units.length === 1 && /^an? /.test(folded) ? [{ text: "1" }] : numbers;
  const hasUnit = units.length > 0 || length !== undefined;
  if (!number || (!number.number && !hasUnit)) return hasUnit ? unknown : undefined;
  const isKnown = (word: Word) => getNumber(word) !== undefined || noise.has(word.text);
  const others = words.filter((word) => !isKnown(word) && !(isRange && /^(-|to)$/.test(word.text)));
  if (others.length > 0 || units.length > 1 || (numbers.length > 1 && !isRange)) return unknown;
  if (!hasUnit && named.isUnknown) return unknown;

  const unit = units[0] ?? length ?? named.unit ?? squareFoot;
  if (isMisgrouped(number.text) && !unit.isLarge) return unknown;
  const { value: likely, other } = likelyNumber(number, unit, units.length > 0);
  const value = toSquareFeet(likely, unit);
  const written = `${formatWritten(likely)} ${unit.names[likely === 1 ? 0 : 1]}`;
  const meant =
    unit === squareFoot
      ? `${formatWritten(Number(value))} sq ft`
      : `${written} (${formatWritten(Number(value))} sq ft)`;
  const question = `Do you mean ${meant}?`;
  if (other !== undefined) return { value, question, ...asWritten(other, unit) };
  if (unit === lot) return { value, question: `A lot has no fixed size. ${question}` };
  if (isRange || length) return { value, question };
  if (!hasUnit && named.isDoubtful) return { value, question, ...asWritten(likely, squareFoot) };
  // A plain number would be stored as square feet.
  if (unit === squareFoot || !/^\d+(\.\d+)?$/.test(folded)) return { value };
  const isOrAre = likely === 1 ? "is" : "are";
  const inFeet = `${written} ${unit.isLarge ? isOrAre : "is"} ${formatWritten(Number(value))} sq ft`;
  return { value, question: inFeet, ...asWritten(likely, squareFoot) };
}

/** A comma with three digits is a group if a small unit follows: "1,200 m²". "1.250 acres" has decimals. */
function likelyNumber(word: Word, unit: AreaUnit, hasUnit: boolean): WrittenNumber {
  const { value, other } = getNumber(word) ?? { value: 1 };
  if (other === undefined) return { value };
  const hasComma = word.text.includes(",");
  if (unit.isLarge) return hasComma ? { value, other } : { value: other, other: value };
  return hasUnit && hasComma && other < value ? { value } : { value, other };
}

const fractionWords: ReadonlyMap<string, number> = new Map([
  ["half", 1 / 2],
  ["quarter", 1 / 4],
]);

function getNumber({ text, number }: Word): WrittenNumber | undefined {
  const value = fractionWords.get(text) ?? numberOfWord(text);
  return number ?? (value === undefined ? undefined : { value });
}

/** The other reading; square feet are whole. */
function asWritten(area: number, unit: AreaUnit): Pick<Reading, "asWritten"> {
  return unit === squareFoot && !Number.isInteger(area) ? {} : { asWritten: toSquareFeet(area, unit) };
}

const toSquareFeet = (area: number, { squareFeet }: AreaUnit) => String(Math.round(area * squareFeet));
const askFor = (squareFeet: number) => `Do you mean ${formatWritten(squareFeet)} sq ft?`;
