import { ignoredCharacters } from "#shared/listings/similar-homes.ts";

/** SQL expression of what is compared of a title and an address. No field of one line contains the line feed. */
export const similarTextSql = (title: string, address: string): string =>
  [...ignoredCharacters].reduce(
    (text, character) => `replace(${text}, char(${character.codePointAt(0)}), '')`,
    `lower(${title} || char(10) || ${address})`,
  );
