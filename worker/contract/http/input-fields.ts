import * as z from "zod";
import { groupDigits } from "#shared/group-digits.ts";

/**
 * Schemas of the fields that admins send. A missing field, null and empty text all mean "no value"; 0 is a value. Numbers
 * and flags may be text, because multipart forms contain only text.
 */

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === "string" && !value.trim());

/** Turns a missing field into null, and marks it as optional in the OpenAPI document. */
export const missingAsNull = <T extends z.ZodType>(schema: T) => schema.optional().transform((value) => value ?? null);

const emptyToNull = (value: unknown) => (isEmpty(value) ? null : value);

function asNumber(value: unknown): unknown {
  if (isEmpty(value)) return null;
  const isNumeric = typeof value === "string" && /^[-+]?(\d+\.?\d*|\.\d+)$/.test(value.trim());
  return isNumeric ? Number(value) : value;
}

/** "150.000" is 150 for some people and 150,000 for others. No group of thousands starts with a zero. */
const doubtfulNumber = /^[-+]?([1-9]\d{0,2})\.(\d{3})$/;

/** As `asNumber`, but a doubtful text stays text, so that it is rejected. For amounts and whole numbers. */
const asExactNumber = (value: unknown) =>
  typeof value === "string" && doubtfulNumber.test(value.trim()) ? value : asNumber(value);

/** Says how to write a doubtful number. */
function notANumber(input: unknown, decimals: 0 | 2): string {
  const [text, before = "", after = ""] = (typeof input === "string" && doubtfulNumber.exec(input.trim())) || [];
  if (!text) return "Must be a number";
  const isWhole = Number(after) === 0;
  if (decimals === 0 && !isWhole) return `Write ${before}${after} without a dot`;
  return `Write ${before}${after} or ${Number(text).toFixed(decimals)}`;
}

/** Returns a flag, which may be text; null for an empty value. Other values stay, to be rejected. */
export function asFlag(value: unknown): unknown {
  if (isEmpty(value)) return null;
  const word = typeof value === "string" ? value.trim().toLowerCase() : value;
  if (word === "true" || word === "1" || word === "on" || word === 1) return true;
  return word === "false" || word === "0" || word === "off" || word === 0 ? false : value;
}

/** Text is trimmed, and NUL characters are removed because they break database exports. */
export const text = (max: number) =>
  z
    .string("Must be text")
    .transform((value) => value.replaceAll("\0", "").trim())
    .pipe(z.string().max(max, `Must be at most ${groupDigits(max)} characters`));

/**
 * Text of one line, for names and subjects: line breaks and other control characters become spaces, so that a name never
 * adds a line to a mail or its header.
 */
export const singleLine = (max: number) =>
  z
    .string("Must be text")
    .transform((value) => value.replaceAll("\0", "").replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " "))
    .pipe(text(max));

export const requiredText = (max: number, label: string) =>
  z.preprocess((value) => emptyToNull(value) ?? "", text(max).pipe(z.string().min(1, `${label} is required`)));

export const optionalText = (max: number) =>
  missingAsNull(
    z.preprocess(
      emptyToNull,
      text(max)
        .transform((value) => value || null)
        .nullable(),
    ),
  );

/** A point of an image: whole percent from the left and from the top, such as "50 20". */
export const optionalFocus = () =>
  missingAsNull(
    z.preprocess(
      emptyToNull,
      z
        .string("Must be text")
        .regex(/^(100|[1-9]?\d) (100|[1-9]?\d)$/, 'Must be two whole percents from 0 to 100, such as "50 20"')
        .nullable(),
    ),
  );

/** Text that may be sent as a number. The default is an empty text. */
export const plainText = (max: number) =>
  z.preprocess((value) => (typeof value === "number" ? String(value) : (value ?? "")), text(max)).default("");

/** One of the given choices. */
export const requiredChoice = <T extends string>(choices: readonly T[], label: string) =>
  z.preprocess(
    (value) => (typeof value === "string" ? value.trim() : (value ?? "")),
    z.enum(choices as readonly [T, ...T[]], {
      error: ({ input }) => (isEmpty(input) ? `${label} is required` : `Must be one of ${choices.join(", ")}`),
    }),
  );

export const optionalChoice = <T extends string>(choices: readonly T[]) =>
  missingAsNull(
    z.preprocess(
      (value) => (typeof value === "string" ? value.trim() || null : (value ?? null)),
      z.enum(choices as readonly [T, ...T[]], `Must be one of ${choices.join(", ")}`).nullable(),
    ),
  );

