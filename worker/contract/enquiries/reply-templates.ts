import * as z from "zod";
import { singleLine, text } from "../http/input-fields.ts";
import { serviceSlugs } from "../services/services.ts";
import { findUnknownField, replyFields, replyTemplateLimits } from "./reply-fields.ts";

const knownFields = replyFields.map((field) => `{${field}}`).join(", ");
const rejectUnknownField = (value: string, context: z.RefinementCtx) => {
  const unknown = findUnknownField(value);
  if (unknown) context.addIssue({ code: "custom", message: `Unknown field ${unknown}. Use ${knownFields}` });
};
const required = (label: string) => z.string().min(1, `${label} is required`);

/** A text with fields in braces that a colleague sends as a reply. */
export const replyTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  service: z.enum(serviceSlugs).nullable().describe("null: for enquiries of all services"),
  subject: z.string().describe("of a mail; empty: the subject is made from the enquiry"),
  body: z.string(),
});
export type ReplyTemplate = z.infer<typeof replyTemplateSchema>;

export const replyTemplatesSchema = z.array(replyTemplateSchema);

/** All templates from now on, in their order. An empty list brings back the ones that came with the site. */
export const replyTemplatesInputSchema = z
  .array(
    z.object({
      id: z.string("Must be text").min(1, "Must not be empty").max(100, "Must be at most 100 characters").optional(),
      name: singleLine(replyTemplateLimits.name).pipe(required("Name")),
      service: z
        .enum(serviceSlugs, `Must be one of ${serviceSlugs.join(", ")}`)
        .nullish()
        .transform((service) => service ?? null),
      subject: singleLine(replyTemplateLimits.subject).superRefine(rejectUnknownField).default(""),
      body: text(replyTemplateLimits.body).pipe(required("Text")).superRefine(rejectUnknownField),
    }),
    "Must be a list",
  )
  .max(replyTemplateLimits.templates, `At most ${replyTemplateLimits.templates} templates`)
  .superRefine((templates, context) => {
    const ids = templates.map(({ id }) => id);
    for (const [index, id] of ids.entries()) {
      if (id !== undefined && ids.indexOf(id) !== index)
        context.addIssue({ code: "custom", path: [index, "id"], message: "Must be the id of one template only" });
    }
  });
export type ReplyTemplateInput = z.infer<typeof replyTemplatesInputSchema>[number];
