import { answerStatsQuerySchema, answerStatsSchema } from "../admin/answer-stats.ts";
import { statsSchema } from "../admin/stats.ts";
import { endpoint } from "../http/endpoint.ts";
import { webVitalsPath } from "../visits/visited-pages.ts";
import { webVitalReportSchema, webVitalsResponseSchema } from "../visits/web-vitals.ts";

/** Figures about the work and the visits. */
export const statsEndpoints = {
  getStats: endpoint("GET /stats", "admin", { summary: "Get the statistics of the dashboard", response: statsSchema }),
  getAnswerStats: endpoint("GET /stats/answers", "admin", {
    summary: "Get how fast enquiries were answered, by group",
    query: answerStatsQuerySchema,
    response: answerStatsSchema,
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
