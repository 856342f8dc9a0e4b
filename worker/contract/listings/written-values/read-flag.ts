const yes =
  /^(yes|y|ja|oui|si|true|t|x|✓|✔|allowed|available|active|live|published|included|furnished|new|fully furnished)$/;
const no =
  /^(no|n|non|nein|false|f|-|✗|not allowed|unavailable|not available|inactive|sold|let|rented|draft|hidden|unfurnished|not furnished|used|not included)$/;

/** Returns "true" or "false" for a text such as "Yes", "unfurnished" or "sold", or for a number of parking spaces. */
export function readFlag(text: string): string | undefined {
  const word = text.trim().toLowerCase().replace(/[.!]$/, "");
  if (/^\d+([.,]0+)?$/.test(word)) return Number.parseInt(word, 10) > 0 ? "true" : "false";
  if (yes.test(word)) return "true";
  return no.test(word) ? "false" : undefined;
}
