import { type Context, Hono } from "hono";
import type {
  SubmissionFilters,
  SubmissionList,
  SubmissionPosition,
  SubmissionQuery,
} from "#contract/enquiries/submission.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { pageSizes } from "#contract/http/pagination.ts";
import { insertExportAuditEntry } from "#worker/db/audit-entries.ts";
import { batch, query } from "#worker/db/query/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { csvResponse } from "#worker/http/csv-response.ts";
import { route } from "#worker/http/route.ts";
import { assigneeNotAllowed, enquiryNotFound } from "../enquiries.errors.ts";
import { updateEnquiry } from "./enquiry-changes.repository.ts";
import { findEnquiry } from "./enquiry-detail.repository.ts";
import { enquiryExportColumns, readEnquiryExportPage } from "./enquiry-export.repository.ts";
import { listEnquiries } from "./inbox-list.repository.ts";

/** The endpoints by which admins read and process enquiries. */
export const inbox = new Hono<AppEnv>();

route(inbox, adminEndpoints.listSubmissions, (c, { searchParams }) => listPage(c, searchParams));

route(inbox, adminEndpoints.searchSubmissions, (c, { body }) => listPage(c, body));

async function listPage(c: Context<AppEnv>, params: SubmissionQuery): Promise<SubmissionList> {
  const { limit = pageSizes.default, cursor: last, ...filters } = params;
  const [page] = await query(c.get("db"), listEnquiries(filters, { limit, last }, new Date()));
  return page;
}

route(inbox, adminEndpoints.getSubmission, async (c, { params }) => {
  const [submission] = await query(c.get("db"), findEnquiry(params.id, new Date()));
  if (!submission) throw enquiryNotFound();
  return { data: { submission } };
});

route(inbox, adminEndpoints.updateSubmission, async (c, { params, body }) => {
  const [id, now] = [params.id, new Date()];
  const [outcome, submission] = await query(
    c.get("db"),
    updateEnquiry(adminActor(c), id, body, now),
    findEnquiry(id, now),
  );
  if (!submission || !outcome.found) throw enquiryNotFound();
  if (!outcome.assignable) throw assigneeNotAllowed();
  return { data: { submission } };
});

route(inbox, adminEndpoints.exportSubmissions, (c, { searchParams }) => exportCsv(c, searchParams));

route(inbox, adminEndpoints.searchExportSubmissions, (c, { body }) => exportCsv(c, body));

async function exportCsv(c: Context<AppEnv>, filters: SubmissionFilters): Promise<Response> {
  const [db, now] = [c.get("db"), new Date()];
  await batch(db, insertExportAuditEntry(adminActor(c), "submissions", filters, now));
  return csvResponse(c, "submissions", enquiryExportColumns, (last?: SubmissionPosition) =>
    readEnquiryExportPage(db, filters, now, last),
  );
}
