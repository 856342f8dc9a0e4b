import { type AppointmentKind, appointmentKinds, serviceOfKind } from "#contract/appointments/appointment-kinds.ts";
import type { Api } from "#contract/endpoints/all-endpoints.ts";
import type { ResponseOf } from "#contract/http/endpoint-types.ts";
import type { Property } from "#contract/listings/property.ts";
import type { RemovedPropertyResponse } from "#contract/listings/property-responses.ts";
import type { Course } from "#contract/services/course.ts";
import type { Professional } from "#contract/services/professional.ts";
import type { ServiceSlug } from "#contract/services/services.ts";
import { getPrice } from "#shared/listings/property-price.ts";
import { isOnMarket } from "#shared/listings/status/listing-status.ts";
import { suggestFilters } from "#shared/wants/suggest-filters.ts";
import { isMissing } from "#web/lib/api/api-error.ts";
import { type EndpointKey, endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { courseTitle } from "#web/lib/format/course-title.ts";
import { formatMoney, formatPrice, joinParts } from "#web/lib/format/format-values.ts";
import { messagePath, paths } from "#web/lib/page/paths.ts";
import { tellMeOfHomes, tellMeOfTimes } from "#web/lib/page/tell-me-path.ts";
import { detailKey } from "#web/lib/property-cards/detail-key.ts";
import { licenceText } from "#web/site/lib/format/licence-text.ts";
import { addressText } from "#web/site/lib/format/place-text.ts";
import { visitLabel } from "#web/site/lib/format/visit-label.ts";

type Found = ResponseOf<
  Api["GET /public/properties/:uuid" | "GET /public/professionals/:id" | "GET /public/courses/:id"]
>;

/** What a visitor books a time for, as the page shows it. */
export interface BookedItem {
  title: string;
  /** The heading of the page, if not that of its kind. */
  heading?: string;
  /** Price, or specialty and licence. */
  lines: string[];
  image?: { property: string } | { course: Course } | { professional: Professional };
  /** Its page. */
  path: string;
  /** The form for questions about it. */
  askPath: string;
  /** The page that asks how to tell of the next one. */
  tellPath: string;
  /** True if no time can be booked: the home is let or sold, or the course or professional takes no bookings now. */
  isClosed: boolean;
  /** Of a home. */
  listing?: Pick<Property, "kind" | "status">;
}

export type BookedItemState =
  | { status: "loading" }
  /** A home that is gone says what was like it. */
  | { status: "missing"; tellPath?: string }
  | { status: "failed"; retry: () => void }
  | { status: "found"; item: BookedItem };

/** Returns the kind of appointment that a path names. */
export const readKind = (text: string | undefined): AppointmentKind | undefined =>
  appointmentKinds.find((kind) => kind === text);

export const getService = (kind: AppointmentKind): ServiceSlug => serviceOfKind[kind];

/** Returns the key of the home, course or professional. */
export function itemKey(kind: AppointmentKind, id: string): EndpointKey<Found | RemovedPropertyResponse | null> {
  if (kind === "viewing") return detailKey(id);
  return kind === "lesson"
    ? endpointKey("GET /public/courses/:id", { params: { id } })
    : endpointKey("GET /public/professionals/:id", { params: { id } });
}

/** Loads what is to be booked. */
export function useBookedItem(kind: AppointmentKind, id: string): BookedItemState {
  const { data, error, mutate } = useEndpoint(itemKey(kind, id));
  if (data === null || (!data && isMissing(error))) return { status: "missing" };
  if (data) {
    if ("removed" in data.data)
      return { status: "missing", tellPath: tellMeOfHomes(suggestFilters({ ...data.data.removed, price: null })) };
    return { status: "found", item: toItem(data.data) };
  }
  return error ? { status: "failed", retry: () => void mutate() } : { status: "loading" };
}

function toItem(data: Found["data"]): BookedItem {
  if ("course" in data) return courseItem(data.course);
  return "professional" in data ? professionalItem(data.professional) : homeItem(data.property);
}

function homeItem(property: Property): BookedItem {
  const { uuid, title, reference, kind, status, images, address, area, city } = property;
  const image = images[0]?.variants[0]?.url ?? images[0]?.url;
  return {
    title,
    heading: visitLabel(property),
    lines: [joinParts([formatPrice(kind, getPrice(property)), reference], " · "), addressText({ address, area, city })],
    ...(image && { image: { property: image } }),
    path: paths.property(uuid),
    askPath: messagePath(uuid),
    tellPath: tellMeOfHomes(suggestFilters({ ...property, price: getPrice(property) })),
    isClosed: !isOnMarket(status),
    listing: { kind, status },
  };
}

function courseItem(course: Course): BookedItem {
  const { id, available, pricePerDay, location, transmission, lessons, intakes } = course;
  return {
    title: courseTitle(course),
    ...(intakes?.length && { heading: "Book a seat" }),
    lines: [
      joinParts([`${formatMoney(pricePerDay)} per course`, lessons ? `${lessons} lessons` : null], " · "),
      joinParts([transmission, location], " · "),
    ],
    image: { course },
    path: paths.course(id),
    askPath: `${paths.course(id)}#enquiry`,
    tellPath: tellMeOfTimes("lesson", id),
    isClosed: !available,
  };
}

function professionalItem(professional: Professional): BookedItem {
  const { id, name, specialty, location, price, available } = professional;
  const licence = licenceText(professional);
  return {
    title: name,
    lines: [joinParts([specialty, price], " · "), location, ...(licence ? [`Licence ${licence}`] : [])],
    image: { professional },
    path: paths.professional(id),
    askPath: `${paths.professional(id)}#enquiry`,
    tellPath: tellMeOfTimes("clinic", id),
    isClosed: !available,
  };
}
