import { Hono } from "hono";
import {
  type PropertyExportQuery,
  propertyExportColumns,
  propertyExportQuerySchema,
} from "#contract/admin/property-export.ts";
import { propertyImportSchema } from "#contract/admin/property-import.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { insertExportAuditEntry } from "#worker/db/audit-entries.ts";
import { batch } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { readValidJson } from "#worker/http/body/read-body.ts";
import { csvResponse } from "#worker/http/csv-response.ts";
import { validate } from "#worker/http/validate.ts";
import { importProperties } from "../import/import-properties.service.ts";
import { readPropertyExportPage } from "./property-export.repository.ts";

/** Imports and exports properties. */
export const propertyImportExport = new Hono<AppEnv>();

propertyImportExport.post(adminEndpoints.importProperties.path, async (c) => {
  const request = await readValidJson(c.req, propertyImportSchema);
  return c.json(await importProperties(c.get("db"), adminActor(c), request));
});

propertyImportExport.get(
  adminEndpoints.exportProperties.path,
  validate("query", propertyExportQuerySchema),
  async (c) => {
    const [db, filters] = [c.get("db"), c.req.valid("query") as PropertyExportQuery];
    await batch(db, insertExportAuditEntry(adminActor(c), "properties", filters, new Date()));
    return csvResponse(c, "properties", propertyExportColumns, (last) => readPropertyExportPage(db, filters, last));
  },
);
