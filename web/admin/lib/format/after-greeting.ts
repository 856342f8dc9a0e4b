/** Returns the first paragraph of a letter after its greeting, or the whole text if it has one paragraph. */
export const afterGreeting = (text: string) => text.split(/\n\s*\n/)[1] ?? text;
