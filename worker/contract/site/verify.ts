import * as z from "zod";
import { singleParam } from "../http/query-params.ts";
import { propertyCardSchema } from "../listings/property.ts";
import { readPhoneNumber } from "../people/phone-number.ts";

const maxTypedLength = 200;

const typed = () => singleParam(z.string().trim().max(maxTypedLength, `Must be at most ${maxTypedLength} characters`));

/** What a visitor checks: one phone number, or the reference of one home. */
export const verifyQuerySchema = z
  .object({ phone: typed(), reference: typed() })
  .superRefine(({ phone, reference }, context) => {
    if (phone === undefined && reference === undefined) {
      context.addIssue({ code: "custom", path: ["phone"], message: "Enter a phone number or a reference" });
    } else if (phone !== undefined && reference !== undefined) {
      context.addIssue({
        code: "custom",
        path: ["reference"],
        message: "Enter a phone number or a reference, not both",
      });
    } else if (phone !== undefined && !readPhoneNumber(phone)) {
      context.addIssue({ code: "custom", path: ["phone"], message: "Enter all digits of the phone number" });
    }
  });
export type VerifyQuery = z.infer<typeof verifyQuerySchema>;

/** Whether a number or a reference is the business's own. It never contains a name or another number. */
export const verifyResponseSchema = z.object({
  data: z.object({
    result: z.enum(["ours", "not_ours"]),
    listing: propertyCardSchema.nullable().describe("the home of the reference, also if it is sold or let"),
    confirmed_at: z.string().nullable().describe("when the agency last said that the home is on offer"),
  }),
});
export type VerifyResponse = z.infer<typeof verifyResponseSchema>;
