import { Hono } from "hono";
import { deskEndpoints } from "../../contract/desk-endpoints.ts";
import { importBytes, importSchema } from "../../contract/property-import.ts";
import { type PropertyExportQuery, propertyColumns, propertyExportQuerySchema } from "../../contract/property-table.ts";
import { write } from "../../db/query.ts";
import { noteTableExport } from "../../db/table-exports.ts";
import type { AppEnv } from "../../env.ts";
import { adminActor } from "../../http/authenticate.ts";
import { csvAnswer } from "../../http/csv-answer.ts";
import { readValid } from "../../http/read-body.ts";
import { validate } from "../../http/validate.ts";
import { importProperties } from "./import-properties.service.ts";
import { readTable } from "./property-table.ts";

/** Listings from and to tables. */
export const propertyTable = new Hono<AppEnv>();

propertyTable.post(deskEndpoints.importProperties.path, async (c) => {
  const { rows, dry_run } = await readValid(c.req, importSchema, importBytes);
  return c.json(await importProperties(c.get("db"), adminActor(c), rows, dry_run));
});

propertyTable.get(deskEndpoints.exportProperties.path, validate("query", propertyExportQuerySchema), async (c) => {
  const [db, filters] = [c.get("db"), c.req.valid("query") as PropertyExportQuery];
  await write(db, noteTableExport(adminActor(c), "properties", filters, new Date()));
  return csvAnswer(c, "properties", propertyColumns, (last) => readTable(db, filters, last));
});
