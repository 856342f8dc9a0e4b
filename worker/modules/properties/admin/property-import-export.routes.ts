import { Hono } from "hono";
import {
  type PropertyExportQuery,
  propertyColumns,
  propertyExportQuerySchema,
} from "#contract/admin/property-export.ts";
import { importBytes, importSchema } from "#contract/admin/property-import.ts";
import { deskEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { noteTableExport } from "#worker/db/export-audit-entry.ts";
import { write } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { csvAnswer } from "#worker/http/csv-response.ts";
import { readValid } from "#worker/http/read-body.ts";
import { validate } from "#worker/http/validate.ts";
import { importProperties } from "../import/import-properties.service.ts";
import { readTable } from "./property-export.repository.ts";

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
