const plainForms: Record<string, string> = { "“": '"', "”": '"', "„": '"', "‘": "'", "’": "'", "–": "-", "—": "-" };

/** Returns the text in lower case, without accents and typographic marks. Every character keeps its position. */
export function foldText(text: string): string {
  return text.replace(/[A-Z]|[^ -~]/gu, (character) => {
    const folded = plainForms[character] ?? character.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
    return folded.length === character.length ? folded : character;
  });
}
