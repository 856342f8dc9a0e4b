import { and, eq, inArray, type SQL } from "drizzle-orm";
import { builder } from "#worker/db/query/builder.ts";
import type { Statement } from "#worker/db/query/query.ts";
import { enquiries, enquiryHistory, mailOutbox } from "#worker/db/tables/enquiries.ts";

/** Removes all personal data from the enquiries that match. Service, status and times remain for the statistics. */
export function anonymizeEnquiries(condition: SQL | undefined): Statement[] {
  const numbers = builder.select({ n: enquiries.n }).from(enquiries).where(condition);
  return [
    builder
      .delete(enquiryHistory)
      .where(and(eq(enquiryHistory.field, "note"), inArray(enquiryHistory.enquiry_n, numbers))),
    builder.delete(mailOutbox).where(inArray(mailOutbox.enquiry_n, numbers)),
    builder
      .update(enquiries)
      .set({
        name: "",
        email: "",
        phone_number: "",
        message: null,
        subject: null,
        preferred_day: null,
        preferred_time: null,
        user_id: null,
      })
      .where(condition),
  ];
}
