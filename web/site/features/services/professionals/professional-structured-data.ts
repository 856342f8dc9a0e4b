import type { Physician } from "schema-dts";
import type { Professional } from "#contract/services/professional.ts";
import { paths } from "#web/lib/page/paths.ts";
import { breadcrumbList, type StructuredData } from "#web/lib/page/structured-data.ts";

/** Returns what the page of a professional describes. Only a person with a licence is called a physician. */
export const describeProfessional =
  (professional: Professional): StructuredData =>
  (origin) => [
    ...(professional.licence_number ? [physician(professional, professional.licence_number, origin)] : []),
    breadcrumbList(origin, [{ label: "Doctors", path: paths.health }]),
  ];

function physician(professional: Professional, licence: string, origin: string): Exclude<Physician, string> {
  const phone = professional.contact_e164 ?? professional.contact;
  return {
    "@type": "Physician",
    name: professional.name,
    description: professional.description,
    url: origin + paths.professional(professional.id),
    identifier: { "@type": "PropertyValue", name: "Licence", value: licence },
    knowsAbout: professional.specialty,
    address: professional.location,
    ...(phone && { telephone: phone }),
    ...(professional.price && { priceRange: professional.price }),
  };
}
