import { mkdirSync, writeFileSync } from "node:fs";
import { emptyDrawing, emptyDrawings } from "./empty/empty-drawings.ts";

const EMPTY = new URL("../public/art/empty/", import.meta.url);

/** Writes the small drawings of empty pages. */
export const drawEmptyPages = (): void => {
  mkdirSync(EMPTY, { recursive: true });
  for (const [name, draw] of Object.entries(emptyDrawings))
    writeFileSync(new URL(`${name}.svg`, EMPTY), emptyDrawing(draw));
};
