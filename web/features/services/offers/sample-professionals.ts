import type { Professional } from "#contract/professional.ts";
import { sampleDoctors } from "#web/samples/doctors.ts";

/** The sample doctors in the API's shape. */
export const sampleProfessionals: Professional[] = sampleDoctors.map(({ priceRange, ...doctor }) => ({
  ...doctor,
  price: priceRange,
}));
