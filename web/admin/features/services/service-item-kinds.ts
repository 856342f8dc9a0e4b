import type { AdminCourse } from "#contract/services/course.ts";
import type { AdminProfessional } from "#contract/services/professional.ts";
import { hoursPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import type { FormField } from "#web/admin/ui/fields/form-field.ts";
import { type EndpointKey, endpointKey } from "#web/lib/api/endpoint-key.ts";
import { courseTitle } from "#web/lib/format/course-title.ts";
import { formatMoney, joinParts } from "#web/lib/format/format-values.ts";
import { coursesKey, professionalsKey } from "#web/site/features/services/service-items/service-keys.ts";
import { courseFields, professionalFields } from "./service-item-fields.ts";
import { useCourseFields } from "./use-course-fields.ts";

/** What courses and professionals have in common. */
export interface ServiceItem {
  id: string;
  available: boolean;
  /** When it was moved to the bin; null outside the bin. */
  deleted_at: string | null;
  updated_at?: string | null | undefined;
}

/** The form, API calls and labels of courses or professionals. */
export interface ServiceItemKind<Item extends ServiceItem> {
  name: "course" | "professional";
  /** `driving course`: for buttons and messages. */
  singular: string;
  plural: string;
  fields: FormField[];
  /** Returns the fields with the options that are loaded. */
  useFields: () => FormField[];
  /** The beginning of the SWR keys of the admin lists. */
  key: string;
  /** The beginning of the SWR keys of what visitors see. */
  publicKey: string;
  /** Reads the list, or the bin. */
  useItems: (isBin: boolean) => { items: Item[] | undefined; error: unknown; retry: () => void };
  create: "POST /courses" | "POST /professionals";
  update: "PATCH /courses/:id" | "PATCH /professionals/:id";
  remove: "DELETE /courses/:id" | "DELETE /professionals/:id";
  restore: "POST /courses/:id/restore" | "POST /professionals/:id/restore";
  getTitle: (item: Item) => string;
  getPrice: (item: Item) => string;
  /** The hours of a professional in words, empty for none, and the screen that changes them; undefined for what has none. */
  getHours?: (item: Item) => { text: string; path: string };
  /** Two short texts: what it is, and where or when. */
  getFacts: (item: Item) => string[];
}

/** Returns a hook that reads a list. */
function createItemsHook<Response, Item>(
  getKey: (query: { deleted?: true }) => EndpointKey<Response>,
  readItems: (response: Response) => Item[],
) {
  return (isBin: boolean) => {
    const { data, error, mutate } = useEndpointData(getKey(isBin ? { deleted: true } : {}), freshSwrConfig);
    return { items: data && readItems(data), error, retry: () => void mutate() };
  };
}

export const courseKind: ServiceItemKind<AdminCourse> = {
  name: "course",
  singular: "driving course",
  plural: "courses",
  fields: courseFields,
  useFields: useCourseFields,
  key: endpointKey("GET /courses"),
  publicKey: coursesKey,
  useItems: createItemsHook(
    (query) => endpointKey("GET /courses", { query }),
    ({ data }) => data.courses,
  ),
  create: "POST /courses",
  update: "PATCH /courses/:id",
  remove: "DELETE /courses/:id",
  restore: "POST /courses/:id/restore",
  getTitle: courseTitle,
  getPrice: ({ pricePerDay }) => formatMoney(pricePerDay),
  getFacts: ({ make, model, transmission, year, location }) => [
    joinParts([`${make} ${model}, ${year}`, transmission], " · "),
    location,
  ],
};

export const professionalKind: ServiceItemKind<AdminProfessional> = {
  name: "professional",
  singular: "doctor",
  plural: "doctors",
  fields: professionalFields,
  useFields: () => professionalFields,
  key: endpointKey("GET /professionals"),
  publicKey: professionalsKey,
  useItems: createItemsHook(
    (query) => endpointKey("GET /professionals", { query }),
    ({ data }) => data.professionals,
  ),
  create: "POST /professionals",
  update: "PATCH /professionals/:id",
  remove: "DELETE /professionals/:id",
  restore: "POST /professionals/:id/restore",
  getTitle: ({ name }) => name,
  getPrice: ({ price }) => price,
  getHours: ({ id, availability }) => ({ text: availability, path: hoursPath(id) }),
  getFacts: ({ specialty, location, availability }) => [
    joinParts([specialty, location], " · "),
    // A range of hours stays on one line.
    availability.replaceAll(/(\d) – (\d)/g, "$1\u00a0–\u00a0$2"),
  ],
};
