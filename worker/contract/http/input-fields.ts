import { z } from "zod";

/**
 * The fields of what staff send. A field that is missing, null or empty text is the same: no value. Numbers and flags may
 * arrive as text, since multipart knows nothing else; 0 is a value.
 */

const empty = (value: unknown) => value === undefined || value === null || (typeof value === "string" && !value.trim());

/** Says to readers of the published description, too, that the field may be left out. */
const mayBeMissing = <T extends z.ZodType>(schema: T) => schema.optional().transform((value) => value ?? null);

const orNull = (value: unknown) => (empty(value) ? null : value);

function asNumber(value: unknown): unknown {
  if (empty(value)) return null;
  const written = typeof value === "string" && /^[-+]?(\d+\.?\d*|\.\d+)$/.test(value.trim());
  return written ? Number(value) : value;
}

function asFlag(value: unknown): unknown {
  if (empty(value)) return null;
  const word = typeof value === "string" ? value.trim().toLowerCase() : value;
  if (word === "true" || word === "1" || word === "on" || word === 1) return true;
  return word === "false" || word === "0" || word === "off" || word === 0 ? false : value;
}

/** Text is stored trimmed and without NUL, which no database export survives; otherwise as sent. */
const text = (max: number) =>
  z
    .string("Must be text")
    .transform((value) => value.replaceAll("\0", "").trim())
    .pipe(z.string().max(max, `Must be at most ${max.toLocaleString("en-US")} characters`));

export const requiredText = (max: number, label: string) =>
  z.preprocess((value) => orNull(value) ?? "", text(max).pipe(z.string().min(1, `${label} is required`)));

export const optionalText = (max: number) =>
  mayBeMissing(
    z.preprocess(
      orNull,
      text(max)
        .transform((value) => value || null)
        .nullable(),
    ),
  );

/** Text that is shown as it is and may be a number to whoever sends it; empty when there is none. */
export const plainText = (max: number) =>
  z.preprocess((value) => (typeof value === "number" ? String(value) : (value ?? "")), text(max)).default("");

/** One of a list's words. */
export const requiredChoice = <T extends string>(choices: readonly T[], label: string) =>
  z.preprocess(
    (value) => (typeof value === "string" ? value.trim() : (value ?? "")),
    z.enum(choices as readonly [T, ...T[]], {
      error: ({ input }) => (empty(input) ? `${label} is required` : `Must be one of ${choices.join(", ")}`),
    }),
  );

export const optionalChoice = <T extends string>(choices: readonly T[]) =>
  mayBeMissing(
    z.preprocess(
      (value) => (typeof value === "string" ? value.trim() || null : (value ?? null)),
      z.enum(choices as readonly [T, ...T[]], `Must be one of ${choices.join(", ")}`).nullable(),
    ),
  );

const number = z.number("Must be a number");
const between = (schema: z.ZodNumber, min: number, max: number) =>
  schema
    .min(min, `Must be at least ${min.toLocaleString("en-US")}`)
    .max(max, `Must be at most ${max.toLocaleString("en-US")}`);

export const optionalNumber = (min: number, max: number) =>
  mayBeMissing(z.preprocess(asNumber, between(number, min, max).nullable()));

export const requiredNumber = (min: number, max: number, label: string) =>
  z.preprocess((value) => asNumber(value) ?? undefined, between(numberNamed(label), min, max));

export const optionalWhole = (min: number, max: number) =>
  mayBeMissing(z.preprocess(asNumber, between(number.int("Must be a whole number"), min, max).nullable()));

export const requiredWhole = (min: number, max: number, label: string) =>
  z.preprocess(
    (value) => asNumber(value) ?? undefined,
    between(numberNamed(label).int("Must be a whole number"), min, max),
  );

const numberNamed = (label: string) =>
  z.number({ error: ({ input }) => (input === undefined ? `${label} is required` : "Must be a number") });

/** A year up to five from now. Forms that know no empty number send 0 for it. */
export const optionalYear = () =>
  mayBeMissing(
    z.preprocess(
      (value) => asNumber(value) || null,
      z
        .number("Must be a number")
        .int("Must be a whole number")
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
    (value) => asNumber(value) ?? undefined,
    numberNamed(label)
      .positive(`${label} must be above 0`)
      .max(max, `${label} must be at most ${max.toLocaleString("en-US")}`)
      .refine(
        (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
        `${label} may have at most two decimals`,
      ),
  );

const flag = z.boolean("Must be true or false");
export const optionalFlag = () => mayBeMissing(z.preprocess(asFlag, flag.nullable()));
export const flagOr = (standard: boolean) => z.preprocess((value) => asFlag(value) ?? standard, flag).default(standard);

/** A list of short texts, each once; or one text in which commas part them. */
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
