/** The beginning of a text with '...' behind it, or all of it when it is no longer; line breaks become spaces. */
export function excerpt(text: string, length: number): string {
  const characters = [...text.replace(/\s+/g, " ").trim()];
  return characters.length > length ? `${characters.slice(0, length).join("")}...` : characters.join("");
}
