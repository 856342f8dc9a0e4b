import * as z from "zod";
import { readPhoneNumber } from "#shared/people/phone-number.ts";
import { singleParam } from "../http/query-params.ts";
import { propertyCardSchema } from "../listings/property.ts";

/** The longest text that is checked. */
export const maxCheckedLength = 1000;
const maxTypedLength = 200;

const typed = (max: number) => singleParam(z.string().trim().max(max, `Must be at most ${max} characters`));

/** What a visitor checks: a text that was typed or pasted, or one phone number, or the reference of one home. */
export const verifyQuerySchema = z
  .object({ text: typed(maxCheckedLength), phone: typed(maxTypedLength), reference: typed(maxTypedLength) })
  .superRefine(({ text, phone, reference }, context) => {
    const given = [text, phone, reference].filter((value) => value !== undefined);
    if (given.length === 0) {
      context.addIssue({ code: "custom", path: ["text"], message: "Enter a text, a phone number or a reference" });
    } else if (given.length > 1) {
      const path = reference === undefined ? "phone" : "reference";
      context.addIssue({ code: "custom", path: [path], message: "Enter a phone number or a reference, not both" });
    } else if (phone !== undefined && !readPhoneNumber(phone)) {
      context.addIssue({ code: "custom", path: ["phone"], message: "Enter all digits of the phone number" });
    }
  });
export type VerifyQuery = z.infer<typeof verifyQuerySchema>;

const judged = z.enum(["ours", "not_ours"]);

/** Whether all that can be checked in a text is the business's own. It never contains a name or another number. */
export const verifyResponseSchema = z.object({
  data: z.object({
    result: z.enum([...judged.options, "nothing_to_check"]),
    checked: z
      .array(
        z.object({
          text: z.string().describe("as it was written"),
          kind: z.enum(["phone", "reference", "link"]),
          result: judged,
        }),
      )
      .describe("each number, link and reference in the text"),
    listing: propertyCardSchema
      .nullable()
      .describe("the home of the reference or the number, also if it is sold or let"),
    confirmed_at: z.string().nullable().describe("when the agency last said that the home is on offer"),
  }),
});
export type VerifyResponse = z.infer<typeof verifyResponseSchema>;
