/** Returns the statements of a dump, without comments and blank lines. Each ends with a semicolon at the end of a line. */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let statement = "";
  let quotes = 0;
  for (const line of text.split("\n")) {
    if (statement === "" && (line === "" || line.startsWith("--"))) continue;
    statement += statement === "" ? line : `\n${line}`;
    quotes += line.split("'").length - 1;
    // An odd number of quotes: the line ends inside a text.
    if (quotes % 2 === 1 || !line.endsWith(";")) continue;
    statements.push(statement);
    statement = "";
    quotes = 0;
  }
  if (statement !== "") throw new Error("The copy ends in the middle of a statement");
  return statements;
}
