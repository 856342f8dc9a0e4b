import { appendFileSync } from "node:fs";

/** Adds a line to the file that `.ci/test.js` reads. */
export const writeLine = (line) => appendFileSync(process.env.TEST_LINES, `${JSON.stringify(line)}\n`);
