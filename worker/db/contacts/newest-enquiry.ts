import { max } from "drizzle-orm";
import { builder } from "../driver.ts";
import { enquiries } from "../tables/enquiries.ts";

/** Selects the number of the newest enquiry: what a colleague says of a person is about the enquiries up to it. */
export const newestEnquiry = builder.select({ n: max(enquiries.n).as("newest") }).from(enquiries);
