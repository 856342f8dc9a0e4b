import { type Column, requireList, requirePart } from "./column.ts";

const isText = (value: unknown) => typeof value === "string";
const isNumber = (value: unknown) => typeof value === "number" && Number.isFinite(value);

function plain<Value>(part: string, isValue: (value: unknown) => value is Value): Column<Value> {
  return {
    write: (values) => [...values],
    read: (written) =>
      requireList(written, part).map((value) => {
        requirePart(isValue(value), part);
        return value;
      }),
  };
}

/** Texts of which most homes have their own. */
export const texts = plain("text", (value): value is string => isText(value));
export const optionalTexts = plain("text", (value): value is string | null => value === null || isText(value));

/** Whole numbers and amounts in US dollars. */
export const numbers = plain("number", (value): value is number => isNumber(value));
export const optionalNumbers = plain("number", (value): value is number | null => value === null || isNumber(value));

/** The numbers of a home's images. */
export const numberLists = plain(
  "list of numbers",
  (value): value is number[] => Array.isArray(value) && value.every(isNumber),
);
