import { type Context, Hono } from "hono";
import { inboxEndpoints } from "#contract/endpoints/inbox.ts";
import type { EnquiryFilters, EnquiryList, EnquiryPosition, EnquiryQuery } from "#contract/enquiries/inbox-enquiry.ts";
import { pageSizes } from "#contract/http/pagination.ts";
import { insertExportAuditEntry } from "#worker/db/audit-entries.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { csvResponse } from "#worker/http/csv-response.ts";
import { route } from "#worker/http/route.ts";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import { sendDueSoon, sendQueuedSoon } from "../alerts/alert-soon.ts";
import { planAssignment } from "../alerts/plan-assignment.service.ts";
import { assigneeNotAllowed, enquiryNotFound } from "../enquiries.errors.ts";
import { updateEnquiry } from "./enquiry-changes.repository.ts";
import { findEnquiry } from "./enquiry-detail.repository.ts";
import { enquiryExportColumns, readEnquiryExportPage } from "./enquiry-export.repository.ts";
import { openEnquiry } from "./enquiry-viewers.repository.ts";
import { listEnquiries } from "./inbox-list.repository.ts";

/** The endpoints by which admins read and process enquiries. */
export const inbox = new Hono<AppEnv>();

route(inbox, inboxEndpoints.listEnquiries, (c, { searchParams }) => listPage(c, searchParams));

route(inbox, inboxEndpoints.searchEnquiries, (c, { body }) => listPage(c, body));

async function listPage(c: Context<AppEnv>, params: EnquiryQuery): Promise<EnquiryList> {
  const { limit = pageSizes.default, cursor: last, ...filters } = params;
  const [page] = await query(c.get("db"), listEnquiries(adminActor(c), filters, { limit, last }, new Date()));
  sendDueSoon(c);
  return page;
}

route(inbox, inboxEndpoints.getEnquiry, async (c, { params }) => {
  const [db, actor, now] = [c.get("db"), adminActor(c), new Date()];
  const [submission] = await query(db, findEnquiry(actor, params.id, now));
  if (!submission) throw enquiryNotFound();
  if (submission.opened_at || !(await isOpeningNoted(db, actor, params.id, now))) return { data: { submission } };
  return { data: { submission: { ...submission, opened_at: now.toISOString(), opened_by: actor.username } } };
});

/** While the database cannot be written, an enquiry can be read all the same. */
async function isOpeningNoted(db: D1Database, actor: AdminActor, id: string, now: Date): Promise<boolean> {
  try {
    await batch(db, openEnquiry(actor, id, now));
    return true;
  } catch (error) {
    if (error instanceof StorageUnavailable) return false;
    throw error;
  }
}

route(inbox, inboxEndpoints.updateEnquiry, async (c, { params, body }) => {
  const [db, actor, id, now] = [c.get("db"), adminActor(c), params.id, new Date()];
  const told = await planAssignment({ db, channels: c.get("channels"), now }, actor, body.assignee_id);
  const [outcome, submission] = await query(db, updateEnquiry(actor, id, body, now, told), findEnquiry(actor, id, now));
  if (!submission || !outcome.found) throw enquiryNotFound();
  if (!outcome.assignable) throw assigneeNotAllowed();
  if (told) sendQueuedSoon(c, id);
  return { data: { submission } };
});

route(inbox, inboxEndpoints.exportEnquiries, (c, { searchParams }) => exportCsv(c, searchParams));

route(inbox, inboxEndpoints.searchExportEnquiries, (c, { body }) => exportCsv(c, body));

async function exportCsv(c: Context<AppEnv>, filters: EnquiryFilters): Promise<Response> {
  const [db, actor, now] = [c.get("db"), adminActor(c), new Date()];
  await batch(db, insertExportAuditEntry(actor, "submissions", filters, now));
  return csvResponse(c, "submissions", enquiryExportColumns, (last?: EnquiryPosition) =>
    readEnquiryExportPage(db, actor, filters, now, last),
  );
}
