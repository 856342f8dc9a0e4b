/** The characters from 128 on of the code page that ZIP files have without a mark. */
const codePage437 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";

/**
 * Returns the name that a file of a ZIP has. Without a mark for UTF-8, the reader returns a character for each byte. macOS
 * writes UTF-8 without the mark, Windows its old code page.
 */
export function decodeZipName(name: string): string {
  const codes = Array.from(name, (character) => character.charCodeAt(0));
  if (codes.every((code) => code < 128) || codes.some((code) => code > 255)) return name;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(codes));
  } catch {
    // No name has control characters, but the letters of the old code page look like them.
    const isOldPage = codes.some((code) => code >= 128 && code < 160);
    return isOldPage ? codes.map((code) => codePage437[code - 128] ?? String.fromCharCode(code)).join("") : name;
  }
}
