import { propertyExportQuerySchema } from "../admin/property-export-query.ts";
import {
  importListSchema,
  importUndoSchema,
  maxImportBytes,
  propertyImportResponseSchema,
  propertyImportSchema,
} from "../admin/property-import.ts";
import { endpoint } from "../http/endpoint.ts";
import { importParams } from "../http/path-params.ts";

/** Tables of homes: import and export. */
export const propertyImportEndpoints = {
  importProperties: endpoint("POST /import/properties", "admin", {
    summary: "Import rows of a table as properties, matched by reference, or by import and row number",
    errors: { 409: "The import was undone, or others keep changing the properties" },
    body: propertyImportSchema,
    response: propertyImportResponseSchema,
    maxBodyBytes: maxImportBytes,
  }),
  listImports: endpoint("GET /imports", "admin", {
    summary: "List the last imports, the newest first",
    response: importListSchema,
  }),
  exportImportReport: endpoint("GET /imports/:id/report.csv", "admin", {
    summary: "Export what an import did with each row as CSV",
    errors: { 410: "The report was deleted" },
    params: importParams,
    responseType: "text/csv",
  }),
  undoImport: endpoint("POST /import/:id/undo", "admin", {
    summary: "Undo an import within 7 days; call it again while rows remain",
    errors: { 409: "The import is older than 7 days, or others keep changing the properties" },
    params: importParams,
    response: importUndoSchema,
  }),
  exportProperties: endpoint("GET /export/properties.csv", "admin", {
    summary: "Export properties as CSV",
    query: propertyExportQuerySchema,
    responseType: "text/csv",
  }),
};
