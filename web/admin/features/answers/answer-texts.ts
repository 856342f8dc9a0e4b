import type { AnswerGroup } from "#contract/admin/answer-groups.ts";
import type { AnswerStat } from "#contract/admin/answer-stats.ts";
import { enquiryServiceLabel } from "#contract/services/services.ts";
import { formerColleague } from "#web/admin/features/shared/enquiries/enquiry-labels.ts";
import { formatDate, formatNumber } from "#web/lib/format/format-values.ts";

export const groupLabels: Record<AnswerGroup, string> = {
  month: "Month",
  service: "Service",
  colleague: "Colleague",
  channel: "Channel",
  source: "Source",
};

const channelLabels: Readonly<Record<string, string>> = {
  form: "Form on the site",
  phone: "Phone",
  "walk-in": "Walk-in",
  whatsapp: "WhatsApp",
  other: "Other",
};

/** Returns the name of a row for people. */
export function answerLabel(by: AnswerGroup, { key, name }: Pick<AnswerStat, "key" | "name">): string {
  switch (by) {
    case "service":
      return enquiryServiceLabel(key) ?? key;
    case "colleague":
      return key ? (name ?? formerColleague) : "No colleague";
    case "channel":
      return channelLabels[key] ?? key;
    case "source":
      return key || "Direct visits";
    case "month":
      return formatDate(`${key}-01`).replace(/^\d+ /, "");
  }
}

/** Formats open minutes: "25 min", "3 h 5 min" and "40 h"; a dash without an answer. */
export function formatMinutes(minutes: number | null): string {
  if (minutes === null) return "—";
  if (minutes < 60) return `${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours < 10 && rest > 0 ? `${hours} h ${rest} min` : `${formatNumber(Math.round(minutes / 60))} h`;
}

/** Formats a share of all enquiries of a row: "85%". */
export const formatShare = (part: number, all: number): string =>
  all > 0 ? `${Math.round((part / all) * 100)}%` : "—";
