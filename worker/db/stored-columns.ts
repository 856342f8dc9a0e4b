import { type Column, getTableColumns, type Table } from "drizzle-orm";
import * as z from "zod";

type ColumnShape<T extends Table, Name extends keyof T["$inferSelect"]> = {
  [K in Name]: z.ZodType<T["$inferSelect"][K]>;
};

/** Returns the names of a table's columns. */
export const columnNames = <T extends Table>(table: T): (keyof T["$inferSelect"] & string)[] =>
  Object.keys(getTableColumns(table));

/** Returns some columns of a table, for the query builder. */
export function getColumns<T extends Table, Name extends keyof T["_"]["columns"] & string>(
  table: T,
  names: readonly Name[],
): Pick<T["_"]["columns"], Name> {
  const columns = Object.entries(getTableColumns(table));
  const picked = columns.filter(([column]) => names.some((name) => name === column));
  return Object.fromEntries(picked) as Pick<T["_"]["columns"], Name>;
}

/** Returns the schema of a column's decoded values. A JSON text was written from its type, so it is only decoded. */
function schemaOf({ dataType, enumValues, notNull }: Column): z.ZodType {
  const schemas: Record<string, z.ZodType> = {
    string: enumValues?.length ? z.enum(enumValues) : z.string(),
    number: z.number(),
    boolean: z.boolean(),
    json: z.json(),
  };
  const schema = schemas[dataType];
  if (!schema) throw new Error(`No schema for the type ${dataType}`);
  return notNull ? schema : schema.nullable();
}

/**
 * Returns the schema of rows that a statement in SQL selects from a table, for some of its columns. It decodes what the
 * database stores, 0 and 1 to a boolean and a JSON text to its value, and checks it with the type of the column: a column
 * that the statement does not select is an error.
 */
export function storedColumns<T extends Table, Name extends keyof T["$inferSelect"] & string>(
  table: T,
  names: readonly Name[],
): z.ZodObject<ColumnShape<T, Name>> {
  const columns = getTableColumns(table);
  const shape: Partial<ColumnShape<T, Name>> = {};
  for (const name of names) {
    const column = columns[name];
    if (!column) throw new Error(`No column ${name}`);
    const decode = (value: unknown) => (value == null ? value : column.mapFromDriverValue(value));
    // The table states the type of the column that the schema is made of.
    shape[name] = z.preprocess(decode, schemaOf(column)) as z.ZodType<T["$inferSelect"][Name]>;
  }
  return z.object(shape as ColumnShape<T, Name>);
}
/** A condition that a statement in SQL selects: 0 or 1. */
export const storedFlag = z.literal([0, 1]).transform((value) => value === 1);

/** A JSON text that a statement in SQL selects. */
export const storedJson = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema);

/** Returns a decoder of the JSON text that an expression of a SELECT yields; see `mapWith`. The schema checks it. */
export const fromJson =
  <S extends z.ZodType>(schema: S) =>
  (text: string): z.output<S> =>
    schema.parse(JSON.parse(text));
