import { readNumber } from "#shared/listings/written-values/numbers/read-number.ts";
import { readAmount, readRent } from "#shared/listings/written-values/read-amount.ts";
import { readCount, readHalves } from "#shared/listings/written-values/read-count.ts";
import { readYear } from "#shared/listings/written-values/read-date.ts";
import { readFloorArea } from "#shared/listings/written-values/read-floor-area.ts";
import { readMonths } from "#shared/listings/written-values/read-period.ts";
import { maxWrittenLength, type Reader } from "#shared/listings/written-values/reading.ts";
import { formatArea, formatCount, formatMoney, formatNumber } from "#web/lib/format/format-values.ts";

/** Another way to read a field, and the text that the field gets if the user chooses it. */
interface FieldReading {
  label: string;
  value: string;
  onChoose?: () => void;
}

/** What only the user can decide about a field. */
export interface FieldQuestion {
  text: string;
  /** Empty if only another text helps. */
  readings: readonly FieldReading[];
}

/** What a number field's text means. */
export interface TypedNumber {
  /** Undefined for an empty or invalid text, and while a question is open. */
  number?: number;
  /** The number with its unit, if the text is written in another way: "$85,000" for "85k". */
  shown?: string;
  question?: FieldQuestion;
}

/** A decimal number with a dot or a comma. Coordinates, ratings and percentages have no groups of thousands. */
const readDecimal: Reader = (text) => {
  const [plain] = /^[-+]?(\d+[.,]?\d*|[.,]\d+)$/.exec(text.replace("−", "-")) ?? [];
  return plain === undefined ? undefined : { value: String(Number(plain.replace(",", "."))) };
};

/** Higher rates of Liberian dollars are not accepted, so "190.123" has decimals. */
const maxRate = 10_000;

/** The amount of another currency for one US dollar: "190,50", "L$ 190". */
const readRate =
  (max: number): Reader =>
  (text) => {
    const { value, other } = readNumber(text.replace(/^L ?\$/i, "")) ?? {};
    if (value === undefined) return undefined;
    if (other === undefined || value > max) return { value: String(other ?? value) };
    // A fourth decimal keeps the chosen text from being asked about again.
    const asWritten = String(other).replace(/\.\d{3}$/, "$&0");
    return { value: String(value), question: `Do you mean ${formatNumber(value)}?`, asWritten };
  };

/** Each kind of number field: how its text is read, and how a number is shown with its unit. */
const kinds = {
  money: { read: readAmount, format: formatMoney },
  rent: { read: readRent, format: (dollars: number) => `${formatMoney(dollars)} a month` },
  area: { read: readFloorArea, format: formatArea },
  months: { read: readMonths, format: (months: number) => formatCount(months, "month") },
  whole: { read: readCount, format: formatNumber },
  halves: { read: readHalves, format: formatNumber },
  year: { read: readYear, format: String },
  decimal: { read: readDecimal, format: formatNumber },
  rate: { read: readRate(maxRate), format: formatNumber },
  /** One US dollar may be 20,000 of another currency. */
  anyRate: { read: readRate(Number.POSITIVE_INFINITY), format: formatNumber },
};
export type NumberKind = keyof typeof kinds;

/** "85,000" has groups of thousands, as in all texts of this site. The reader asks, because files come from everywhere. */
const groupedNumber = /^\$? ?\d{1,3}(,\d{3})+$/;

/**
 * Reads the text of a number field.
 * @param label the label of the field, which may have a unit
 */
export function readTypedNumber(kind: NumberKind, typed: string, label = ""): TypedNumber {
  const text = typed.replaceAll(/\s+/g, " ").trim();
  const { read, format } = kinds[kind];
  const reading = text.length > maxWrittenLength ? undefined : read(text, { name: label });
  if (!reading) return {};
  const { value, asWritten, other, question } = reading;
  if (question === undefined || (value !== undefined && groupedNumber.test(text))) {
    const number = Number(value);
    return Number(text.replaceAll("$", "")) === number ? { number } : { number, shown: format(number) };
  }
  const values = [value, asWritten, other].filter((one) => one !== undefined);
  const readings = values.map((one) => ({ label: format(Number(one)), value: one }));
  return { question: { text: question, readings } };
}
