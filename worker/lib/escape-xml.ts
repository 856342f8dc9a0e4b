const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Characters that no XML document may contain, not even as entities; half of a surrogate pair is one too. */
const invalid = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Returns a text for an element or an attribute of an XML document. */
export const escapeXml = (text: string): string =>
  text.replace(invalid, "").replace(/[&<>"']/g, (char) => entities[char] ?? char);
