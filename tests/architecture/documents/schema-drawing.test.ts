import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { drawSchema, schemaFile } from "../../../migrations/draw-schema.ts";

it("the drawing of the tables is that of the schema: npm run schema draws it", async () =>
  expect(readFileSync(schemaFile, "utf8")).toBe(await drawSchema()));
