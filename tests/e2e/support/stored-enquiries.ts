import * as z from "zod";
import type { TestSite } from "../../support/site/test-site.ts";

const text = z.string().nullable();
/** A row of the `enquiries` table. */
const storedEnquiry = z.object({
  id: z.string(),
  reference: z.string(),
  service: z.string(),
  name: z.string(),
  phone_number: z.string(),
  message: text,
  property_uuid: text,
  professional_id: text,
  course_id: text,
  preferred_day: text,
  preferred_time: text,
  spam: z.number(),
});

/** Returns the stored enquiries from one e-mail address, oldest first. */
export async function readStoredEnquiries(site: TestSite, email: string): Promise<z.output<typeof storedEnquiry>[]> {
  return z.array(storedEnquiry).parse(await site.query("SELECT * FROM enquiries WHERE email = ? ORDER BY n", email));
}
