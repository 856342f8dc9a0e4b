import type { ServiceSlug } from "#contract/services/services.ts";
import { prepare } from "#worker/db/query.ts";
import { storeEnquiry } from "#worker/modules/enquiries/enquiries.repository.ts";
import { demoAccounts } from "./demo-accounts.ts";
import { stableUuid } from "./stable-uuid.ts";

type Status = "new" | "read" | "replied" | "closed";

/** An enquiry of somebody made up: nobody has these names, and no telephone these numbers. */
interface SeedEnquiry {
  hoursAgo: number;
  service: ServiceSlug;
  message: string | null;
  subject?: string;
  status: Status;
  note?: string;
  /** Whether the demo admin has it. */
  assigned?: boolean;
  spam?: boolean;
}

const enquiries: SeedEnquiry[] = [
  {
    hoursAgo: 1,
    service: "real-estate",
    status: "new",
    subject: "Viewing on Saturday",
    message: "Is the house still free? I would like to see it on Saturday morning.",
  },
  {
    hoursAgo: 3,
    service: "driving-school",
    status: "new",
    message: "Do you teach on an automatic car? I can come after work.",
  },
  {
    hoursAgo: 9,
    service: "health",
    status: "new",
    subject: "Appointment",
    message: "An appointment for my son this week, please. Mornings are best.",
  },
  {
    hoursAgo: 20,
    service: "general",
    status: "read",
    message: "What are your hours on public holidays?",
    assigned: true,
  },
  {
    hoursAgo: 30,
    service: "driving-school",
    status: "read",
    message: "How many lessons before the test?",
    note: "Left a message, calls back tomorrow.",
  },
  {
    hoursAgo: 52,
    service: "janitorial",
    status: "replied",
    message: "A quote for an office of four rooms, twice a week.",
    assigned: true,
  },
  { hoursAgo: 60, service: "real-estate", status: "new", message: null, spam: true },
  {
    hoursAgo: 75,
    service: "real-estate",
    status: "replied",
    subject: "Two bedrooms near ELWA",
    message: "Up to $600 a month, with water and a fence.",
  },
  {
    hoursAgo: 100,
    service: "real-estate",
    status: "closed",
    message: "Thank you, we have taken the flat.",
    note: "Keys handed over.",
    assigned: true,
  },
  { hoursAgo: 150, service: "health", status: "closed", message: "Which doctor speaks Kpelle?" },
  {
    hoursAgo: 200,
    service: "general",
    status: "read",
    message: "I lost the number of the agent whom I met on Monday.",
  },
  { hoursAgo: 260, service: "janitorial", status: "closed", message: "One deep cleaning before we move in." },
  { hoursAgo: 330, service: "driving-school", status: "replied", message: "Can two of us book together?" },
  {
    hoursAgo: 420,
    service: "real-estate",
    status: "closed",
    subject: "Land in Paynesville",
    message: "Is the deed registered?",
  },
  { hoursAgo: 510, service: "real-estate", status: "replied", message: "Do you also let to companies?" },
  { hoursAgo: 640, service: "health", status: "closed", message: "The opening hours of the clinic, please." },
  { hoursAgo: 800, service: "general", status: "closed", message: "Do you accept mobile money?" },
  { hoursAgo: 950, service: "real-estate", status: "closed", message: "A shop on Randall Street, ground floor." },
  {
    hoursAgo: 1100,
    service: "driving-school",
    status: "closed",
    message: "I need lessons for a licence that ran out.",
  },
  { hoursAgo: 1300, service: "janitorial", status: "closed", message: "Do you bring your own soap and brooms?" },
];

const callers = ["Testa", "Demo", "Sample", "Example", "Placeholder", "Madeup"];

/** Statements for the enquiries that are missing, in different states (ruling 4), with what the staff did with them. */
export async function insertEnquiries(db: D1Database, now: Date): Promise<D1PreparedStatement[]> {
  const { results } = await db.prepare("SELECT id FROM enquiries").all<{ id: string }>();
  const known = new Set(results.map(({ id }) => id));
  return enquiries
    .map((enquiry, index) => ({ enquiry, index, id: stableUuid(`enquiry ${index}`) }))
    .filter(({ id }) => !known.has(id))
    .sort((a, b) => b.enquiry.hoursAgo - a.enquiry.hoursAgo)
    .flatMap(({ enquiry, index, id }) => insertEnquiry(db, enquiry, index, id, now));
}

function insertEnquiry(db: D1Database, enquiry: SeedEnquiry, index: number, id: string, now: Date) {
  const { hoursAgo, service, message, subject = null, status, note, assigned, spam = false } = enquiry;
  const at = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  const admin = stableUuid(demoAccounts[1]?.email ?? "");
  const caller = callers[index % callers.length];
  const record = {
    id,
    reference: `E-${id.slice(0, 8).toUpperCase()}`,
    service,
    spam,
    submittedAt: at(hoursAgo),
    accessHash: null,
    enquiry: {
      name: `${caller} Visitor ${index + 1}`,
      email: `visitor-${index + 1}@monroviahub.example`,
      phone_number: `+231 77 000 ${String(1000 + index)}`,
      message,
      subject,
      property_uuid: null,
      professional_id: null,
      course_id: null,
    },
  };
  const steps: [field: string, before: string | null, after: string][] = [
    ...(status === "new" ? [] : [["status", "new", "read"] as [string, string, string]]),
    ...(status === "new" || status === "read" ? [] : [["status", "read", status] as [string, string, string]]),
    ...(assigned ? [["assignee", null, admin] as [string, null, string]] : []),
    ...(note ? [["note", null, note] as [string, null, string]] : []),
  ];
  return [
    ...storeEnquiry(record, undefined, false).map((statement) => prepare(db, statement)),
    db
      .prepare("UPDATE enquiries SET status = ?, assignee_id = (SELECT id FROM users WHERE id = ?) WHERE id = ?")
      .bind(status, assigned ? admin : null, id),
    ...steps.map(([field, before, after], step) =>
      db
        .prepare(
          `INSERT INTO enquiry_history (enquiry_n, at, actor_id, field, before, after)
           SELECT n, ?, ?, ?, ?, ? FROM enquiries WHERE id = ?`,
        )
        .bind(at(hoursAgo * (1 - (step + 1) / 10)), admin, field, before, after, id),
    ),
  ];
}
