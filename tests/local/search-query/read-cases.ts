/** A typed search and what it means: each chip as "filters (words)", then the remaining text. */
export type SearchCase = readonly [typed: string, meaning: string];

/** Reads a case from each line: "sinkor 15th street → area=Sinkor (sinkor), rest: 15th street". Lines with # are titles. */
export const readCases = (text: string): SearchCase[] =>
  text
    .split("\n")
    .filter((line) => line.includes(" → "))
    .map((line) => {
      const [typed = "", meaning = ""] = line.split(" → ");
      return [typed, meaning];
    });
