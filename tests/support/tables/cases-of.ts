/**
 * Reads a table of texts and what they mean: each line is `meaning: text | text`, and texts without a meaning follow
 * `: `. Returns a row for each text.
 */
export const casesOf = (table: string): [text: string, meaning: string | undefined][] =>
  table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [meaning = "", texts = ""] = line.trim().split(/: (.*)/);
      return texts.split(" | ").map((text): [string, string | undefined] => [text, meaning || undefined]);
    });

/** Reads such a table of columns, each written as `column = cell; cell`. Returns its name, its cells and its field. */
export const columnsOf = (table: string): [column: string, cells: string[], field: string][] =>
  casesOf(table).map(([text, field = ""]) => {
    const [column = "", cells = ""] = text.split(" = ");
    return [column, cells.split("; "), field];
  });

/** Reads a table from rows such as "Title,City; Villa,Kakata". */
export const tableOf = (rows: string): string[][] => rows.split("; ").map((row) => row.split(","));

/** Reads a table of texts: several on each line, between which is ` | `. */
export const textsOf = (table: string): string[] =>
  table
    .trim()
    .split("\n")
    .flatMap((line) => line.trim().split(" | "));
