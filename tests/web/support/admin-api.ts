import type { Stats } from "#contract/admin/stats.ts";
import type { EnquiryCounts, EnquiryDetail, EnquiryList, InboxEnquiry } from "#contract/enquiries/inbox-enquiry.ts";
import { saveSession } from "#web/lib/session/stored-session.ts";
import { buildSession, buildUser, mockApi, type Responder } from "./account-api.tsx";

export const currentAdmin = buildUser({
  id: "5d2f3f0a-0000-4000-8000-000000000001",
  username: "musu",
  role: "admin",
  permissions: ["health"],
});

let enquiryCount = 0;

export function buildEnquiry(overrides: Partial<InboxEnquiry> = {}): InboxEnquiry {
  enquiryCount += 1;
  const id = `00000000-0000-4000-8000-${String(enquiryCount).padStart(12, "0")}`;
  return {
    id,
    reference: `RE-${enquiryCount}`,
    name: "Hawa Sirleaf",
    email: "hawa@example.org",
    phone_number: "0770 000 000",
    message: "Is the villa still open?",
    subject: null,
    service: "real-estate",
    status: "new",
    spam: false,
    possible_spam: false,
    channel: "form",
    logged_by: null,
    source: null,
    answered_at: null,
    answered_by: null,
    answered_how: null,
    awaits_answer: true,
    next_step: null,
    next_step_at: null,
    person_id: null,
    assignee_id: null,
    assignee: null,
    property_uuid: null,
    property_reference: null,
    professional_id: null,
    course_id: null,
    preferred_day: null,
    preferred_time: null,
    submitted_at: "2026-11-20T09:14:00.000Z",
    due_at: "2026-11-23T09:14:00.000Z",
    overdue: false,
    ...overrides,
  };
}

export const buildEnquiryDetail = (overrides: Partial<EnquiryDetail> = {}): EnquiryDetail => ({
  ...buildEnquiry(overrides),
  history: [],
  notes: [],
  mail: null,
  opened_at: null,
  opened_by: null,
  events: [],
  viewers: [],
  ...overrides,
});

type Change = EnquiryDetail["history"][number];

export const buildHistoryEntry = (overrides: Partial<Change> = {}): Change => ({
  at: "2026-11-20T10:00:00.000Z",
  by: "james",
  field: "status",
  from: null,
  to: null,
  from_name: null,
  to_name: null,
  ...overrides,
});

const noCounts: EnquiryCounts = {
  total: 0,
  new: 0,
  read: 0,
  replied: 0,
  closed: 0,
  this_month: 0,
  last_7_days: 0,
  unanswered: 0,
  overdue: 0,
  spam: 0,
};

export function buildEnquiryList(
  submissions: InboxEnquiry[],
  { counts, ...rest }: Partial<Omit<EnquiryList, "counts">> & { counts?: Partial<EnquiryCounts> } = {},
): EnquiryList {
  return {
    data: { submissions },
    counts: { ...noCounts, total: submissions.length, ...counts },
    total: submissions.length,
    total_exact: true,
    next_cursor: null,
    ...rest,
  };
}

/** Signs in an admin and mocks the API. `respond` takes precedence over the default responses. */
export function mockSignedInApi(respond: Responder = () => undefined, role: "admin" | "super_admin" = "admin") {
  const user = { ...currentAdmin, role };
  saveSession(buildSession(user));
  return mockApi((sent) => {
    const response = respond(sent);
    if (response) return response;
    if (sent.call === "GET /auth/me") return [200, { user }];
    if (sent.call === "GET /team/colleagues") return [200, [{ id: currentAdmin.id, username: "musu" }]];
    return undefined;
  });
}

function buildStat(value: number, recent: number, previous: number) {
  const change = previous === 0 ? ("new" as const) : Math.round(((recent - previous) / previous) * 100);
  return { value, recent, previous, change };
}

export function buildStats(overrides: Partial<Stats> = {}): Stats {
  return {
    buy_properties: buildStat(9, 9, 6),
    rent_properties: buildStat(14, 13, 1),
    inquiries: buildStat(186, 60, 80),
    new_inquiries: buildStat(31, 31, 20),
    unread_inquiries: 7,
    unanswered: 0,
    overdue: 0,
    mandates: [],
    due_steps: 0,
    next_steps: [],
    mail: { configured: true, missing: [], waiting: 0, late: 0, failed: 0, last_error: null },
    alarms: [],
    days: [
      { date: "2026-11-19", listings: 1, inquiries: { "real-estate": 2, health: 1 }, views: 5, calls: 1, whatsapp: 2 },
      { date: "2026-11-20", listings: 0, inquiries: { "real-estate": 1, health: 0 }, views: 8, calls: 0, whatsapp: 1 },
    ],
    top_listings: [],
    ...overrides,
  };
}
