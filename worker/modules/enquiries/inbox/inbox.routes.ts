import { type Context, Hono } from "hono";
import {
  type SubmissionFilters,
  type SubmissionList,
  type SubmissionPosition,
  type SubmissionQuery,
  submissionChangeSchema,
  submissionFilterSchema,
  submissionQuerySchema,
  submissionSearchFilterSchema,
  submissionSearchSchema,
} from "#contract/enquiries/submission.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { pageSizes } from "#contract/http/pagination.ts";
import { insertExportAuditEntry } from "#worker/db/audit-entries.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { readValidJson } from "#worker/http/body/read-body.ts";
import { csvResponse } from "#worker/http/csv-response.ts";
import { validate } from "#worker/http/validate.ts";
import { assigneeNotAllowed, enquiryNotFound } from "../enquiries.errors.ts";
import { updateEnquiry } from "./enquiry-changes.repository.ts";
import { findEnquiry } from "./enquiry-detail.repository.ts";
import { enquiryExportColumns, readEnquiryExportPage } from "./enquiry-export.repository.ts";
import { listEnquiries } from "./inbox-list.repository.ts";

/** The endpoints by which admins read and process enquiries. */
export const inbox = new Hono<AppEnv>();

inbox.get(adminEndpoints.listSubmissions.path, validate("query", submissionQuerySchema), async (c) =>
  c.json(await listPage(c, c.req.valid("query"))),
);

inbox.post(adminEndpoints.searchSubmissions.path, async (c) =>
  c.json(await listPage(c, await readValidJson(c.req, submissionSearchSchema))),
);

async function listPage(c: Context<AppEnv>, params: SubmissionQuery): Promise<SubmissionList> {
  const { limit = pageSizes.default, cursor: last, ...filters } = params;
  const [page] = await query(c.get("db"), listEnquiries(filters, { limit, last }, new Date()));
  return page;
}

inbox.get(adminEndpoints.getSubmission.path, async (c) => {
  const [submission] = await query(c.get("db"), findEnquiry(c.req.param("id"), new Date()));
  if (!submission) throw enquiryNotFound();
  return c.json({ data: { submission } });
});

inbox.patch(adminEndpoints.updateSubmission.path, async (c) => {
  const change = await readValidJson(c.req, submissionChangeSchema);
  const [id, now] = [c.req.param("id"), new Date()];
  const [outcome, submission] = await query(
    c.get("db"),
    updateEnquiry(adminActor(c), id, change, now),
    findEnquiry(id, now),
  );
  if (!submission || !outcome.found) throw enquiryNotFound();
  if (!outcome.assignable) throw assigneeNotAllowed();
  return c.json({ data: { submission } });
});

inbox.get(adminEndpoints.exportSubmissions.path, validate("query", submissionFilterSchema), async (c) =>
  exportCsv(c, c.req.valid("query")),
);

inbox.post(adminEndpoints.searchExportSubmissions.path, async (c) =>
  exportCsv(c, await readValidJson(c.req, submissionSearchFilterSchema)),
);

async function exportCsv(c: Context<AppEnv>, filters: SubmissionFilters): Promise<Response> {
  const [db, now] = [c.get("db"), new Date()];
  await batch(db, insertExportAuditEntry(adminActor(c), "submissions", filters, now));
  return csvResponse(c, "submissions", enquiryExportColumns, (last?: SubmissionPosition) =>
    readEnquiryExportPage(db, filters, now, last),
  );
}
