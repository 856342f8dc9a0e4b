import { Hono } from "hono";
import { deskEndpoints } from "../../contract/desk-endpoints.ts";
import { enquiryLimits } from "../../contract/enquiry-limits.ts";
import { pageSizes } from "../../contract/property-options.ts";
import {
  changeSubmissionSchema,
  type SubmissionFilters,
  submissionFilterSchema,
  submissionQuerySchema,
} from "../../contract/submission.ts";
import { ask, write } from "../../db/query.ts";
import { noteTableExport } from "../../db/table-exports.ts";
import type { AppEnv } from "../../env.ts";
import { adminActor } from "../../http/authenticate.ts";
import { csvAnswer } from "../../http/csv-answer.ts";
import { readValid } from "../../http/read-body.ts";
import { validate } from "../../http/validate.ts";
import { notAssignable, submissionNotFound } from "./enquiry-errors.ts";
import { changeSubmission } from "./submission-changes.ts";
import { findSubmission } from "./submission-detail.ts";
import { listSubmissions } from "./submission-list.ts";
import { exportColumns, readExport } from "./submission-table.ts";

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
