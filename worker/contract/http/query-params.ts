import * as z from "zod";
import { pageSizes } from "./pagination.ts";

/** Maximum number of values of a repeated parameter. */
const maxValues = 50;

/** A parameter may be missing, single or repeated. Empty values count as missing. */
const values = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) => [value ?? []].flat().filter((text) => text.trim() !== ""))
  .pipe(z.array(z.string()).max(maxValues, `At most ${maxValues} values`));

/** A parameter with one value; if it is repeated, the last value counts. */
export const singleParam = <T extends z.ZodType<unknown, string | undefined>>(schema: T) =>
  values.transform((all) => all[all.length - 1]).pipe(schema.optional());

/** As `singleParam`, but it must be there. */
export const requiredParam = <T extends z.ZodType<unknown, string | undefined>>(schema: T) =>
  values.transform((all) => all[all.length - 1]).pipe(schema);

export const flagParam = () =>
  singleParam(z.enum(["true", "false"], "Must be true or false").transform((value) => value === "true"));

export const amountParam = () =>
  singleParam(
    z
      .string()
      .transform((value) => Number(value))
      .pipe(z.number("Must be a number").min(0, "Must not be negative")),
  );

export const namesParam = () => values.transform((all) => [...new Set(all.map((value) => value.trim()))]);

/** Repeatable; only the given choices. */
export const choicesParam = <T extends string>(choices: readonly T[]) =>
  values
    .transform((all) => [...new Set(all.map((value) => value.trim()))])
    .pipe(z.array(z.enum(choices as readonly [T, ...T[]], `Must be one of ${choices.join(", ")}`)));

export const viewParam = () => singleParam(z.enum(["card", "full"], "Must be card or full"));

export const limitParam = () =>
  singleParam(
    z
      .string()
      .regex(/^\d+$/, "Must be a whole number")
      .transform(Number)
      .pipe(z.number().min(1, "Must be at least 1").max(pageSizes.max, `Must be at most ${pageSizes.max}`)),
  );

/** A `next_cursor` of the previous page: the number of its last row. */
export const cursorParam = () =>
  singleParam(
    z
      .string()
      .regex(/^[0-9a-z]{1,10}$/, "Not a cursor of this list")
      .transform((text) => Number.parseInt(text, 36)),
  );

export const encodeCursorPosition = (n: number) => n.toString(36);

/** Returns the schema of parameters that are sent as a JSON body, where numbers and flags may have their own type. */
export const paramsInBody = <T extends z.ZodObject>(schema: T) =>
  z.preprocess(
    (body) =>
      body !== null && typeof body === "object" && !Array.isArray(body)
        ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, toParam(value)]))
        : body,
    schema,
  );

function toParam(value: unknown): unknown {
  if (value === null) return undefined;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : value;
}
