import { maxWrittenLength } from "../reading.ts";

/**
 * Returns a text in lower case with western digits, plain signs and single spaces, at most `maxWrittenLength` long. "2½ M²"
 * becomes "2 1/2 m2".
 */
export function foldText(text: string): string {
  return (
    text
      .slice(0, maxWrittenLength)
      // Before the normalization, which turns "2½" into "21⁄2".
      .replaceAll(/[¼-¾⅐-⅞]/g, (fraction) => ` ${fraction.normalize("NFKC")}`)
      .normalize("NFKC")
      .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
      .replaceAll("٫", ".")
      .replaceAll("٬", ",")
      .replaceAll("⁄", "/")
      .replaceAll(/[’‘ʼ′`´]/g, "'")
      .replaceAll(/[‐-―−]/g, "-")
      .replaceAll(/[×✕]/g, "x")
      .replaceAll(/\p{Cf}/gu, "")
      .replaceAll(/\s+/g, " ")
      .trim()
      .toLowerCase()
  );
}

/** Returns the name of a column with its words apart: "SizeM2_total" becomes "size m2 total". */
export const foldName = (name: string): string =>
  foldText(
    name
      .slice(0, maxWrittenLength)
      .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")
      .replaceAll("_", " "),
  );
