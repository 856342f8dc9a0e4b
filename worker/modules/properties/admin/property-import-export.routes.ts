import { Hono } from "hono";
import { propertyExportColumns } from "#contract/admin/property-export.ts";
import { type PropertyExportQuery, propertyExportQuerySchema } from "#contract/admin/property-export-query.ts";
import { type ImportUndoConflict, importReportColumns, propertyImportSchema } from "#contract/admin/property-import.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { insertExportAuditEntry } from "#worker/db/audit-entries.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { readValidJson } from "#worker/http/body/read-body.ts";
import { csvResponse } from "#worker/http/csv-response.ts";
import { validate } from "#worker/http/validate.ts";
import { importProperties } from "../import/import-properties.service.ts";
import { listImports, readImportReportPage } from "../import/import-reports.repository.ts";
import { undoImport } from "../import/undo/undo-import.service.ts";
import { readPropertyExportPage } from "./property-export.repository.ts";

/** Imports and exports properties. */
export const propertyImportExport = new Hono<AppEnv>();

propertyImportExport.post(adminEndpoints.importProperties.path, async (c) => {
  const request = await readValidJson(c.req, propertyImportSchema);
  return c.json(await importProperties(c.get("db"), adminActor(c), request));
});

propertyImportExport.get(adminEndpoints.listImports.path, async (c) => {
  const [imports] = await query(c.get("db"), listImports());
  return c.json(imports);
});

propertyImportExport.get(adminEndpoints.exportImportReport.path, (c) => {
  const [db, id] = [c.get("db"), c.req.param("id")];
  return csvResponse(c, "import-report", importReportColumns, (last?: number) => readImportReportPage(db, id, last));
});

propertyImportExport.post(adminEndpoints.undoImport.path, async (c) => {
  const { left, ...result } = await undoImport(c.get("db"), adminActor(c), c.req.param("id"));
  if (left.length === 0 || result.remaining > 0) return c.json(result);
  const detail = `Another person has changed ${left.length === 1 ? "1 listing" : `${left.length} listings`} since`;
  return c.json<ImportUndoConflict>({ detail, ...result, left }, 409);
});

propertyImportExport.get(
  adminEndpoints.exportProperties.path,
  validate("query", propertyExportQuerySchema),
  async (c) => {
    const [db, filters] = [c.get("db"), c.req.valid("query") as PropertyExportQuery];
    await batch(db, insertExportAuditEntry(adminActor(c), "properties", filters, new Date()));
    return csvResponse(c, "properties", propertyExportColumns, (last?: number) =>
      readPropertyExportPage(db, filters, last),
    );
  },
);
