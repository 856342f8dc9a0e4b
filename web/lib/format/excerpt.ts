/** Returns the start of a text followed by '...', or the whole text if it is not longer. Line breaks become spaces. */
export function excerpt(text: string, length: number): string {
  const characters = [...text.replace(/\s+/g, " ").trim()];
  return characters.length > length ? `${characters.slice(0, length).join("")}...` : characters.join("");
}
