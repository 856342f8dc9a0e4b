import { Hono } from "hono";
import { enquiryLimits } from "#contract/enquiries/enquiry-limits.ts";
import {
  changeSubmissionSchema,
  type SubmissionFilters,
  submissionFilterSchema,
  submissionQuerySchema,
} from "#contract/enquiries/submission.ts";
import { deskEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { pageSizes } from "#contract/listings/property-options.ts";
import { noteTableExport } from "#worker/db/export-audit-entry.ts";
import { ask, write } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { csvAnswer } from "#worker/http/csv-response.ts";
import { readValid } from "#worker/http/read-body.ts";
import { validate } from "#worker/http/validate.ts";
import { notAssignable, submissionNotFound } from "../enquiries.errors.ts";
import { changeSubmission } from "./enquiry-changes.repository.ts";
import { findSubmission } from "./enquiry-detail.repository.ts";
import { exportColumns, readExport } from "./enquiry-export.repository.ts";
import { listSubmissions } from "./inbox-list.repository.ts";

/** Enquiries as the staff work on them. */
export const submissions = new Hono<AppEnv>();

submissions.get(deskEndpoints.listSubmissions.path, validate("query", submissionQuerySchema), async (c) => {
  const { limit = pageSizes.default, cursor: before, ...filters } = c.req.valid("query");
  const [page] = await ask(c.get("db"), listSubmissions(filters, { limit, before }, new Date()));
  return c.json(page);
});

submissions.get(deskEndpoints.getSubmission.path, async (c) => {
  const [submission] = await ask(c.get("db"), findSubmission(c.req.param("id"), new Date()));
  if (!submission) throw submissionNotFound();
  return c.json({ data: { submission } });
});

submissions.patch(deskEndpoints.updateSubmission.path, async (c) => {
  const change = await readValid(c.req, changeSubmissionSchema, enquiryLimits.bytes);
  const [id, now] = [c.req.param("id"), new Date()];
  const [outcome, submission] = await ask(
    c.get("db"),
    changeSubmission(adminActor(c), id, change, now),
    findSubmission(id, now),
  );
  if (!submission || !outcome.found) throw submissionNotFound();
  if (!outcome.assignable) throw notAssignable();
  return c.json({ data: { submission } });
});

submissions.get(deskEndpoints.exportSubmissions.path, validate("query", submissionFilterSchema), async (c) => {
  const [db, filters, now] = [c.get("db"), c.req.valid("query") as SubmissionFilters, new Date()];
  await write(db, noteTableExport(adminActor(c), "submissions", filters, now));
  return csvAnswer(c, "submissions", exportColumns, (last) => readExport(db, filters, now, last));
});
