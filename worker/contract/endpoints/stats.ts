import { answerStatsQuerySchema, answerStatsSchema } from "../admin/answer-stats.ts";
import { closingQuerySchema, closingsSchema } from "../admin/closings.ts";
import { searchResultsSchema, searchSchema } from "../admin/search.ts";
import { statsSchema } from "../admin/stats.ts";
import { endpoint } from "../http/endpoint.ts";
import { webVitalsPath } from "../visits/visited-pages.ts";
import { webVitalReportSchema, webVitalsResponseSchema } from "../visits/web-vitals.ts";

/** Figures about the work and the visits, and the search in the head of the admin area. */
export const statsEndpoints = {
  getStats: endpoint("GET /stats", "admin", { summary: "Get the statistics of the dashboard", response: statsSchema }),
  getAnswerStats: endpoint("GET /stats/answers", "admin", {
    summary: "Get how fast enquiries were answered, by group",
    query: answerStatsQuerySchema,
    response: answerStatsSchema,
  }),
  search: endpoint("POST /search", "admin", {
    summary: "Find people, homes, enquiries and appointments; the text is in the body, so that no log contains it",
    body: searchSchema,
    response: searchResultsSchema,
  }),
  listClosings: endpoint("GET /stats/closings", "admin", {
    summary: "List the homes that were sold or let in a period, the newest first",
    query: closingQuerySchema,
    response: closingsSchema,
  }),
  reportWebVitals: endpoint(`POST ${webVitalsPath}`, "public", {
    summary: "Count how fast a visit was, without data about the visitor",
    body: webVitalReportSchema,
    limiter: "events",
  }),
  getWebVitals: endpoint("GET /web-vitals", "admin", {
    summary: "Get the loading times of real visits by page and day",
    response: webVitalsResponseSchema,
  }),
};
