import type { Professional } from "#contract/services/professional.ts";
import { sampleProfessionalRecords } from "#web/samples/professionals.ts";

/** The sample doctors in the API's shape. */
export const sampleProfessionals: Professional[] = sampleProfessionalRecords.map(({ priceRange, ...doctor }) => ({
  ...doctor,
  price: priceRange,
}));
