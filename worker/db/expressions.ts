import { type Column, type SQL, sql } from "drizzle-orm";

/** Returns a condition: the text of a column contains another text, in the same case and without wildcards. */
export const contains = (column: Column, text: string): SQL => sql`instr(${column}, ${text}) > 0`;
