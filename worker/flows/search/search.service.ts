import type { SearchResults } from "#contract/admin/search.ts";
import { maxSearchResults as limit } from "#contract/admin/search-limits.ts";
import type { AdminCard, AdminProperty } from "#contract/listings/admin-property.ts";
import { adminPropertyListQuerySchema } from "#contract/listings/admin-property-list-query.ts";
import { coverUrl } from "#shared/images/image-urls.ts";
import { matchExpression } from "#worker/db/contacts/match-expression.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { query } from "#worker/db/query.ts";
import type { AdminImageUrl } from "#worker/http/admin-image-urls.ts";
import { searchAppointments } from "#worker/modules/appointments/appointment-list.repository.ts";
import { getTitle } from "#worker/modules/appointments/rows/appointment-rows.ts";
import { toInboxEnquiry } from "#worker/modules/enquiries/inbox/enquiry-rows.ts";
import { selectEnquiries } from "#worker/modules/enquiries/inbox/inbox-list.repository.ts";
import { listPeople } from "#worker/modules/people/people-list.repository.ts";
import { listAdminProperties } from "#worker/modules/properties/admin/admin-lists.repository.ts";

/** Characters of a message. */
const aboutLength = 120;

/**
 * Returns what the lists of people, homes and enquiries find for the reader, and appointments, in one trip to the database.
 * Nothing for a text without words: to the lists it is no filter.
 */
export async function searchAll(
  db: D1Database,
  reader: HealthReader,
  q: string,
  adminImageUrl: AdminImageUrl,
): Promise<SearchResults> {
  if (!matchExpression(q)) return { people: [], homes: [], enquiries: [], appointments: [] };
  const now = new Date();
  const homesQuery = adminPropertyListQuerySchema.parse({ q, view: "card" });
  const [people, homes, enquiries, appointments] = await query(
    db,
    listPeople(reader, { q, limit }, now),
    listAdminProperties(homesQuery, { kind: undefined, limit }, adminImageUrl),
    selectEnquiries(reader, { q }, now, limit),
    searchAppointments(reader, q, limit),
  );
  return {
    people: people.data.people,
    homes: homes.data.properties.map(toHome),
    enquiries: enquiries.map((row) => {
      const { id, reference, name, service, status, overdue, submitted_at, subject, message } = toInboxEnquiry(
        row,
        now,
      );
      const about = subject ?? message?.slice(0, aboutLength) ?? null;
      return { id, reference, name, service, status, overdue, submitted_at, about };
    }),
    appointments: appointments.map((row) => ({
      id: row.id,
      reference: row.reference,
      kind: row.kind,
      status: row.status,
      start: row.start_at,
      title: getTitle(row),
      name: row.name,
    })),
  };
}

function toHome(home: AdminProperty | AdminCard): SearchResults["homes"][number] {
  const { uuid, reference, kind, title, status, published } = home;
  const image_url = "pictures" in home ? coverUrl(kind, uuid, home.pictures[0]) : home.image_url;
  const price = home.kind === "rent" ? home.monthly_rent : home.price;
  return { uuid, reference, kind, title, status, price, published, image_url: published ? image_url : null };
}
