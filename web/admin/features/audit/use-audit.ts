import useSWR from "swr";
import type { AuditListResponse } from "#contract/admin/audit-list.ts";
import type { AuditEntry } from "#web/admin/features/shared/audit/audit-entry.ts";
import { type AuditParams, toAuditSearchParams } from "#web/admin/features/shared/audit/audit-params.ts";
import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { groupByDay } from "#web/admin/lib/format/group-by-day.ts";
import { apiGet } from "#web/lib/api/api-client.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { groupAlike } from "./group-alike.ts";
import { mergeByItem } from "./merge-by-item.ts";

/** Much that was done at once is one row, so the next entries are read too, until there are enough rows. */
const [entriesOfRead, leastRows, mostReads] = [50, 20, 4];

/** Returns the entries by day, and each day in rows. */
export const toDays = (entries: readonly AuditEntry[]) =>
  groupByDay(entries).map(({ label, entries: ofDay }) => ({ label, rows: groupAlike(mergeByItem(ofDay)) }));

const countRows = (entries: readonly AuditEntry[]) => toDays(entries).reduce((sum, { rows }) => sum + rows.length, 0);

const readEntries = (params: AuditParams) =>
  apiGet(endpointKey("GET /audit", { filters: toAuditSearchParams(params), query: { limit: entriesOfRead } }));

async function readPage(params: AuditParams): Promise<AuditListResponse> {
  let page = await readEntries(params);
  for (let reads = 1; reads < mostReads && page.next_cursor; reads++) {
    if (countRows(page.data.lines) >= leastRows) break;
    const next = await readEntries({ ...params, cursor: page.next_cursor });
    page = { ...next, data: { lines: [...page.data.lines, ...next.data.lines] } };
  }
  return page;
}

/** Returns a page of the log. */
export const useAudit = (params: AuditParams) =>
  useSWR<AuditListResponse, unknown>(
    ["audit", toAuditSearchParams(params).toString()],
    () => readPage(params),
    freshSwrConfig,
  );
