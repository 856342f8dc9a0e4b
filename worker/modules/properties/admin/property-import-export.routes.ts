import { Hono } from "hono";
import { propertyExportColumns } from "#contract/admin/property-export.ts";
import { type ImportUndoConflict, importReportColumns } from "#contract/admin/property-import.ts";
import { propertyImportEndpoints } from "#contract/endpoints/property-imports.ts";
import { insertExportAuditEntry } from "#worker/db/audit-entries.ts";
import { batch, query } from "#worker/db/query.ts";
import { ApiError } from "#worker/http/api-error.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { csvResponse } from "#worker/http/csv-response.ts";
import { route } from "#worker/http/route.ts";
import { importProperties } from "../import/import-properties.service.ts";
import { listImports, readImportReportPage } from "../import/import-reports.repository.ts";
import { undoImport } from "../import/undo/undo-import.service.ts";
import { readPropertyExportPage } from "./property-export.repository.ts";

/** Imports and exports properties. */
export const propertyImportExport = new Hono<AppEnv>();

route(propertyImportExport, propertyImportEndpoints.importProperties, (c, { body }) =>
  importProperties(c.get("db"), adminActor(c), body),
);

route(propertyImportExport, propertyImportEndpoints.listImports, async (c) => {
  const [imports] = await query(c.get("db"), listImports());
  return imports;
});

route(propertyImportExport, propertyImportEndpoints.exportImportReport, (c, { params: { id } }) => {
  const db = c.get("db");
  return csvResponse(c, "import-report", importReportColumns, (last?: number) => readImportReportPage(db, id, last));
});

route(propertyImportExport, propertyImportEndpoints.undoImport, async (c, { params }) => {
  const { left, ...result } = await undoImport(c.get("db"), adminActor(c), params.id);
  if (left.length === 0 || result.remaining > 0) return result;
  const detail = `Another person has changed ${left.length === 1 ? "1 listing" : `${left.length} listings`} since`;
  throw new ApiError(409, detail, undefined, { ...result, left } satisfies Omit<ImportUndoConflict, "detail">);
});

route(propertyImportExport, propertyImportEndpoints.exportProperties, async (c, { searchParams: filters }) => {
  const db = c.get("db");
  const actor = adminActor(c);
  await batch(db, insertExportAuditEntry(actor, "properties", filters, new Date()));
  return csvResponse(c, "properties", propertyExportColumns, (last?: number) =>
    readPropertyExportPage(db, actor, filters, last),
  );
});