/** A value that only the server sets, and that null or empty text removes. */
export const removable = () => z.preprocess(emptyToNull, z.null("Can only be removed: send null")).optional();

const number = z.number("Must be a number");
const between = (schema: z.ZodNumber, min: number, max: number) =>
  schema.min(min, `Must be at least ${groupDigits(min)}`).max(max, `Must be at most ${groupDigits(max)}`);

export const optionalNumber = (min: number, max: number) =>
  missingAsNull(z.preprocess(asNumber, between(number, min, max).nullable()));

const integer = z.number({ error: ({ input }) => notANumber(input, 0) }).int("Must be a whole number");
const amount = z.number({ error: ({ input }) => notANumber(input, 2) });

/** An amount in US dollars, with any number of decimals. */
export const requiredAmount = (min: number, max: number, label: string) =>
  z.preprocess((value) => asExactNumber(value) ?? undefined, between(labelledNumber(label, 2), min, max));

export const optionalWhole = (min: number, max: number) =>
  missingAsNull(z.preprocess(asExactNumber, between(integer, min, max).nullable()));

export const optionalHalves = (min: number, max: number) =>
  missingAsNull(
    z.preprocess(
      asExactNumber,
      between(amount, min, max).multipleOf(0.5, "Must be a whole number or end in .5").nullable(),
    ),
  );

export const requiredWhole = (min: number, max: number, label: string) =>
  z.preprocess(
    (value) => asExactNumber(value) ?? undefined,
    between(labelledNumber(label, 0).int("Must be a whole number"), min, max),
  );

const labelledNumber = (label: string, decimals: 0 | 2) =>
  z.number({ error: ({ input }) => (input === undefined ? `${label} is required` : notANumber(input, decimals)) });

/** A year, at most five years from now. 0 means no value, because some forms cannot send an empty number. */
export const optionalYear = () =>
  missingAsNull(
    z.preprocess(
      (value) => asExactNumber(value) || null,
      integer
        .min(1800, "Must be at least 1800")
        .refine(
          (value) => value <= new Date().getUTCFullYear() + yearsAhead,
          `Must be at most ${yearsAhead} years from now`,
        )
        .nullable(),
    ),
  );
const yearsAhead = 5;

/** An amount in US dollars. */
export const money = (max: number, label: string) =>
  z.preprocess(
    (value) => asExactNumber(value) ?? undefined,
    labelledNumber(label, 2)
      .positive(`${label} must be above 0`)
      .max(max, `${label} must be at most ${groupDigits(max)}`)
      .refine(
        (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
        `${label} may have at most two decimals`,
      ),
  );

/** An amount in US dollars from 0; null if unknown. */
export const optionalMoney = (max: number) =>
  missingAsNull(
    z.preprocess(
      asExactNumber,
      between(amount, 0, max)
        .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, "May have at most two decimals")
        .nullable(),
    ),
  );

/** Clocks of devices may be ahead by this much. */
const clockTolerance = 10 * 60_000;

/** A day or a time that is not in the future. Returns ISO 8601 in UTC. */
export const optionalPastTime = () =>
  missingAsNull(
    z.preprocess(
      emptyToNull,
      z
        .union([z.iso.datetime({ offset: true }), z.iso.date()], "Must be a date such as 2026-05-12")
        .transform((value) => new Date(value).toISOString())
        .refine((value) => Date.parse(value) <= Date.now() + clockTolerance, "Must not be in the future")
        .nullable(),
    ),
  );

/** A day, as YYYY-MM-DD. */
export const optionalDay = () =>
  missingAsNull(z.preprocess(emptyToNull, z.iso.date("Must be a day such as 2026-05-12").nullable()));

/** A day, as YYYY-MM-DD, up to today in Monrovia, which is UTC. */
export const pastDay = () =>
  z.iso
    .date("Must be a day such as 2026-05-12")
    .refine((day) => day <= new Date().toISOString().slice(0, 10), "Must not be in the future");

const flag = z.boolean("Must be true or false");
export const optionalFlag = () => missingAsNull(z.preprocess(asFlag, flag.nullable()));
export const flagOr = (initial: boolean) => z.preprocess((value) => asFlag(value) ?? initial, flag).default(initial);

/** A list of distinct short texts, or one text with commas between them. */
export const textList = (maxLength: number, maxCount: number) =>
  z
    .preprocess(
      (value) => (typeof value === "string" ? value.split(",") : (value ?? [])),
      z
        .array(text(maxLength))
        .transform((names) => [...new Set(names.filter(Boolean))])
        .pipe(z.array(z.string()).max(maxCount, `At most ${maxCount}`)),
    )
    .default([]);
