import type { Physician } from "schema-dts";
import type { Professional } from "#contract/services/professional.ts";
import { paths } from "#web/lib/page/paths.ts";
import { breadcrumbList, type StructuredData } from "#web/lib/page/structured-data.ts";

/** Returns what the page of a doctor describes. Only somebody with a licence is called a physician. */
export const describeDoctor =
  (doctor: Professional): StructuredData =>
  (origin) => [
    ...(doctor.licence_number ? [physician(doctor, doctor.licence_number, origin)] : []),
    breadcrumbList(origin, [{ label: "Doctors", path: paths.health }]),
  ];

function physician(doctor: Professional, licence: string, origin: string): Exclude<Physician, string> {
  const phone = doctor.contact_e164 ?? doctor.contact;
  return {
    "@type": "Physician",
    name: doctor.name,
    description: doctor.description,
    url: origin + paths.doctor(doctor.id),
    identifier: { "@type": "PropertyValue", name: "Licence", value: licence },
    knowsAbout: doctor.specialty,
    address: doctor.location,
    ...(phone && { telephone: phone }),
    ...(doctor.price && { priceRange: doctor.price }),
  };
}
