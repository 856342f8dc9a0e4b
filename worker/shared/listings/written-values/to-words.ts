import { maxWrittenLength } from "./reading.ts";

/**
 * Returns the words of a text or a name in lower case, separated by single spaces, without accents and signs: "isNewBuild",
 * "is_new-build" and "Is new build?" are "is new build", "XMLHttp2" is "xml http 2".
 */
export const toWords = (text: string): string =>
  text
    .slice(0, maxWrittenLength)
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’‘`]/gu, "")
    .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")
    .replaceAll(/(\p{Lu})(?=\p{Lu}\p{Ll}{2})/gu, "$1 ")
    .replaceAll(/(\p{L})(?=\d)|(\d)(?=\p{L})/gu, "$1$2 ")
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, " ")
    .trim();
