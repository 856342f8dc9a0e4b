import { type Column, requireCount, requireFields, requireList, requirePart } from "./column.ts";

/**
 * Values that many homes share: each once, and for each home its position among them. Values are sorted by how often they
 * are used, so that frequent ones have short positions.
 */
export function named<Value extends string | null>(
  part: string,
  isValue: (value: unknown) => value is Value,
): Column<Value> {
  return {
    write(values) {
      const names = sortByUse(values);
      const positions = new Map(names.map((name, position) => [name, position]));
      return { names, of: values.map((value) => positions.get(value)) };
    },
    read(written) {
      const fields = requireFields(written, part);
      const names = requireList(fields.names, part);
      return requireList(fields.of, part).map((position) => {
        const value = names[requireCount(position, part)];
        requirePart(isValue(value), part);
        return value;
      });
    },
  };
}

/** Names that many homes share, such as cities. */
export const names = named("name", (value): value is string => typeof value === "string");
export const optionalNames = named(
  "name",
  (value): value is string | null => value === null || typeof value === "string",
);

/** Values of a known list. */
export const choices = <const Choice extends string>(of: readonly Choice[]): Column<Choice> =>
  named("choice", (value): value is Choice => of.some((choice) => choice === value));
export const optionalChoices = <const Choice extends string>(of: readonly Choice[]): Column<Choice | null> =>
  named("choice", (value): value is Choice | null => value === null || of.some((choice) => choice === value));

/** Several names of each home, such as its amenities. */
export const nameLists: Column<string[]> = {
  write(values) {
    const distinct = sortByUse(values.flat());
    const positions = new Map(distinct.map((name, position) => [name, position]));
    return { names: distinct, of: values.map((list) => list.map((name) => positions.get(name))) };
  },
  read(written) {
    const fields = requireFields(written, "names");
    const distinct = requireList(fields.names, "names");
    return requireList(fields.of, "names").map((positions) =>
      requireList(positions, "names").map((position) => {
        const name = distinct[requireCount(position, "names")];
        requirePart(typeof name === "string", "names");
        return name;
      }),
    );
  },
};

/** Returns each value once, the most frequent first, equally frequent ones in the order of their texts. */
function sortByUse<Value extends string | null>(values: readonly Value[]): Value[] {
  const uses = new Map<Value, number>();
  for (const value of values) uses.set(value, (uses.get(value) ?? 0) + 1);
  const isBefore = (one: Value, other: Value) => (String(one) < String(other) ? -1 : 1);
  return [...uses]
    .sort(([one, oneUses], [other, uses]) => uses - oneUses || isBefore(one, other))
    .map(([value]) => value);
}
