import * as z from "zod";

/** A condition that a statement in SQL selects: 0 or 1. */
export const storedFlag = z.literal([0, 1]).transform((value) => value === 1);

/** A JSON text that a statement in SQL selects. */
export const storedJson = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema);
