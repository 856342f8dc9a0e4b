import type { InboxEnquiry } from "#contract/enquiries/inbox-enquiry.ts";
import { useAdminListing } from "#web/admin/features/shared/listings/use-admin-listing.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { courseTitle } from "#web/lib/format/course-title.ts";
import { formatMoney, formatPrice } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import { useOrigin } from "#web/lib/page/site-context.ts";
import { isAvailable, type ReplySubject, type SimilarHome, toHomeSubject } from "./reply-subject.ts";

/** As many fit into a reply on a phone. */
const maxSimilar = 3;

type Subject = Pick<InboxEnquiry, "property_uuid" | "professional_id" | "course_id">;

/** Loads the home, the professional or the course that an enquiry is about, and homes to offer instead of one that is let. */
export function useReplySubject({ property_uuid, professional_id, course_id }: Subject): ReplySubject {
  const origin = useOrigin() || location.origin;
  const { listing, error } = useAdminListing(property_uuid ?? undefined);
  const home = listing && toHomeSubject(listing);
  const similar = useSimilarHomes(home && !isAvailable(home) ? listing?.uuid : undefined, origin);
  const professional = useEndpoint(
    professional_id ? endpointKey("GET /public/professionals/:id", { params: { id: professional_id } }) : null,
  );
  const course = useEndpoint(course_id ? endpointKey("GET /public/courses/:id", { params: { id: course_id } }) : null);
  if (property_uuid) {
    if (!home || !listing) return { about: "home", state: stateWithout(error) };
    const price = formatPrice(listing.kind, listing.kind === "rent" ? listing.monthly_rent : listing.price);
    return { ...home, title: listing.title, price, link: origin + paths.property(listing.uuid), similar };
  }
  if (professional_id) {
    const found = professional.data?.data.professional;
    if (!found) return { about: "doctor", state: stateWithout(professional.error) };
    const { id, name, available } = found;
    return { ...serviceItem("doctor", available), name, title: name, link: origin + paths.professional(id) };
  }
  if (course_id) {
    const found = course.data?.data.course;
    if (!found) return { about: "course", state: stateWithout(course.error) };
    const title = courseTitle(found);
    const price = formatMoney(found.pricePerDay);
    const link = origin + paths.course(found.id);
    return { ...serviceItem("course", found.available), name: `"${title}"`, title, price, link };
  }
  return { about: "nothing" };
}

const serviceItem = (about: "doctor" | "course", canBeBooked: boolean) =>
  ({ about, state: canBeBooked ? "available" : "unavailable" }) as const;

const stateWithout = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 410) ? "deleted" : "unknown";

/** Returns available homes that are similar to a home with a page; empty while they load. */
function useSimilarHomes(uuid: string | undefined, origin: string): SimilarHome[] {
  const key = uuid ? endpointKey("GET /public/properties/:uuid", { params: { uuid } }) : null;
  const cards = useEndpoint(key).data?.data.similar ?? [];
  return cards
    .filter(({ status }) => status === "available")
    .slice(0, maxSimilar)
    .map((card) => ({
      title: card.title,
      price: formatPrice(card.kind, card.kind === "rent" ? card.monthly_rent : card.price),
      link: origin + paths.property(card.uuid),
    }));
}
